import { LIMIT_MS } from '../../dataProvider/askAhead.ts';
import { API_URL } from './apiUrl.ts';
import { currentUser, watchSession } from './session.ts';

/** The page whose one reply is large: that of a client's collections (`contract.coletas.ofClient`). */
const HISTORY = /^\/cadastro\/cliente\/(\d+)\/historico-coletas\/?$/;

/** Milliseconds for which a reply that was asked for ahead is that of the page; who comes later asks anew. */
const FRESH = 10_000;

let ahead: { url: string; reply: Promise<Response> } | null = null;
const forget = () => {
  ahead = null;
};

/**
 * Asks for the collections of the page that opens while the application is still on its way. The API refuses whom it
 * refuses; another user finds nothing of it.
 */
export function askForPage(pathname: string): void {
  const [, idPessoa] = HISTORY.exec(pathname) ?? [];
  if (!idPessoa || !currentUser()) return;
  const url = `${API_URL}/HistoricoColeta/${idPessoa}/1`;
  const init = { headers: { Accept: 'application/json' }, signal: AbortSignal.timeout(LIMIT_MS) };
  ahead = { url, reply: fetch(url, init) };
  // Whoever waits for it is told.
  ahead.reply.catch(forget);
  watchSession(forget);
  setTimeout(forget, FRESH);
}

/** `fetch`, but what was asked for ahead is asked for once. */
export const fetchOnce: typeof fetch = (input, init) => {
  if (ahead?.url !== input || init?.method !== 'GET') return fetch(input, init);
  const { reply } = ahead;
  forget();
  return reply;
};
