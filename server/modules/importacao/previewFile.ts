import type { Previa } from '../../../contract/previas.ts';
import { dayOf } from '../../../domain/calendar.ts';
import type { Selecting } from '../../database/reading.ts';
import { fieldError, notFound } from '../../errors.ts';
import type { SentFile } from '../../imports/readApart.ts';
import { isMessageName, readMessage, startPatience } from '../../imports/readMessage.ts';
import { readSpreadsheet } from '../../imports/readSpreadsheet.ts';
import { Refusal } from '../../imports/refusal.ts';
import { fileById } from './arquivos/repository.ts';
import { nextPending, pendingLine } from './pendentes/repository.ts';
import { preview } from './preview.ts';
import { loadParametros } from './repository.ts';

const TOO_LATE = 'A mensagem demorou demais para a prévia: envie-a assim mesmo, ou uma planilha de cada vez';

/**
 * What importing a file would do; of an e-mail, all of its workbooks.
 *
 * @throws AppError REFUSED, on the file's own field, when it cannot be read, or those of an e-mail take too long
 */
export async function previewFile(
  db: Selecting,
  file: SentFile,
  laboratorio: number,
  now: () => Date,
): Promise<Previa> {
  const linhas = isMessageName(file.filename) ? ofMessage(db, file, now) : ofWorkbook(db, file);
  try {
    return await preview(db, laboratorio, linhas, dayOf(now().toISOString()));
  } catch (error) {
    throw error instanceof Refusal ? fieldError('analise', error.message) : error;
  }
}

async function* ofWorkbook(db: Selecting, file: SentFile) {
  const workbook = await readSpreadsheet(file, await loadParametros(db));
  try {
    yield* workbook.batches();
  } finally {
    workbook.discard();
  }
}

async function* ofMessage(db: Selecting, file: SentFile, now: () => Date) {
  const message = await readMessage(file);
  const isLate = startPatience(now);
  try {
    for (const { nome, path } of message.planilhas) {
      if (isLate()) throw new Refusal(TOO_LATE);
      // Of several workbooks neither a sheet's name nor a reason alone would tell which one is meant.
      try {
        for await (const linhas of ofWorkbook(db, { ...file, path, filename: nome })) {
          yield linhas.map((linha) => ({ ...linha, planilha: `${nome}: ${linha.planilha}` }));
        }
      } catch (error) {
        throw error instanceof Refusal ? new Refusal(`${nome}: ${error.message}`) : error;
      }
    }
  } finally {
    message.discard();
  }
}

/** What trying the pending results of an imported file again would do. */
export async function previewPending(db: Selecting, id: number, now: () => Date): Promise<Previa> {
  const arquivo = await fileById(db, id);
  if (arquivo?.conteudo !== 'Importacao_analise_amostra') throw notFound();
  return preview(db, arquivo.laboratorio, pendingOf(db, id), dayOf(now().toISOString()));
}

async function* pendingOf(db: Selecting, idArquivo: number) {
  for (let last = 0; ; ) {
    const rows = await nextPending(db, idArquivo, last);
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    yield rows.map(pendingLine);
  }
}
