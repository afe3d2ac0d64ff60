import { useMemo } from 'react';
import { leiturasDoMes } from '../../../contract/hidrometros.ts';
import { contract } from '../../../contract/index.ts';
import { registerCalls } from '../../../contract/registers.ts';
import { isAnswered } from '../../../dataProvider/outcome.ts';
import { normalize } from '../../../domain/searchText.ts';
import { categoriaCobranca } from '../../../resources/categoria-cobranca/definition.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { type Filtros, SEM_FILTRO } from './filtros.ts';

const { list: categoriasCall } = registerCalls(categoriaCobranca);

type Pedido = Pick<Filtros, 'nomeCliente' | 'idMes' | 'idAno' | 'medidorVazao'>;

/** The readings asked for. Where nobody answers, those of a month that is here whole are found in it, as the server would. */
function useGrade({ nomeCliente, idMes, idAno, medidorVazao }: Pedido) {
  const { data, error, isPending, refetch, isFetchedAfterMount } = useCall(leiturasDoMes, {
    query: { nomeCliente, idMes, idAno, medidorVazao },
  });
  const { nomeCliente: qualquer, medidorVazao: todos } = SEM_FILTRO;
  const whole = useCall(
    leiturasDoMes,
    { query: { nomeCliente: qualquer, idMes, idAno, medidorVazao: todos } },
    { enabled: false },
  ).data;
  const alone = !data && error !== null && !isAnswered(error);
  const found = useMemo(() => {
    if (!alone || !whole) return undefined;
    const wanted = normalize(nomeCliente);
    const isAsked = ({ nome, flagMedidorVazao }: (typeof whole.data)[number]) =>
      normalize(nome).includes(wanted) && (medidorVazao === '' || String(flagMedidorVazao) === medidorVazao);
    return { ...whole, data: whole.data.filter(isAsked) };
  }, [alone, whole, nomeCliente, medidorVazao]);
  return { data: found ?? data, error: found ? null : error, isPending, refetch, isFetchedAfterMount };
}

/** A month as the server tells it: its readings, what they are held against, and the billing categories. */
export function useMes({ nomeCliente, idMes, idAno, medidorVazao }: Filtros) {
  const mes = useMemo(() => ({ idMes, idAno }), [idMes, idAno]);
  const offersMore = useOffersMore();
  const grid = useGrade({ nomeCliente, idMes, idAno, medidorVazao });
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
