import { useMemo } from 'react';
import type * as z from 'zod';
import { leiturasDoMes } from '../../../contract/hidrometros.ts';
import { contract } from '../../../contract/index.ts';
import type { Leitura } from '../../../contract/leitura.ts';
import { registerCalls } from '../../../contract/registers.ts';
import type { Reply } from '../../../dataProvider/envelope.ts';
import { isPassing } from '../../../dataProvider/outcome.ts';
import { normalize } from '../../../domain/searchText.ts';
import { categoriaCobranca } from '../../../resources/categoria-cobranca/definition.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import { type Filtros, SEM_FILTRO } from './filtros.ts';
import { useGuardarMes, useMesGuardado } from './useMesGuardado.ts';

const { list: categoriasCall } = registerCalls(categoriaCobranca);

const NENHUM: z.output<typeof contract.leituras.contexto.result> = [];

type Pedido = Pick<Filtros, 'nomeCliente' | 'medidorVazao'>;

/** Those of a whole month that a filter asks for, found as the server would. */
function asked(whole: Reply<typeof leiturasDoMes>, { nomeCliente, medidorVazao }: Pedido): Reply<typeof leiturasDoMes> {
  const wanted = normalize(nomeCliente);
  const isAsked = ({ nome, flagMedidorVazao }: Leitura) =>
    normalize(nome).includes(wanted) && (medidorVazao === '' || String(flagMedidorVazao) === medidorVazao);
  return { ...whole, data: whole.data.filter(isAsked) };
}

/** A month as the server tells it: its readings, what they are held against, and the billing categories. */
export function useMes(userId: number, { nomeCliente, idMes, idAno, medidorVazao }: Filtros) {
  const mes = useMemo(() => ({ idMes, idAno }), [idMes, idAno]);
  const offersMore = useOffersMore();
  const { data, error, isPending, refetch, isFetchedAfterMount } = useCall(leiturasDoMes, {
    query: { nomeCliente, idMes, idAno, medidorVazao },
  });
  const { nomeCliente: qualquer, medidorVazao: todos } = SEM_FILTRO;
  const everything = { query: { nomeCliente: qualquer, idMes, idAno, medidorVazao: todos } };
  const whole = useCall(leiturasDoMes, everything, { enabled: false }).data;
  const context = useCall(contract.leituras.contexto, { query: mes }, { enabled: offersMore });
  const listed = useCall(categoriasCall);

  // Where nobody answers, those of a month that is here whole are found in it, or else in what is kept of it.
  const failed = !data && isPassing(error);
  const kept = useMesGuardado(userId, mes, failed && !whole, isPending);
  const found = useMemo(() => {
    const known = (failed && whole) || kept?.value.leituras;
    return known ? asked(known, { nomeCliente, medidorVazao }) : undefined;
  }, [failed, whole, kept, nomeCliente, medidorVazao]);

  const categorias = useMemo(
    () =>
      listed.data?.data.map(({ id, descricao, regra, flagAtivo }) => ({
        id,
        nome: String(descricao),
        regra: Number(regra ?? id),
        ativa: flagAtivo === 1,
      })) ??
      kept?.value.categorias ??
      [],
    [listed.data, kept],
  );
  const medianas = context.data?.data ?? kept?.value.contextos ?? NENHUM;
  const contextos = useMemo(() => new Map(medianas.map((one) => [one.idHidrometro, one])), [medianas]);

  const sabidas = whole ?? data;
  const sabido = useMemo(
    () => (sabidas && categorias.length > 0 ? { leituras: sabidas, contextos: medianas, categorias } : null),
    [sabidas, medianas, categorias],
  );
  useGuardarMes(userId, mes, sabido, whole !== undefined);

  const grid = found
    ? { data: found, error: null, isPending: false, refetch, isFetchedAfterMount }
    : { data, error, isPending, refetch, isFetchedAfterMount };
  return { mes, grid, guardadasEm: found && kept ? kept.em : null, categorias, contextos, offersMore };
}
export type MesLido = ReturnType<typeof useMes>;
