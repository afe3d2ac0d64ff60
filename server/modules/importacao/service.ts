import type { z } from 'zod';
import type { Arquivo, Conteudo } from '../../../contract/importacao.ts';
import type { contract } from '../../../contract/index.ts';
import { withoutInvisible } from '../../../domain/withoutInvisible.ts';
import type { WriteContext } from '../../context.ts';
import type { Selecting } from '../../database/reading.ts';
import { waitTurn } from '../../database/turn.ts';
import { fieldError, notFound } from '../../errors.ts';
import { Page } from '../../http/envelope.ts';
import { LIMITS } from '../../imports/limits.ts';
import { prepareReader } from '../../imports/reader.ts';
import type { Tx } from '../../write.ts';
import {
  fileOfName,
  insertFile,
  type NovoArquivo,
  renewRegistration,
  storedFiles,
  type WhichFiles,
} from './arquivos/repository.ts';
import { refuseOthers } from './contents.ts';
import { storedPending } from './pendentes/repository.ts';
import type { Andamentos } from './progress.ts';

/** Systems write accents in names differently; one file bears one name, of one line and read from left to right. */
export const fileName = (name: string) =>
  withoutInvisible(name.normalize('NFC').replace(/[\p{Cc}\p{Bidi_Control}]+/gu, ' ')).trim();

/** Files as the screen lists them; one that is being imported shows how far it has come. */
export async function listFiles(db: Selecting, andamentos: Andamentos, where: WhichFiles): Promise<Arquivo[]> {
  const rows = await storedFiles(db, where);
  return rows.map(({ origem, ...row }) => {
    const running = andamentos.of(row.id);
    return {
      ...row,
      filename: row.nomeArquivo,
      situacao: running ? 'importando' : (row.situacao as Arquivo['situacao']),
      ...(origem && { origem: JSON.parse(origem) }),
      ...running,
    };
  });
}

/** What a file is called that may be registered, and what is said of any other (spec 2 §5). */
const NAMES = {
  Importacao_analise_amostra: { taken: /\.(xlsx?|eml)$/i, wanted: 'Escolha um arquivo .xls ou .xlsx' },
  Importacao_mylims: { taken: /\.xlsx$/i, wanted: 'Escolha um arquivo .xlsx' },
} as const;

type NamedFile = Awaited<ReturnType<typeof fileOfName>>;

/** A file registered whose contents never came, because the sending broke off, leaves its name free. */
export const isTaken = (andamentos: Andamentos, file: NamedFile) =>
  file !== undefined && (file.situacao !== 'registrado' || andamentos.of(file.id) !== undefined);

/** Registers a file under its name, which no other file of its kind bears. */
export function registerFile(
  context: WriteContext,
  andamentos: Andamentos,
  { filename, size, conteudo }: z.output<typeof contract.importacao.register.body>,
) {
  refuseOthers(context, conteudo, 'editar');
  const nomeArquivo = fileName(filename);
  const { taken, wanted } = NAMES[conteudo];
  if (!taken.test(nomeArquivo)) throw fieldError('filename', wanted);
  if (size > LIMITS.bytes) throw fieldError('filename', 'O arquivo é grande demais', 'TOO_LARGE');
  prepareReader();
  return context.write(async (tx) => {
    const id = await takeName(tx, andamentos, { nomeArquivo, conteudo, size });
    if (id === null) throw fieldError('filename', 'o arquivo ja foi cadastrado', 'CONFLICT');
    return { id };
  });
}

/**
 * Registers a file under its name, unless another of its kind bears it, and tells the log.
 *
 * @param info what the log says of where it comes from
 * @returns its id; null when the name is taken
 */
export async function takeName(
  tx: Tx,
  andamentos: Andamentos,
  file: NovoArquivo,
  info?: string,
): Promise<number | null> {
  const { nomeArquivo, conteudo, size } = file;
  const entry = { tabela: 'UploadArquivo', ...(info !== undefined && { info }) } as const;
  await waitTurn(tx.db, `${conteudo}: ${nomeArquivo}`);
  const known = await fileOfName(tx.db, nomeArquivo, conteudo);
  if (isTaken(andamentos, known)) return null;
  if (known) {
    if (!(await renewRegistration(tx, known.id, file))) return null;
    await tx.audit({ ...entry, id: known.id, acao: 'Alteração', after: { nomeArquivo, size } });
    return known.id;
  }
  const id = await insertFile(tx, file);
  await tx.audit({ ...entry, id, acao: 'Inclusão', after: { nomeArquivo, conteudo, size } });
  return id;
}

/** A file of an import screen. @throws AppError NOT_FOUND, of files of the other screen as well */
export async function fileOf(
  db: Selecting,
  andamentos: Andamentos,
  where: { id: number; conteudo: Conteudo },
): Promise<Arquivo> {
  const [arquivo] = await listFiles(db, andamentos, where);
  if (!arquivo) throw notFound();
  return arquivo;
}

/** Gives the import of a file up. @returns whether it was under way. @throws AppError NOT_FOUND as `fileOf` does */
export async function cancelFile(
  db: Selecting,
  andamentos: Andamentos,
  where: { id: number; conteudo: Conteudo },
): Promise<{ cancelada: boolean }> {
  await fileOf(db, andamentos, where);
  return { cancelada: andamentos.cancel(where.id) };
}

/** A page of the pending results of a file. */
export async function pendingPage(db: Selecting, andamentos: Andamentos, id: number, pagina: number, tamanho: number) {
  await fileOf(db, andamentos, { id, conteudo: 'Importacao_analise_amostra' });
  const { rows, total } = await storedPending(db, id, pagina, tamanho);
  return new Page(rows, total, tamanho);
}
