import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '../../../../domain/calendar.ts';
import { unidadeDe } from '../../../../domain/coleta/parametros.ts';
import { formatReportNumber } from '../../../../domain/numbers.ts';
import { decimalsOf, labText } from '../../../../reports/cliente/decimals.ts';
import { COMMA_ROOM, CommaAligned, longestTail } from '../../../kit/tables/CommaAligned.tsx';
import type { CellMark } from '../../../kit/tables/column.ts';
import { verdictMark } from '../../historico-coleta/verdict.tsx';
import { VerdictCell } from '../VerdictCell.tsx';
import { type LatestValue, useLatestValues } from './useLatestValues.ts';

const COLUMNS = [
  ['name', 'left'],
  ['value', 'right'],
  ['unit', 'left'],
  ['maximum', 'right'],
  ['minimum', 'right'],
  ['date', 'left'],
] as const;

/** What a row shows; `mark` where the value does not plainly conform. */
interface Shown extends LatestValue {
  texto: string;
  /** '-' where there is none: a limit of 0 limits nothing. */
  max: string;
  min: string;
  mark: CellMark | undefined;
}

/** Values out of their limits come first, then those that leave it open. */
const URGENCY: Readonly<Partial<Record<string, number>>> = { error: 0, warning: 1 };
const urgency = ({ mark }: Shown) => (mark?.tone && URGENCY[mark.tone]) ?? 2;

/** The client's latest value of each parameter, beside its limits (spec 2 §2.3). */
export function ParametrosCliente({ idPessoa }: { idPessoa: number }) {
  const translate = useTranslate();
  const id = useId();
  const latest = useLatestValues(idPessoa);
  // Nothing while they come, and for a client without collections.
  if (latest.length === 0) return null;
  const rows = latest
    .map((one): Shown => {
      const { valor, minimo, maximo } = one;
      return {
        ...one,
        texto: labText(valor, decimalsOf(valor)),
        max: formatReportNumber(maximo),
        min: formatReportNumber(minimo),
        mark: verdictMark(valor, { minimo, maximo }, translate),
      };
    })
    .toSorted((a, b) => urgency(a) - urgency(b));
  const tails = {
    texto: longestTail(rows.map(({ texto }) => texto)),
    max: longestTail(rows.map(({ max }) => max)),
    min: longestTail(rows.map(({ min }) => min)),
  };
  return (
    <>
      <Typography variant="h2" id={id} sx={{ mt: 3, mb: 1 }}>
        {translate('ficha.parametros.title')}
      </Typography>
      {/* A phone scrolls it sideways. */}
      <TableContainer
        component={Paper}
        variant="outlined"
        tabIndex={0}
        role="region"
        aria-labelledby={id}
        sx={{ maxWidth: 760 }}
      >
        <Table aria-labelledby={id} sx={COMMA_ROOM}>
          <TableHead>
            <TableRow>
              {COLUMNS.map(([name, align]) => (
                <TableCell key={name} align={align}>
                  {translate(`ficha.parametros.${name}`)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {rows.map((row) => (
              <ParametroRow key={row.idParametro} row={row} tails={tails} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function ParametroRow({ row, tails }: { row: Shown; tails: Readonly<Record<'texto' | 'max' | 'min', number>> }) {
  const { idParametro, sigla, descricao, texto, max, min, mark, data } = row;
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {descricao} ({sigla})
      </TableCell>
      <VerdictCell text={texto} tail={tails.texto} mark={mark} />
      <TableCell>{unidadeDe(idParametro)}</TableCell>
      <TableCell align="right">
        <CommaAligned text={max} tail={tails.max} />
      </TableCell>
      <TableCell align="right">
        <CommaAligned text={min} tail={tails.min} />
      </TableCell>
      <TableCell>{formatDate(data)}</TableCell>
    </TableRow>
  );
}
