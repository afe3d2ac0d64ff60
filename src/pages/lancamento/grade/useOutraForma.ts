import { useEffect, useEffectEvent, useRef } from 'react';

interface OutraForma {
  /** What scrolls; null until it is in the document. */
  view: HTMLElement | null;
  /** The key of the first column, which another one is where there is less room. */
  begins: string | undefined;
  /** The grid is there. */
  onBegin(): void;
  /** There is more or less room than before, in pixels. */
  onResize(before: { height: number; width: number }): void;
  /** The first columns have changed places. */
  onReorder(): void;
}

/** Tells when the grid is there, and when a window that is turned or made narrower gives it another form. */
export function useOutraForma({ view, begins, ...on }: OutraForma): void {
  const begin = useEffectEvent(on.onBegin);
  const resize = useEffectEvent(on.onResize);
  const reorder = useEffectEvent(on.onReorder);
  useEffect(() => {
    if (!view) return;
    begin();
    const size = () => ({ height: view.clientHeight, width: view.clientWidth });
    let before = size();
    const resized = new ResizeObserver(() => {
      resize(before);
      before = size();
    });
    resized.observe(view);
    return () => resized.disconnect();
  }, [view]);
  const before = useRef(begins);
  useEffect(() => {
    if (before.current !== begins) reorder();
    before.current = begins;
  }, [begins]);
}
