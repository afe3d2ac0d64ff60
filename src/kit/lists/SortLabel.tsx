import { TableSortLabel } from '@mui/material';
import { type SortPayload, useTranslate } from 'react-admin';

type Order = SortPayload['order'];

interface SortLabelProps {
  label: string;
  /** That in force by this column; null when the rows stand in the order of another one. */
  order: Order | null;
  onSort(order: Order): void;
  /** Where something else does the same by keyboard. */
  tabIndex?: number;
  /** Has an arrow only while its order is in force. */
  hideSortIcon?: boolean;
}

/** A heading to press; assistive technology is told the order that pressing it brings. */
export function SortLabel({ label, order, onSort, ...button }: SortLabelProps) {
  const translate = useTranslate();
  const next = order === 'ASC' ? 'DESC' : 'ASC';
  const nextLabel = translate('ra.sort.sort_by', {
    // As it stands in the heading: abbreviations and symbols (ID, ΔT, As) have no small letters.
    field_lower_first: label,
    order: translate(`ra.sort.${next}`),
  });
  return (
    <TableSortLabel
      {...button}
      active={order !== null}
      direction={order === 'DESC' ? 'desc' : 'asc'}
      title={nextLabel}
      onClick={() => onSort(next)}
    >
      {label}
    </TableSortLabel>
  );
}
