import { type RefObject, useEffect, useEffectEvent } from 'react';
import { htmlTable, tabbedText } from '../copying/copied.ts';

/**
 * While the table has the focus, copying takes its cells. The page is listened to, for a browser sends the event to what
 * a text was last selected in.
 *
 * @param copied the texts of the cells to copy, row by row; called when they are asked for
 * @param onCopied told how many there were
 */
export function useCopy(
  table: RefObject<HTMLTableElement | null>,
  copied: () => readonly (readonly string[])[],
  onCopied?: (count: number) => void,
): void {
  const copy = useEffectEvent((event: ClipboardEvent) => {
    if (!table.current || document.activeElement !== table.current) return;
    const cells = copied();
    const count = cells.reduce((sum, row) => sum + row.length, 0);
    if (count === 0) return;
    event.preventDefault();
    event.clipboardData?.setData('text/plain', tabbedText(cells));
    event.clipboardData?.setData('text/html', htmlTable(cells));
    onCopied?.(count);
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => copy(event);
    document.addEventListener('copy', listener);
    return () => document.removeEventListener('copy', listener);
  }, []);
}
