import type { Theme } from '@mui/material/styles';
import { useCallback, useMemo, useState } from 'react';

const FIGURES = '0000000000';
/** Pixels that they take as the tables' font has them, and by how much another font's may differ. */
const USUAL = 80;
const TOLERANCE = 4;

/** Letters are narrower than figures: what each is given besides is more of them. */
const OF_LETTERS = 1.25;

/** How many times as wide as it is columns need to be for texts of which ten figures take so many pixels. */
function timesWider(pixels: number): number {
  const more = pixels - USUAL;
  return more > TOLERANCE ? 1 + (OF_LETTERS * more) / USUAL : 1;
}

/** Of the probe: figures as a table has them, which take no room and are never read. */
export function probeStyle({ typography }: Pick<Theme, 'typography'>) {
  return {
    ...typography.body2,
    position: 'absolute',
    visibility: 'hidden',
    '&::before': { content: `"${FIGURES}"` },
  } as const;
}

/**
 * Columns of fixed widths, wider where a reader has texts spaced out or enlarged (WCAG 2.2, 1.4.12 and 1.4.4): what fits its
 * column then fits it still.
 *
 * @param columns keep the array's identity between renders: that of what is given back follows from it
 * @returns the columns, and the ref of an element of `probeStyle` that tells of the texts around it
 */
export function useSpacedColumns<C extends { width: number }>(columns: readonly C[]) {
  const [times, setTimes] = useState(1);
  const probe = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const resized = new ResizeObserver(() => setTimes(timesWider(element.offsetWidth)));
    resized.observe(element);
    return () => resized.disconnect();
  }, []);
  const spaced = useMemo(
    () => (times === 1 ? columns : columns.map((one) => ({ ...one, width: Math.round(times * one.width) }))),
    [columns, times],
  );
  return { columns: spaced, probe };
}
