import { clear, createStore, delMany, entries, get, keys, set, setMany } from 'idb-keyval';
import { isPassing } from '../../dataProvider/outcome.ts';
import { isSessionOf } from './session.ts';

/** What the server told last, on disk: a page that is opened where none answers shows it. It goes with the session. */
export interface Kept<T> {
  /** When it was told, ISO UTC. */
  em: string;
  value: T;
}

/** How old it may be: what somebody may see changes. */
const KNOWN_MS = 30 * 24 * 3_600_000;

/** Milliseconds that a reply, and the disk, are waited for before what is kept stands in. Some browsers' disks never answer. */
export const PATIENCE = 5_000;

export const STORE = createStore('efluentes-guardado', 'respostas');

const keyOf = (userId: number, name: string) => `${userId}:${name}`;

/** Resolves with null once nothing has come for so long. */
async function withPatience<T>(coming: Promise<T>): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PATIENCE);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

/** Keeps what a session's user was told, unless that session has ended. A browser that keeps nothing goes on without. */
export async function keepReply(userId: number, name: string, kept: Kept<unknown>): Promise<void> {
  if (!isSessionOf(userId)) return;
  try {
    await set(keyOf(userId, name), kept, STORE);
  } catch {
    // It has no such store, or no room in it.
  }
}

/** What is kept of a user's, or null. */
export async function keptReply<T>(userId: number, name: string): Promise<Kept<T> | null> {
  try {
    const kept = await withPatience(get<Kept<T>>(keyOf(userId, name), STORE));
    return kept && Date.now() - Date.parse(kept.em) < KNOWN_MS ? kept : null;
  } catch {
    return null;
  }
}

/** Of a user's names that begin so, keeps these, and the last of the others in their order: `few` with one of these. */
export async function keepFew(userId: number, prefix: string, names: readonly string[], few: number): Promise<void> {
  try {
    const all = (await keys<string>(STORE)).filter((key) => key.startsWith(keyOf(userId, prefix))).sort();
    const spared = names.map((name) => keyOf(userId, name));
    const others = all.filter((key) => !spared.includes(key));
    await delMany(others.slice(0, Math.max(0, others.length - few + 1)), STORE);
  } catch {
    // As above.
  }
}

/** Changes what is kept under names that begin so, of whichever user. */
export async function changeKept<T>(prefix: string, change: (value: T) => T): Promise<void> {
  try {
    const all = await entries<string, Kept<T>>(STORE);
    const named = all.filter(([key]) => key.slice(key.indexOf(':') + 1).startsWith(prefix));
    await setMany(
      named.map(([key, kept]) => [key, { ...kept, value: change(kept.value) }]),
      STORE,
    );
  } catch {
    // As above.
  }
}

/** Forgets what was told before a moment, ISO UTC, but for one name of a user's, which is being told. */
export async function forgetOlder(em: string, userId: number, name: string): Promise<void> {
  try {
    const all = await entries<string, Kept<unknown>>(STORE);
    const older = all.filter(([key, kept]) => key !== keyOf(userId, name) && kept.em < em);
    await delMany(
      older.map(([key]) => key),
      STORE,
    );
  } catch {
    // As above.
  }
}

/** Forgets all that is kept, of whomever. */
export async function wipeReplies(): Promise<void> {
  try {
    await clear(STORE);
  } catch {
    // As above.
  }
}

/**
 * A reply, which is kept; or what was kept of it, if nobody answers, or not in time.
 *
 * @throws as the call did, where nothing is kept or the server refused it
 */
export async function orKept<T>(userId: number, name: string, asked: Promise<T>): Promise<Kept<T> & { old: boolean }> {
  const coming = asked.then((value) => {
    const kept = { em: new Date().toISOString(), value };
    void keepReply(userId, name, kept);
    return { ...kept, old: false };
  });
  const first = await withPatience(coming).catch((error: unknown) => {
    if (!isPassing(error)) throw error;
    return null;
  });
  if (first) return first;
  const kept = await keptReply<T>(userId, name);
  return kept ? { ...kept, old: true } : coming;
}
