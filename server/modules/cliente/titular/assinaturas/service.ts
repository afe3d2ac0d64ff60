import type { RowOf } from '../../../../database/columns.ts';
import { queueMail } from '../../../../mail/queue.ts';
import { PERSON_ERASED } from '../../../../mail/reason.ts';
import { giveUp } from '../../../../mail/repository.ts';
import { writeNext } from '../../../../records.ts';
import type { Tx } from '../../../../write.ts';
import { endedLetter } from '../../../assinatura/envio/letters.ts';
import { enabledUser } from '../../../assinatura/envio/repository.ts';
import { inWords } from '../../../assinatura/relatorio.ts';
import { forgetPending, TABLE } from '../../../assinatura/repository.ts';
import { told } from '../../../assinatura/service.ts';
import { entriesOf } from '../../registros/repository.ts';
import { leftOf, rewrite } from '../../registros/service.ts';
import { type Without, withinParameters } from '../dentro.ts';
import { failuresWaiting, filteredSubscriptions, reportsWaiting } from './repository.ts';

type Row = RowOf<typeof TABLE>;

const ENDED = 'Um filtro da assinatura dizia de uma pessoa, cujos dados foram apagados';

/**
 * Ends the subscriptions whose filters tell of a person, and tells their owners; takes the person out of what is kept of
 * those, of the ones that were ended before, of what the log tells of both, and of the messages that wait.
 */
export async function forgetInSubscriptions(tx: Tx, without: Without): Promise<void> {
  const leftOfFilters = withinParameters(without);
  for (const row of await filteredSubscriptions(tx)) {
    const filtros = leftOfFilters(row.filtros);
    if (filtros === row.filtros) continue;
    const left = { ...row, filtros };
    await writeNext(tx, TABLE, row, { filtros, removidoEm: row.removidoEm ?? tx.now });
    await forgetInEntries(tx, row, left, without);
    await giveUp(tx.db, await reportsWaiting(tx, row.id), PERSON_ERASED);
    if (row.removidoEm === null) await end(tx, left);
  }
  const telling = (await failuresWaiting(tx)).filter(({ texto }) => texto !== null && without(texto) !== texto);
  await giveUp(
    tx.db,
    telling.map(({ id }) => id),
    PERSON_ERASED,
  );
}

async function end(tx: Tx, left: Row): Promise<void> {
  await forgetPending(tx, left.id);
  const before = await told(tx.db, left);
  const owner = await enabledUser(tx.db, left.idUsuario ?? 0);
  if (owner) await queueMail(tx.db, owner, endedLetter(before.relatorio, ENDED), tx.now);
  await tx.audit({ tabela: TABLE, id: left.id, acao: 'Remoção', before, info: ENDED });
}

/** The log tells filters in words, as they are read; in those of before, whatever tells of the person goes. */
async function forgetInEntries(tx: Tx, row: Row, left: Row, without: Without): Promise<void> {
  const words = await inWords(tx.db, row);
  const wordsLeft = (await inWords(tx.db, left)) ?? '';
  for (const entry of await entriesOf(tx, TABLE, row.id)) {
    const entryLeft = leftOf(entry, (text) => (text === words ? wordsLeft : without(text)), ['filtros']);
    if (entryLeft) await rewrite(tx, entryLeft);
  }
}
