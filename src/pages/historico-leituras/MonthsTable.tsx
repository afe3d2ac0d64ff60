import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/numbers.ts';
import { CountText } from '../../kit/page/CountText.tsx';
import type { MonthRow } from './months.ts';

/** The month stays in view beside however many series. */
const FIRST = { position: 'sticky', left: 0, zIndex: 1 } as const;
/** Sentences, not a word a line. */
const REASON = { minWidth: 280 };

/** As much as the window shows at once: the chart is beside it, or below. */
const MAX_HEIGHT = 'max(480px, calc(100dvh - 240px))';

/** Months in the order given, with the volume of each series; a reason where one was given. */
export function MonthsTable({ labels, months }: { labels: readonly string[]; months: readonly MonthRow[] }) {
  const translate = useTranslate();
  const titleId = useId();
  const told = (name: string) => translate(`leituras.historico.${name}`);
  const reasoned = months.some(({ motivo }) => motivo !== '');
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'baseline', gap: 2, my: 1 }}>
        <Typography id={titleId} variant="h2">
          {told('table')}
        </Typography>
        <CountText>{translate('leituras.historico.months', { smart_count: months.length })}</CountText>
      </Box>
      <TableContainer tabIndex={0} role="region" aria-labelledby={titleId} sx={{ maxHeight: MAX_HEIGHT }}>
        <Table stickyHeader aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell sx={{ ...FIRST, zIndex: 3 }}>{told('month')}</TableCell>
              {labels.map((label) => (
                <TableCell key={label} align="right">
                  {label} (m³)
                </TableCell>
              ))}
              {reasoned && <TableCell sx={REASON}>{told('reason')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map(({ ref, volumes, motivo }) => (
              <TableRow key={ref}>
                <TableCell component="th" scope="row" sx={{ ...FIRST, backgroundColor: 'background.default' }}>
                  {ref}
                </TableCell>
                {labels.map((label, index) => (
                  <TableCell key={label} align="right">
                    {volumes[index] === undefined ? '-' : formatNumber(volumes[index], 2)}
                  </TableCell>
                ))}
                {reasoned && <TableCell>{motivo || '-'}</TableCell>}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
