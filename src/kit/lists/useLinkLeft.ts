import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useListContext } from 'react-admin';

/** By list, the address of the link through which it was left. */
const left = new Map<string, string>();

/** Whether nothing on the page has the focus: its title takes it when nothing else does. */
const nothingFocused = () => ['BODY', 'H1'].includes(document.activeElement?.tagName ?? 'BODY');

/**
 * Keyboard users who opened a record's page from a list and come back find themselves where they were: on its row.
 *
 * @returns the place of the list's rows
 */
export function useLinkLeft(): RefObject<HTMLDivElement | null> {
  const rows = useRef<HTMLDivElement>(null);
  const { resource, data } = useListContext();

  // Before the page goes, while its link still has the focus.
  useLayoutEffect(() => {
    const place = rows.current;
    return () => {
      const link = document.activeElement;
      const href = place?.contains(link) ? link?.getAttribute('href') : null;
      if (href) left.set(resource, href);
      else left.delete(resource);
    };
  }, [resource]);

  useEffect(() => {
    const href = left.get(resource);
    if (!data || !href) return;
    left.delete(resource);
    if (nothingFocused()) rows.current?.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`)?.focus();
  }, [data, resource]);
  return rows;
}
