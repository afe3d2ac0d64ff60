import { useRef } from 'react';

/**
 * Where the focus goes when the record is gone whose button had it: to what `target` is given to, once the dialog that
 * asked is gone, for that gives the focus back to where it was.
 *
 * @param within selector of what in `target` has the focus instead, as long as it is there
 * @returns `removed` to call when the record is gone; `onExited` for the dialog
 */
export function useFocusAfterRemoval<E extends HTMLElement = HTMLButtonElement>(within?: string) {
  const target = useRef<E>(null);
  const due = useRef(false);
  return {
    target,
    removed: () => {
      due.current = true;
    },
    onExited: () => {
      const inside = within ? target.current?.querySelector<HTMLElement>(within) : null;
      if (due.current) (inside ?? target.current)?.focus();
      due.current = false;
    },
  };
}
