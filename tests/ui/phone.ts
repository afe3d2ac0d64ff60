import { onTestFinished, vi } from 'vitest';

/** Shows what follows as on a window of 400 pixels, until the test is over. */
export function showOnPhone(): void {
  const matches = (query: string) => {
    const most = Number(/max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity);
    const least = Number(/min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0);
    return least <= 400 && 400 <= most && !query.includes('prefers');
  };
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: matches(query), media: query, addListener() {}, removeListener() {} }),
  );
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
}
