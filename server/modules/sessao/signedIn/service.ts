import type { ModuleAccess } from '../../../../domain/acesso/access.ts';
import { bookkeepingOf } from '../../../bookkeeping.ts';
import type { SignedUser } from '../../../context.ts';
import type { Databases, Db } from '../../../database/open.ts';
import { digest } from '../secrets.ts';
import { accessVersion, markSeen, menusOf, sessionOf } from './repository.ts';

/** A user with an open session, and the menus of their group, by module. */
export interface SignedIn {
  user: SignedUser;
  modules: readonly ModuleAccess[];
}

/** Finds who a session cookie belongs to; null when it is unknown or over, or its user or group was disabled. */
export type FindSignedIn = (secret: string, now: Date) => Promise<SignedIn | null>;

interface Known extends SignedIn {
  /** Of whatever decides on access, when this was read. */
  version: number;
  vistaEm: string;
  expiraEm: string;
}

/** The menus that a group may see, by module. */
export async function modulesOfGroup(db: Db, idGrupo: number): Promise<ModuleAccess[]> {
  const menus = await menusOf(db, { idGrupo });
  return [...Map.groupBy(menus, ({ modulo }) => modulo)].map(([path, ModuloMenu]) => ({ path, ModuloMenu }));
}

/** Reads who a session belongs to, as of a version of access. */
async function load(db: Db, chave: string, version: number): Promise<Known | null> {
  const [row] = await sessionOf(db, { chave });
  if (!row) return null;
  const { vistaEm, expiraEm, flagAlterarSenha, ...user } = row;
  return {
    version,
    vistaEm,
    expiraEm,
    user: { ...user, flagAlterarSenha: flagAlterarSenha === 1 ? 1 : 0 },
    modules: await modulesOfGroup(db, user.idGrupo),
  };
}

const SEEN_EVERY_MS = 60_000;

/** Notes that a session is in use, at most once a minute. Nobody waits for it, and nothing depends on it. */
function noteSeen(databases: Databases, chave: string, known: Known, now: Date): void {
  const { vistaEm } = known;
  if (now.getTime() - Date.parse(vistaEm) < SEEN_EVERY_MS) return;
  known.vistaEm = now.toISOString();
  bookkeepingOf(databases)((books) => markSeen(books, chave, { before: vistaEm, now: known.vistaEm })).catch(
    () => undefined,
  );
}

const MOST_KNOWN = 10_000;

/**
 * Remembers who is signed in with what permissions, for as long as nothing changed that: the version is asked at each
 * request, so that a change counts at the next one, whichever process made it.
 */
export function rememberSignedIn(databases: Databases): FindSignedIn {
  const remembered = new Map<string, Known>();
  return async (secret, now) => {
    const chave = digest(secret);
    // Asked before the rest is read: what changes in between makes it out of date, never the other way round.
    const [access] = await accessVersion(databases.read, {});
    const version = access?.versao ?? 0;
    let known = remembered.get(chave) ?? null;
    if (known?.version !== version) {
      known = await load(databases.read, chave, version);
      if (remembered.size >= MOST_KNOWN) remembered.clear();
      if (known) remembered.set(chave, known);
      else remembered.delete(chave);
    }
    if (!known || known.expiraEm <= now.toISOString()) return null;
    noteSeen(databases, chave, known, now);
    return known;
  };
}
