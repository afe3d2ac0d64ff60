import { HttpError } from 'react-admin';
import type * as z from 'zod';
import type { Call, CallRequest, Host } from '../contract/call.ts';
import { LIMIT_MS } from './askAhead.ts';
import { buildRequest, type Sending } from './buildRequest.ts';

/** What the product shows when a reply is missing or is no envelope. */
const NO_REPLY = 'Erro na requisição';

/** What it shows when a reply took longer than anyone waits. */
export const TOO_SLOW = 'O servidor demorou demais para responder';

const NOT_IMPLEMENTED = 501;

/**
 * Whether a reply without an envelope leaves open what became of the request: one that was cut or is no API's, and a
 * proxy's words for a server that may have carried it out, or that is not there (404): it may have carried out one like it
 * before. The others say that the server does not take it.
 */
const tellsNothing = (status: number) =>
  status < 400 || status === 404 || status === 408 || (status >= 500 && status !== NOT_IMPLEMENTED);

/** How long the reply to a file is waited for: imports take their time. */
const FILE_LIMIT_MS = 600_000;

/**
 * A reply out of its envelope. `paginas`, `total` and `notes` (what users are told of the page) come with paged lists;
 * legacy servers know no `total`.
 */
export interface Reply<C extends Call = Call> {
  data: z.output<C['result']>;
  paginas?: number;
  total?: number;
  notes?: readonly string[];
}

/**
 * Makes a call of the contract and resolves with what its envelope holds.
 *
 * Replies are not checked against the call's schema: servers deviate in small ways and lists are long.
 *
 * @throws HttpError with the server's first message when the envelope says so, whatever the HTTP status; its body has
 *   `errors` by field, as forms want them, and `listaResultados`. Without an envelope the message is `Erro na requisição`,
 *   past the time limit `TOO_SLOW`; with status 0 where whether the request was carried out is not known: there was no
 *   reply in time or no whole one, or a proxy's. `answered` in its body is the HTTP status of what came.
 * @example
 * const { data } = await api(contract.clientes.one, { params: { id: 7 } });
 */
export type Api = <C extends Call>(call: C, request?: CallRequest<C> & Sending) => Promise<Reply<C>>;

interface ApiOptions {
  /** Base address of the API, without a slash at its end. */
  baseUrl: string;
  /** The same of what serves the field application; the API does unless said. */
  appUrl?: string;
  fetch?: typeof globalThis.fetch;
  /** The signed-in user's id, which the legacy API wants with every write. */
  userId?: () => number | undefined;
}

interface Envelope {
  flagErro: unknown;
  listaMensagens?: unknown;
  listaResultados?: unknown;
  paginas?: number;
  total?: number;
}

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && 'flagErro' in value;
}

const messagesOf = ({ listaMensagens }: Envelope) =>
  [listaMensagens].flat().filter((text): text is string => typeof text === 'string' && text.trim() !== '');

/** Errors by field that a refused write carries, with the message of the whole under `root` for the form's notice. */
function fieldErrors(listaResultados: unknown, message: string) {
  if (typeof listaResultados !== 'object' || listaResultados === null || !('campos' in listaResultados)) return {};
  return { errors: { ...(listaResultados.campos as Record<string, string>), root: { serverError: message } } };
}

/** Reads a reply's body; throws what the user is to be told unless it is an envelope without error. */
function open(status: number, ok: boolean, body: unknown): Envelope {
  if (!isEnvelope(body)) throw new HttpError(NO_REPLY, tellsNothing(status) ? 0 : status, { answered: status });
  if (!ok || body.flagErro) {
    const [message = NO_REPLY] = messagesOf(body);
    const { listaResultados } = body;
    throw new HttpError(message, status, { ...fieldErrors(listaResultados, message), listaResultados });
  }
  return body;
}

/**
 * A reply as it came, out of its envelope.
 *
 * @param unread told why the body could not be read, and may throw something of its own.
 * @throws HttpError as the API.
 */
export async function readReply(response: Response, unread: (error: unknown) => void = () => {}): Promise<Reply> {
  const body: unknown = await response.json().catch(unread);
  const envelope = open(response.status, response.ok, body);
  const { listaResultados: data, paginas, total } = envelope;
  const notes = messagesOf(envelope);
  return { data, paginas, total, ...(notes.length > 0 && { notes }) };
}

/**
 * Tells our own server that a GET which writes comes of this application (`server/http/sameSite.ts`). Another server may not
 * allow a header that it does not know.
 */
const OF_OURS = { 'X-Requested-With': 'fetch' };

/** The API at an address. It and its counterpart in the server are the only ones that know the envelope. */
export function createApi({ baseUrl, appUrl = baseUrl, fetch = globalThis.fetch, userId }: ApiOptions): Api {
  const hosts: Record<Host, string> = { api: baseUrl, app: appUrl };
  return async (call, request) => {
    const { url, init } = buildRequest(call, request, userId?.());
    const limit = AbortSignal.timeout(call.file ? FILE_LIMIT_MS : LIMIT_MS);
    const signal = init.signal ? AbortSignal.any([init.signal, limit]) : limit;
    /** A cancelled request stays a cancelled request. */
    const throwIfEnded = (error: unknown) => {
      if (init.signal?.aborted) throw error;
      if (limit.aborted) throw new HttpError(TOO_SLOW, 0);
    };
    // Any other failure to get a reply is the same to the user.
    const host = hosts[call.host];
    const isWritingGet = call.method === 'GET' && call.database === 'write' && host.startsWith('/');
    const headers = isWritingGet ? { ...init.headers, ...OF_OURS } : init.headers;
    const response = await fetch(`${host}${url}`, { ...init, headers, signal }).catch((error) => {
      throwIfEnded(error);
      throw new HttpError(NO_REPLY, 0);
    });
    const reply = await readReply(response, throwIfEnded);
    return { ...reply, data: reply.data as z.output<(typeof call)['result']> };
  };
}
