import {
  Checkbox,
  Skeleton,
  type SxProps,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  TableSortLabel,
} from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import type { Selection } from './useSelection.ts';

/** A column of a list. */
export interface Column<R extends RaRecord> {
  label: string;
  /** Field that its heading sorts by; without it the column does not sort. */
  source?: string;
  align?: 'left' | 'right' | 'center';
  width?: number;
  /** Its cells head their rows. */
  heading?: boolean;
  /** How its cells break; a cell that does not sort keeps to one line unless said. */
  sx?: SxProps;
  render(record: R): ReactNode;
}

export interface ListTableProps<R extends RaRecord> {
  label: string;
  /** What is said when the list could not be had, before the reason. */
  failed?: string;
  columns: readonly Column<R>[];
  /** What stands instead of a table without rows. */
  empty: ReactNode;
  /** While something else that the table needs is on its way. */
  waiting?: boolean;
  /** With it, rows can be chosen by a box that `nameOf` names. */
  selection?: Selection;
  nameOf?(record: R): string;
  /** Name of the part that scrolls when its columns are wide: it can then be reached by keyboard. */
  scrolled?: string;
}

/** A box that leaves rows as low as they are without it. */
const COMPACT = { p: 0.5 };
const ONE_LINE = { whiteSpace: 'nowrap' };
const HEADING = { component: 'th', scope: 'row' } as const;

/** The rows of the list around it, with headings that sort. Its width scrolls when the window is too narrow. */
export function ListTable<R extends RaRecord>(props: ListTableProps<R>) {
  const {
    label,
    failed,
    columns,
    empty,
    waiting = false,
    selection,
    nameOf = ({ id }) => String(id),
    scrolled,
  } = props;
  const { data, error, refetch, isPending, total } = useListContext<R>();
  const translate = useTranslate();
  if (error) {
    return (
      <ErrorAlert onRetry={refetch}>
        {failed ?? translate('cadastro.list.failed')} {error.message}
      </ErrorAlert>
    );
  }
  if (isPending || waiting) return <Skeleton variant="rounded" height={360} />;
  if (!data || total === 0) return empty;
  return (
    <TableContainer {...(scrolled && { role: 'region', tabIndex: 0, 'aria-label': scrolled })}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell padding="checkbox">
                <Checkbox
                  size="small"
                  sx={COMPACT}
                  checked={data.length > 0 && data.every(({ id }) => selection.has(id))}
                  indeterminate={data.some(({ id }) => selection.has(id)) && !data.every(({ id }) => selection.has(id))}
                  onChange={({ target }) => selection.set(data, target.checked)}
                  slotProps={{ input: { 'aria-label': translate('cadastro.bulk.selectPage') } }}
                />
              </TableCell>
            )}
            {columns.map((column) => (
              <HeadCell key={column.source ?? column.label} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <TableRow key={record.id} hover selected={selection?.has(record.id)}>
              {selection && (
                <TableCell padding="checkbox">
                  <Checkbox
                    size="small"
                    sx={COMPACT}
                    checked={selection.has(record.id)}
                    onChange={({ target }) => selection.set([record], target.checked)}
                    slotProps={{
                      input: { 'aria-label': translate('cadastro.bulk.select', { name: nameOf(record) }) },
                    }}
                  />
                </TableCell>
              )}
              {columns.map(({ label: name, source, align, heading, sx, render }) => (
                <TableCell
                  key={source ?? name}
                  align={align}
                  {...(heading && HEADING)}
                  sx={sx ?? (source ? undefined : ONE_LINE)}
                >
                  {render(record)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** A heading; assistive technology is told the order in force, and the one that pressing it brings. */
function HeadCell<R extends RaRecord>({ column }: { column: Column<R> }) {
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
