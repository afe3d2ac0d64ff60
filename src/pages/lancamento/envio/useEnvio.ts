import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { leiturasDoMes } from '../../../../contract/hidrometros.ts';
import { contract } from '../../../../contract/index.ts';
import type { Leitura } from '../../../../contract/leitura.ts';
import type { Reply } from '../../../../dataProvider/envelope.ts';
import type { Mes } from '../../../../domain/leitura/month.ts';
import { draftsOf } from '../../../app/clienteDrafts.ts';
import { eraseDrafts } from '../../../app/draftPlace.ts';
import { isSessionOf } from '../../../app/session.ts';
import { callKey, useApi } from '../../../app/useCall.ts';
import { adiante } from '../guardado/adiante.ts';
import { forgetPendentesDe, levarAdiante } from '../guardado/guardados.ts';
import type { Pendencias } from '../guardado/pendencias.ts';
import type { Pendente } from '../guardado/pendente.ts';
import type { Resposta } from '../leitura/seguintes.ts';
import { enviar } from './enviar.ts';
import { dizMais, type Falha, type Falhas, NAO_ENVIADA, semPedido, semSentido } from './falhas.ts';
import { comoOutraPessoa, comoSalva, comoSeguinte, enviados, type pedidoDe } from './pedido.ts';
import { useReleitura } from './useReleitura.ts';

export interface Andamento {
  total: number;
  feitas: number;
  /** The meters whose turn is, or is to come: what was known of them before is not what becomes of them now. */
  porVir: ReadonlySet<number>;
  /** None is sent any more: the one that is on its way has a while left to be answered. */
  parando: boolean;
}

/** How long one that is on its way may still be answered once all was stopped, in milliseconds. */
const GRACE = 2000;

/** What became of readings that were sent. */
interface Enviadas {
  /** How many were to be sent, those that were asked for meanwhile among them. */
  total: number;
  salvas: number;
  restam: number;
  /** What is said of an erased client's. */
  apagadas: string | undefined;
  /** Why the last that was not saved was not. */
  falha: Falha | undefined;
  /** The server has refused some: what is shown of the month may be older than what they were held against. */
  recusou: boolean;
}

/** What an answer that is none of a save tells of whether it is saved. */
const RESPOSTA = {
  recusada: 'refused',
  'sem-medidor': 'refused',
  apagada: 'known',
  outra: 'known',
  alterada: 'known',
  'sem-resposta': undefined,
} as const;

type Rows = Reply<typeof leiturasDoMes>;
type Pedido = ReturnType<typeof pedidoDe>;
type Pedir = (pendente: Pendente) => Promise<Pedido>;
type AoSalvar = (pendente: Pendente, resposta: Resposta) => void;

/**
 * Sends pending readings one by one. What is saved leaves them, and the server's figures take the place of ours; the others
 * stay, each with why.
 *
 * @param userId whose they are: under another user's session nothing is sent
 * @param onSaved one is saved; with what the server says of it, and what became of later months
 * @param pedir makes the request of one
 */
