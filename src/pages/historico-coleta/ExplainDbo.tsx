import { DialogContentText, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../domain/calendar.ts';
import type { DboCobranca, MotivoExclusao } from '../../../domain/coleta/billingDbo.ts';
import { formatDbo } from '../../../domain/coleta/chargedDbo.ts';
import { columnDecimals, labText } from '../../../reports/cliente/decimals.ts';
import { ReadingDialog } from '../../kit/feedback/ReadingDialog.tsx';
import { RowInTwoLines } from '../../kit/tables/RowInTwoLines.tsx';
import { TableRegion } from '../../kit/tables/TableRegion.tsx';
import { usePhone } from '../../kit/usePhone.ts';
import type { Cobrancas, DaCobranca } from './charge.ts';

interface ExplainDboProps {
  open: boolean;
  cobrancas: Cobrancas;
  onClose(): void;
}

/** Which collections made each of the two charge values, and why each other one did not. */
export function ExplainDbo({ open, cobrancas, onClose }: ExplainDboProps) {
  const translate = useTranslate();
  return (
    <ReadingDialog open={open} title={translate('coleta.dbo.explained')} width={900} onClose={onClose}>
      {(['current', 'previous'] as const).map((name) => (
        <Explained key={name} title={translate(`coleta.dbo.${name}`)} cobranca={cobrancas[name]} />
      ))}
    </ReadingDialog>
  );
}

const COLUMNS = ['row', 'day', 'value', 'counts', 'point'] as const;
/** What a phone has room for side by side. */
const FIRST = ['row', 'day', 'value'] as const;

function Explained({ title, cobranca }: { title: string; cobranca: DboCobranca<DaCobranca> }) {
  const translate = useTranslate();
  const phone = usePhone();
  const columns = phone ? FIRST : COLUMNS;
  const { valor, base, inicio, fim, usadas, excluidas } = cobranca;
  const period = { inicio: formatDate(inicio), fim: formatDate(fim) };
  const rows: { coleta: DaCobranca; motivo: MotivoExclusao | null }[] = [
    ...usadas.map((coleta) => ({ coleta, motivo: null })),
    ...excluidas,
  ];
  const decimals = columnDecimals(
    rows.map(({ coleta }) => coleta.coleta),
    'DBO',
  );
  return (
    <>
      <Typography variant="h3" sx={{ mt: 2 }}>
        {title}: {formatDbo(valor)} {translate('coleta.dbo.unit')}
      </Typography>
      <DialogContentText>{translate(`coleta.dbo.basis.${valor === null ? 'none' : base}`, period)}</DialogContentText>
      {rows.length > 0 && (
        <TableRegion label={title}>
          <Table stickyHeader size="small">
            <TableHead>
              <TableRow>
                {columns.map((name) => (
                  <TableCell key={name} align={name === 'value' ? 'right' : 'left'}>
                    {translate(`coleta.dbo.column.${name}`)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {rows.map(({ coleta: { id, linha, data, dbo, coleta }, motivo }) => {
                const counts = motivo ? translate(`coleta.dbo.out.${motivo}`) : translate('coleta.dbo.in');
                const cells = (
                  <>
                    <TableCell component="th" scope="row">
                      {linha}
                    </TableCell>
                    <TableCell>{formatDate(data) || '-'}</TableCell>
                    <TableCell align="right">{labText(dbo, decimals)}</TableCell>
                    {!phone && (
                      <>
                        <TableCell>{counts}</TableCell>
                        <TableCell>{coleta.pontoColeta ?? '-'}</TableCell>
                      </>
                    )}
                  </>
                );
                const told = `${translate('coleta.dbo.column.counts')} ${counts}`;
                const below = [told, coleta.pontoColeta].filter(Boolean).join(' · ');
                return phone ? (
                  <RowInTwoLines key={id} columns={FIRST.length} below={below}>
                    {cells}
                  </RowInTwoLines>
                ) : (
                  <TableRow key={id}>{cells}</TableRow>
                );
              })}
            </TableBody>
          </Table>
        </TableRegion>
      )}
    </>
  );
}
