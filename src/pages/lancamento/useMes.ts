import { useMemo } from 'react';
import { leiturasDoMes } from '../../../contract/hidrometros.ts';
import { contract } from '../../../contract/index.ts';
import { registerCalls } from '../../../contract/registers.ts';
import { categoriaCobranca } from '../../../resources/categoria-cobranca/definition.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import type { Filtros } from './filtros.ts';

const { list: categoriasCall } = registerCalls(categoriaCobranca);

/** A month as the server tells it: its readings, what they are held against, and the billing categories. */
export function useMes({ nomeCliente, idMes, idAno, medidorVazao }: Filtros) {
  const mes = useMemo(() => ({ idMes, idAno }), [idMes, idAno]);
  const offersMore = useOffersMore();
  const grid = useCall(leiturasDoMes, { query: { nomeCliente, idMes, idAno, medidorVazao } });
  const context = useCall(contract.leituras.contexto, { query: mes }, { enabled: offersMore });
  const listed = useCall(categoriasCall);
  const categorias = useMemo(
    () =>
      (listed.data?.data ?? []).map(({ id, descricao, regra, flagAtivo }) => ({
        id,
        nome: String(descricao),
        regra: Number(regra ?? id),
        ativa: flagAtivo === 1,
      })),
    [listed.data],
  );
  const contextos = useMemo(
    () => new Map((context.data?.data ?? []).map((one) => [one.idHidrometro, one])),
    [context.data],
  );
  return { mes, grid, categorias, contextos, offersMore };
}
export type MesLido = ReturnType<typeof useMes>;
