import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEPOIS_DO_CLIQUE, ENQUANTO_DIGITA, usePergunta } from '../../src/pages/lancamento/envio/usePergunta.ts';

const ask = vi.fn<() => void>();

function Grade({ ids }: { ids: string }) {
  const askLater = usePergunta(ids, ask);
  return (
    <>
      <button type="button" onClick={askLater}>
        leitura
      </button>
      <input aria-label="célula" />
    </>
  );
}

beforeEach(() => {
  ask.mockReset();
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});
const click = () => fireEvent.click(screen.getByRole('button', { name: 'leitura' }));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

test('what is pending is asked about 700 ms after a reading was clicked, once', () => {
  render(<Grade ids="1,2" />);
  click();
  pass(DEPOIS_DO_CLIQUE - 1);
  expect(ask).not.toHaveBeenCalled();
  pass(1);
  expect(ask).toHaveBeenCalledOnce();
  pass(10 * ENQUANTO_DIGITA);
  expect(ask).toHaveBeenCalledOnce();
  expect([DEPOIS_DO_CLIQUE, ENQUANTO_DIGITA]).toEqual([700, 1000]);
});

test('while a cell is typed in it is looked at again every 1000 ms', () => {
  render(<Grade ids="1" />);
  click();
  screen.getByRole('textbox').focus();
  pass(DEPOIS_DO_CLIQUE + ENQUANTO_DIGITA);
  expect(ask).not.toHaveBeenCalled();
  screen.getByRole('textbox').blur();
  pass(ENQUANTO_DIGITA - 1);
  expect(ask).not.toHaveBeenCalled();
  pass(1);
  expect(ask).toHaveBeenCalledOnce();
});

test('nothing is asked once something else is pending, nor after the page was left', () => {
  const { rerender, unmount } = render(<Grade ids="1" />);
  click();
  rerender(<Grade ids="1,4" />);
  pass(10 * ENQUANTO_DIGITA);
  click();
  unmount();
  pass(10 * ENQUANTO_DIGITA);
  expect(ask).not.toHaveBeenCalled();
});
