import { Paper, Table, TableBody, TableCell, TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { visuallyHidden } from '@mui/utils';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { ResumoCliente } from '../../../../contract/clientes.ts';
import { contract } from '../../../../contract/index.ts';
import { formatDate } from '../../../../domain/calendar.ts';
import { formatReportNumber } from '../../../../domain/numbers.ts';
import { useCall } from '../../../app/useCall.ts';
import { verdictMark } from '../../historico-coleta/verdict.tsx';

const LIMIT_DECIMALS = 2;

/** The client's latest value of each parameter, beside its limits (spec 2 §2.3). */
export function ParametrosCliente({ idPessoa }: { idPessoa: number }) {
  const translate = useTranslate();
  const id = useId();
  const { data: reply } = useCall(contract.clientes.resumo, { params: { id: idPessoa } });
  // Nothing while it comes, from a server that does not know it, and for a client without collections.
  if (!reply || reply.data.parametros.length === 0) return null;
  return (
    <>
      <Typography variant="h2" id={id} sx={{ mt: 3, mb: 1 }}>
        {translate('ficha.parametros.title')}
      </Typography>
      <TableContainer component={Paper} variant="outlined" sx={{ maxWidth: 760 }}>
        <Table aria-labelledby={id}>
          <TableHead>
            <TableRow>
              <TableCell>{translate('ficha.parametros.name')}</TableCell>
              <TableCell align="right">{translate('ficha.parametros.value')}</TableCell>
              <TableCell align="right">{translate('ficha.parametros.most')}</TableCell>
              <TableCell align="right">{translate('ficha.parametros.least')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {reply.data.parametros.map((parametro) => (
              <ParametroRow key={parametro.idParametro} {...parametro} />
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}

function ParametroRow({ sigla, descricao, valor, data, minimo, maximo }: ResumoCliente['parametros'][number]) {
  const translate = useTranslate();
  const mark = verdictMark(valor, { minimo, maximo }, translate);
  return (
    <TableRow hover>
      <TableCell component="th" scope="row">
        {descricao} ({sigla})
      </TableCell>
      <TableCell align="right" sx={mark && { color: `${mark.tone}.main`, fontWeight: 600 }}>
        {mark?.icon}
        {valor}
        {mark && <span style={visuallyHidden}>, {mark.label}</span>}{' '}
        <Typography component="span" variant="caption" color="textSecondary">
          {formatDate(data)}
        </Typography>
      </TableCell>
      <TableCell align="right">{formatReportNumber(maximo, LIMIT_DECIMALS)}</TableCell>
      <TableCell align="right">{formatReportNumber(minimo, LIMIT_DECIMALS)}</TableCell>
    </TableRow>
  );
}
