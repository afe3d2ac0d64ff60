import { useSyncExternalStore } from 'react';
import type { SessionUser } from '../../contract/sessao.ts';
import { parseFlag } from '../../dataProvider/parseRecords.ts';
import { wipeDrafts } from './drafts.ts';
import { keep } from './keep.ts';
import { wipeStoredReports } from './storedReport.ts';

/** Local-storage key of the signed-in user (spec 1 §9); other tabs watch it. */
const KEY = 'user';

let user: SessionUser | null = null;
let expired = false;
const listeners = new Set<() => void>();

function publish(next: SessionUser | null) {
  user = next;
  for (const listener of listeners) listener();
}

function stored(): SessionUser | null {
  try {
    const value = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const whole = value?.id && value.login && typeof value.nome === 'string' && value.GrupoAcesso?.id;
    return whole ? { ...value, flagAlterarSenha: parseFlag(value.flagAlterarSenha) } : null;
  } catch {
    return null;
  }
}

/** The user of this browser, or null. One whose password must be changed first is not signed in yet. */
export function currentUser(): SessionUser | null {
  return user;
}

/** Takes up the session that the browser kept, if it is of a whole user with a login; otherwise there is none. */
export function restoreSession(): void {
  expired = false;
  publish(stored());
}

/** True when the last session was ended by the server, not by the user. */
export function sessionExpired(): boolean {
  return expired;
}

/** Without room the reports go, which can be had again; with none even so, the session lives as long as the page. */
function keepUser(next: SessionUser): void {
  const text = JSON.stringify(next);
  if (keep(KEY, text)) return;
  wipeStoredReports();
  if (!keep(KEY, text)) localStorage.removeItem(KEY);
}

/** Starts a session. It is kept in the browser only once the user has a password of their own. */
export function startSession(next: SessionUser): void {
  const parsed = { ...next, flagAlterarSenha: parseFlag(next.flagAlterarSenha) };
  expired = false;
  wipeDrafts(next.id);
  if (!parsed.flagAlterarSenha) keepUser(parsed);
  publish(parsed);
}

/**
 * Ends the session in this tab and, through the storage event, in the others; nothing read in it stays behind. What was
 * typed and not saved does when the session was lost, for the same user to find again.
 */
export function endSession(reason: 'left' | 'expired' = 'left'): void {
  expired = reason === 'expired';
  wipeStoredReports();
  if (reason === 'left') wipeDrafts();
  localStorage.removeItem(KEY);
  publish(null);
}

/** Takes up the group that the session's user is in by now; the session of anybody else stays as it is. */
export function followGroup({ id, GrupoAcesso }: SessionUser): void {
  if (!user || user.id !== id || user.GrupoAcesso.id === GrupoAcesso.id) return;
  const next = { ...user, GrupoAcesso };
  if (isSessionOf(id)) keepUser(next);
  publish(next);
}

/** Whether the browser's session is this user's now: another tab may have begun another one. One without room is this tab's. */
export function isSessionOf(userId: number): boolean {
  return (stored() ?? user)?.id === userId;
}

/** Calls back whenever the user changes, in this tab or another. @returns a function that stops it. */
export function watchSession(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps this tab in step with the others. @returns a function that stops it. */
export function followOtherTabs(): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) restoreSession();
  };
  window.addEventListener('storage', follow);
  return () => window.removeEventListener('storage', follow);
}

/** The user of this browser, or null; renders again when it changes. */
export function useCurrentUser(): SessionUser | null {
  return useSyncExternalStore(watchSession, currentUser);
}
