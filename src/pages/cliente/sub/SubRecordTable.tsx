import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import type { Field } from '../../../../resources/defineRegister.ts';
import { formatValue, KINDS } from '../../../../resources/kinds.ts';

interface SubRecordTableProps {
  label: string;
  columns: readonly Field[];
  /** Name of the column whose cells head their rows. */
  heading: string;
  records: readonly RaRecord[];
  /** What can be done with a record; without it there is no such column. */
  options?(record: RaRecord): ReactNode;
}

/** A long text breaks where it must, the table scrolls before words do; a number never breaks. */
const WRAPPED = { overflowWrap: 'break-word', maxWidth: 480 };

/** A client's records of one kind, one a row. */
export function SubRecordTable({ label, columns, heading, records, options }: SubRecordTableProps) {
  const translate = useTranslate();
  // A part of the page may bear the records' name already.
  const scrolled = translate('ficha.table', { label });
  return (
    // What can be scrolled sideways can be reached by keyboard.
    <TableContainer component={Paper} variant="outlined" role="region" tabIndex={0} aria-label={scrolled}>
      <Table aria-label={label}>
        <TableHead>
          <TableRow>
            {columns.map((column) => (
              <TableCell key={column.name} align={KINDS[column.kind].align}>
                {column.label}
              </TableCell>
            ))}
            {options && <TableCell align="right">{translate('cadastro.list.options')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>
          {records.map((record) => (
            <TableRow key={record.id} hover>
              {columns.map((column) => {
                const { name, kind } = column;
                const right = KINDS[kind].align === 'right';
                const head = name === heading ? ({ component: 'th', scope: 'row' } as const) : {};
                return (
                  <TableCell
                    key={name}
                    align={KINDS[kind].align}
                    {...head}
                    sx={right ? { whiteSpace: 'nowrap' } : WRAPPED}
                  >
                    {formatValue(kind, record[name], column) || '-'}
                  </TableCell>
                );
              })}
              {options && (
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  {options(record)}
                </TableCell>
              )}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
