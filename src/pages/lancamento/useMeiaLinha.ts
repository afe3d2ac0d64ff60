import { type RefCallback, useLayoutEffect, useState } from 'react';

/** How many rows of a list are shown whole. */
export const INTEIRAS = 3;

/**
 * How high a list is that shows some of its rows whole, and half of the next one: that it is cut says that there is more.
 *
 * @returns undefined where all are shown
 */
export function alturaDe(rows: readonly Pick<HTMLElement, 'offsetTop' | 'offsetHeight'>[]): number | undefined {
  const [first, next] = [rows[0], rows[INTEIRAS]];
  return first && next && next.offsetTop - first.offsetTop + next.offsetHeight / 2;
}

/**
 * Keeps a list that high, however many lines each row takes.
 *
 * @param shown says which rows there are
 */
export function useMeiaLinha(shown: string): RefCallback<HTMLElement> {
  const [list, setList] = useState<HTMLElement | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other elements.
  useLayoutEffect(() => {
    if (!list) return;
    const rows = [...list.children].filter((row) => row instanceof HTMLElement);
    const adjust = () => {
      const height = alturaDe(rows);
      list.style.maxHeight = height === undefined ? 'none' : `${height}px`;
    };
    const resized = new ResizeObserver(adjust);
    for (const row of rows.slice(0, INTEIRAS + 1)) resized.observe(row);
    adjust();
    return () => resized.disconnect();
  }, [list, shown]);
  return setList;
}
