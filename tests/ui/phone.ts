import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';

/** Shows what follows as on a window of so many pixels, until the test is over; its width may change meanwhile. */
export function showOnWindow(initial: number) {
  let width = initial;
  const asked = new Set<() => void>();
  const matches = (query: string) => {
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
  return {
    resize(to: number) {
      width = to;
      act(() => {
        for (const tell of asked) tell();
      });
    },
  };
}

/** Shows what follows as on a window of 400 pixels, until the test is over. */
export const showOnPhone = () => showOnWindow(400);
