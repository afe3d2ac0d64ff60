import type { FastifyBaseLogger } from 'fastify';
import { bookkeepingOf } from '../bookkeeping.ts';
import type { Services } from '../context.ts';
import { truncateLog } from '../database/truncateLog.ts';
import { removeFromOutbox } from '../mail/outbox.ts';
import { forgetAddresses, forgetReceivers, forgetReplies } from './repository.ts';

/** A start has other things to do. */
const FIRST_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A repeated request comes within minutes: after a lost connection, or a second click. */
const REPLIES_KEPT_MS = DAY_MS;

/** E-mail and network addresses are kept no longer than what they are there for (Lei 13.709/2018, art. 15). */
const ADDRESSES_KEPT_MS = 90 * DAY_MS;

/** Forgets what the server keeps for itself and needs no more. */
export async function keepHouse({ config, databases, now }: Services): Promise<void> {
  const until = (ms: number) => new Date(now().getTime() - ms).toISOString();
  const keepBooks = bookkeepingOf(databases);
  await keepBooks((books) => forgetReplies(books, until(REPLIES_KEPT_MS)));
  await keepBooks((books) => forgetAddresses(books, until(ADDRESSES_KEPT_MS)));
  const forgotten = await keepBooks((books) => forgetReceivers(books, until(ADDRESSES_KEPT_MS)));
  for (const message of forgotten) await removeFromOutbox(config.dataDir, message);
  await truncateLog(databases);
}

/**
 * Keeps house soon after the start, and every hour from then on. What fails is logged, and tried again an hour later.
 *
 * @returns how to stop it: waits for the round under way
 */
export function startHousekeeping(services: Services, log: Pick<FastifyBaseLogger, 'error'>): () => Promise<void> {
  const round = () => keepHouse(services).catch((error: unknown) => log.error({ err: error }, 'housekeeping failed'));
  let running: Promise<void> | undefined;
  const again = (ms: number) =>
    setTimeout(() => {
      timer = again(HOUR_MS);
      running = round();
    }, ms);
  let timer = again(FIRST_MS);
  return async () => {
    clearTimeout(timer);
    await running;
  };
}
