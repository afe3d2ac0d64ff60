import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { guardar, PACIENCIA, recuperar } from '../../src/pages/lancamento/copiaNoDisco.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a browser that never answers keeps nobody waiting, and what is typed is kept without it', async () => {
  vi.stubGlobal('indexedDB', { open: () => ({}) });
  const ended = vi.fn();
  void recuperar().then(ended);
  await vi.advanceTimersByTimeAsync(PACIENCIA - 1);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(ended).toHaveBeenCalled();
  guardar('chave', 'texto');
  expect(localStorage.getItem('chave')).toBe('texto');
});
