import type { ResumoCliente } from '../../../../contract/clientes.ts';
import { dayOf } from '../../../../domain/calendar.ts';
import { clientSummary } from '../../../../domain/cliente/clientSummary.ts';
import type { Context } from '../../../context.ts';
import { clientOf } from '../repository.ts';
import { recordsOfClient } from './repository.ts';

/**
 * What to know of a client at a glance, today.
 *
 * @throws AppError NOT_FOUND
 */
export async function summaryOf({ db, now }: Context, id: number): Promise<ResumoCliente> {
  const { flagAtivo } = await clientOf(db, id);
  const today = dayOf(now().toISOString());
  const summary = clientSummary(await recordsOfClient(db, id, today), today);
  return { id, flagAtivo: flagAtivo === 1 ? 1 : 0, ...summary };
}
