import { beforeEach, expect, test, vi } from 'vitest';
import { keptKeys } from '../../src/app/keptKeys.ts';
import { endSession, startSession } from '../../src/app/session.ts';
import { ANA } from '../fixtures/renderApp.tsx';

const DAY_MS = 24 * 3_600_000;
beforeEach(() => startSession(ANA));

test('a key is found again by what was sent, as long as a server knows it, and its user alone', () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(0);
  keptKeys.write('um', 'chave-1');
  expect(keptKeys.read('um')).toBe('chave-1');
  expect(keptKeys.read('outro')).toBeNull();

  now.mockReturnValue(20 * DAY_MS);
  keptKeys.write('um', 'chave-1');
  now.mockReturnValue(28 * DAY_MS);
  expect(keptKeys.read('um')).toBe('chave-1');
  now.mockReturnValue(29 * DAY_MS);
  expect(keptKeys.read('um')).toBeNull();

  keptKeys.write('um', 'chave-2');
  expect(keptKeys.read('um')).toBe('chave-2');
  keptKeys.drop('um');
  expect(keptKeys.read('um')).toBeNull();
  endSession('left');
  expect(keptKeys.read('um')).toBeNull();
});
