import { createHash, randomBytes } from 'node:crypto';
import type { ModuleAccess } from '../../domain/acesso/access.ts';
import type { SignedUser } from '../context.ts';
import type { Databases } from '../database/open.ts';

/** Name of the session cookie. */
export const SESSION_COOKIE = 'efluentes';
const HOURS = 12;

/** What the database keeps of a secret: enough to know it again, not to use it. */
export function digest(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/** A new secret of 256 bits for a cookie. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function sessionEnd(now: Date): Date {
  return new Date(now.getTime() + HOURS * 3_600_000);
}

const SEEN_EVERY_MS = 60_000;

/** Notes that a session is in use, at most once a minute. Nobody waits for it, and nothing depends on it. */
function noteSeen({ write }: Databases, chave: string, vistaEm: string, now: Date): void {
  if (now.getTime() - Date.parse(vistaEm) < SEEN_EVERY_MS) return;
  write
    .updateTable('Sessao')
    .set({ vistaEm: now.toISOString() })
    .where('chave', '=', chave)
    .where('vistaEm', '=', vistaEm)
    .execute()
    .catch(() => undefined);
}

/** The user of a session cookie, or null when the session is unknown, over, or its user or group was disabled. */
export async function userOfSession(databases: Databases, secret: string, now: Date): Promise<SignedUser | null> {
  const chave = digest(secret);
  const row = await databases.read
    .selectFrom('Sessao')
    .innerJoin('Usuario', 'Usuario.id', 'Sessao.idUsuario')
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where('Sessao.chave', '=', chave)
    .where('Sessao.expiraEm', '>', now.toISOString())
    .where('Usuario.removidoEm', 'is', null)
    .where('Usuario.flagAtivo', '=', 1)
    .where('GrupoAcesso.removidoEm', 'is', null)
    .where('GrupoAcesso.flagAtivo', '=', 1)
    .select([
      'Usuario.id',
      'Usuario.nome',
      'Usuario.login',
      'Usuario.idGrupo',
      'Usuario.flagAlterarSenha',
      'GrupoAcesso.nome as grupo',
      'Sessao.vistaEm',
    ])
    .executeTakeFirst();
  if (!row) return null;
  const { vistaEm, ...user } = row;
  noteSeen(databases, chave, vistaEm, now);
  return { ...user, flagAlterarSenha: user.flagAlterarSenha === 1 ? 1 : 0 };
}

/** The menus that a group may see, by module: read at each call, so that a change counts at once. */
export async function modulesOfGroup(databases: Databases, idGrupo: number): Promise<ModuleAccess[]> {
  const rows = await databases.read
    .selectFrom('GrupoAcessoMenu')
    .innerJoin('ModuloMenu', 'ModuloMenu.id', 'GrupoAcessoMenu.idMenu')
    .innerJoin('Modulo', 'Modulo.id', 'ModuloMenu.idModulo')
    .where('GrupoAcessoMenu.idGrupo', '=', idGrupo)
    .select(['Modulo.path as modulo', 'ModuloMenu.path', 'GrupoAcessoMenu.flagEditar'])
    .execute();
  const byModule = Map.groupBy(rows, (row) => row.modulo);
  return [...byModule].map(([path, ModuloMenu]) => ({ path, ModuloMenu }));
}
