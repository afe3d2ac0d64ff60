import type { ResumoCliente } from '../../../../contract/clientes.ts';
import type { Coleta } from '../../../../contract/coletas.ts';
import { contract } from '../../../../contract/index.ts';
import { type RegisterRecord, registerCalls } from '../../../../contract/registers.ts';
import { latestFirst } from '../../../../domain/coleta/billingDbo.ts';
import { parametros } from '../../../../domain/coleta/parametros.ts';
import { datadas } from '../../../../reports/cliente/cobranca.ts';
import { labText, rawValue } from '../../../../reports/cliente/decimals.ts';
import { limitsFor, resultColumns } from '../../../../reports/cliente/resultados.ts';
import { parametro } from '../../../../resources/parametro/definition.ts';
import { useCall } from '../../../app/useCall.ts';
import { useOffersMore } from '../../../app/useOffersMore.ts';
import { useResumo } from './useResumo.ts';

const { list: parametrosCall } = registerCalls(parametro);

/** The latest value of a parameter; without limits where no register knows it. */
export type LatestValue = ResumoCliente['parametros'][number];

/** What the history tells of each parameter last, in its order; parameters that were never measured are left out. */
export function latestValues(coletas: readonly Coleta[], registered: readonly RegisterRecord[]): LatestValue[] {
  const dated = datadas(coletas).sort(latestFirst);
  return resultColumns(coletas, registered).flatMap((column) => {
    const { field, id, sigla, decimals } = column;
    const latest = dated.find(({ coleta }) => labText(rawValue(coleta, field), decimals) !== '-');
    if (!latest) return [];
    const { descricao = sigla } = parametros.find(({ chave }) => chave === field) ?? {};
    const { minimo, maximo } = limitsFor(column, latest.coleta) ?? {};
    const valor = String(rawValue(latest.coleta, field));
    return {
      idParametro: id,
      sigla,
      descricao,
      valor,
      data: latest.data ?? '',
      minimo: minimo ?? 0,
      maximo: maximo ?? 0,
    };
  });
}

/** The client's latest value of each parameter: from its summary, or from its history where the server has no summary. */
export function useLatestValues(idPessoa: number): readonly LatestValue[] {
  const offersMore = useOffersMore();
  const summary = useResumo(offersMore ? idPessoa : 0);
  const history = useCall(contract.coletas.ofClient, { params: { idPessoa, versao: 1 } }, { enabled: !offersMore });
  const registered = useCall(parametrosCall, {}, { enabled: !offersMore });
  if (offersMore) return summary.data?.data.parametros ?? [];
  return history.data && registered.data ? latestValues(history.data.data.result, registered.data.data) : [];
}
