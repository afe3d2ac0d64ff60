import { useEffect, useEffectEvent, useMemo, useState, useSyncExternalStore } from 'react';
import type { Leitura } from '../../../contract/leitura.ts';
import { allowedCategories } from '../../../domain/leitura/reading.ts';
import { comoMaisNova } from './envio/pedido.ts';
import { useEnvio } from './envio/useEnvio.ts';
import { useRemocao } from './envio/useRemocao.ts';
import { lugarDosPendentes } from './guardado/guardados.ts';
import { createPendencias } from './guardado/pendencias.ts';
import type { Pendente } from './guardado/pendente.ts';
import { useForaDaGrade } from './guardado/useForaDaGrade.ts';
import type { Categoria } from './leitura/calculo.ts';
import type { Filtros } from './leitura/filtros.ts';
import { comSeguintes, type Medidor, type Mudados, type Resposta, type Seguinte } from './leitura/seguintes.ts';
import { comecoMudado } from './linha/comecoMudado.ts';
import { createLinhas, type Linha } from './linha/linha.ts';
import { useLerDeNovo } from './pecas/useLerDeNovo.ts';
import type { MesLido } from './useMes.ts';
import { usePedido } from './usePedido.ts';

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

/** What one user types of a month: its rows, what is pending of them, and how they are saved. */
export function useLancamento(
  userId: number,
  filtros: Filtros,
  { mes, grid, guardadasEm, categorias, contextos, offersMore }: MesLido,
  onMudados: (change: (known: Mudados) => Mudados) => void,
) {
  const [linhasDe] = useState(createLinhas);
  const pendencias = useMemo(() => createPendencias(lugarDosPendentes(userId, mes)), [userId, mes]);
  const estado = useSyncExternalStore(pendencias.subscribe, pendencias.now);
  const leituras = grid.data?.data ?? NENHUMA;
  const linhaDe = (id: number) => linhas.find(({ leitura }) => leitura.idHidrometro === id);
  const onFollowed = (medidor: Medidor, seguintes: readonly Seguinte[], propria?: Seguinte) =>
    onMudados((known) => comSeguintes(known, { ...medidor, mes }, seguintes, propria));
  function onSaved(pendente: Pendente, resposta: Resposta) {
    const { idHidrometro, rotulo } = pendente;
    // As it was when it was sent.
    const linha = linhaDe(idHidrometro);
    const medidor = { idHidrometro, rotulo, nome: linha?.leitura.nome ?? '' };
    onFollowed(medidor, resposta.seguintes ?? [], linha && comecoMudado(linha, pendente, resposta));
  }
  const pedir = usePedido(mes, { categorias, offersMore });
  const envio = useEnvio(pendencias, userId, mes, onSaved, (pendente) =>
    pedir(pendente, linhaDe(pendente.idHidrometro)),
  );
  const remover = useRemocao(pendencias, userId, envio, onFollowed);
  const { pendentes } = estado;
  const { falhas } = envio;
  const linhas = useMemo(
    () => linhasDe({ leituras, pendentes, falhas, contextos, categorias }),
    [linhasDe, leituras, pendentes, falhas, contextos, categorias],
  );

  // What somebody else has saved is there once nothing is held against it any more: undone, or typed back.
  const { changeRow, untell } = envio;
  useEffect(() => {
    for (const [id, { resultado }] of falhas) {
      if (resultado.como !== 'alterada' || pendentes.has(id)) continue;
      changeRow(id, (leitura) => comoMaisNova(leitura, resultado.conflito));
      untell(id);
    }
  }, [falhas, pendentes, changeRow, untell]);

  const { fora, sabido, conferir } = useForaDaGrade(filtros, pendentes, grid.data?.data);
  /** What 'Salvar tudo' sends: what has a row, though the filter may hide it. */
  const enviaveis = useMemo(() => [...pendentes.values()].filter((one) => !fora.includes(one)), [pendentes, fora]);

  // A reading whose reply was lost may be there already. What is kept of the month tells nothing of that.
  const told = guardadasEm === null && grid.data !== undefined;
  const { lidaEm } = grid;
  const busy = envio.andamento !== null;
  // Though it is the same, it may have been read anew.
  useEffect(() => {
    if (told && !busy) pendencias.settle(leituras, lidaEm);
  }, [pendencias, leituras, told, lidaEm, busy]);
  const fresh = told && grid.isFetchedAfterMount;
  const renew = useEffectEvent(() => {
    for (const pendente of pendentes.values()) {
      const { idHidrometro, id } = pendente;
      if (id !== 0 && linhaDe(idHidrometro)?.leitura.id === 0) envio.tellFalhas([envio.comoNova(pendente)]);
    }
  });
  // Once only: later on another tab may have written over what it has saved since this one has read.
  useEffect(() => {
    if (fresh) renew();
  }, [fresh]);
  const lerDeNovo = useLerDeNovo();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const follow = ({ key }: StorageEvent) => {
      const before = pendencias.now().pendentes;
      pendencias.reload(key);
      const after = pendencias.now().pendentes;
      // What another tab has saved, or an earlier month made anew, is read once it has saved the last.
      if ([...before].every(([id, { versao }]) => after.get(id)?.versao === versao)) return;
      clearTimeout(timer);
      timer = setTimeout(lerDeNovo, OTHER_TAB);
    };
    window.addEventListener('storage', follow);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('storage', follow);
    };
  }, [pendencias, lerDeNovo]);

  return {
    ...{ pendencias, estado, envio, remover, enviaveis, fora, sabido, conferir },
    linhas: useSemLeitura(linhas, filtros.semLeitura),
  };
}
export type Lancamento = ReturnType<typeof useLancamento>;
