import { useEffectEvent, useLayoutEffect, useMemo, useRef } from 'react';
import { ROW_HEIGHT } from '../theme.ts';
import { useWindowBelow } from '../useWindowBelow.ts';
import type { CellPlace, RowEnd } from './activeCell.ts';
import { type Places, placesOf, type Staying } from './staying.ts';
import { HEAD_HEIGHT } from './style.ts';
import type { Size } from './useResized.ts';
import { type Seen, useSeen } from './useSeen.ts';

interface Shape<Row> extends Staying {
  /** What scrolls; null until it is in the document. */
  view: HTMLElement | null;
  rows: readonly Row[];
  /** Widths in pixels. Keep the array's identity between renders: their places follow from it. */
  columns: readonly { width: number; align?: 'left' | 'right' | 'center' }[];
  /** Pixels of the table after its columns. */
  beside?: number;
}

/** Rows, and columns to the right, that are drawn beyond what is seen: those that come next are there before they are seen. */
const ROWS_BEYOND = 3;
/** Of those rows, how many are left when the next ones are drawn. */
const ROWS_LEFT = 1;
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
 * @param beyond pixels to the left that are taken for seen
 */
function partSeen({ top, left, height, width }: Seen, { offsets, fixed, staying }: Places, beyond = 0): Part {
  const count = offsets.length - 1;
  const edge = left + staying - beyond;
  const from = offsets.findIndex((_, at) => at >= fixed.length && (offsets[at + 1] ?? Infinity) > edge);
  const to = offsets.findIndex((offset) => offset >= left + width);
  const bottom = Math.ceil((top + height - HEAD_HEIGHT) / ROW_HEIGHT);
  return [Math.floor(top / ROW_HEIGHT), bottom, Math.min(from, count), Math.max(fixed.length, to < 0 ? count : to)];
}

/**
 * What of a table is in view, of rows of one height and columns of fixed widths: no more than that need be in the document.
 * Its component is drawn again whenever that changes, so keep it small; memoized rows stay as they are.
 */
export function useInView<Row>({ view, rows, columns, fixed, names, beside = 0 }: Shape<Row>) {
  const narrow = useWindowBelow('md');
  function partDrawn(seen: Seen): Part {
    if (seen.height === 0) return [0, 0, lead, lead];
    const [first, end, from, to] = partSeen(seen, places, PIXELS_BEYOND);
    return [first - ROWS_BEYOND, end + ROWS_BEYOND, from, Math.min(columns.length, to + COLUMNS_BEYOND)];
  }
  const { drawn, now, scrollTo } = useSeen(view, (before, after) => {
    if (before.width !== after.width) return 'seen';
    const part = partDrawn(before);
    const [first, end, from, to] = partSeen(after, places);
    if (first < part[0] || end > part[1] || from < part[2] || to > part[3]) return 'seen';
    // Several rows at a time: to draw has a price of its own, which the next key would pay.
    if (first - ROWS_LEFT < part[0] || end + ROWS_LEFT > part[1]) return 'beyond';
    const [, , ...columnsDrawn] = partDrawn(after);
    return columnsDrawn.some((edge, at) => edge !== part[at + 2]) ? 'beyond' : null;
  });
  const places = useMemo(
    () => placesOf(columns, { fixed, names }, drawn.width, narrow),
    [columns, fixed, names, drawn.width, narrow],
  );
  const { offsets, staying } = places;
  const lead = places.fixed.length;
  const [above, below, from, to] = partDrawn(drawn);
  const end = Math.max(0, Math.min(below, rows.length));
  const first = Math.max(0, Math.min(above, end));

  /** As far aside, or a little further, as has a column begin where those that stay end: of a number that is cut another one is read. */
  const wholeFrom = (left: number) =>
    left <= 0 ? 0 : (offsets.slice(lead).find((offset) => offset - staying >= left) ?? left + staying) - staying;
  const furthestAside = Math.max(0, (offsets.at(-1) ?? 0) + beside - drawn.width);
  // Beside the table, to scroll so far that its last column is seen, and the first of those whole.
  const room = wholeFrom(furthestAside) - furthestAside;
  useLayoutEffect(() => {
    if (view) view.style.paddingRight = `${room}px`;
  }, [view, room]);
  // Where more or fewer of them stay than before, what it was scrolled to begins elsewhere.
  const align = useEffectEvent(() => scrollTo({ top: now().top, left: wholeFrom(now().left) }));
  const before = useRef(staying);
  useLayoutEffect(() => {
    if (before.current !== staying) align();
    before.current = staying;
  }, [staying]);

  /** How far to scroll aside to see a column: of one with less room than it needs, the side that its texts stand at. */
  function asideOf(column: number, { left, width }: Seen): number {
    if (places.fixed[column] !== undefined) return left;
    const furthest = (offsets[column] ?? 0) - (column < lead ? 0 : staying);
    const least = Math.max(0, (offsets[column + 1] ?? 0) - width);
    if (furthest < least && columns[column]?.align === 'right') return least;
    return Math.min(furthest, left < least ? wholeFrom(least) : left);
  }

  /** How far to scroll down to see a row: the heading lies over the first pixels of what is seen. */
  function downOf(row: number, { top, height }: Seen): number {
    const lowest = row * ROW_HEIGHT;
    return Math.min(lowest, Math.max(top, lowest + ROW_HEIGHT + HEAD_HEIGHT - height));
  }

  function bringWithin({ row, column }: CellPlace, to?: RowEnd) {
    const seen = now();
    const ends = { start: 0, end: wholeFrom((offsets.at(-1) ?? 0) - seen.width) };
    scrollTo({ top: downOf(row, seen), left: to ? ends[to] : asideOf(column, seen) });
  }

  /** Whether a row was seen whole while the view was so many pixels high; and a column while it was so many wide. */
  function wasRowSeen(row: number, { height }: Size): boolean {
    const { top } = now();
    return row * ROW_HEIGHT >= top && (row + 1) * ROW_HEIGHT + HEAD_HEIGHT <= top + height;
  }
  function wasColumnSeen(column: number, { width }: Size): boolean {
    const { left } = now();
    return (offsets[column] ?? 0) - staying >= left && (offsets[column + 1] ?? 0) <= left + width;
  }

  return {
    ...places,
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
    /** Has a cell that was seen while there was more room seen still. Aside nothing is scrolled for one that was not seen there. */
    keepWithin({ row, column }: CellPlace, before: Size) {
      if (!wasRowSeen(row, before)) return;
      const seen = now();
      const left = wasColumnSeen(column, before) ? asideOf(column, seen) : seen.left;
      scrollTo({ top: downOf(row, seen), left });
    },
    /**
     * The same for a key, which in a low window brings the page along.
     *
     * @param to where the cell's row begins or ends, if that is to be seen
     * @param block what of the table is to be in the window: all that goes, or its head
     */
    bring(place: CellPlace, to?: RowEnd, block: 'nearest' | 'start' = 'nearest') {
      // Not asked of others: to look for its place costs at each key.
      if (window.innerHeight < LOW_WINDOW) view?.scrollIntoView({ block });
      bringWithin(place, to);
    },
  };
}
