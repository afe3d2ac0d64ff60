import { Box, TableCell, TableRow } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { usePhone } from '../../kit/usePhone.ts';

/** A row that the next one goes on with. */
export const GOES_ON = { '& > td': { borderBottom: 0 } } as const;

/** As wide as what is seen of the table (`TableRegion`), and there however far that is scrolled aside. */
const IN_VIEW = { position: 'sticky', left: 10, maxWidth: 'calc(100cqw - 20px)', overflowWrap: 'anywhere' } as const;

interface LinhaComMotivoProps {
  /** The other cells. */
  children: ReactNode;
  /** How many they are. */
  columns: number;
  motivo: string;
  /** What tells it is an error. */
  icon?: ReactNode;
}

/**
 * A row with why it did not come in: in its last column, which the table then has a heading for; on a phone in a line below
 * it, which bears that name itself.
 */
export function LinhaComMotivo({ children, columns, motivo, icon }: LinhaComMotivoProps) {
  const translate = useTranslate();
  const phone = usePhone();
  const text = phone ? `${translate('importacao.pending.reason')}: ${motivo}` : motivo;
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
    <>
      <TableRow sx={GOES_ON}>{children}</TableRow>
      <TableRow>
        <TableCell colSpan={columns}>
          <Box sx={IN_VIEW}>{told}</Box>
        </TableCell>
      </TableRow>
    </>
  );
}
