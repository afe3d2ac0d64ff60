import { waitTurn } from '../../../database/turn.ts';
import { notFound } from '../../../errors.ts';
import type { Tx } from '../../../write.ts';
import { collectionsWithLetter, deleteLetters, insertLetters, TABLE } from './repository.ts';

/**
 * Notes of which collections the letter of non-conformity was sent, or that it was not.
 *
 * @returns the ids of those of which that is news
 * @throws AppError NOT_FOUND when one of them is no collection
 */
export async function markLetters(tx: Tx, ids: readonly number[], enviada: boolean): Promise<{ ids: number[] }> {
  // Of two people told of the same letter, one sees what the other noted.
  await waitTurn(tx.db, TABLE);
  const found = await collectionsWithLetter(tx, ids);
  if (found.length < new Set(ids).size) throw notFound('Há coletas que não existem mais: abra a lista de novo');
  const news = found.filter(({ em }) => (em !== null) !== enviada);
  const changed = news.map(({ id }) => id);
  if (changed.length === 0) tx.unchanged();
  else if (enviada) await insertLetters(tx, changed);
  else await deleteLetters(tx, changed);
  for (const { id, idPessoa } of news) {
    await tx.audit({
      tabela: 'HistoricoColeta',
      id,
      idPessoa,
      acao: 'Alteração',
      before: { cartaNaoConforme: enviada ? 0 : 1 },
      after: { cartaNaoConforme: enviada ? 1 : 0 },
    });
  }
  return { ids: changed };
}
