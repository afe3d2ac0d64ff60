import { useLayoutEffect, useRef } from 'react';
import { focusTitleIfLost } from './focusTitleIfLost.ts';

/**
 * Where the focus goes when what has it goes away by being pressed: to the title of the page, or the keyboard would begin
 * anew at the window. A dialog keeps it by itself.
 *
 * @returns a ref for what goes away
 */
export function useFocusLeft<E extends HTMLElement>() {
  const leaving = useRef<E>(null);
  useLayoutEffect(
    () => () => {
      if (!leaving.current?.contains(document.activeElement) || leaving.current.closest('[role$=dialog]')) return;
      // Once it is gone; a page that takes its place has taken the focus by then.
      queueMicrotask(focusTitleIfLost);
    },
    [],
  );
  return leaving;
}
