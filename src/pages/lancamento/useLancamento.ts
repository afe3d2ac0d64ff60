import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { leiturasDoMes } from '../../../contract/hidrometros.ts';
import { contract } from '../../../contract/index.ts';
import type { Leitura } from '../../../contract/leitura.ts';
import { registerCalls } from '../../../contract/registers.ts';
import { allowedCategories } from '../../../domain/leitura/reading.ts';
import { categoriaCobranca } from '../../../resources/categoria-cobranca/definition.ts';
import { useCall } from '../../app/useCall.ts';
import { useOffersMore } from '../../app/useOffersMore.ts';
import type { Categoria } from './calculo.ts';
import type { Filtros } from './filtros.ts';
import { lugarDosPendentes, type Pendente } from './guardados.ts';
import { createLinhas, type Linha } from './linha.ts';
import { pedidoCompleto, pedidoDe } from './pedido.ts';
import { createPendencias } from './pendencias.ts';
import { comSeguintes, type Mudados, type Seguinte } from './seguintes.ts';
import { useEnvio } from './useEnvio.ts';
import { useForaDaGrade } from './useForaDaGrade.ts';

const { list: categoriasCall } = registerCalls(categoriaCobranca);
const NENHUMA: readonly Leitura[] = [];
/** How long after another tab's last change this one reads again, in milliseconds. */
const OTHER_TAB = 500;

/** The billing categories that a reading may have: those in use and its own; without a flow meter the first (spec 2 §5). */
export function categoriasDe(leitura: Leitura, categorias: readonly (Categoria & { ativa: boolean })[]): Categoria[] {
  const isOffered = ({ id, ativa }: (typeof categorias)[number]) => ativa || id === leitura.idCategoriaCobranca;
  return allowedCategories(leitura.flagMedidorVazao, categorias, isOffered);
}

/** Of the rows, those that nobody had read when they came: one that is saved meanwhile stays where it is. */
function useSemLeitura(linhas: readonly Linha[], semLeitura: boolean): readonly Linha[] {
  const [unread] = useState(() => new Set<number>());
  return useMemo(() => {
    if (!semLeitura) return linhas;
    for (const { leitura } of linhas) if (leitura.id === 0) unread.add(leitura.idHidrometro);
    return linhas.filter(({ leitura }) => unread.has(leitura.idHidrometro));
  }, [linhas, semLeitura, unread]);
}

/** A month's grid for one user: its rows, what is pending of them, and how they are saved. */
export function useLancamento(
  userId: number,
  filtros: Filtros,
  onMudados: (change: (known: Mudados) => Mudados) => void,
) {
  const { idMes, idAno } = filtros;
  const mes = useMemo(() => ({ idMes, idAno }), [idMes, idAno]);
  const offersMore = useOffersMore();
  const { nomeCliente, medidorVazao, semLeitura } = filtros;
  const query = { nomeCliente, idMes, idAno, medidorVazao };
  const grid = useCall(leiturasDoMes, { query });
  const context = useCall(contract.leituras.contexto, { query: mes }, { enabled: offersMore });
  const listed = useCall(categoriasCall);

  const [linhasDe] = useState(createLinhas);
  const pendencias = useMemo(() => createPendencias(lugarDosPendentes(userId, mes)), [userId, mes]);
  const estado = useSyncExternalStore(pendencias.subscribe, pendencias.now);
  const leituras = grid.data?.data ?? NENHUMA;
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
  const linhaDe = (id: number) => linhas.find(({ leitura }) => leitura.idHidrometro === id);
  function onSaved({ idHidrometro, rotulo }: Pendente, seguintes: readonly Seguinte[]) {
    const nome = linhaDe(idHidrometro)?.leitura.nome ?? '';
    onMudados((known) => comSeguintes(known, { idHidrometro, rotulo, nome, mes }, seguintes));
  }
  const envio = useEnvio(pendencias, userId, mes, onSaved, (pendente) => {
    const linha = linhaDe(pendente.idHidrometro);
    if (offersMore || !linha) return pedidoDe(pendente, mes);
    const { volumeMedido, volumeCorrigido, tempoFinal } = linha.calculado;
    return pedidoCompleto(pendente, linha.leitura, {
      ...(volumeMedido !== null && { volumeMedido }),
      ...(volumeCorrigido !== null && { volumeCorrigido }),
      tempoFinal,
    });
  });
  const { pendentes } = estado;
  const { falhas } = envio;
  const linhas = useMemo(
    () => linhasDe({ leituras, pendentes, falhas, contextos, categorias }),
    [linhasDe, leituras, pendentes, falhas, contextos, categorias],
  );

  const { fora, sabido, conferir } = useForaDaGrade(filtros, pendentes, grid.data?.data);
  /** What 'Salvar tudo' sends: what has a row, though the filter may hide it. */
  const enviaveis = useMemo(() => [...pendentes.values()].filter((one) => !fora.includes(one)), [pendentes, fora]);

  // A reading whose reply was lost may be there already.
  useEffect(() => pendencias.settle(leituras), [pendencias, leituras]);
  const { refetch } = grid;
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = ({ key }: StorageEvent) => {
      const before = pendencias.now().pendentes;
      pendencias.reload(key);
      const after = pendencias.now().pendentes;
      // What another tab has saved, or an earlier month made anew, is read once it has saved the last.
      if ([...before].every(([id, { versao }]) => after.get(id)?.versao === versao)) return;
      clearTimeout(timer);
      timer = setTimeout(refetch, OTHER_TAB);
    };
    window.addEventListener('storage', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', follow);
    };
  }, [pendencias, refetch]);

  return {
    ...{ mes, grid, categorias, pendencias, estado, envio, offersMore, enviaveis, fora, sabido, conferir },
    linhas: useSemLeitura(linhas, semLeitura),
  };
}
export type Lancamento = ReturnType<typeof useLancamento>;
