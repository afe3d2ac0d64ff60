import { forgetOrder, orderReply } from '../../dataProvider/askAhead.ts';
import { API_URL } from './apiUrl.ts';
import { currentUser, watchSession } from './session.ts';

/** The page whose one reply is large: that of a client's collections (`contract.coletas.ofClient`). */
const HISTORY = /^\/cadastro\/cliente\/(\d+)\/historico-coletas\/?$/;

/** Milliseconds for which a reply that was asked for ahead is that of the page; who comes later asks anew. */
const FRESH = 10_000;

/**
 * Asks for the collections of the page that opens while the application is still on its way. The API refuses whom it
 * refuses; another user finds nothing of it.
 */
export function askForPage(pathname: string): void {
  const [, idPessoa] = HISTORY.exec(pathname) ?? [];
  if (!idPessoa || !currentUser()) return;
  orderReply(`${API_URL}/HistoricoColeta/${idPessoa}/1`);
  watchSession(forgetOrder);
  setTimeout(forgetOrder, FRESH);
}
