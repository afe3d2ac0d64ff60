import { Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { type ColetaPublicada, PUBLICADA } from '../../../contract/mylims.ts';
import { formatMomentoColeta } from '../../../domain/coleta/momentoColeta.ts';
import { parametros } from '../../../domain/coleta/parametros.ts';
import { useMayEdit } from '../../app/access.ts';
import { callKey, useApi } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { useTellError } from '../../kit/feedback/useTell.ts';
import { BusyButton } from '../../kit/page/BusyButton.tsx';
import { RowInTwoLines } from '../../kit/tables/RowInTwoLines.tsx';
import { TableRegion } from '../../kit/tables/TableRegion.tsx';
import { usePhone } from '../../kit/usePhone.ts';

const { bring } = contract.mylims;

const COLUMNS = ['sample', 'point', 'end', 'results', 'state'] as const;
/** Those that a phone has room for: the others stand in a line below them. */
const FIRST = ['sample', 'end'] as const;

const siglaOf = (key: string) => parametros.find(({ chave }) => chave === key)?.sigla ?? key;

/** Results by the parameters' abbreviations: 'DBO 450; pH 7,1'. */
const resultsText = (valores: ColetaPublicada['valores']) =>
  Object.entries(valores)
    .map(([key, value]) => `${siglaOf(key)} ${value}`)
    .join('; ');

interface ColetasPublicadasProps {
  idPessoa: number;
  nome: string;
  coletas: readonly ColetaPublicada[];
  onBrought(): unknown;
}

/** The published collections of one client; who edits the history brings in those that are ready. */
export function ColetasPublicadas({ idPessoa, nome, coletas, onBrought }: ColetasPublicadasProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const tellError = useTellError();
  const api = useApi();
  const queryClient = useQueryClient();
  const phone = usePhone();
  const offersMore = useOffersMore();
  const mayBring = useMayEdit(bring.access.menu) && offersMore;
  const listaCodigos = coletas
    .filter(({ situacao }) => situacao.startsWith(PUBLICADA))
    .map(({ codigoAmostra }) => codigoAmostra);
  const { mutate, isPending } = useMutation({
    mutationFn: () => api(bring, { body: { idPessoa, listaCodigos } }),
    onSuccess: ({ data: { criadas, atualizadas } }) =>
      notify('publicadas.brought', { type: 'success', messageArgs: { smart_count: criadas + atualizadas } }),
    onError: tellError,
    onSettled: () => {
      for (const call of [contract.coletas.ofClient, contract.clientes.resumo, contract.analises.naoConformes]) {
        queryClient.invalidateQueries({ queryKey: callKey(call) });
      }
      return onBrought();
    },
  });
  return (
    <>
      <TableRegion label={nome}>
        <Table size="small" aria-label={nome}>
          <TableHead>
            <TableRow>
              {(phone ? FIRST : COLUMNS).map((name) => (
                <TableCell key={name}>{translate(`publicadas.${name}`)}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {coletas.map(({ codigoAmostra, pontoColeta, dtRetirada, valores, situacao }) => {
              const named = (
                <>
                  <TableCell component="th" scope="row">
                    {codigoAmostra}
                  </TableCell>
                  {!phone && <TableCell>{pontoColeta ?? '-'}</TableCell>}
                  <TableCell>{formatMomentoColeta(dtRetirada) || '-'}</TableCell>
                </>
              );
              const results = resultsText(valores);
              return phone ? (
                <RowInTwoLines
                  key={codigoAmostra}
                  columns={FIRST.length}
                  below={[pontoColeta, results, `${translate('publicadas.state')}: ${situacao}`]
                    .filter(Boolean)
                    .join(' · ')}
                >
                  {named}
                </RowInTwoLines>
              ) : (
                <TableRow key={codigoAmostra}>
                  {named}
                  <TableCell>{results || '-'}</TableCell>
                  <TableCell>{situacao}</TableCell>
                </TableRow>
              );
            })}
          </TableBody>
        </Table>
      </TableRegion>
      {mayBring && listaCodigos.length > 0 && (
        <BusyButton onClick={() => mutate()} busy={isPending} sx={{ mt: 1 }}>
          {translate('publicadas.bring', { smart_count: listaCodigos.length })}
        </BusyButton>
      )}
    </>
  );
}
