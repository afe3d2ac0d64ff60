import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { Table, TableBody, TableCell, TableHead, TablePagination, TableRow, Typography } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Previa } from '../../../../contract/previas.ts';
import { formatNumber } from '../../../../domain/numbers.ts';
import { TableRegion } from '../../../kit/tables/TableRegion.tsx';
import { usePhone } from '../../../kit/usePhone.ts';
import { LinhaComMotivo } from '../LinhaComMotivo.tsx';

const PAGE_SIZE = 10;
const HEADINGS = ['sheet', 'row', 'cell', 'value'] as const;

/** Cells that no choice mends, each with what is wrong with it. */
export function Erros({ erros, total }: { erros: Previa['erros']; total: number }) {
  const translate = useTranslate();
  const phone = usePhone();
  const [page, setPage] = useState(0);
  const label = translate('importacao.resolve.errors');
  const first = Math.min(page, Math.floor((erros.length - 1) / PAGE_SIZE));
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2, mb: 0.5 }}>
        {label} ({formatNumber(total)})
      </Typography>
      {total > erros.length && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          {translate('importacao.resolve.firstErrors', { shown: formatNumber(erros.length) })}
        </Typography>
      )}
      <TableRegion label={label}>
        <Table aria-label={label}>
          <TableHead>
            <TableRow>
              {HEADINGS.map((heading) => (
                <TableCell key={heading} align={heading === 'row' ? 'right' : 'left'}>
                  {translate(`importacao.pending.${heading}`)}
                </TableCell>
              ))}
              {!phone && <TableCell>{translate('importacao.pending.reason')}</TableCell>}
            </TableRow>
          </TableHead>
          <TableBody>
            {erros.slice(first * PAGE_SIZE, (first + 1) * PAGE_SIZE).map((erro) => (
              <LinhaComMotivo
                key={`${erro.planilha} ${erro.linha} ${erro.coluna} ${erro.campo}`}
                columns={HEADINGS.length}
                motivo={erro.motivo}
                icon={<ErrorIcon fontSize="small" />}
              >
                <TableCell>{erro.planilha}</TableCell>
                <TableCell align="right">{erro.linha}</TableCell>
                <TableCell>{erro.coluna ?? translate(`importacao.field.${erro.campo}`)}</TableCell>
                <TableCell>{erro.valor ?? '-'}</TableCell>
              </LinhaComMotivo>
            ))}
          </TableBody>
        </Table>
      </TableRegion>
      {erros.length > PAGE_SIZE && (
        <TablePagination
          component="div"
          count={erros.length}
          page={first}
          rowsPerPage={PAGE_SIZE}
          rowsPerPageOptions={[PAGE_SIZE]}
          onPageChange={(_, next) => setPage(next)}
        />
      )}
    </>
  );
}
