import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useMemo } from 'react';
import { ROW_HEIGHT } from '../theme.ts';
import type { CellPlace } from './activeCell.ts';
import { columnOffsets } from './column.ts';
import { HEAD_HEIGHT } from './style.ts';
import { type Seen, useSeen } from './useSeen.ts';

interface Shape<Row> {
  /** What scrolls; null until it is in the document. */
  view: HTMLElement | null;
  rows: readonly Row[];
  /** Widths in pixels. Keep the array's identity between renders: their places follow from it. */
  columns: readonly { width: number }[];
  /** How many of them stay in view; on a narrow window only the first does. */
  fixed: number;
}

/** Rows, and columns to the right, that are drawn beyond what is seen: those that come next are there before they are seen. */
const ROWS_BEYOND = 3;
const COLUMNS_BEYOND = 2;
/** The same to the left, where the columns that stay lie over others, in pixels. */
const PIXELS_BEYOND = 200;

/** Pixels: in a lower window the page scrolls as well, and what scrolls within it may be out of view. */
const LOW_WINDOW = 700;

/** The first row and column, and those after the last; of columns, of those that scroll. */
type Part = readonly [firstRow: number, endOfRows: number, from: number, to: number];

/**
 * What of rows of one height, without end, and of columns is seen.
 *
 * @param fixed how many columns stay
 */
function partSeen({ top, left, height, width }: Seen, offsets: readonly number[], fixed: number, beyond = 0): Part {
  const count = offsets.length - 1;
  const edge = left + (offsets[fixed] ?? 0) - beyond;
  const from = offsets.findIndex((_, at) => at >= fixed && (offsets[at + 1] ?? Infinity) > edge);
  const to = offsets.findIndex((offset) => offset >= left + width);
  const bottom = Math.ceil((top + height - HEAD_HEIGHT) / ROW_HEIGHT);
  return [Math.floor(top / ROW_HEIGHT), bottom, Math.min(from, count), Math.max(fixed, to < 0 ? count : to)];
}

/**
 * What of a table is in view, of rows of one height and columns of fixed widths: no more than that need be in the document.
 * Its component is drawn again whenever that changes, so keep it small; memoized rows stay as they are.
 */
export function useInView<Row>({ view, rows, columns, fixed }: Shape<Row>) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const offsets = useMemo(() => columnOffsets(columns), [columns]);
  const fixedOffsets = useMemo(() => offsets.slice(0, wide ? fixed : 1), [offsets, wide, fixed]);
  const staying = fixedOffsets.length;
  function partDrawn(seen: Seen): Part {
    if (seen.height === 0) return [0, 0, staying, staying];
    const [first, end, from, to] = partSeen(seen, offsets, staying, PIXELS_BEYOND);
    return [first - ROWS_BEYOND, end + ROWS_BEYOND, from, Math.min(columns.length, to + COLUMNS_BEYOND)];
  }
  const { drawn, now, scrollTo } = useSeen(view, (before, after) => {
    const part = partDrawn(before);
    const [first, end, from, to] = partSeen(after, offsets, staying);
    if (first < part[0] || end > part[1] || from < part[2] || to > part[3]) return 'seen';
    return partDrawn(after).some((edge, at) => edge !== part[at]) ? 'beyond' : null;
  });
  const [above, below, from, to] = partDrawn(drawn);
  const end = Math.max(0, Math.min(below, rows.length));
  const first = Math.max(0, Math.min(above, end));

  function bringWithin({ row, column }: CellPlace, toStart = false) {
    const { top, left, height, width } = now();
    const lowest = row * ROW_HEIGHT;
    const furthest = (offsets[column] ?? 0) - (offsets[staying] ?? 0);
    const needed = Math.min(furthest, Math.max(left, (offsets[column + 1] ?? 0) - width));
    const aside = column < staying ? left : needed;
    scrollTo({
      // The heading lies over the first pixels of what is seen, as do the columns that stay.
      top: Math.min(lowest, Math.max(top, lowest + ROW_HEIGHT + HEAD_HEIGHT - height)),
      left: toStart ? 0 : aside,
    });
  }

  return {
    /** Pixels from the left edge to the start of each column, and the whole width at the end. */
    offsets,
    /** Of those, what belongs to the columns that stay in view. */
    fixed: fixedOffsets,
    /** Places of the rows to draw. */
    shown: Array.from({ length: end - first }, (_, at) => first + at),
    /** Pixels of the rows before and after those. */
    before: first * ROW_HEIGHT,
    after: (rows.length - end) * ROW_HEIGHT,
    /** Of the columns that scroll the first to draw, and the one after the last. */
    from,
    to,
    /** Rows that a page key moves over. */
    page: () => Math.max(1, Math.floor(now().height / ROW_HEIGHT) - 2),
    /** Scrolls as far as it takes to see a cell. Call it before anything of the document is changed (`useSeen.ts`). */
    bringWithin,
    /**
     * The same for a key, which in a low window brings the page along.
     *
     * @param toStart whether to where the cell's row begins
     * @param block what of the table is to be in the window: all that goes, or its head
     */
    bring(place: CellPlace, toStart = false, block: 'nearest' | 'start' = 'nearest') {
      // Not asked of others: to look for its place costs at each key.
      if (window.innerHeight < LOW_WINDOW) view?.scrollIntoView({ block });
      bringWithin(place, toStart);
    },
  };
}
