/** How long a reply is waited for. */
export const LIMIT_MS = 60_000;

const HEADERS = { Accept: 'application/json' };

/** A reply as it came, to be read elsewhere: it crosses to a worker. `readReply` opens it, as a `Response`. */
export interface UnreadReply {
  status: number;
  body: ArrayBuffer;
}

/**
 * Reads an address of the API with no more code than this, before the rest of the application is there.
 *
 * @throws TypeError when there is no reply, TimeoutError past the limit; the signal's reason when aborted.
 */
export async function askAhead(url: string, signal: AbortSignal): Promise<UnreadReply> {
  const ended = AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]);
  const response = await fetch(url, { headers: HEADERS, signal: ended });
  return { status: response.status, body: await response.arrayBuffer() };
}

let ordered: { url: string; reply: Promise<Response>; controller: AbortController } | null = null;

/** Nobody is given what was ordered any more. */
export function forgetOrder(): void {
  ordered = null;
}

/** Asks for an address now: whoever reads it through `fetchOnce` is given this reply, once. */
export function orderReply(url: string): void {
  const controller = new AbortController();
  ordered = { url, reply: fetch(url, { headers: HEADERS, signal: controller.signal }), controller };
  // Whoever waits for it is told.
  ordered.reply.catch(forgetOrder);
}

/** `fetch`, but what was ordered is asked for once; it is given up with the request that was given it. */
export const fetchOnce: typeof fetch = (input, init) => {
  if (ordered?.url !== input || init?.method !== 'GET') return fetch(input, init);
  const { reply, controller } = ordered;
  forgetOrder();
  init.signal?.addEventListener('abort', () => controller.abort(init.signal?.reason));
  return reply;
};
