import { type RefObject, useEffect, useState } from 'react';

/**
 * Brings into view why the reading at hand was not saved, once that is drawn: the first field that is at fault, which gets the
 * focus, or, where none is, what is told of the reading.
 *
 * @param card holds the fields, each with its name as `data-campo`
 * @param situation what is told of the reading
 * @returns to be called when it was not saved
 */
export function useErroAVista(
  card: RefObject<HTMLElement | null>,
  situation: RefObject<HTMLElement | null>,
): () => void {
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    if (asked === 0) return;
    const field = card.current?.querySelector<HTMLElement>('[aria-invalid="true"]:not([aria-hidden])');
    if (!field) {
      // What can be done about it stands above. What scrolling returns is none of React's: browsers of late promise its end.
      situation.current?.scrollIntoView({ block: 'center' });
      const focused = document.activeElement;
      // The button that saved all stays in view, below what is told in passing.
      if (focused && focused !== document.body && !card.current?.contains(focused)) {
        focused.scrollIntoView({ block: 'nearest' });
      }
      return;
    }
    field.focus({ preventScroll: true });
    // Where there is room for both, whose reading it is stays in view as well.
    card.current?.querySelector('h2')?.scrollIntoView({ block: 'nearest' });
    field.closest('[data-campo]')?.scrollIntoView({ block: 'nearest' });
  }, [asked, card, situation]);
  return () => setAsked((times) => times + 1);
}
