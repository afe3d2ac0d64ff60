import { Box } from '@mui/material';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

/** Where the page keeps how high they are. */
const ALTURA = '--avisos';

/** What stands above the readings and comes and goes: the grid is as much lower, so that all of the page stays in the window. */
export function Avisos({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { style } = document.documentElement;
    const tell = () => style.setProperty(ALTURA, `${element.offsetHeight}px`);
    const resized = new ResizeObserver(tell);
    resized.observe(element);
    tell();
    return () => {
      resized.disconnect();
      style.removeProperty(ALTURA);
    };
  }, []);
  return (
    <Box ref={box} sx={{ display: 'flow-root' }}>
      {children}
    </Box>
  );
}
