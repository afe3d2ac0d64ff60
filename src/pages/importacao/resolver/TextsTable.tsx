import { Button, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { type ReactNode, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { formatNumber } from '../../../../domain/numbers.ts';
import { TableRegion } from '../../../kit/tables/TableRegion.tsx';
import { usePhone } from '../../../kit/usePhone.ts';

/** Rows at first, and at each 'Mostrar mais'. */
const STEP = 10;

interface TextsTableProps<T> {
  label: string;
  rows: readonly T[];
  row(one: T): ReactNode;
}

/** Texts of a file without a match, the most frequent first; nothing when there are none. */
export function TextsTable<T>({ label, rows, row }: TextsTableProps<T>) {
  const translate = useTranslate();
  const phone = usePhone();
  const [shown, setShown] = useState(STEP);
  const body = useRef<HTMLTableSectionElement>(null);
  if (rows.length === 0) return null;

  /** The first of the new rows has the focus: what was pressed is below them, or gone. */
  function showMore() {
    const first = body.current?.rows.length ?? 0;
    flushSync(() => setShown(shown + STEP));
    const row = body.current?.rows[first];
    row?.setAttribute('tabindex', '-1');
    row?.focus();
  }

  return (
    <>
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {label} ({formatNumber(rows.length)})
      </Typography>
      <TableRegion label={label}>
        <Table aria-label={label}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('importacao.resolve.text')}</TableCell>
              <TableCell align="right">{translate('importacao.resolve.rows')}</TableCell>
              {!phone && <TableCell>{translate('importacao.resolve.means')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody ref={body}>{rows.slice(0, shown).map(row)}</TableBody>
        </Table>
      </TableRegion>
      {rows.length > shown && (
        <Button onClick={showMore}>{translate('importacao.resolve.more', { smart_count: rows.length - shown })}</Button>
      )}
    </>
  );
}