export function useEnvio(pendencias: Pendencias, userId: number, mes: Mes, onSaved: AoSalvar, pedir: Pedir) {
  const api = useApi();
  const client = useQueryClient();
  const { comoNova, reler } = useReleitura(pendencias, mes);
  const [falhas, setFalhas] = useState<Falhas>(new Map());
  const [andamento, setAndamento] = useState<Andamento | null>(null);
  /** What is under way: ends the sending, and gives up the request that is on its way. */
  const running = useRef<{ stop: AbortController; giveUp: AbortController } | null>(null);
  /** Those that are sent, and are still to be: one that is to be saved meanwhile goes after them. */
  const queue = useRef<{ ids: number[]; at: number; chave: string | undefined }>({ ids: [], at: 0, chave: undefined });
  // Nobody would see what goes on, and the next one here may be somebody else.
  useEffect(() => () => running.current?.stop.abort(), []);

  /** Changes a row wherever it was read; the others are as old as they were. */
  const changeRow = useCallback(
    (idHidrometro: number, change: (leitura: Leitura) => Leitura, { idAno, idMes }: Mes = mes) => {
      const isIt = (one: Leitura) => one.idHidrometro === idHidrometro && one.idAno === idAno && one.idMes === idMes;
      const changed = (reply: Rows | undefined) =>
        reply?.data.some(isIt) ? { ...reply, data: reply.data.map((one) => (isIt(one) ? change(one) : one)) } : reply;
      for (const { queryKey, state } of client.getQueryCache().findAll({ queryKey: callKey(leiturasDoMes) })) {
        client.setQueryData<Rows>(queryKey, changed, { updatedAt: state.dataUpdatedAt });
      }
    },
    [client, mes],
  );

  const tellFalhas = useCallback((failed: readonly Falha[]) => {
    setFalhas((known) => {
      const news = failed.filter((one) => !dizMais(known.get(one.pendente.idHidrometro), one));
      return new Map([...known, ...news.map((one) => [one.pendente.idHidrometro, one] as const)]);
    });
  }, []);
  const untell = useCallback((idHidrometro: number) => {
    setFalhas((known) => (known.has(idHidrometro) ? new Map([...known].filter(([id]) => id !== idHidrometro)) : known));
  }, []);

  /** Tells of those that were to be sent too. */
  function tellNotSent(ids: readonly number[]): void {
    const { pendentes } = pendencias.now();
    const left = ids.flatMap((id) => pendentes.get(id) ?? []);
    tellFalhas(left.map((pendente) => ({ pendente, resultado: semSentido(pendente) ?? NAO_ENVIADA })));
  }

  /** Forgets what this browser keeps of a client whose person was erased. */
  async function forget(idPessoa: number): Promise<void> {
    for (const [id, one] of pendencias.now().pendentes) if (one.idPessoa === idPessoa) pendencias.put(id, undefined);
    eraseDrafts(draftsOf(idPessoa));
    await forgetPendentesDe(idPessoa);
  }

  /** Sends one; again, over what is saved now, where that was only worked out anew. @returns it as it was sent last, too */
  async function sendOne(first: Pendente, stop: AbortSignal, giveUp: AbortSignal) {
    const mayGoOn = () => onlineManager.isOnline() && isSessionOf(userId);
    for (let pendente = first; ; ) {
      let body: Pedido;
      pendencias.sending(pendente);
      try {
        body = await pedir(pendente);
      } catch (error) {
        pendencias.ended(pendente, 'refused');
        return { pendente, resultado: semPedido(error) };
      }
      const post = () => api(contract.leituras.save, { body, idempotencyKey: pendente.chave, signal: giveUp });
      const resultado = await enviar(post, stop, mayGoOn);
      if (resultado.como !== 'salva') pendencias.ended(pendente, RESPOSTA[resultado.como]);
      const moved = resultado.como === 'alterada' && !stop.aborted && adiante(pendente, resultado.conflito);
      if (!moved || !pendencias.replace(pendente, moved)) return { pendente, resultado };
      changeRow(pendente.idHidrometro, (leitura) => comoOutraPessoa(leitura, resultado.conflito));
      pendente = moved;
    }
  }

  /** @returns null when others are under way: it goes after them, and what became of all is told then */
  async function send(asked: readonly number[]): Promise<Enviadas | null> {
    if (running.current?.stop.signal.aborted) {
      tellNotSent(asked);
      return null;
    }
    if (running.current) {
      const { ids, at, chave } = queue.current;
      const isOther = (id: number) => id !== ids[at] || pendencias.now().pendentes.get(id)?.chave !== chave;
      ids.push(...asked.filter((id) => !ids.includes(id, at + 1) && isOther(id)));
      return null;
    }
    const [stop, giveUp] = [new AbortController(), new AbortController()];
    running.current = { stop, giveUp };
    const ids = [...asked];
    let salvas = 0;
    let apagadas: string | undefined;
    let falha: Falha | undefined;
    let recusou = false;
    const fail = (failed: Falha) => {
      falha = failed;
      tellFalhas([failed]);
    };
    try {
      for (const [feitas, id] of ids.entries()) {
        setAndamento({ total: ids.length, feitas, porVir: new Set(ids.slice(feitas)), parando: stop.signal.aborted });
        const first = pendencias.now().pendentes.get(id);
        queue.current = { ids, at: feitas, chave: first?.chave };
        if (stop.signal.aborted || !isSessionOf(userId)) break;
        if (!first) continue;
        const wrong = semSentido(first);
        if (wrong) {
          fail({ pendente: first, resultado: wrong });
          continue;
        }
        const { pendente, resultado } = await sendOne(first, stop.signal, giveUp.signal);
        if (resultado.como === 'salva') {
          salvas += 1;
          changeRow(id, (leitura) => comoSalva(leitura, enviados(pendente), resultado.resposta.data));
          pendencias.saved(pendente, resultado.resposta.data);
          const { seguintes = [] } = resultado.resposta.data;
          for (const seguinte of seguintes) {
            levarAdiante(userId, id, seguinte);
            changeRow(id, (leitura) => comoSeguinte(leitura, seguinte), seguinte);
          }
          onSaved(pendente, resultado.resposta.data);
          untell(id);
        } else if (resultado.como === 'apagada') {
          apagadas = resultado.mensagem;
          await forget(pendente.idPessoa);
          untell(id);
        } else if (resultado.como === 'outra') {
          fail(await reler(pendente, resultado));
        } else {
          fail({ pendente, resultado });
          recusou ||= resultado.como === 'recusada';
          // Its row goes as well.
          if (resultado.como === 'sem-medidor') void client.invalidateQueries({ queryKey: callKey(leiturasDoMes) });
          if (resultado.como !== 'sem-resposta' && resultado.como !== 'nao-enviada') continue;
          tellNotSent(ids.slice(feitas + 1));
          break;
        }
      }
    } finally {
      running.current = null;
      setAndamento(null);
    }
    const restam = new Set(ids.filter((id) => pendencias.now().pendentes.has(id))).size;
    return { total: ids.length, salvas, restam, apagadas, falha, recusou };
  }

  /** Sends no more, and waits a while at most for the answer to the one that is on its way: it can be sent again. */
  function cancel(): void {
    const { stop, giveUp } = running.current ?? {};
    stop?.abort();
    setAndamento((now) => now && { ...now, parando: true });
    setTimeout(() => giveUp?.abort(), GRACE);
  }

  return {
    send,
    cancel,
    falhas,
    andamento,
    changeRow,
    tellFalhas,
    untell,
    comoNova,
    forget,
  };
}
