import { onlineManager } from '@tanstack/react-query';
import type { HttpError } from 'react-admin';
import { isAnswered, isTurnedAway, isUnanswered } from '../../../../dataProvider/outcome.ts';
import { isGone, tellsErased } from '../../../kit/feedback/gone.ts';
import type { Conflict } from '../../../kit/forms/conflict.ts';
import { conflictOf } from '../../../kit/forms/conflict.ts';

/** What became of one reading that was sent. */
export type Resultado<T> =
  | { como: 'salva'; resposta: T }
  /** The server does not take it, and says why. */
  | { como: 'recusada'; mensagem: string; campos: Readonly<Record<string, string>> }
  /** Its meter was removed: it cannot be saved any more. */
  | { como: 'sem-medidor'; mensagem: string }
  /** The person behind its client was erased: nothing of them stays here either. */
  | { como: 'apagada'; mensagem: string }
  /** What it was typed over is not there any more; `propria` where it was saved already, and its own user changed it since. */
  | { como: 'outra'; mensagem: string; propria: boolean }
  /** Somebody else changed it meanwhile. */
  | { como: 'alterada'; conflito: Conflict }
  /** No answer, so that whether it was written is not known, or it was not looked at, without a session or a right. Nor would the rest be. */
  | { como: 'sem-resposta'; mensagem: string };

/** Milliseconds before another attempt. */
const PAUSES = [500, 2000];

const SEM_RESPOSTA = 'Sem resposta do servidor';
const SEM_CONEXAO = 'Sem conexão ao salvar';
const INTERROMPIDA = 'Interrompida antes da resposta do servidor';

/** Without what is saved now: that a repeated request was written before, and its record changed since. */
const CONFLICT = 409;

const pause = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/**
 * Sends one reading, again if there was no answer: the request bears a key, so that it is written once.
 *
 * @param mayGoOn whether there is a connection to be had, and the session is the same; if not it is not tried again
 */
export async function enviar<T>(
  send: () => Promise<T>,
  signal: AbortSignal,
  mayGoOn: () => boolean,
): Promise<Resultado<T>> {
  for (let attempt = 0; ; attempt++) {
    try {
      return { como: 'salva', resposta: await send() };
    } catch (error) {
      const mensagem = mensagemDe(error);
      const conflito = conflictOf(error);
      if (conflito) return { como: 'alterada', conflito };
      if (isAnswered(error)) {
        if (tellsErased(error)) return { como: 'apagada', mensagem };
        if (isGone(error) && 'idHidrometro' in fieldsOf(error)) return { como: 'sem-medidor', mensagem };
        const propria = error.status === CONFLICT;
        if (propria || isGone(error)) return { como: 'outra', mensagem, propria };
        return { como: 'recusada', mensagem, campos: fieldsOf(error) };
      }
      const wait = PAUSES[attempt];
      const unknown = { como: 'sem-resposta', mensagem } as const;
      if (wait === undefined || isTurnedAway(error) || signal.aborted || !mayGoOn()) return unknown;
      await pause(wait, signal);
      if (signal.aborted || !mayGoOn()) return unknown;
    }
  }
}

/** What is said of a request that failed, or was given up. */
function mensagemDe(error: unknown): string {
  if ((error as Partial<Error> | null)?.name === 'AbortError') return INTERROMPIDA;
  if (isUnanswered(error)) return onlineManager.isOnline() ? SEM_RESPOSTA : SEM_CONEXAO;
  return error instanceof Error ? error.message : String(error);
}

function fieldsOf({ body }: HttpError): Readonly<Record<string, string>> {
  const campos = body?.listaResultados?.campos;
  return typeof campos === 'object' && campos !== null ? campos : {};
}
