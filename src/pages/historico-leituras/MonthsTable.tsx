import { Box, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { Fragment, useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/numbers.ts';
import { CountText } from '../../kit/page/CountText.tsx';
import type { MonthRow } from './months.ts';

/** The month stays in view beside however many series. */
const FIRST = { position: 'sticky', left: 0, zIndex: 1 } as const;
/**
 * Their row is as wide as all columns, of which the window may show a part: whole sentences stay in it, and make no column
 * wider. What holds the table is a container.
 */
const REASONS = {
  position: 'sticky',
  left: 0,
  boxSizing: 'border-box',
  width: 0,
  minWidth: 'min(100%, 100cqw)',
  px: '10px',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
/** A month and its reasons are one thing; said twice, it is heard whichever of the styles comes first into the page. */
const WITH_REASONS = { '&& > *': { borderBottom: 0 } };

/** As much as the window shows at once: the chart is beside it, or below. */
const MAX_HEIGHT = 'max(480px, calc(100dvh - 240px))';

/** Months in the order given, with the volume of each series; below one the reasons that were given, each with whose it is. */
export function MonthsTable({ labels, months }: { labels: readonly string[]; months: readonly MonthRow[] }) {
  const translate = useTranslate();
  const titleId = useId();
  const told = (name: string) => translate(`leituras.historico.${name}`);
  const reasonOf = ({ serie, motivo }: MonthRow['motivos'][number]) =>
    labels.length > 1
      ? translate('leituras.historico.reasonOf', { serie: labels[serie], motivo })
      : translate('leituras.historico.reason', { motivo });
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
            </TableRow>
          </TableHead>
          <TableBody>
            {months.map(({ ref, volumes, motivos }) => (
              <Fragment key={ref}>
                <TableRow sx={motivos.length > 0 ? WITH_REASONS : undefined}>
                  <TableCell component="th" scope="row" sx={{ ...FIRST, backgroundColor: 'background.default' }}>
                    {ref}
                  </TableCell>
                  {labels.map((label, index) => (
                    <TableCell key={label} align="right">
                      {volumes[index] === undefined ? '-' : formatNumber(volumes[index], 2)}
                    </TableCell>
                  ))}
                </TableRow>
                {motivos.length > 0 && (
                  <TableRow>
                    <TableCell colSpan={labels.length + 1} sx={{ p: 0, pb: 1, verticalAlign: 'top' }}>
                      {motivos.map((one) => (
                        <Box key={`${one.serie} ${one.motivo}`} sx={REASONS}>
                          {reasonOf(one)}
                        </Box>
                      ))}
                    </TableCell>
                  </TableRow>
                )}
              </Fragment>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
