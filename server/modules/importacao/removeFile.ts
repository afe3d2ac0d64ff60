import type { WriteContext } from '../../context.ts';
import { AppError, notFound } from '../../errors.ts';
import { deleteFile, fileById, filesThatRepeated, isIdle } from './arquivos/repository.ts';
import { forgetBytes } from './bytes/repository.ts';
import {
  deleteCollections,
  deleteResults,
  filledBy,
  passOn,
  renewVersions,
  resultsOf,
} from './coletas/doArquivo/repository.ts';
import { isToldOneByOne, logTakenBack } from './coletas/log.ts';
import { takeCodesBack } from './coletas/trazidas/takeCodesBack.ts';
import { mayTouch, refuseOthers } from './contents.ts';
import { takeBack } from './mylims/informacoes.ts';
import { reopenRepeated } from './mylims/linhas/repository.ts';
import { deleteStaged, recount } from './mylims/repository.ts';
import { deletePendingOf } from './pendentes/repository.ts';
import type { Andamentos } from './progress.ts';

/** Whoever holds the file, by this server or another: which of the two, the database does not tell. */
const BUSY_ELSEWHERE = 'Este arquivo está sendo importado ou removido por outra pessoa';

/** Files that are named to be read again. */
const MOST_NAMED = 10;

/**
 * Removes a file and exactly what it brought: its results, the collections it created that hold nothing else, its
 * pending rows, the codes that it gave to collections, its bytes unless another file holds the same. A collection that holds results of another file passes to that file; one with results typed by hand
 * stays without a file. What a MyLIMS file told too waits for the next synchronisation; of the others it is not kept
 * which results they repeated.
 *
 * @returns also the files that may have, to be read again
 */
export async function removeFile(
  context: WriteContext,
  andamentos: Andamentos,
  id: number,
): Promise<{ id: number; reler?: string[] }> {
  andamentos.refuseRunning(id);
  return context.write(async (tx) => {
    const arquivo = await fileById(tx.db, id);
    if (!arquivo) throw notFound();
    refuseOthers(context, arquivo.conteudo, 'editar');
    if (!(await isIdle(tx, id))) throw new AppError('CONFLICT', BUSY_ELSEWHERE);
    await renewVersions(tx, id);
    const reopened = await reopenRepeated(tx, id);
    const filled = await filledBy(tx, id);
    const perdidos = isToldOneByOne(filled) ? await resultsOf(tx, id) : [];
    const resultados = await deleteResults(tx, id);
    await passOn(tx, id);
    const removed = await deleteCollections(tx, id);
    await logTakenBack(tx, { filled, removed, perdidos }, `Arquivo ${arquivo.nomeArquivo}`);
    await takeCodesBack(tx, id, `Arquivo ${arquivo.nomeArquivo}`);
    await deletePendingOf(tx, id);
    await takeBack(tx, arquivo);
    await deleteStaged(tx, id);
    await deleteFile(tx, id);
    await forgetBytes(tx, arquivo.hash);
    if (reopened) await recount(tx);
    const before = {
      nomeArquivo: arquivo.nomeArquivo,
      resultados,
      coletas: removed.size,
      pendentes: arquivo.pendentes,
    };
    await tx.audit({ tabela: 'UploadArquivo', id, acao: 'Remoção', before });
    const mayTell = resultados > 0 && mayTouch(context, 'Importacao_analise_amostra', 'ver');
    const reler = mayTell ? await filesThatRepeated(tx.db, MOST_NAMED) : [];
    return reler.length > 0 ? { id, reler } : { id };
  });
}
