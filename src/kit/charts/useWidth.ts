import { useLayoutEffect, useRef, useState } from 'react';

/** How wide an element is, in pixels, as its window changes; `least` until it is measured, and where it is narrower. */
export function useWidth<E extends HTMLElement>(least: number) {
  const element = useRef<E>(null);
  const [width, setWidth] = useState(least);
  useLayoutEffect(() => {
    const measured = element.current;
    if (!measured) return;
    const measure = () => setWidth(Math.max(least, measured.clientWidth));
    measure();
    const resized = new ResizeObserver(measure);
    resized.observe(measured);
    return () => resized.disconnect();
  }, [least]);
  return { element, width };
}
