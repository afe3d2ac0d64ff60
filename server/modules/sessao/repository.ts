import { recordAudit } from '../../audit.ts';
import type { Databases } from '../../database/open.ts';
import { AppError } from '../../errors.ts';
import { endPasswordLinks } from './links.ts';
import { digest } from './secrets.ts';

interface NewSession {
  secret: string;
  /** Cookie of the session before, which ends now. */
  old: string | null;
  idUsuario: number;
  login: string;
  now: Date;
  expires: Date;
}

/** Starts a session under a new secret; sessions that are over are swept out. */
export async function openSession(databases: Databases, session: NewSession): Promise<void> {
  const { secret, old, idUsuario, login, now, expires } = session;
  const moment = now.toISOString();
  await databases.write.transaction().execute(async (db) => {
    await db.deleteFrom('Sessao').where('expiraEm', '<', moment).execute();
    if (old) await db.deleteFrom('Sessao').where('chave', '=', digest(old)).execute();
    await db
      .insertInto('Sessao')
      .values({ chave: digest(secret), idUsuario, criadaEm: moment, vistaEm: moment, expiraEm: expires.toISOString() })
      .execute();
    await recordAudit(db, { id: idUsuario, login }, now, {
      tabela: 'Usuario',
      id: idUsuario,
      acao: 'Acesso',
      info: 'Entrou no sistema',
    });
  });
}

export async function endSession(databases: Databases, secret: string): Promise<void> {
  await databases.write.deleteFrom('Sessao').where('chave', '=', digest(secret)).execute();
}

interface NewPassword {
  id: number;
  login: string;
  hash: string;
  /** Digest of the link that allows the change, used up by it. */
  link: string | null;
  /** Cookie of the one session that goes on; all others of the user end. */
  keepSession: string | null;
}

/**
 * Sets a password and ends the user's other sessions and links.
 *
 * @throws AppError REFUSED when the link was used by another request meanwhile
 */
export async function setPassword(
  { databases, now }: { databases: Databases; now: () => Date },
  { id, login, hash, link, keepSession }: NewPassword,
): Promise<void> {
  const moment = now();
  await databases.write.transaction().execute(async (db) => {
    if (link) {
      const used = await db
        .updateTable('LinkSenha')
        .set({ usadoEm: moment.toISOString() })
        .where('chave', '=', link)
        .where('usadoEm', 'is', null)
        .executeTakeFirst();
      if (Number(used.numUpdatedRows) !== 1) {
        throw new AppError('REFUSED', 'O link que você tentou acessar expirou.');
      }
    }
    await endPasswordLinks(db, id, moment.toISOString());
    await db.updateTable('Usuario').set({ senhaHash: hash, flagAlterarSenha: 0 }).where('id', '=', id).execute();
    await db
      .deleteFrom('Sessao')
      .where('idUsuario', '=', id)
      .where('chave', '!=', keepSession ? digest(keepSession) : '')
      .execute();
    await recordAudit(db, { id, login }, moment, { tabela: 'Usuario', id, acao: 'Alteração', info: 'Senha alterada' });
  });
}
