import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../context.ts';
import { deliverDue, type Recheck } from './deliver.ts';

const PAUSE_MS = 2000;

/** Work of the loop besides sending: it may put messages in the queue. */
export type Preparation = (services: Services) => Promise<unknown>;

/**
 * Sends what the queue holds, again and again, until it is stopped. A pass that fails is logged, never with what a
 * message says, and the next one tries again.
 *
 * @param prepare runs before each pass
 * @param recheck looks at each message before it goes
 * @returns how to stop it: waits for the message in flight
 */
export function startMailLoop(
  services: Services,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
  prepare: Preparation,
  recheck?: Recheck,
): { stop(): Promise<void> } {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;

  async function pass(): Promise<void> {
    try {
      await prepare(services);
      for (const delivery of await deliverDue(services, stopping.signal, recheck)) {
        log[delivery.situacao === 'enviada' ? 'info' : 'warn'](delivery, 'mail');
      }
    } catch (error) {
      log.error({ err: error }, 'mail pass failed');
    }
    if (stopping.signal.aborted) return;
    timer = setTimeout(() => {
      running = pass();
    }, PAUSE_MS);
  }

  let running = pass();
  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      await running;
    },
  };
}
