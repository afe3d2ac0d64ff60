import { sql, type Transaction } from 'kysely';
import type { Selecting } from '../../database/reading.ts';
import { toPointAt } from '../../database/rowLocks.ts';
import type { Schema } from '../../database/schema.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import { endPasswordLinks } from './links/repository.ts';
import { digest } from './secrets.ts';

/** As far as sessions go, whoever writes them. */
type Sessions = Transaction<Pick<Schema, 'Sessao'>>;

interface NewSession {
  secret: string;
  /** Cookie of the session before, which ends now. */
  old: string | null;
  idUsuario: number;
  expires: Date;
}

/** Whether a user is active, as is their group, and has this password, as it is stored; none of it changes until the transaction ends. */
export async function isStillUser({ db }: Tx, id: number, senhaHash: string | null): Promise<boolean> {
  const query = db
    .selectFrom('Usuario')
    .select('id')
    .where('id', '=', id)
    .where('senhaHash', '=', senhaHash)
    .where('flagAtivo', '=', 1)
    .where('removidoEm', 'is', null);
  if (!(await toPointAt(db, query).executeTakeFirst())) return false;
  const group = db
    .selectFrom('GrupoAcesso')
    .select('id')
    .where('id', '=', (eb) => eb.selectFrom('Usuario').select('idGrupo').where('id', '=', id))
    .where('flagAtivo', '=', 1)
    .where('removidoEm', 'is', null);
  return (await toPointAt(db, group).executeTakeFirst()) !== undefined;
}

/** Starts a session under a new secret; sessions that are over are swept out. */
export async function openSession({ db, now, audit }: Tx, session: NewSession): Promise<void> {
  const { secret, old, idUsuario, expires } = session;
  await db.deleteFrom('Sessao').where('expiraEm', '<', now).execute();
  if (old) await deleteSession(db, digest(old));
  await db
    .insertInto('Sessao')
    .values({ chave: digest(secret), idUsuario, criadaEm: now, vistaEm: now, expiraEm: expires.toISOString() })
    .execute();
  await audit({ tabela: 'Usuario', id: idUsuario, acao: 'Acesso', info: 'Entrou no sistema' });
}

/** Ends the session of a stored hash. */
export async function deleteSession(db: Sessions, chave: string): Promise<void> {
  await db.deleteFrom('Sessao').where('chave', '=', chave).execute();
}

/** Ends all sessions of a user but the one of this cookie; returns how many there were. */
export async function endOtherSessions(db: Sessions, idUsuario: number, secret: string | null): Promise<number> {
  const ended = await db
    .deleteFrom('Sessao')
    .where('idUsuario', '=', idUsuario)
    .where('chave', '!=', digest(secret ?? ''))
    .executeTakeFirst();
  return Number(ended.numDeletedRows);
}

/** Ends what lets a user in: sessions, and links that would set a password. */
export async function endAccess({ db, now }: Tx, idUsuario: number): Promise<void> {
  await db.deleteFrom('Sessao').where('idUsuario', '=', idUsuario).execute();
  await endPasswordLinks(db, idUsuario, now);
}

/** Ends the sessions of all users of a group: one that is enabled again lets nobody in who did not sign in since. */
export async function endSessionsOfGroup({ db }: Tx, idGrupo: number): Promise<void> {
  const users = db.selectFrom('Usuario').select('id').where('idGrupo', '=', idGrupo);
  await db.deleteFrom('Sessao').where('idUsuario', 'in', users).execute();
}

/** A user's open sessions, the one last in use first. */
export function openSessions(db: Selecting, idUsuario: number, now: Date) {
  return db
    .selectFrom('Sessao')
    .selectAll()
    .where('idUsuario', '=', idUsuario)
    .where('expiraEm', '>', now.toISOString())
    .orderBy('vistaEm', 'desc')
    .orderBy('criadaEm', 'desc')
    .execute();
}

interface NewPassword {
  id: number;
  hash: string;
  /** Digest of the link that allows the change, used up by it. */
  link: string | null;
  /** Cookie of the one session that goes on; all others of the user end. */
  keepSession: string | null;
  /** What is stored of the password that the user knows; null of a link, for which none is asked. */
  present: string | null;
  /** Address of a user who had none. */
  newEmail: string | null;
}

/**
 * Sets a password and ends the user's other sessions and links.
 *
 * @throws AppError REFUSED when the link was used by another request meanwhile, CONFLICT when the password was changed by one
 */
export async function setPassword({ db, now, audit }: Tx, change: NewPassword): Promise<void> {
  const { id, hash, link, present, keepSession, newEmail } = change;
  if (link) {
    const used = await db
      .updateTable('LinkSenha')
      .set({ usadoEm: now })
      .where('chave', '=', link)
      .where('usadoEm', 'is', null)
      .executeTakeFirst();
    if (Number(used.numUpdatedRows) !== 1) {
      throw new AppError('REFUSED', 'O link que você tentou acessar expirou.');
    }
  }
  let user = db.updateTable('Usuario').set({ senhaHash: hash, flagAlterarSenha: 0 }).where('id', '=', id);
  if (present) user = user.where('senhaHash', '=', present);
  const { numUpdatedRows } = await user.executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) !== 1)
    throw fieldError('senhaAtual', 'A senha foi trocada enquanto esta era salva', 'CONFLICT');
  await endPasswordLinks(db, id, now);
  await endOtherSessions(db, id, keepSession);
  if (newEmail) {
    await db
      .updateTable('Usuario')
      .set(({ eb }) => ({ email: newEmail, versao: eb('versao', '+', 1) }))
      .where('id', '=', id)
      .execute();
  }
  const fields = newEmail ? { before: { email: '' }, after: { email: newEmail } } : {};
  await audit({ tabela: 'Usuario', id, acao: 'Alteração', info: 'Senha alterada', ...fields });
}

/** The active user of a login, however it is written, with what is stored of the password. */
export function userByLogin(db: Selecting, login: string) {
  return db
    .selectFrom('Usuario')
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where(sql`lower("Usuario"."login")`, '=', login.toLowerCase())
    .where('Usuario.removidoEm', 'is', null)
    .where('Usuario.flagAtivo', '=', 1)
    .where('GrupoAcesso.flagAtivo', '=', 1)
    .where('GrupoAcesso.removidoEm', 'is', null)
    .selectAll('Usuario')
    .select('GrupoAcesso.nome as grupo')
    .executeTakeFirst();
}

/** What is stored of a user's password; null when there is none. */
export async function storedPassword(db: Selecting, id: number): Promise<string | null> {
  const stored = await db.selectFrom('Usuario').select('senhaHash').where('id', '=', id).executeTakeFirst();
  return stored?.senhaHash ?? null;
}
