import type { PanoramaDoCliente } from '../../../../contract/clientes.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import { calibrationStatus } from '../../../../domain/leitura/calibration.ts';
import { collectionsDue } from '../../../../domain/monitoramento/annualMonitoring.ts';
import type { Context } from '../../../context.ts';
import { chargesOn } from '../cobranca/service.ts';
import { recordsOfAll } from './repository.ts';

/** What to know of every client in their list, today. */
export async function panorama({ db, now }: Context): Promise<PanoramaDoCliente[]> {
  const today = dayOf(now().toISOString());
  const { clients, latest, validity, asked, collected } = await recordsOfAll(db, Number(today.slice(0, 4)));
  const charges = await chargesOn(
    db,
    today,
    clients.map(({ id }) => id),
  );
  return clients.map(({ id, ramo, roteiro }) => {
    const goal = asked.get(id);
    return {
      id,
      ramo,
      roteiro,
      ultimaColeta: latest.get(id) ?? null,
      dbo: charges.get(id) ?? null,
      calibracao: calibrationStatus(validity.get(id), today),
      falta: goal === undefined ? null : collectionsDue(goal, collected.get(id) ?? 0),
    };
  });
}
