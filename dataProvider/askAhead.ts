/** How long a reply is waited for. */
export const LIMIT_MS = 60_000;

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
  const response = await fetch(url, { headers: { Accept: 'application/json' }, signal: ended });
  return { status: response.status, body: await response.arrayBuffer() };
}
