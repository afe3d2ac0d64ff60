import { type RefObject, useEffect, useEffectEvent } from 'react';
import { htmlTable, tabbedText } from '../copying/copied.ts';

/**
 * While the table has the focus, copying takes its cells, and so does cutting. The page is listened to, for a browser sends the event to what
 * a text was last selected in.
 *
 * @param copied the texts of the cells to copy, row by row; called when they are asked for
 * @param onCopied told how many there were
 * @param onCut empties the cells that were cut, where they can be
 */
export function useCopy(
  table: RefObject<HTMLTableElement | null>,
  copied: () => readonly (readonly string[])[],
  onCopied?: (count: number) => void,
  onCut?: () => void,
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
    if (event.type === 'cut') onCut?.();
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => copy(event);
    for (const name of ['copy', 'cut'] as const) document.addEventListener(name, listener);
    return () => {
      for (const name of ['copy', 'cut'] as const) document.removeEventListener(name, listener);
    };
  }, []);
}
