import { whenLeft } from '../../../kit/whenLeft.ts';

/**
 * A browser writes its localStorage to disk only seconds after a change, and loses it when it is killed. So what is kept there
 * is kept a second time in IndexedDB, on disk as soon as the key that it came of is painted, and brought back from there.
 */

/** A text of localStorage as it was kept, null once it was forgotten; `vez` counts the times that it was. */
interface Copia {
  vez: number;
  text: string | null;
}

/**
 * Milliseconds that reading the copies may take. A disk that is busy answers late, and what was typed is worth the wait; some
 * browsers never answer, and are waited for once.
 */
export const PACIENCIA = 10_000;
let responde = true;

const BANCO = 'efluentes-lancamento';
const COPIAS = 'copias';

/** Where localStorage says how many times the text of a key was kept. */
const vezKey = (key: string) => `vez:${key}`;
const vezOf = (key: string) => {
  const vez = Number(localStorage.getItem(vezKey(key)));
  return Number.isSafeInteger(vez) ? vez : 0;
};

/** Whether what is on disk is a copy: by anything else nothing would ever be newer. */
const isCopia = (kept: unknown): kept is Copia => {
  const { vez, text } = Object(kept);
  return Number.isSafeInteger(vez) && (text === null || typeof text === 'string');
};

let opened: Promise<IDBDatabase | null> | undefined;

/** Null where the browser has none, or gives none to this page. */
function banco(): Promise<IDBDatabase | null> {
  opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(BANCO, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(COPIAS);
    request.onsuccess = () => {
      // A browser may close it by itself, short of room: the next copy opens it again.
      request.result.onclose = () => {
        opened = undefined;
      };
      resolve(request.result);
    };
    request.onerror = () => reject(request.error);
  }).catch(() => null);
  return opened;
}

/** What is not copied yet, by key. */
const porCopiar = new Map<string, Copia>();

/** Keeps, or forgets, the text of a key in localStorage and on disk. @throws when localStorage has no room */
export function guardar(key: string, text: string | null): void {
  const vez = vezOf(key) + 1;
  if (text === null) localStorage.removeItem(key);
  else localStorage.setItem(key, text);
  localStorage.setItem(vezKey(key), String(vez));
  const isFirst = porCopiar.size === 0;
  porCopiar.set(key, { vez, text });
  if (isFirst) depoisDaPintura(copiar);
}

/** Once the next frame is painted, which a page that nobody sees has none of. */
function depoisDaPintura(work: () => void): void {
  if (document.hidden) {
    work();
    return;
  }
  const frame = requestAnimationFrame(() => setTimeout(done));
  const end = whenLeft(done);
  function done() {
    cancelAnimationFrame(frame);
    end();
    work();
  }
}

async function copiar(): Promise<void> {
  const copias = [...porCopiar];
  porCopiar.clear();
  if (copias.length === 0) return;
  const db = await banco();
  try {
    // A reading of its own is on disk before its transaction ends, not when the system finds the time.
    const store = db?.transaction(COPIAS, 'readwrite', { durability: 'strict' }).objectStore(COPIAS);
    for (const [key, copia] of copias) store?.put(copia, key);
  } catch {
    // Without a copy it is kept all the same.
  }
}

async function copias(): Promise<[string, Copia][]> {
  const db = await banco();
  if (!db) return [];
  return new Promise((resolve) => {
    const found: [string, Copia][] = [];
    const reading = db.transaction(COPIAS, 'readonly');
    const cursor = reading.objectStore(COPIAS).openCursor();
    cursor.onsuccess = () => {
      if (!cursor.result) return;
      if (isCopia(cursor.result.value)) found.push([String(cursor.result.key), cursor.result.value]);
      cursor.result.continue();
    };
    reading.oncomplete = () => resolve(found);
    reading.onabort = () => resolve([]);
  });
}

/** Brings into localStorage what it has lost; a browser without IndexedDB has only what is there. */
export async function recuperar(): Promise<void> {
  if (!responde) return;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), PACIENCIA);
  });
  const found = await Promise.race([copias(), late]).finally(() => clearTimeout(timer));
  responde = found !== null;
  for (const [key, { vez, text }] of found ?? []) {
    if (vez <= vezOf(key)) continue;
    if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
    localStorage.setItem(vezKey(key), String(vez));
  }
}
