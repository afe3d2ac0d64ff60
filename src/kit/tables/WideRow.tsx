import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import type { WideCell, WideColumn } from './column.ts';
import { CellGap } from './Gap.tsx';
import { CRAMPED, fixedMark } from './style.ts';
import type { Tone } from './tones.ts';

interface WideRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly WideColumn<Row>[];
  /** Place of the column that heads the row. */
  names: number;
  /** Left edges of the columns that stay in view, and the one that is narrower for it (`staying.ts`). */
  fixed: readonly (number | undefined)[];
  narrowed: number | undefined;
  /** Of the others the first to draw, and the one after the last. */
  from: number;
  to: number;
  tone?: Tone;
  /** Column of the active cell, when it is in this row. */
  activeColumn: number | null;
  activeId: string;
  /** Columns of the cells that are selected in this row; none where the first is past the last. */
  selectedFrom: number;
  selectedTo: number;
}

function CellContent({ text, mark, content }: WideCell) {
  if (content) return content;
  if (!mark) return text;
  return (
    <>
      {mark.icon}
      {text}
      <span style={visuallyHidden}>{` ${mark.label}`}</span>
    </>
  );
}

function Row<R>(props: WideRowProps<R>) {
  const { row, index, columns, names, fixed, narrowed, from, to, tone } = props;
  const { activeColumn, activeId, selectedFrom, selectedTo } = props;
  const cellAt = (column: WideColumn<R>, position: number) => {
    const cell = column.render(row);
    const left = fixed[position];
    const active = position === activeColumn;
    // Plain elements: of the library's own there would be hundreds to draw while scrolling.
    const Cell = position === names ? 'th' : 'td';
    return (
      <Cell
        key={column.key}
        scope={position === names ? 'row' : undefined}
        id={active ? activeId : undefined}
        aria-colindex={position + 1}
        aria-selected={position >= selectedFrom && position <= selectedTo}
        data-active={active || undefined}
        data-tone={cell.mark?.tone}
        data-fixed={fixedMark(position, fixed)}
        data-align={column.align}
        data-options={column.options && ''}
        style={left === undefined ? undefined : { left }}
        // Any text may be cut short.
        title={[cell.text, cell.mark?.label].filter(Boolean).join(' – ') || undefined}
      >
        {position === narrowed ? (
          <span {...{ [CRAMPED]: '' }}>
            <CellContent {...cell} />
          </span>
        ) : (
          <CellContent {...cell} />
        )}
      </Cell>
    );
  };
  return (
    <tr aria-rowindex={index + 2} data-tone={tone}>
      {columns.slice(0, fixed.length).map(cellAt)}
      <CellGap columns={from - fixed.length} />
      {columns.slice(from, to).map((column, at) => cellAt(column, from + at))}
      <CellGap columns={columns.length - to} />
    </tr>
  );
}

/** A row of the wide table; drawn again only when it changes, so that scrolling draws new rows alone. */
export const WideRow = memo(Row) as typeof Row;
