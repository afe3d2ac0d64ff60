import { useMediaQuery } from '@mui/material';
import type { Breakpoint, Theme } from '@mui/material/styles';
import { useState } from 'react';

/**
 * Whether the window is narrower than one of the theme's widths. Paper has a width of its own: for as long as the page is
 * printed the answer is that of before, for what is drawn anew then comes after the pages were counted.
 */
export function useWindowBelow(breakpoint: Breakpoint): boolean {
  const below = useMediaQuery<Theme>((theme) => theme.breakpoints.down(breakpoint), { noSsr: true });
  const onScreen = useMediaQuery('screen', { noSsr: true });
  const [told, setTold] = useState(below);
  if (onScreen && told !== below) setTold(below);
  return onScreen ? below : told;
}
