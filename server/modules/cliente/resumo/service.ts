import type { ResumoCliente } from '../../../../contract/clientes.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import { clientSummary } from '../../../../domain/cliente/clientSummary.ts';
import type { Context } from '../../../context.ts';
import { clientOf } from '../repository.ts';
import { countParts, recordsOfClient } from './repository.ts';

/**
 * What to know of a client at a glance, today.
 *
 * @throws AppError NOT_FOUND
 */
export async function summaryOf({ db, now }: Context, id: number): Promise<ResumoCliente> {
  const { flagAtivo } = await clientOf(db, id);
  const today = dayOf(now().toISOString());
  const [records, partes] = await Promise.all([recordsOfClient(db, id, today), countParts(db, id)]);
  const summary = clientSummary(records, today);
  return { id, flagAtivo: flagAtivo === 1 ? 1 : 0, ...summary, partes };
}
