import { Table } from '@mui/material';
import { type KeyboardEvent, useCallback, useId, useLayoutEffect, useRef } from 'react';
import { namingColumn, type WideColumn } from './column.ts';
import { RowGap } from './Gap.tsx';
import type { Tone } from './tones.ts';
import { useCells } from './useCells.ts';
import { useCopy } from './useCopy.ts';
import { useInView } from './useInView.ts';
import { useResized } from './useResized.ts';
import type { TableQuery } from './useTableQuery.ts';
import { WideHead } from './WideHead.tsx';
import { WideRow } from './WideRow.tsx';

export interface WideGridProps<Row> {
  /** Name of the table for those who do not see what stands above it. */
  label: string;
  /** In the order shown. */
  rows: readonly Row[];
  /** Keep the array's identity between renders, as that of `rowKey`. */
  columns: readonly WideColumn<Row>[];
  rowKey(row: Row): string | number;
  rowTone?(row: Row): Tone | undefined;
  /** How many of the first stay in view where there is room: up to the one that names its row, unless told. */
  fixed?: number;
  /** What the rows were filtered and put in order by (`shownRows`). */
  query: TableQuery;
  /** What a key does with the row of the active cell; true when it did something. */
  onRowKey?(key: string, row: Row): boolean;
  /** Told how many cells were copied. */
  onCopied?(count: number): void;
  /** What scrolls. */
  view: HTMLElement | null;
  /** Opens the order and filters of a column. */
  onMenu(column: number): void;
}

/** The wide table within what scrolls it: what is drawn again while it does, and nothing else is. */
export function WideGrid<Row>(props: WideGridProps<Row>) {
  const { label, rows, columns, rowKey, rowTone, query, onRowKey, onCopied, view, onMenu } = props;
  const table = useRef<HTMLTableElement>(null);
  const activeId = useId();
  const names = namingColumn(columns);
  const inView = useInView({ view, rows, columns, names, fixed: props.fixed ?? names + 1 });
  const { shown, from, to } = inView;
  const cells = useCells({ rows: rows.length, columns: columns.length, page: inView.page }, inView.bring);
  const { active, range } = cells;
  const columnShown = active.column < inView.fixed.length || (active.column >= from && active.column < to);
  const activeShown = columnShown && shown.includes(active.row);

  useResized(view, (before) => inView.keepWithin(active, before));

  /** The table has the focus when the menu has gone, whatever opened it. */
  const openMenu = useCallback(
    (column: number) => {
      table.current?.focus();
      onMenu(column);
    },
    [onMenu],
  );

  // Another order or filter begins at the top.
  useLayoutEffect(() => {
    if (query && view) view.scrollTop = 0;
  }, [query, view]);

  useCopy(
    table,
    () => {
      const { top, bottom, left, right } = cells.cells;
      const copied = columns.slice(left, right + 1).flatMap(({ copy }) => copy ?? []);
      return rows.slice(top, bottom + 1).map((row) => copied.map((copy) => copy(row)));
    },
    onCopied,
  );

  function onKeyDown(event: KeyboardEvent) {
    const row = rows[active.row];
    const onTable = event.target === event.currentTarget;
    if (onTable && event.altKey && event.key === 'ArrowDown') {
      inView.bring(active, undefined, 'start');
      openMenu(active.column);
    } else if (!(onTable && row && onRowKey?.(event.key, row)) && !cells.onKey(event)) return;
    event.preventDefault();
  }

  return (
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
      // Where the window is wider than its columns, they share what is left.
      style={{ width: inView.offsets.at(-1), minWidth: '100%' }}
    >
      <colgroup>
        {columns.map(({ key }, position) => (
          <col key={key} style={{ width: inView.widths[position] }} />
        ))}
      </colgroup>
      <WideHead columns={columns} fixed={inView.fixed} narrowed={inView.narrowed} query={query} onMenu={openMenu} />
      <tbody>
        <RowGap height={inView.before} />
        {shown.map((index) => {
          const row = rows[index] as Row;
          const selected = range && index >= range.top && index <= range.bottom;
          return (
            <WideRow
              key={rowKey(row)}
              row={row}
              index={index}
              columns={columns}
              names={names}
              fixed={inView.fixed}
              narrowed={inView.narrowed}
              from={from}
              to={to}
              tone={rowTone?.(row)}
              activeColumn={index === active.row ? active.column : null}
              activeId={activeId}
              selectedFrom={selected ? range.left : columns.length}
              selectedTo={selected ? range.right : columns.length}
            />
          );
        })}
        <RowGap height={inView.after} />
      </tbody>
    </Table>
  );
}
