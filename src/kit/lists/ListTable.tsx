import { Table, TableBody, TableCell, TableContainer, TableHead, TableRow, useMediaQuery } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { type ReactNode, useRef } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { ROW_HEIGHT } from '../theme.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { type Column, columnKey } from './column.ts';
import { FilterCleared } from './FilterCleared.tsx';
import { HeadCell } from './HeadCell.tsx';
import { ListCards } from './ListCards.tsx';
import { ListSkeleton } from './ListSkeleton.tsx';
import { useKeptScroll } from './useKeptScroll.ts';
import type { Selection } from './useSelection.ts';
import { type MarkOf, useShownRecord } from './useShownRecord.ts';

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
  /** Name of the part that scrolls, where another part of the page has the table's. */
  scrolled?: string;
}

const ONE_LINE = { whiteSpace: 'nowrap' };
const HEADING = { component: 'th', scope: 'row' } as const;

/** Headings stay over the rows that scroll under them; what the keyboard reaches is not left behind them. */
export const STICKY_HEAD = {
  scrollPaddingTop: `${ROW_HEIGHT}px`,
  '& table': { borderCollapse: 'separate' },
  '& thead th': { position: 'sticky', top: 0, zIndex: 2 },
} as const;

/** The rows of the list around it, with headings that sort; on a phone, a card a row. */
export function ListTable<R extends RaRecord>(props: ListTableProps<R>) {
  const { failed, columns, empty, waiting = false, nameOf = ({ id }) => String(id) } = props;
  const { data, error, refetch, isPending, total } = useListContext<R>();
  const translate = useTranslate();
  const { markOf, clearedFor } = useShownRecord();
  const narrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  if (error) {
    return (
      <ErrorAlert onRetry={refetch}>
        {failed ?? translate('cadastro.list.failed')} {error.message}
      </ErrorAlert>
    );
  }
  if (isPending || waiting) return <ListSkeleton headings={columns.map(({ label }) => label)} />;
  if (!data || total === 0) return empty;
  const Rows = narrow ? ListCards : RowsTable;
  return (
    <>
      {clearedFor !== null && <FilterCleared key={clearedFor} />}
      <Rows {...props} nameOf={nameOf} markOf={markOf} data={data} />
    </>
  );
}

interface RowsTableProps<R extends RaRecord> extends ListTableProps<R> {
  nameOf(record: R): string;
  markOf: MarkOf;
  data: readonly R[];
}

function RowsTable<R extends RaRecord>({
  label,
  columns,
  selection,
  nameOf,
  markOf,
  scrolled = label,
  data,
}: RowsTableProps<R>) {
  const translate = useTranslate();
  const view = useRef<HTMLDivElement>(null);
  useKeptScroll(view);
  const all = selection !== undefined && data.length > 0 && data.every(({ id }) => selection.has(id));
  return (
    // What scrolls can be reached by keyboard.
    <TableContainer ref={view} role="region" tabIndex={0} aria-label={scrolled} sx={STICKY_HEAD}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {selection && (
              <TableCell padding="checkbox">
                <ChoiceBox
                  label={translate('cadastro.bulk.selectPage')}
                  checked={all}
                  indeterminate={!all && data.some(({ id }) => selection.has(id))}
                  onChange={(chosen) => selection.set(data, chosen)}
                />
              </TableCell>
            )}
            {columns.map((column) => (
              <HeadCell key={columnKey(column)} column={column} />
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {data.map((record) => (
            <TableRow key={record.id} hover selected={selection?.has(record.id)} {...markOf(record)}>
              {selection && (
                <TableCell padding="checkbox">
                  <ChoiceBox
                    label={translate('cadastro.bulk.select', { name: nameOf(record) })}
                    checked={selection.has(record.id)}
                    onChange={(chosen) => selection.set([record], chosen)}
                  />
                </TableCell>
              )}
              {columns.map((column) => (
                <TableCell
                  key={columnKey(column)}
                  align={column.align}
                  {...(column.heading && HEADING)}
                  sx={column.sx ?? (column.source ? undefined : ONE_LINE)}
                >
                  {column.render(record)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
