import { bookkeepingOf } from '../bookkeeping.ts';
import type { Services } from '../context.ts';
import { finishForgetting } from '../database/textIndex.ts';
import { truncateLog } from '../database/truncateLog.ts';
import { removeFromOutbox } from '../mail/outbox.ts';
import { forgetAddresses, forgetReceivers, forgetReplies } from './repository.ts';

const DAY_MS = 24 * 3_600_000;

/**
 * A repeated request comes within minutes, after a lost connection or a second click; from a draft that was kept with its
 * key (`src/app/keptKeys.ts`), when its user is back.
 */
const REPLIES_KEPT_MS = 30 * DAY_MS;

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
  await finishForgetting(databases);
  await truncateLog(databases);
}
