import { Box, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { RowInTwoLines } from '../../kit/tables/RowInTwoLines.tsx';
import { usePhone } from '../../kit/usePhone.ts';

interface LinhaComMotivoProps {
  /** The other cells. */
  children: ReactNode;
  /** How many they are. */
  columns: number;
  /** What else there is to know, on a phone alone: before the reason. */
  before?: readonly string[];
  motivo: string;
  /** What tells it is an error. */
  icon?: ReactNode;
}

/**
 * A row with why it did not come in: in its last column, which the table then has a heading for; on a phone in a line below
 * it, which bears that name itself.
 */
export function LinhaComMotivo({ children, columns, before = [], motivo, icon }: LinhaComMotivoProps) {
  const translate = useTranslate();
  const phone = usePhone();
  const text = phone ? [...before, `${translate('importacao.pending.reason')}: ${motivo}`].join(' · ') : motivo;
  const told = icon ? (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, color: 'error.main' }}>
      {icon}
      {text}
    </Box>
  ) : (
    text
  );
  if (!phone) {
    return (
      <TableRow>
        {children}
        <TableCell>{told}</TableCell>
      </TableRow>
    );
  }
  return (
    <RowInTwoLines columns={columns} below={told}>
      {children}
    </RowInTwoLines>
  );
}
