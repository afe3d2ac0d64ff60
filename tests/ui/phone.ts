import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Shows what follows as on a window of so many pixels, until the test is over; it may be another, or paper, meanwhile. */
export function showOnWindow(initial: number) {
  let width = initial;
  let printed = false;
  const asked = new Set<() => void>();
  const matches = (query: string) => {
    if (query === 'screen') return !printed;
    const most = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity);
    const least = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0);
    return least <= width && width <= most && !query.includes('prefers');
  };
  vi.stubGlobal('matchMedia', (media: string) => {
    const list = Object.assign(new EventTarget(), { media, addListener() {}, removeListener() {} });
    asked.add(() => list.dispatchEvent(new Event('change')));
    return Object.defineProperty(list, 'matches', { get: () => matches(media) });
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  function show(to: number, onPaper: boolean) {
    width = to;
    printed = onPaper;
    act(() => {
      for (const tell of asked) tell();
    });
  }
  return {
    resize: (to: number) => show(to, false),
    /** What is shown is printed on so many pixels. */
    print(to: number) {
      act(() => void dispatchEvent(new Event('beforeprint')));
      show(to, true);
    },
    /** It is shown on the window again. */
    endPrint() {
      show(initial, false);
      act(() => void dispatchEvent(new Event('afterprint')));
    },
  };
}

/** Shows what follows as on a window of 400 pixels, until the test is over. */
export const showOnPhone = () => showOnWindow(400);
