import { type RefObject, useLayoutEffect } from 'react';
import { useListContext } from 'react-admin';

/** Where lists that were left had been scrolled to, in pixels; as long as the page is not loaded anew. */
const kept = new Map<string, number>();

/**
 * Rows that are come back to stand where they were left; another page, order or filter of them begins at the top.
 *
 * @param view what scrolls them
 */
export function useKeptScroll(view: RefObject<HTMLElement | null>): void {
  const { resource, page, perPage, sort, filterValues } = useListContext();
  const shown = JSON.stringify([resource, page, perPage, sort, filterValues]);
  useLayoutEffect(() => {
    const element = view.current;
    if (!element) return;
    element.scrollTop = kept.get(shown) ?? 0;
    const keep = () => kept.set(shown, element.scrollTop);
    element.addEventListener('scroll', keep, { passive: true });
    return () => element.removeEventListener('scroll', keep);
  }, [view, shown]);
}
