import { Box, TableContainer } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ColumnMenu } from './ColumnMenu.tsx';
import { wideTableStyle } from './style.ts';
import { MOST_PRINTED } from './useSeen.ts';
import { probeStyle, useSpacedColumns } from './useSpacedColumns.ts';
import { WideGrid, type WideGridProps } from './WideGrid.tsx';

/** Columns that paper has room for: more of them are cut off, where the browser makes them no smaller. */
const MOST_ON_PAPER = 18;

interface WideTableProps<Row> extends Omit<WideGridProps<Row>, 'view' | 'onMenu'> {
  /** Pixels; as high as what it stands in leaves, unless told. */
  maxHeight?: number;
  /** What stands below the headings where there are no rows. */
  empty?: ReactNode;
}

/**
 * A table of many columns and any number of rows, used as a spreadsheet is: only the cells in view are in the document,
 * the heading and the first columns stay in place. It is one tab stop, in which arrows, Home, End and the page keys move
 * an active cell, with Shift a range, and Alt with the down arrow opens the order and filters of a column.
 *
 * ```
 * <WideTable label="Coletas" rows={rows} columns={columns} query={query} rowKey={keyOf} maxHeight={440} />
 * ```
 */
export function WideTable<Row>({ maxHeight, empty, ...grid }: WideTableProps<Row>) {
  const { rows, query } = grid;
  const { columns, probe } = useSpacedColumns(grid.columns);
  const translate = useTranslate();
  const [view, setView] = useState<HTMLDivElement | null>(null);
  const [menu, setMenu] = useState<number | null>(null);
  const chosen = menu === null ? undefined : columns[menu];
  const heading = menu === null ? undefined : view?.querySelectorAll('thead th')[menu];
  return (
    <>
      <Box ref={probe} component="span" aria-hidden sx={probeStyle} />
      <TableContainer ref={setView} sx={wideTableStyle} style={{ maxHeight }}>
        <WideGrid {...grid} columns={columns} view={view} onMenu={setMenu} />
        {rows.length === 0 && empty}
      </TableContainer>
      {(rows.length > MOST_PRINTED || columns.length > MOST_ON_PAPER) && (
        <Box sx={{ display: 'none', displayPrint: 'block' }}>{translate('tabela.printed')}</Box>
      )}
      {chosen?.order && heading && (
        <ColumnMenu column={chosen} anchor={heading} query={query} onClose={() => setMenu(null)} />
      )}
    </>
  );
}
