import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { OpenerContext, useHeldForm } from '../feedback/opener.tsx';
import { ChoiceBox } from './ChoiceBox.tsx';
import { type Column, columnKey } from './column.ts';
import { FilterCleared } from './FilterCleared.tsx';
import { HeadCell } from './HeadCell.tsx';
import { ListCards } from './ListCards.tsx';
import { ListRegion } from './ListRegion.tsx';
import { usePhone } from './usePhone.ts';
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
  /** Name of the part that scrolls, where another part of the page has the table's. */
  scrolled?: string;
}

const ONE_LINE = { whiteSpace: 'nowrap' };
const HEADING = { component: 'th', scope: 'row' } as const;

/** The rows of the list around it, with headings that sort; on a phone, a card a row. */
export function ListTable<R extends RaRecord>(props: ListTableProps<R>) {
  const { failed, columns, empty, waiting, selection, nameOf = ({ id }) => String(id) } = props;
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
          <Rows {...props} nameOf={nameOf} markOf={markOf} data={data} />
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
}: RowsTableProps<R>) {
  const translate = useTranslate();
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
    </ListRegion>
  );
}
