import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import { AppError, fieldError } from '../../../errors.ts';
import { refuseStale, writeNext } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { holdClientAlone } from '../../cliente/repository.ts';
import { collectionsOf, insertColour } from './repository.ts';

const TABLE = 'HistoricoColeta';

/**
 * Gives collections another colour: what their DBO counts for. Keeps what each was before, why and by whom.
 *
 * @throws AppError REFUSED when one is not the client's, CONFLICT when one changed meanwhile, and of an erased client
 */
export async function colour(
  tx: Tx,
  { idPessoa, valores, cor, listaIds, motivo, versoes }: z.output<typeof contract.cores.save.body>,
): Promise<{ id: number }> {
  await holdClientAlone(tx, idPessoa);
  const wanted = [...new Set(listaIds)];
  const rows = await collectionsOf(tx, idPessoa, wanted);
  if (rows.length < wanted.length) {
    throw fieldError('listaIds', 'Há linhas que não são coletas deste cliente. Atualize o histórico.', 'REFUSED');
  }
  const changed = rows.filter(({ idTipoDBO }) => idTipoDBO !== cor);
  if (changed.length === 0) throw new AppError('REFUSED', 'Estas linhas já têm esta cor');
  for (const row of changed) {
    await refuseStale(tx, TABLE, row, versoes?.[row.id], ['dtRetirada', 'idTipoDBO']);
    await writeNext(tx, TABLE, row, { idTipoDBO: cor });
    await tx.audit({
      tabela: TABLE,
      id: row.id,
      idPessoa,
      acao: 'Alteração',
      before: { idTipoDBO: row.idTipoDBO },
      after: { idTipoDBO: cor },
      ...(motivo && { info: motivo }),
    });
  }
  // Of all the rows that were chosen: those that had the colour already are among them.
  const antes = Object.fromEntries(rows.map(({ id, idTipoDBO }) => [id, idTipoDBO]));
  const id = await insertColour(tx, { idPessoa, cor, valores, antes: JSON.stringify(antes), motivo });
  return { id };
}
