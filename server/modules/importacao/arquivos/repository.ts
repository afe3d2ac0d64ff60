import type { Conteudo } from '../../../../contract/importacao.ts';
import type { Selecting } from '../../../database/reading.ts';
import { toRemove, toWrite } from '../../../database/rowLocks.ts';
import type { Tx } from '../../../write.ts';

const TABLE = 'UploadArquivo';

/** How the results of a file were settled. */
interface Counts {
  linhas?: number;
  importadas: number;
  repetidas: number;
  pendentes: number;
}

/** A file whose contents are still to come. */
export interface NovoArquivo {
  nomeArquivo: string;
  conteudo: Conteudo;
  size: number;
  /** JSON of the e-mail that it was attached to. */
  origem?: string;
}

/** Which files to list; all when nothing is said. */
export interface WhichFiles {
  id?: number;
  conteudo?: Conteudo | undefined;
}

/** Files, the latest first. */
export function storedFiles(db: Selecting, { id, conteudo }: WhichFiles) {
  let query = db
    .selectFrom(TABLE)
    .select(['id', 'nomeArquivo', 'size', 'conteudo', 'dtCadastro', 'situacao'])
    .select(['linhas', 'importadas', 'repetidas', 'pendentes', 'laboratorio', 'origem'])
    .orderBy('id', 'desc');
  if (id !== undefined) query = query.where('id', '=', id);
  if (conteudo !== undefined) query = query.where('conteudo', '=', conteudo);
  return query.execute();
}

/** Laboratory files that told results which were there already, the latest first; as many as are named. */
export async function filesThatRepeated(db: Selecting, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom(TABLE)
    .select('nomeArquivo')
    .where('conteudo', '=', 'Importacao_analise_amostra')
    .where('situacao', '=', 'importado')
    .where('repetidas', '>', 0)
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ nomeArquivo }) => nomeArquivo);
}

/** The file of a name among those of one kind of contents. */
export function fileOfName(db: Selecting, nomeArquivo: string, conteudo: Conteudo) {
  return db
    .selectFrom(TABLE)
    .select(['id', 'situacao'])
    .where('conteudo', '=', conteudo)
    .where('nomeArquivo', '=', nomeArquivo)
    .executeTakeFirst();
}

/** One file, with all that is kept on it. */
export function fileById(db: Selecting, id: number) {
  return db.selectFrom(TABLE).selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same of one that is about to be read anew: nobody removes it till then. */
export function fileToWrite({ db }: Tx, id: number) {
  return toWrite(db, db.selectFrom(TABLE).selectAll().where('id', '=', id)).executeTakeFirst();
}

/** Whether a file may be removed: no transaction, of another server, is bringing its results. */
export async function isIdle({ db }: Tx, id: number): Promise<boolean> {
  const idle = toRemove(db, db.selectFrom(TABLE).select('id').where('id', '=', id));
  return (await idle.executeTakeFirst()) !== undefined;
}

/** Registers a file whose contents are still to come, and returns its id. */
export async function insertFile({ db, actor, now }: Tx, file: NovoArquivo): Promise<number> {
  const values = { ...file, situacao: 'registrado', idUsuario: actor.id, dtCadastro: now };
  const { id } = await db
    .insertInto(TABLE)
    .values({ ...values, laboratorio: null, linhas: 0, importadas: 0, repetidas: 0, pendentes: 0 })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Registers a file again whose contents never came: it is now the actor's, and of where it comes from this time.
 *
 * @returns false when they have come meanwhile
 */
export async function renewRegistration(
  { db, actor }: Tx,
  id: number,
  { size, origem }: NovoArquivo,
): Promise<boolean> {
  const renewed = await db
    .updateTable(TABLE)
    .set({ size, origem: origem ?? null, idUsuario: actor.id })
    .where('id', '=', id)
    .where('situacao', '=', 'registrado')
    .executeTakeFirst();
  return Number(renewed.numUpdatedRows) === 1;
}

/** Takes the registration for an import; false when another request for the same file took it. */
export async function claimFile({ db }: Tx, id: number, laboratorio: number): Promise<boolean> {
  const claimed = await db
    .updateTable(TABLE)
    .set({ situacao: 'importado', laboratorio })
    .where('id', '=', id)
    .where('situacao', '=', 'registrado')
    .executeTakeFirst();
  return Number(claimed.numUpdatedRows) === 1;
}

/** Keeps what became of a file's results. */
export async function saveCounts({ db }: Tx, id: number, counts: Counts): Promise<void> {
  await db
    .updateTable(TABLE)
    .set({ ...counts })
    .where('id', '=', id)
    .execute();
}

/** Removes the registration of a file that was not imported; false when it was, or is gone. */
export async function forgetRegistration({ db }: Tx, id: number): Promise<boolean> {
  const query = db.deleteFrom(TABLE).where('id', '=', id).where('situacao', '=', 'registrado');
  return Number((await query.executeTakeFirst()).numDeletedRows) === 1;
}

/** Removes a file, whatever its state. */
export async function deleteFile({ db }: Tx, id: number): Promise<void> {
  await db.deleteFrom(TABLE).where('id', '=', id).execute();
}
