import { TableCell } from '@mui/material';
import { type RaRecord, useListContext } from 'react-admin';
import type { Column } from './column.ts';
import { SortLabel } from './SortLabel.tsx';

const DIRECTIONS = { ASC: 'asc', DESC: 'desc' } as const;

/** A heading; assistive technology is told the order in force. */
export function HeadCell<R extends RaRecord>({ column }: { column: Column<R> }) {
  const { label, source, align, width, heading, options } = column;
  const { sort, setSort } = useListContext();
  const order = source !== undefined && sort.field === source ? sort.order : null;
  return (
    <TableCell
      data-names={heading}
      data-options={options}
      align={align}
      sortDirection={order === null ? false : DIRECTIONS[order]}
      sx={{ width }}
    >
      {source ? (
        <SortLabel label={label} order={order} onSort={(next) => setSort({ field: source, order: next })} />
      ) : (
        label
      )}
    </TableCell>
  );
}
