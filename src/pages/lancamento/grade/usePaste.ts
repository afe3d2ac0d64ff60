import { type RefObject, useEffect, useEffectEvent } from 'react';
import { pastedCells } from '../../../kit/tables/pasted.ts';

/**
 * While the grid has the focus, what is pasted goes into its cells. The page is listened to, for a browser sends the event
 * to what a text was last selected in.
 */
export function usePaste(table: RefObject<HTMLTableElement | null>, onPaste: (cells: string[][]) => void): void {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain');
    if (!text || !table.current || document.activeElement !== table.current) return;
    event.preventDefault();
    onPaste(pastedCells(text));
  });
  useEffect(() => {
    const listener = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listener);
    return () => document.removeEventListener('paste', listener);
  }, []);
}
