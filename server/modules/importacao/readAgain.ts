import { rm, writeFile } from 'node:fs/promises';
import * as path from 'node:path';
import type { WriteContext } from '../../context.ts';
import { AppError } from '../../errors.ts';
import { UploadResult } from '../../http/envelope.ts';
import { readSpreadsheet } from '../../imports/readSpreadsheet.ts';
import { Refusal } from '../../imports/refusal.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { erasedNamesRemover } from '../cliente/nomes/apagados/service.ts';
import { saveCounts } from './arquivos/repository.ts';
import { bytesOf } from './bytes/repository.ts';
import { describeCounts, importResults, oneImportAtATime } from './importFile.ts';
import { deletePendingOf } from './pendentes/repository.ts';
import type { Andamento, Andamentos } from './progress.ts';
import { describeRecusados, loggedRecusados } from './recusados.ts';
import { loadParametros } from './repository.ts';
import { heldFile, importedFile } from './retryPending.ts';

/**
 * Reads a file that is there once more from its bytes, after the reading or the registers were mended. What it brought
 * stays as it is; what was not found in it before comes in, and its pending results are told anew, without the names of
 * persons who were erased since.
 *
 * @returns the reply that tells what came of it
 */
export async function readAgain(context: WriteContext, andamentos: Andamentos, id: number): Promise<UploadResult> {
  const { nomeArquivo, laboratorio } = await importedFile(context.db, id);
  const bytes = await bytesOf(context.db, id);
  if (!bytes) throw new AppError('REFUSED', 'O conteúdo deste arquivo não foi guardado: só enviando-o de novo');
  return andamentos.run(id, async (andamento, signal) => {
    const folder = temporaryFolder();
    const file = { path: path.join(folder, 'arquivo'), filename: nomeArquivo, owner: context.user.id, signal };
    try {
      await writeFile(file.path, bytes);
      const workbook = await readSpreadsheet(file, await loadParametros(context.db));
      try {
        andamento.linhas = workbook.resultados;
        const arquivo = { id, nomeArquivo, laboratorio: laboratorio ?? 1 };
        return await context.write(async (tx) => {
          await oneImportAtATime(tx);
          const before = countsOf(await heldFile(tx, id));
          await deletePendingOf(tx, id);
          const without = await erasedNamesRemover(tx);
          const { recusados } = await importResults(tx, { workbook, signal }, arquivo, andamento, { without });
          const after = together(before, andamento);
          await saveCounts(tx, id, after);
          const info = `Nova leitura de ${nomeArquivo}`;
          const told = { ...after, ...loggedRecusados(recusados) };
          await tx.audit({ tabela: 'UploadArquivo', id, acao: 'Importação', before, after: told, info });
          const left = describeRecusados(recusados);
          return new UploadResult(true, `Arquivo lido de novo: ${describeCounts(andamento)}${left}`, left !== '');
        });
      } finally {
        workbook.discard();
      }
    } catch (error) {
      throw error instanceof Refusal ? new AppError('REFUSED', error.message) : error;
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });
}

function countsOf({ linhas, importadas, repetidas, pendentes }: Andamento) {
  return { linhas, importadas, repetidas, pendentes };
}

/**
 * The counts of both readings: what the first brought is met again by the second, and is no repetition. What the second does
 * not meet is gone since, or waits.
 */
function together(before: Andamento, { linhas, importadas, repetidas, pendentes }: Andamento): Andamento {
  const all = Math.min(before.importadas, repetidas) + importadas;
  return { linhas, importadas: all, repetidas: Math.max(0, linhas - all - pendentes), pendentes };
}
