import { useEffect, useRef } from 'react';

/** Marks a row that waits for a choice, by what tells it from the others. */
export const unresolved = (key: string) => ({ 'data-unresolved': key });

/**
 * Moves the focus on: a row that was settled goes, with what had the focus in it; the one in its place gets it, and
 * without any left what tells how it stands.
 *
 * @param shown what the rows are made of: once it is another one, they are others
 * @returns refs for what holds the rows and for what tells how it stands; `leave` says which row is settled
 */
export function useNextFocus(shown: object) {
  const list = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const left = useRef<{ at: number; shown: object } | null>(null);

  useEffect(() => {
    if (!left.current || left.current.shown === shown) return;
    const { at } = left.current;
    left.current = null;
    // Whoever is elsewhere by now stays there; a dialog takes the focus of what goes.
    if (!document.activeElement?.contains(list.current)) return;
    const waiting = rowsOf(list.current);
    const next = waiting[Math.min(at, waiting.length - 1)]?.querySelector<HTMLElement>('input, button');
    (next ?? status.current)?.focus();
  }, [shown]);

  function leave(key: string) {
    const at = rowsOf(list.current).findIndex((row) => row.dataset.unresolved === key);
    left.current = { at: Math.max(0, at), shown };
  }
  return { list, status, leave };
}

const rowsOf = (list: HTMLElement | null) => [...(list?.querySelectorAll<HTMLElement>('[data-unresolved]') ?? [])];
