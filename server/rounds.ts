import type { FastifyBaseLogger } from 'fastify';

/** A start has other things to do. */
const FIRST_MS = 60_000;
const HOUR_MS = 3_600_000;

/**
 * Does some work of the server's own soon after the start, and every hour from then on. What fails is logged, and tried
 * again an hour later.
 *
 * @param work is given a signal: aborted, it begins nothing more
 * @param name for the log
 * @returns how to stop it: waits for the round under way
 */
export function startRounds(
  work: (signal: AbortSignal) => Promise<unknown>,
  name: string,
  log: Pick<FastifyBaseLogger, 'error'>,
): () => Promise<void> {
  const stopping = new AbortController();
  const round = async () => {
    try {
      await work(stopping.signal);
    } catch (error) {
      log.error({ err: error }, `${name} failed`);
    }
  };
  let running: Promise<void> | undefined;
  const again = (ms: number) =>
    setTimeout(() => {
      timer = again(HOUR_MS);
      running = round();
    }, ms);
  let timer = again(FIRST_MS);
  return async () => {
    stopping.abort();
    clearTimeout(timer);
    await running;
  };
}
