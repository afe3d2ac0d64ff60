import type { Books } from '../../bookkeeping.ts';
import { AppError } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import { endPasswordLinks } from './links.ts';
import { digest } from './secrets.ts';

interface NewSession {
  secret: string;
  /** Cookie of the session before, which ends now. */
  old: string | null;
  idUsuario: number;
  expires: Date;
}

/** Starts a session under a new secret; sessions that are over are swept out. */
export async function openSession({ db, now, audit }: Tx, session: NewSession): Promise<void> {
  const { secret, old, idUsuario, expires } = session;
  await db.deleteFrom('Sessao').where('expiraEm', '<', now).execute();
  if (old) await db.deleteFrom('Sessao').where('chave', '=', digest(old)).execute();
  await db
    .insertInto('Sessao')
    .values({ chave: digest(secret), idUsuario, criadaEm: now, vistaEm: now, expiraEm: expires.toISOString() })
    .execute();
  await audit({ tabela: 'Usuario', id: idUsuario, acao: 'Acesso', info: 'Entrou no sistema' });
}

export async function endSession({ db }: Books, secret: string): Promise<void> {
  await db.deleteFrom('Sessao').where('chave', '=', digest(secret)).execute();
}

interface NewPassword {
  id: number;
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
export async function setPassword({ db, now, audit }: Tx, { id, hash, link, keepSession }: NewPassword): Promise<void> {
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
  await endPasswordLinks(db, id, now);
  await db.updateTable('Usuario').set({ senhaHash: hash, flagAlterarSenha: 0 }).where('id', '=', id).execute();
  await db
    .deleteFrom('Sessao')
    .where('idUsuario', '=', id)
    .where('chave', '!=', keepSession ? digest(keepSession) : '')
    .execute();
  await audit({ tabela: 'Usuario', id, acao: 'Alteração', info: 'Senha alterada' });
}
