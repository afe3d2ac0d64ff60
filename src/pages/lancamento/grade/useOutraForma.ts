import { useEffect, useEffectEvent, useRef } from 'react';
import { type Size, useResized } from '../../../kit/tables/useResized.ts';

interface OutraForma {
  /** What scrolls; null until it is in the document. */
  view: HTMLElement | null;
  /** The key of the first column, which another one is where there is less room. */
  begins: string | undefined;
  /** The grid is there. */
  onBegin(): void;
  /** There is more or less room than before. */
  onResize(before: Size): void;
  /** The first columns have changed places. */
  onReorder(): void;
}

/** Tells when the grid is there, and when a window that is turned or made narrower gives it another form. */
export function useOutraForma({ view, begins, ...on }: OutraForma): void {
  const begin = useEffectEvent(on.onBegin);
  const reorder = useEffectEvent(on.onReorder);
  useEffect(() => {
    if (view) begin();
  }, [view]);
  useResized(view, on.onResize);
  const before = useRef(begins);
  useEffect(() => {
    if (before.current !== begins) reorder();
    before.current = begins;
  }, [begins]);
}
