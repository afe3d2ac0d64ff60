import { useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useMemo } from 'react';
import { ROW_HEIGHT } from '../theme.ts';
import type { CellPlace } from './activeCell.ts';
import { columnOffsets } from './column.ts';
import { HEAD_HEIGHT } from './style.ts';

interface Shape<Row> {
  /** What scrolls; null until it is in the document. */
  view: HTMLElement | null;
  rows: readonly Row[];
  /** Keep its identity between renders, as that of `columns`: the places of all follow from them. */
  rowKey(row: Row): string | number;
  /** Widths in pixels. */
  columns: readonly { key: string; width: number }[];
  /** How many of them stay in view; on a narrow window only the first does. */
  fixed: number;
  /** Rows that are drawn beyond either edge. */
  overscan: number;
}

/** Pixels beyond either edge of the view in which columns are drawn: those that come next are there before they are seen. */
const BEYOND = 200;

/**
 * What of a table is in view, of rows of one height and columns of fixed widths: no more than that need be in the document.
 * Its component is drawn again whenever that changes, so keep it small; memoized rows stay as they are.
 */
export function useInView<Row>({ view, rows, rowKey, columns, fixed, overscan }: Shape<Row>) {
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const offsets = useMemo(() => columnOffsets(columns), [columns]);
  const fixedOffsets = useMemo(() => offsets.slice(0, wide ? fixed : 1), [offsets, wide, fixed]);
  const covered = offsets[fixedOffsets.length] ?? 0;
  const vertical = useVirtualizer({
    count: rows.length,
    getScrollElement: () => view,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: useCallback((index: number) => rowKey(rows[index] as Row), [rows, rowKey]),
    overscan,
    // The heading lies over the last pixels that the view would otherwise have.
    scrollPaddingEnd: HEAD_HEIGHT,
  });
  const horizontal = useVirtualizer({
    horizontal: true,
    count: columns.length,
    getScrollElement: () => view,
    estimateSize: (index) => columns[index]?.width ?? 0,
    getItemKey: useCallback((index: number) => columns[index]?.key ?? index, [columns]),
    overscan: 2,
    scrollPaddingStart: covered,
  });
  const shown = vertical.getVirtualItems();
  const firstEdge = (horizontal.scrollOffset ?? 0) + covered - BEYOND;
  const scrolled = horizontal
    .getVirtualItems()
    .filter(({ index, end }) => index >= fixedOffsets.length && end > firstEdge);

  return {
    /** Pixels from the left edge to the start of each column, and the whole width at the end. */
    offsets,
    /** Of those, what belongs to the columns that stay in view. */
    fixed: fixedOffsets,
    /** The rows to draw. */
    shown,
    /** Pixels of the rows before and after those. */
    before: shown[0]?.start ?? 0,
    after: vertical.getTotalSize() - (shown.at(-1)?.end ?? 0),
    /** Of the columns that scroll the first to draw, and the one after the last. */
    from: scrolled[0]?.index ?? fixedOffsets.length,
    to: (scrolled.at(-1)?.index ?? fixedOffsets.length - 1) + 1,
    /** Rows that a page key moves over. */
    page: () => Math.max(1, Math.floor((view?.clientHeight ?? 0) / ROW_HEIGHT) - 2),
    /** Scrolls as far as it takes to see a cell. */
    bring({ row, column }: CellPlace) {
      // Where nothing is to scroll the virtualizers are not asked: they would have the page laid out at each key.
      const { scrollTop = 0, scrollLeft = 0 } = view ?? {};
      const top = row * ROW_HEIGHT;
      const bottom = scrollTop + (vertical.scrollRect?.height ?? 0) - HEAD_HEIGHT;
      if (top < scrollTop || top + ROW_HEIGHT > bottom) vertical.scrollToIndex(row);
      const [left = 0, right = 0] = offsets.slice(column, column + 2);
      const edge = scrollLeft + (horizontal.scrollRect?.width ?? 0);
      const within = left >= scrollLeft + covered && right <= edge;
      if (column >= fixedOffsets.length && !within) horizontal.scrollToIndex(column);
    },
  };
}
