import type { Previa } from '../../../contract/previas.ts';
import { dayOf } from '../../../domain/calendar.ts';
import type { Selecting } from '../../database/reading.ts';
import { fieldError, notFound } from '../../errors.ts';
import type { SentFile } from '../../imports/readApart.ts';
import { isMessageName, readMessage, startPatience } from '../../imports/readMessage.ts';
import { readSpreadsheet } from '../../imports/readSpreadsheet.ts';
import { Refusal } from '../../imports/refusal.ts';
import { fileById, fileOfName } from './arquivos/repository.ts';
import { nextPending, pendingLine } from './pendentes/repository.ts';
import { preview } from './preview.ts';
import { loadParametros } from './repository.ts';
import { fileName } from './service.ts';

const CONTEUDO = 'Importacao_analise_amostra';
/** What is said of a workbook of an e-mail that has no preview. */
const TAKEN = 'o arquivo ja foi cadastrado';
const TOO_LATE = 'não foi lida, porque a prévia da mensagem demorou demais';

type DeFora = Previa['deFora'];

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
  const deFora: DeFora = [];
  const linhas = isMessageName(file.filename) ? ofMessage(db, file, now, deFora) : ofWorkbook(db, file);
  try {
    return { ...(await preview(db, laboratorio, linhas, dayOf(now().toISOString()))), deFora };
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

/**
 * The results of an e-mail's workbooks. One that cannot be read holds the others not up, as when they come in.
 *
 * @param deFora gets the workbooks that are left out
 * @throws Refusal when all of them are
 */
async function* ofMessage(db: Selecting, file: SentFile, now: () => Date, deFora: DeFora) {
  const message = await readMessage(file);
  const isLate = startPatience(now);
  try {
    for (const { nome, path } of message.planilhas) {
      try {
        await refuseLeftOut(db, nome, isLate());
        // Of several workbooks neither a sheet's name nor a reason alone would tell which one is meant.
        for await (const linhas of ofWorkbook(db, { ...file, path, filename: nome })) {
          yield linhas.map((linha) => ({ ...linha, planilha: `${nome}: ${linha.planilha}` }));
        }
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
        deFora.push({ nome, motivo: error.message });
      }
    }
  } finally {
    message.discard();
  }
  if (deFora.length === message.planilhas.length) {
    throw new Refusal(deFora.map(({ nome, motivo }) => `${nome}: ${motivo}`).join('; '));
  }
}

async function refuseLeftOut(db: Selecting, nome: string, late: boolean): Promise<void> {
  if (late) throw new Refusal(TOO_LATE);
  const known = await fileOfName(db, fileName(nome), CONTEUDO);
  if (known && known.situacao !== 'registrado') throw new Refusal(TAKEN);
}

/** What trying the pending results of an imported file again would do. */
export async function previewPending(db: Selecting, id: number, now: () => Date): Promise<Previa> {
  const arquivo = await fileById(db, id);
  if (arquivo?.conteudo !== CONTEUDO) throw notFound();
  const previa = await preview(db, arquivo.laboratorio, pendingOf(db, id), dayOf(now().toISOString()), id);
  return { ...previa, deFora: [] };
}

async function* pendingOf(db: Selecting, idArquivo: number) {
  for (let last = 0; ; ) {
    const rows = await nextPending(db, idArquivo, last);
    if (rows.length === 0) return;
    last = rows.at(-1)!.id;
    yield rows.map(pendingLine);
  }
}
