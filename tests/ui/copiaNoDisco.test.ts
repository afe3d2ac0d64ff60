import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type * as copiaNoDisco from '../../src/pages/lancamento/guardado/copiaNoDisco.ts';

let modulo: typeof copiaNoDisco;

beforeEach(async () => {
  vi.resetModules();
  modulo = await import('../../src/pages/lancamento/guardado/copiaNoDisco.ts');
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
});

test('a browser that never answers keeps nobody waiting for long, nor a second time, and what is typed is kept without it', async () => {
  const { guardar, PACIENCIA, recuperar } = modulo;
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const ended = vi.fn();
  void recuperar().then(ended);
  await vi.advanceTimersByTimeAsync(PACIENCIA - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
  await recuperar();
  guardar('chave', 'texto');
  expect(localStorage.getItem('chave')).toBe('texto');
});

test('a disk that is slow to answer brings back what was lost', async () => {
  const { PACIENCIA, recuperar } = modulo;
  const row = { key: 'chave', value: { vez: 4, text: 'digitado' }, continue: () => undefined };
  const reading = { objectStore: () => ({ openCursor: () => cursor }), oncomplete: () => undefined };
  const cursor = { result: row as typeof row | null, onsuccess: () => undefined };
  const opening = { result: { transaction: () => reading }, onsuccess: () => undefined };
  vi.stubGlobal('indexedDB', { open: () => opening });
  const recovered = recuperar();
  await vi.advanceTimersByTimeAsync(PACIENCIA - 1000);
  opening.onsuccess();
  await vi.advanceTimersByTimeAsync(0);
  cursor.onsuccess();
  cursor.result = null;
  reading.oncomplete();
  await recovered;
  expect(localStorage.getItem('chave')).toBe('digitado');
  expect(vi.getTimerCount()).toBe(0);
});

test('what is on disk and is no copy is passed over, and a counter that is none begins anew', async () => {
  const { guardar, recuperar } = modulo;
  const rows = ['junk', { text: '[]' }, { vez: 'x', text: 'a' }, { vez: 3, text: 7 }, { vez: Infinity, text: 'b' }];
  const reading = { objectStore: () => ({ openCursor: () => cursor }), oncomplete: () => undefined };
  const cursor = {
    result: null as { key: string; value: unknown; continue(): void } | null,
    onsuccess: () => undefined,
  };
  const opening = { result: { transaction: () => reading }, onsuccess: () => undefined };
  vi.stubGlobal('indexedDB', { open: () => opening });
  const recovered = recuperar();
  opening.onsuccess();
  await vi.advanceTimersByTimeAsync(0);
  for (const value of rows) {
    cursor.result = { key: 'chave', value, continue: () => undefined };
    cursor.onsuccess();
  }
  reading.oncomplete();
  await recovered;
  expect({ ...localStorage }).toEqual({});
  localStorage.setItem('vez:chave', 'NaN');
  guardar('chave', 'texto');
  expect(localStorage.getItem('vez:chave')).toBe('1');
});

/** A disk that is there at once. @returns what was copied to it, in its order */
function disco(): unknown[] {
  const copied: unknown[] = [];
  const store = { put: ({ text }: { text: string }, key: string) => void copied.push([key, text]) };
  const opening = { result: { transaction: () => ({ objectStore: () => store }) }, onsuccess: () => undefined };
  vi.stubGlobal('indexedDB', {
    open: () => {
      queueMicrotask(() => opening.onsuccess());
      return opening;
    },
  });
  return copied;
}

test('what is typed is kept at once, and copied when its key is painted: the latest of each, once', async () => {
  const { guardar } = modulo;
  const copied = disco();
  guardar('a', '1');
  guardar('a', '2');
  guardar('b', '3');
  expect(localStorage.getItem('a')).toBe('2');
  await vi.advanceTimersByTimeAsync(0);
  expect(copied).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  expect(copied).toEqual([
    ['a', '2'],
    ['b', '3'],
  ]);
});

test('a page that is left copies it before its next frame, one that nobody sees waits for none', async () => {
  const { guardar } = modulo;
  const copied = disco();
  guardar('a', '1');
  window.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(copied).toEqual([['a', '1']]);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  guardar('a', '2');
  await vi.advanceTimersByTimeAsync(0);
  expect(copied.at(-1)).toEqual(['a', '2']);
  await vi.advanceTimersByTimeAsync(100);
  expect(copied).toHaveLength(2);
});
