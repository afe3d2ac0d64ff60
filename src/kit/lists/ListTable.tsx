import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { OpenerContext, useHeldForm } from '../feedback/opener.tsx';
import { usePhone } from '../usePhone.ts';
import { ChoiceBox } from './ChoiceBox.tsx';
import { type Column, columnKey } from './column.ts';
import { FilterCleared } from './FilterCleared.tsx';
import { HeadCell } from './HeadCell.tsx';
import { ListCards } from './ListCards.tsx';
import { ListRegion } from './ListRegion.tsx';
import { RowLink } from './RowLink.tsx';
import { type Opens, useOpenRow } from './useOpenRow.ts';
import type { Selection } from './useSelection.ts';
import { type MarkOf, useShownRecord } from './useShownRecord.ts';
import { WhenListed } from './WhenListed.tsx';

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
  /** Where a row opens, wherever it is pressed; the cells of the column that `opens` are links there. */
  opens?: Opens<R>;
  /** Name of the part that scrolls, where another part of the page has the table's. */
  scrolled?: string;
}

/** Rows of what is disabled stand back, and those that open tell so. */
const rowStyle = (opens: boolean) =>
  ({
    cursor: opens ? 'pointer' : undefined,
    '&[data-disabled] .MuiTableCell-root': { color: 'text.secondary' },
  }) as const;
const OPENS = rowStyle(true);
const STAYS = rowStyle(false);

/** The cells of the column that names a row, as links to where the row opens. */
function linked<R extends RaRecord>(column: Column<R>, opens?: Opens<R>): Column<R> {
  if (!column.opens || !opens) return column;
  return { ...column, render: (record) => <RowLink to={opens(record)}>{column.render(record)}</RowLink> };
}

const ONE_LINE = { whiteSpace: 'nowrap' };
const HEADING = { component: 'th', scope: 'row', 'data-names': true } as const;

/** The rows of the list around it, with headings that sort; on a phone, a card a row. */
export function ListTable<R extends RaRecord>(props: ListTableProps<R>) {
  const { failed, columns, empty, waiting, selection, opens, nameOf = ({ id }) => String(id) } = props;
  const { markOf, clearedFor } = useShownRecord();
  const [phone, hold] = useHeldForm(usePhone());
  const Rows = phone ? ListCards : RowsTable;
  return (
    <WhenListed<R>
      failed={failed}
      headings={columns.map(({ label }) => label)}
      choosing={selection !== undefined}
      empty={empty}
      waiting={waiting}
    >
      {(data) => (
        <OpenerContext value={hold}>
          {clearedFor !== null && <FilterCleared key={clearedFor} />}
          <Rows
            {...props}
            columns={columns.map((column) => linked(column, opens))}
            nameOf={nameOf}
            markOf={markOf}
            data={data}
          />
        </OpenerContext>
      )}
    </WhenListed>
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
  opens,
}: RowsTableProps<R>) {
  const translate = useTranslate();
  const openRow = useOpenRow(opens);
  const all = selection !== undefined && data.length > 0 && data.every(({ id }) => selection.has(id));
  return (
    <ListRegion label={scrolled}>
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
            <TableRow
              key={record.id}
              hover
              selected={selection?.has(record.id)}
              data-disabled={record.flagAtivo === 0 || undefined}
              {...openRow(record)}
              {...markOf(record)}
              sx={{ ...(opens ? OPENS : STAYS), ...markOf(record)?.sx }}
            >
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
                  data-options={column.options}
                  sx={column.sx ?? (column.source ? undefined : ONE_LINE)}
                >
                  {column.render(record)}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </ListRegion>
  );
}
