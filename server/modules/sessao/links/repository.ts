import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { LINK_MINUTES } from '../../../../domain/acesso/senha.ts';
import type { Selecting } from '../../../database/reading.ts';
import type { Schema } from '../../../database/schema.ts';
import type { PasswordLink } from '../../../mail/letters.ts';
import { digest } from '../secrets.ts';

const validLink = (db: Selecting, uuid: string, now: Date) =>
  db
    .selectFrom('LinkSenha')
    .innerJoin('Usuario', 'Usuario.id', 'LinkSenha.idUsuario')
    .where('LinkSenha.chave', '=', digest(uuid))
    .where('LinkSenha.usadoEm', 'is', null)
    .where('LinkSenha.expiraEm', '>', now.toISOString())
    .where('Usuario.removidoEm', 'is', null)
    .select(['Usuario.id', 'Usuario.login', 'Usuario.email'])
    .executeTakeFirst();

/** The user whose password a link may set; null when it was not given out, is used or over. */
export async function userOfLink(
  db: Selecting,
  uuid: string,
  now: Date,
): Promise<{ id: number; login: string; email: string } | null> {
  return (await validLink(db, uuid, now)) ?? null;
}

/** 128 random bits, written as a UUID is. */
function newLinkUuid(): string {
  return randomBytes(16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Gives out a link under which the user chooses a password: once, within an hour. The database keeps its hash. */
export async function createPasswordLink(
  db: Transaction<Pick<Schema, 'LinkSenha'>>,
  user: { id: number; uuid: string },
  now: Date,
  publicUrl: string,
): Promise<PasswordLink> {
  const uuid = newLinkUuid();
  const expiraEm = new Date(now.getTime() + LINK_MINUTES * 60_000).toISOString();
  await db
    .insertInto('LinkSenha')
    .values({
      chave: digest(uuid),
      idUsuario: user.id,
      criadoEm: now.toISOString(),
      expiraEm,
    })
    .execute();
  return { url: `${publicUrl}/alterar-senha/${user.uuid}/${uuid}`, expiraEm };
}

/** How many links a user was given since a moment and did not use. */
export async function unusedLinksSince(
  db: Transaction<Pick<Schema, 'LinkSenha'>>,
  idUsuario: number,
  since: string,
): Promise<number> {
  const unused = await db
    .selectFrom('LinkSenha')
    .select('chave')
    .where('idUsuario', '=', idUsuario)
    .where('usadoEm', 'is', null)
    .where('criadoEm', '>', since)
    .execute();
  return unused.length;
}

/** Makes the links that a user was given, and did not use, useless. */
export async function endPasswordLinks(
  db: Transaction<Pick<Schema, 'LinkSenha'>>,
  idUsuario: number,
  moment: string,
): Promise<void> {
  await db
    .updateTable('LinkSenha')
    .set({ usadoEm: moment })
    .where('idUsuario', '=', idUsuario)
    .where('usadoEm', 'is', null)
    .execute();
}
