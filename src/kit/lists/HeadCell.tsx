import { TableCell, TableSortLabel } from '@mui/material';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import type { Column } from './column.ts';

/** A heading; assistive technology is told the order in force, and the one that pressing it brings. */
export function HeadCell<R extends RaRecord>({ column }: { column: Column<R> }) {
  const { label, source, align, width } = column;
  const { sort, setSort } = useListContext();
  const translate = useTranslate();
  const active = source !== undefined && sort.field === source;
  const direction = active && sort.order === 'DESC' ? 'desc' : 'asc';
  const next = active && sort.order === 'ASC' ? 'DESC' : 'ASC';
  const nextLabel = translate('ra.sort.sort_by', {
    field_lower_first: label.toLowerCase(),
    order: translate(`ra.sort.${next}`),
  });
  return (
    <TableCell align={align} sortDirection={active && direction} sx={{ width }}>
      {source ? (
        <TableSortLabel
          active={active}
          direction={direction}
          title={nextLabel}
          onClick={() => setSort({ field: source, order: next })}
        >
          {label}
        </TableSortLabel>
      ) : (
        label
      )}
    </TableCell>
  );
}
