import { TableCell, TableRow } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { memo } from 'react';
import type { WideCell, WideColumn } from './column.ts';
import type { Tone } from './tones.ts';

interface WideRowProps<Row> {
  row: Row;
  index: number;
  columns: readonly WideColumn<Row>[];
  /** Left edges of the columns that stay in view. */
  fixed: readonly number[];
  tone?: Tone;
  /** Column of the active cell, when it is in this row. */
  activeColumn: number | null;
  activeId: string;
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

function Row<R>({ row, index, columns, fixed, tone, activeColumn, activeId }: WideRowProps<R>) {
  return (
    <TableRow aria-rowindex={index + 2} data-tone={tone}>
      {columns.map((column, position) => {
        const cell = column.render(row, index);
        const left = fixed[position];
        const active = position === activeColumn;
        return (
          <TableCell
            key={column.key}
            {...(position === 0 ? { component: 'th', scope: 'row' } : {})}
            id={active ? activeId : undefined}
            data-active={active || undefined}
            data-tone={cell.mark?.tone}
            data-fixed={left === undefined ? undefined : ''}
            align={column.align}
            style={left === undefined ? undefined : { left }}
            // Texts may be cut short; numbers have the width they need.
            title={cell.mark?.label ?? (column.align ? undefined : cell.text)}
          >
            <CellContent {...cell} />
          </TableCell>
        );
      })}
    </TableRow>
  );
}

/** A row of the wide table; drawn again only when it changes, so that scrolling draws new rows alone. */
export const WideRow = memo(Row) as typeof Row;
