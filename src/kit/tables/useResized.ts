import { useEffect, useEffectEvent } from 'react';

/** The room of what scrolls, in pixels. */
export interface Size {
  height: number;
  width: number;
}

/** Tells that an element has more or less room than before. @param view null until it is in the document */
export function useResized(view: HTMLElement | null, onResize: (before: Size) => void): void {
  const resize = useEffectEvent(onResize);
  useEffect(() => {
    if (!view) return;
    const size = () => ({ height: view.clientHeight, width: view.clientWidth });
    let before = size();
    const resized = new ResizeObserver(() => {
      resize(before);
      before = size();
    });
    resized.observe(view);
    return () => resized.disconnect();
  }, [view]);
}
