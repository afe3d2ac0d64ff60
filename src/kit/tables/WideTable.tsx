import { Table, TableContainer, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import {
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { ROW_HEIGHT } from '../theme.ts';
import { type CellPlace, reveal } from './activeCell.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { columnOffsets, type WideColumn } from './column.ts';
import { HEAD_HEIGHT, wideTableStyle } from './style.ts';
import type { Tone } from './tones.ts';
import { useCells } from './useCells.ts';
import { useCopy } from './useCopy.ts';
import type { TableQuery } from './useTableQuery.ts';
import { WideHead } from './WideHead.tsx';
import { WideRow } from './WideRow.tsx';

interface WideTableProps<Row> {
  /** Name of the table for those who do not see what stands above it. */
  label: string;
  /** In the order shown. */
  rows: readonly Row[];
  /** The first column heads its row. Keep the array's identity between renders. */
  columns: readonly WideColumn<Row>[];
  rowKey(row: Row): string | number;
  rowTone?(row: Row): Tone | undefined;
  /** How many columns stay in view; on a narrow window only the first does. */
  fixed?: number;
  /** Pixels. */
  maxHeight: number;
  /** What the rows were filtered and put in order by (`shownRows`). */
  query: TableQuery;
  /** What stands below the headings where there are no rows. */
  empty?: ReactNode;
  /** What a key does with the row of the active cell; true when it did something. */
  onRowKey?(key: string, row: Row): boolean;
  /** Told how many cells were copied. */
  onCopied?(count: number): void;
}

/**
 * A table of many columns and any number of rows, used as a spreadsheet is: only the rows in view are in the document,
 * the heading and the first columns stay in place. It is one tab stop, in which arrows, Home, End and the page keys move
 * an active cell, with Shift a range, and Alt with the down arrow opens the order and filters of a column.
 *
 * ```
 * <WideTable label="Coletas" rows={rows} columns={columns} query={query} rowKey={(row) => row.id} maxHeight={440} />
 * ```
 */
export function WideTable<Row>(props: WideTableProps<Row>) {
  const { label, rows, columns, rowKey, rowTone, fixed = 1, maxHeight, query, empty, onRowKey, onCopied } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const table = useRef<HTMLTableElement>(null);
  const activeId = useId();
  const [menu, setMenu] = useState<number | null>(null);
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const offsets = useMemo(() => columnOffsets(columns), [columns]);
  const fixedOffsets = useMemo(() => offsets.slice(0, wide ? fixed : 1), [offsets, wide, fixed]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rowKey(rows[index] as Row),
    overscan: 3,
    // The heading lies over the last pixels that the view would otherwise have.
    scrollPaddingEnd: HEAD_HEIGHT,
  });
  const shown = virtualizer.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const page = () => Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
  const cells = useCells({ rows: rows.length, columns: columns.length, page }, bring);
  const { active, range } = cells;
  const activeShown = shown.some((item) => item.index === active.row);

  /** The table has the focus when the menu has gone, whatever opened it. */
  const openMenu = useCallback((column: number) => {
    table.current?.focus();
    setMenu(column);
  }, []);

  // Another order or filter begins at the top.
  useLayoutEffect(() => {
    if (query && scroller.current) scroller.current.scrollTop = 0;
  }, [query]);

  useCopy(
    table,
    () => {
      const { top, bottom, left, right } = cells.cells;
      const copied = columns.slice(left, right + 1).flatMap(({ copy }) => copy ?? []);
      return rows.slice(top, bottom + 1).map((row) => copied.map((copy) => copy(row)));
    },
    onCopied,
  );

  function bring({ row, column }: CellPlace) {
    virtualizer.scrollToIndex(row);
    const view = scroller.current;
    if (!view || column < fixedOffsets.length) return;
    view.scrollLeft = reveal(offsets[column] ?? 0, offsets[column + 1] ?? 0, {
      offset: view.scrollLeft,
      size: view.clientWidth,
      covered: offsets[fixedOffsets.length] ?? 0,
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const row = rows[active.row];
    const onTable = event.target === event.currentTarget;
    if (onTable && event.altKey && event.key === 'ArrowDown') openMenu(active.column);
    else if (!(onTable && row && onRowKey?.(event.key, row)) && !cells.onKey(event)) return;
    event.preventDefault();
  }

  const chosen = menu === null ? undefined : columns[menu];
  const heading = menu === null ? undefined : table.current?.tHead?.rows[0]?.cells[menu];
  return (
    <>
      <TableContainer ref={scroller} sx={wideTableStyle} style={{ maxHeight }}>
        <Table
          ref={table}
          role="grid"
          aria-label={label}
          aria-readonly
          aria-multiselectable
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length}
          aria-activedescendant={activeShown ? activeId : undefined}
          tabIndex={0}
          onKeyDown={onKeyDown}
          onMouseDown={cells.onMouseDown}
          onMouseOver={cells.onMouseOver}
          style={{ width: offsets.at(-1) }}
        >
          <colgroup>
            {columns.map(({ key, width }) => (
              <col key={key} style={{ width }} />
            ))}
          </colgroup>
          <WideHead columns={columns} fixed={fixedOffsets} query={query} onMenu={openMenu} />
          <tbody>
            <Gap height={before} />
            {shown.map(({ index, key }) => {
              const row = rows[index] as Row;
              const selected = range && index >= range.top && index <= range.bottom;
              return (
                <WideRow
                  key={key}
                  row={row}
                  index={index}
                  columns={columns}
                  fixed={fixedOffsets}
                  tone={rowTone?.(row)}
                  activeColumn={index === active.row ? active.column : null}
                  activeId={activeId}
                  selectedFrom={selected ? range.left : columns.length}
                  selectedTo={selected ? range.right : columns.length}
                />
              );
            })}
            <Gap height={after} />
          </tbody>
        </Table>
        {rows.length === 0 && empty}
      </TableContainer>
      {chosen?.order && heading && (
        <ColumnMenu column={chosen} anchor={heading} query={query} onClose={() => setMenu(null)} />
      )}
    </>
  );
}

/** Stands for the rows that are not in view. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}
