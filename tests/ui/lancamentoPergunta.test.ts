import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEPOIS_DO_CLIQUE, usePergunta } from '../../src/pages/lancamento/envio/usePergunta.ts';
import './setup.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function clicked(ids: string) {
  const ask = vi.fn();
  const { result, rerender } = renderHook((pending: string) => usePergunta(pending, ask), { initialProps: ids });
  result.current();
  return { ask, pending: rerender };
}

test('a click on a reading asks about what is pending, a while after', () => {
  const { ask, pending } = clicked('1');
  pending('1');
  vi.advanceTimersByTime(DEPOIS_DO_CLIQUE - 1);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('a click that something else became pending after asks nothing, also once that is saved', () => {
  const { ask, pending } = clicked('1');
  pending('1');
  pending('1,2');
  pending('1');
  vi.advanceTimersByTime(10 * DEPOIS_DO_CLIQUE);
  expect(ask).not.toHaveBeenCalled();
});
