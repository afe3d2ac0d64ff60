import { fireEvent, render, screen } from '@testing-library/react';
import { NotificationContextProvider, useNotify } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Toasts } from '../../src/kit/feedback/Toasts.tsx';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

function open() {
  let notify: ReturnType<typeof useNotify> = () => undefined;
  function Teller() {
    notify = useNotify();
    return null;
  }
  render(
    <NotificationContextProvider>
      <Teller />
      <Toasts />
    </NotificationContextProvider>,
  );
  return (text: string, type: 'info' | 'success' = 'success') => notify(text, { type });
}

/** What stands there after so many milliseconds: what goes takes a moment, and what comes after it too. */
async function shownAfter(ms: number): Promise<string | undefined> {
  // Step by step: what one step ends, the next one draws.
  for (let passed = 0; passed < ms; passed += 50) {
    vi.advanceTimersByTime(50);
    await new Promise(setImmediate);
  }
  return screen.queryByRole('alert')?.textContent ?? undefined;
}

const GOING = 500;

test('a message stands for six seconds', async () => {
  open()('Salvo');
  expect(await shownAfter(5900)).toBe('Salvo');
  expect(await shownAfter(100 + GOING)).toBeUndefined();
});

test('one that another waits for stands for a second more, and the last one for six again', async () => {
  const tell = open();
  tell('Primeira');
  expect(await shownAfter(3000)).toBe('Primeira');
  tell('Segunda');
  tell('Terceira');
  expect(await shownAfter(900)).toBe('Primeira');
  expect(await shownAfter(100 + GOING)).toBe('Segunda');
  expect(await shownAfter(1000 + GOING)).toBe('Terceira');
  expect(await shownAfter(5000)).toBe('Terceira');
  expect(await shownAfter(1000 + GOING)).toBeUndefined();
});

test('what is only said in passing gives way to what is newer; what was done is told all the same', async () => {
  const tell = open();
  tell('Desfeito em 1 leitura', 'info');
  expect(await shownAfter(300)).toBe('Desfeito em 1 leitura');
  tell('Desfeito em 2 leituras', 'info');
  tell('Salvo');
  tell('Desfeito em 3 leituras', 'info');
  tell('2 células coladas', 'info');
  expect(await shownAfter(1000 + GOING)).toBe('Salvo');
  expect(await shownAfter(1000 + GOING)).toBe('2 células coladas');
  expect(await shownAfter(6000 + GOING)).toBeUndefined();
});

test('one that the pointer rests on is held, also when another comes, and goes after it', async () => {
  const tell = open();
  tell('Primeira');
  expect(await shownAfter(1000)).toBe('Primeira');
  fireEvent.mouseEnter(screen.getByRole('presentation'));
  tell('Segunda');
  expect(await shownAfter(8000)).toBe('Primeira');
  fireEvent.mouseLeave(screen.getByRole('presentation'));
  expect(await shownAfter(900)).toBe('Primeira');
  expect(await shownAfter(100 + GOING)).toBe('Segunda');
});
