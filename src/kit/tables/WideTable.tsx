import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type KeyboardEvent, type MouseEvent, useId, useMemo, useRef, useState } from 'react';
import { ROW_HEIGHT } from '../theme.ts';
import { type CellPlace, moveActive, reveal } from './activeCell.ts';
import { columnOffsets, type WideColumn } from './column.ts';
import { HEAD_HEIGHT, wideTableStyle } from './style.ts';
import type { Tone } from './tones.ts';
import { WideRow } from './WideRow.tsx';

interface WideTableProps<Row> {
  /** Name of the table for those who do not see what stands above it. */
  label: string;
  rows: readonly Row[];
  /** The first column heads its row. Keep the array's identity between renders. */
  columns: readonly WideColumn<Row>[];
  rowKey(row: Row): string | number;
  rowTone?(row: Row): Tone | undefined;
  /** How many columns stay in view; on a narrow window only the first does. */
  fixed?: number;
  /** Pixels. */
  maxHeight: number;
  /** What a key does with the row of the active cell; true when it did something. */
  onRowKey?(key: string, row: Row): boolean;
}

/**
 * A table of many columns and any number of rows: only the rows in view are in the document. The heading and the first
 * columns stay in place. It is one tab stop, in which arrows, Home, End and the page keys move an active cell.
 *
 * ```
 * <WideTable label="Coletas" rows={rows} columns={columns} rowKey={(row) => row.id} fixed={3} maxHeight={440} />
 * ```
 */
export function WideTable<Row>({
  label,
  rows,
  columns,
  rowKey,
  rowTone,
  fixed = 1,
  maxHeight,
  onRowKey,
}: WideTableProps<Row>) {
  const scroller = useRef<HTMLDivElement>(null);
  const activeId = useId();
  const [active, setActive] = useState<CellPlace>({ row: 0, column: 0 });
  const wide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'), { noSsr: true });
  const offsets = useMemo(() => columnOffsets(columns), [columns]);
  const fixedOffsets = useMemo(() => offsets.slice(0, wide ? fixed : 1), [offsets, wide, fixed]);
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW_HEIGHT,
    getItemKey: (index) => rowKey(rows[index] as Row),
    overscan: 6,
    // The heading lies over the last pixels that the view would otherwise have.
    scrollPaddingEnd: HEAD_HEIGHT,
  });
  const shown = virtualizer.getVirtualItems();
  const before = shown[0]?.start ?? 0;
  const after = virtualizer.getTotalSize() - (shown.at(-1)?.end ?? 0);
  const activeShown = shown.some((item) => item.index === active.row);

  function goTo(place: CellPlace) {
    setActive(place);
    virtualizer.scrollToIndex(place.row);
    const view = scroller.current;
    if (!view || place.column < fixedOffsets.length) return;
    view.scrollLeft = reveal(offsets[place.column] ?? 0, offsets[place.column + 1] ?? 0, {
      offset: view.scrollLeft,
      size: view.clientWidth,
      covered: offsets[fixedOffsets.length] ?? 0,
    });
  }

  function onKeyDown(event: KeyboardEvent) {
    const page = Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / ROW_HEIGHT) - 2);
    const bounds = { rows: rows.length, columns: columns.length, page };
    const row = rows[active.row];
    if (event.target === event.currentTarget && row && onRowKey?.(event.key, row)) return event.preventDefault();
    const place = rows.length > 0 ? moveActive(active, event.key, event.ctrlKey || event.metaKey, bounds) : null;
    if (!place) return;
    event.preventDefault();
    goTo(place);
  }

  function onClick(event: MouseEvent) {
    const cell = (event.target as Element).closest<HTMLTableCellElement>('tbody td, tbody th');
    const row = Number(cell?.parentElement?.getAttribute('aria-rowindex'));
    if (cell && row) setActive({ row: row - 2, column: cell.cellIndex });
  }

  return (
    <TableContainer ref={scroller} sx={wideTableStyle} style={{ maxHeight }}>
      <Table
        role="grid"
        aria-label={label}
        aria-readonly
        aria-rowcount={rows.length + 1}
        aria-colcount={columns.length}
        aria-activedescendant={activeShown ? activeId : undefined}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onClick={onClick}
        style={{ width: offsets.at(-1) }}
      >
        <colgroup>
          {columns.map(({ key, width }) => (
            <col key={key} style={{ width }} />
          ))}
        </colgroup>
        <TableHead>
          <TableRow aria-rowindex={1}>
            {columns.map((column, position) => (
              <TableCell
                key={column.key}
                scope="col"
                align={column.align}
                data-fixed={position < fixedOffsets.length ? '' : undefined}
                style={{ left: fixedOffsets[position] }}
              >
                {column.header}
                {column.unit ? <small>{column.unit}</small> : null}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          <Gap height={before} />
          {shown.map(({ index, key }) => {
            const row = rows[index] as Row;
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
              />
            );
          })}
          <Gap height={after} />
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Stands for the rows that are not in view. */
function Gap({ height }: { height: number }) {
  return height > 0 ? <tr aria-hidden style={{ height }} /> : null;
}
