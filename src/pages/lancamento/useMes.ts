import { useMemo } from 'react';
import type * as z from 'zod';
import { leiturasDoMes } from '../../../contract/hidrometros.ts';
import { contract } from '../../../contract/index.ts';
import type { Leitura } from '../../../contract/leitura.ts';
import { registerCalls } from '../../../contract/registers.ts';
import type { Reply } from '../../../dataProvider/envelope.ts';
import { isPassing, isTurnedAway } from '../../../dataProvider/outcome.ts';
import { normalize } from '../../../domain/searchText.ts';
import { categoriaCobranca } from '../../../resources/categoria-cobranca/definition.ts';
import { useReloadModules } from '../../app/access.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import type { MesGuardado } from './guardado/mesGuardado.ts';
import { useGuardarMes, useMesGuardado } from './guardado/useMesGuardado.ts';
import { type Filtros, SEM_FILTRO } from './leitura/filtros.ts';
import { useLerDeNovo } from './pecas/useLerDeNovo.ts';

const { list: categoriasCall } = registerCalls(categoriaCobranca);

const NENHUMA: MesGuardado['categorias'] = [];
const NENHUM: z.output<typeof contract.leituras.contexto.result> = [];

type Pedido = Pick<Filtros, 'nomeCliente' | 'medidorVazao'>;

/** Those of a whole month that a filter asks for, found as the server would. */
function askedOf(
  whole: Reply<typeof leiturasDoMes>,
  { nomeCliente, medidorVazao }: Pedido,
): Reply<typeof leiturasDoMes> {
  const wanted = normalize(nomeCliente);
  const isAsked = ({ nome, flagMedidorVazao }: Leitura) =>
    normalize(nome).includes(wanted) && (medidorVazao === '' || String(flagMedidorVazao) === medidorVazao);
  return { ...whole, data: whole.data.filter(isAsked) };
}

/** A month as the server tells it: its readings, what they are held against, and the billing categories. */
export function useMes(userId: number, { nomeCliente, idMes, idAno, medidorVazao }: Filtros) {
  const mes = useMemo(() => ({ idMes, idAno }), [idMes, idAno]);
  const offersMore = useOffersMore();
  const {
    data,
    error,
    isPending,
    refetch,
    isFetchedAfterMount,
    dataUpdatedAt: lidaEm,
  } = useCall(leiturasDoMes, {
    query: { nomeCliente, idMes, idAno, medidorVazao },
  });
  const { nomeCliente: qualquer, medidorVazao: todos } = SEM_FILTRO;
  const isFiltered = nomeCliente !== qualquer || medidorVazao !== todos;
  // The whole month is kept; what a filter asks for is found in it where nobody answers.
  const { data: whole, dataUpdatedAt } = useCall(
    leiturasDoMes,
    { query: { nomeCliente: qualquer, idMes, idAno, medidorVazao: todos } },
    { enabled: isFiltered && data !== undefined },
  );
  const context = useCall(contract.leituras.contexto, { query: mes }, { enabled: offersMore });
  const listed = useCall(categoriasCall);

  const falta = !data && isPassing(error);
  const recusa = isTurnedAway(error);
  const { kept, asked } = useMesGuardado(userId, mes, {
    falta,
    espera: isPending,
    recusa,
    veio: data !== undefined,
  });
  const known = asked && !data && (error === null || falta) ? (whole ?? kept?.value.leituras) : undefined;
  const found = useMemo(
    () => known && askedOf(known, { nomeCliente, medidorVazao }),
    [known, nomeCliente, medidorVazao],
  );
  const guardadasEm = !found ? null : whole ? new Date(dataUpdatedAt).toISOString() : (kept?.em ?? null);

  const told = useMemo(
    () =>
      listed.data?.data.map(({ id, descricao, regra, flagAtivo }) => ({
        id,
        nome: String(descricao),
        regra: Number(regra ?? id),
        ativa: flagAtivo === 1,
      })),
    [listed.data],
  );
  const categorias = told ?? kept?.value.categorias ?? NENHUMA;
  const medianas = context.data?.data ?? kept?.value.contextos ?? NENHUM;
  const contextos = useMemo(() => new Map(medianas.map((one) => [one.idHidrometro, one])), [medianas]);

  const sabido = useMemo(
    () => (whole ? { leituras: whole, contextos: context.data?.data, categorias: told } : null),
    [whole, context.data, told],
  );
  useGuardarMes(userId, mes, sabido, dataUpdatedAt);

  const lerDeNovo = useLerDeNovo();
  const reloadModules = useReloadModules();
  /** Reads all of it anew, and what the group may do, which may be as old. */
  function reler() {
    lerDeNovo();
    void listed.refetch();
    void reloadModules();
  }
  const grid = found
    ? { data: found, error: null, isPending: false, refetch, isFetchedAfterMount, lidaEm }
    : { data, error, isPending, refetch, isFetchedAfterMount, lidaEm };
  return { mes, grid, guardadasEm, reler, categorias, contextos, offersMore };
}
export type MesLido = ReturnType<typeof useMes>;
