import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Selecting } from '../../../database/reading.ts';
import { WELCOME } from '../../../mail/letters.ts';
import type { Tx } from '../../../write.ts';

const TABLE = 'Usuario';

/** The users that were not removed, of one group or of all. */
export async function readUsers(db: Selecting, idGrupo: number | null) {
  let query = db
    .selectFrom('Usuario')
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where('Usuario.removidoEm', 'is', null);
  if (idGrupo !== null) query = query.where('Usuario.idGrupo', '=', idGrupo);
  const rows = await query
    .select([
      'Usuario.id',
      'Usuario.nome',
      'Usuario.login',
      'Usuario.email',
      'Usuario.idGrupo',
      'GrupoAcesso.nome as grupo',
      'Usuario.flagAtivo',
      'Usuario.dtCadastro',
      'Usuario.versao',
    ])
    .orderBy('Usuario.id')
    .execute();
  return rows.map(({ idGrupo: id, grupo, flagAtivo, ...row }) => ({
    ...row,
    GrupoAcesso: { id, nome: grupo },
    flagAtivo: flagAtivo === 1 ? (1 as const) : (0 as const),
  }));
}

/** Ids of the users that have a login, however it is written. */
export async function idsOfLogin({ db }: Tx, login: string): Promise<number[]> {
  const rows = await db
    .selectFrom(TABLE)
    .select('id')
    .where(sql`lower("login")`, '=', login.toLowerCase())
    .where('removidoEm', 'is', null)
    .execute();
  return rows.map(({ id }) => id);
}

/** A group that was not removed. */
export function groupById({ db }: Tx, idGrupo: number) {
  return db
    .selectFrom('GrupoAcesso')
    .select(['nome', 'flagAtivo'])
    .where('id', '=', idGrupo)
    .where('removidoEm', 'is', null)
    .executeTakeFirst();
}

/** A user with the name of their group. */
export function userById({ db }: Tx, id: number) {
  return db
    .selectFrom(TABLE)
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where('Usuario.id', '=', id)
    .select([
      'Usuario.nome',
      'Usuario.login',
      'Usuario.email',
      'Usuario.idGrupo',
      'Usuario.flagAtivo',
      'GrupoAcesso.nome as grupo',
    ])
    .executeTakeFirstOrThrow();
}

/** To whom, and of which login, the first password was told. */
export interface Told {
  login: string;
  email: string;
}

/** The messages that wait to tell a first password. */
export async function welcomesWaiting({ db }: Tx, { login, email }: Told): Promise<number[]> {
  const rows = await db
    .selectFrom('Mensagem')
    .select(['id', 'texto'])
    .where('situacao', '=', 'pendente')
    .where('assunto', '=', WELCOME)
    .where('paraEmail', '=', email)
    .execute();
  // Of several users with one address each has their own.
  return rows.filter(({ texto }) => texto?.includes(`: ${login}\n`)).map(({ id }) => id);
}

/** Leaves a user without a password. */
export async function forgetPassword({ db }: Tx, id: number): Promise<void> {
  await db.updateTable(TABLE).set({ senhaHash: null }).where('id', '=', id).execute();
}

interface NewUser {
  nome: string;
  login: string;
  email: string;
  idGrupo: number;
  senhaHash: string;
}

/** Adds an active user, who must change the password, and returns the id. */
export async function insertUser({ db, now }: Tx, user: NewUser): Promise<number> {
  const { id } = await db
    .insertInto(TABLE)
    .values({ ...user, uuid: randomUUID(), flagAlterarSenha: 1, flagAtivo: 1, dtCadastro: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
