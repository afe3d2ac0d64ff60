/** How many rows of a list are shown whole. */
const INTEIRAS = 3;

/**
 * How high a list is that shows some of its rows whole, and half of the next one: that it is cut says that there is more.
 *
 * @returns undefined where all are shown
 */
export function alturaDe(rows: readonly Pick<HTMLElement, 'offsetTop' | 'offsetHeight'>[]): number | undefined {
  const [first, next] = [rows[0], rows[INTEIRAS]];
  return first && next && next.offsetTop - first.offsetTop + next.offsetHeight / 2;
}

/** The ref of a list that is kept that high, whatever rows it has and however many lines each takes; the keyboard stops at it where it scrolls. */
export function meiaLinha(list: HTMLElement | null): (() => void) | undefined {
  if (!list) return;
  const rows = () => [...list.children].filter((row) => row instanceof HTMLElement);
  const adjust = () => {
    const height = alturaDe(rows());
    list.style.maxHeight = height === undefined ? 'none' : `${height}px`;
    // Where all are shown it is no stop; what has the focus keeps it.
    list.tabIndex = height === undefined ? -1 : 0;
  };
  const resized = new ResizeObserver(adjust);
  const look = () => {
    resized.disconnect();
    for (const row of rows().slice(0, INTEIRAS + 1)) resized.observe(row);
    adjust();
  };
  const changed = new MutationObserver(look);
  changed.observe(list, { childList: true });
  look();
  return () => {
    changed.disconnect();
    resized.disconnect();
  };
}
