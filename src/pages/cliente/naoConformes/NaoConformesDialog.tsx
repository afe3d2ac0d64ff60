import HelpOutlined from '@mui/icons-material/HelpOutlined';
import {
  DialogContentText,
  Skeleton,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useTranslate } from 'react-admin';
import type { NaoConforme } from '../../../../contract/analises.ts';
import { contract } from '../../../../contract/index.ts';
import { formatDate } from '../../../../domain/calendar.ts';
import { assess, formatLimit } from '../../../../domain/coleta/conformity.ts';
import { unidadeDe } from '../../../../domain/coleta/parametros.ts';
import { columnDecimals, labText } from '../../../../reports/cliente/decimals.ts';
import { useCall } from '../../../app/useCall.ts';
import { ErrorAlert } from '../../../kit/feedback/ErrorAlert.tsx';
import { ReadingDialog } from '../../../kit/feedback/ReadingDialog.tsx';
import { COMMA_ROOM, CommaAligned, longestTail } from '../../../kit/tables/CommaAligned.tsx';
import { RowInTwoLines } from '../../../kit/tables/RowInTwoLines.tsx';
import { TableRegion } from '../../../kit/tables/TableRegion.tsx';
import { usePhone } from '../../../kit/usePhone.ts';
import { verdictMark } from '../../historico-coleta/verdict.tsx';
import { Verdict, VerdictCell } from '../VerdictCell.tsx';

/** What a phone has room for side by side. */
const FIRST = [
  ['date', 'left'],
  ['parameter', 'left'],
] as const;
const COLUMNS = [
  ['date', 'left'],
  ['point', 'left'],
  ['parameter', 'left'],
  ['limit', 'right'],
  ['found', 'right'],
  ['unit', 'left'],
] as const;

const limitOf = ({ idParametro, minimo, maximo }: NaoConforme) => formatLimit({ id: idParametro, minimo, maximo });

/** What was found, as text: with the decimals that show each value of its parameter whole. */
function foundOf(rows: readonly NaoConforme[]): (row: NaoConforme) => string {
  const ofParameter = Map.groupBy(rows, ({ idParametro }) => idParametro);
  const decimals = new Map([...ofParameter].map(([id, own]) => [id, columnDecimals(own, 'encontrado')]));
  return ({ idParametro, encontrado }) => labText(encontrado, decimals.get(idParametro) ?? 0);
}

const isOpen = (row: NaoConforme) => assess(row.encontrado, row).inconclusive;

/** What did not conform in the last 2 years, newest first, each beside the limits of its day. */
export default function NaoConformesDialog({ idPessoa, onClose }: { idPessoa: number; onClose(): void }) {
  const translate = useTranslate();
  const { data: reply, error, isPending, refetch } = useCall(contract.analises.naoConformes, { params: { idPessoa } });
  const rows = reply?.data ?? [];
  return (
    <ReadingDialog title={translate('cliente.detail.nonConforming')} width={1200} onClose={onClose}>
      <DialogContentText sx={{ mb: 1 }}>
        {rows.length > 0
          ? translate('ficha.nonConforming.count', { smart_count: rows.length })
          : translate('ficha.nonConforming.hint')}
      </DialogContentText>
      {error ? (
        <ErrorAlert onRetry={refetch}>{error.message}</ErrorAlert>
      ) : isPending ? (
        <Skeleton height={160} />
      ) : rows.length === 0 ? (
        <Typography>{translate('ficha.nonConforming.none')}</Typography>
      ) : (
        <NonConforming rows={rows} label={translate('cliente.detail.nonConforming')} />
      )}
    </ReadingDialog>
  );
}

function NonConforming({ rows, label }: { rows: readonly NaoConforme[]; label: string }) {
  const translate = useTranslate();
  const phone = usePhone();
  const columns = phone ? FIRST : COLUMNS;
  const found = foundOf(rows);
  const tails = { limit: longestTail(rows.map(limitOf)), found: longestTail(rows.map(found)) };
  return (
    <>
      <TableRegion label={label}>
        <Table stickyHeader size="small" sx={COMMA_ROOM}>
          <TableHead>
            <TableRow>
              {columns.map(([name, align]) => (
                <TableCell key={name} align={align}>
                  {translate(`ficha.nonConforming.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => {
              const key = `${row.idColeta} ${row.idParametro}`;
              const named = (
                <>
                  <TableCell component="th" scope="row">
                    {formatDate(row.data)}
                  </TableCell>
                  {!phone && <TableCell>{row.pontoColeta ?? '-'}</TableCell>}
                  <TableCell>
                    {row.descricao} ({row.sigla})
                  </TableCell>
                </>
              );
              return phone ? (
                <RowInTwoLines key={key} columns={FIRST.length} below={<Found row={row} found={found(row)} />}>
                  {named}
                </RowInTwoLines>
              ) : (
                <TableRow key={key}>
                  {named}
                  <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                    <CommaAligned text={limitOf(row)} tail={tails.limit} />
                  </TableCell>
                  <VerdictCell
                    text={found(row)}
                    tail={tails.found}
                    mark={verdictMark(row.encontrado, row, translate)}
                  />
                  <TableCell>{unidadeDe(row.idParametro)}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableRegion>
      {rows.some(isOpen) && (
        <Typography variant="body2" sx={{ display: 'flex', alignItems: 'center', gap: 0.5, mt: 1 }}>
          <HelpOutlined fontSize="inherit" />
          {translate('coleta.legend.inconclusivo')}
        </Typography>
      )}
    </>
  );
}

/** The point, the limit and what was found, where they have no columns: with their names, where they do not tell these. */
function Found({ row, found }: { row: NaoConforme; found: string }) {
  const translate = useTranslate();
  const told = (name: 'limit' | 'found') => translate(`ficha.nonConforming.${name}`);
  return (
    <>
      {row.pontoColeta && `${row.pontoColeta} · `}
      {told('limit')}: {limitOf(row)} · {told('found')}:{' '}
      <Verdict text={found} mark={verdictMark(row.encontrado, row, translate)} /> {unidadeDe(row.idParametro)}
    </>
  );
}
