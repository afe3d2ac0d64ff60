import type { RowOf } from '../../../../database/columns.ts';
import { toWrite } from '../../../../database/rowLocks.ts';
import type { Tx } from '../../../../write.ts';
import { FAILED } from '../../../assinatura/envio/letters.ts';
import { TABLE } from '../../../assinatura/repository.ts';

/** Every subscription that has filters, those that were ended included. */
export const filteredSubscriptions = ({ db }: Tx): Promise<RowOf<typeof TABLE>[]> =>
  toWrite(db, db.selectFrom(TABLE).selectAll().where('filtros', '<>', '').orderBy('id')).execute();

const waiting = ({ db }: Tx) => db.selectFrom('Mensagem').select('id').where('situacao', '=', 'pendente');

/** The messages that carry a subscription's report and wait. */
export async function reportsWaiting(tx: Tx, idAssinatura: number): Promise<number[]> {
  const carrying = tx.db.selectFrom('AssinaturaEnvio').select('idMensagem').where('idAssinatura', '=', idAssinatura);
  const rows = await waiting(tx).where('id', 'in', carrying).execute();
  return rows.map(({ id }) => id);
}

/** The messages that wait to tell of a report that was not sent. */
export const failuresWaiting = (tx: Tx) =>
  waiting(tx).select('texto').where('assunto', 'like', `${FAILED}: %`).orderBy('id').execute();
