import { setTimeout } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { type Actor, type AuditEntry, recordAudit } from './audit.ts';
import type { Databases } from './database/open.ts';
import type { Schema } from './database/schema.ts';
import { forgetMarked } from './database/textIndex.ts';
import { truncateLog } from './database/truncateLog.ts';
import { waitTurn } from './database/turn.ts';
import { ReadTooEarly } from './database/workerConnection.ts';
import { keepReply, keptReply, type Repeatable } from './repeats/repository.ts';

/** One transaction of one actor: its queries, and the log that goes with them. */
export interface Tx {
  db: Transaction<Schema>;
  actor: Actor;
  /** The moment of the write, ISO UTC: the same in every row that it touches. */
  now: string;
  audit(entry: AuditEntry): Promise<void>;
  /** Says that there was nothing to write, so that nothing is told. */
  unchanged(): void;
}

/** SQLSTATE of a transaction that PostgreSQL ended since it and another waited for one another. */
const DEADLOCK = '40P01';
/** What the other one has to take what it waits for: begun anew at once, this one would take it again. */
const HEAD_START_MS = 500;

/** What a transaction met that another one wrote meanwhile: begun anew, it goes by that. */
export class MetAnother extends Error {}

/** Waits until a transaction that failed may go well, if it is begun anew. @throws the failure, where it would not */
async function untilAnew(failure: unknown): Promise<void> {
  if (failure instanceof ReadTooEarly || failure instanceof MetAnother) return;
  if ((failure as { code?: unknown } | null)?.code !== DEADLOCK) throw failure;
  await setTimeout(HEAD_START_MS);
}

/**
 * Runs a write in one transaction with its audit entries: all of it is kept or nothing. What it erased is gone from
 * SQLite's text index and its write-ahead file as well.
 *
 * @param work does the writing through `tx.db`, and calls `tx.audit` at least once, or `tx.unchanged`. It may run twice, for
 *   it is begun anew, once, where it met another transaction: whatever else it changes is right however often it does so
 * @param repeatable when given, the returned value of what was written is kept with the transaction and given again to a
 *   repeated request
 * @throws Error when `work` wrote without an audit entry: nothing is kept then
 */
export async function write<T>(
  databases: Pick<Databases, 'engine' | 'read' | 'write'>,
  actor: Actor,
  now: () => Date,
  work: (tx: Tx) => Promise<T>,
  repeatable?: Repeatable,
): Promise<T> {
  let erased = false;
  const attempt = () =>
    databases.write.transaction().execute(async (db) => {
      erased = false;
      // The same request, sent twice at once, goes through one after the other.
      if (repeatable) await waitTurn(db, `${repeatable.userId}:${repeatable.key}`);
      const moment = now();
      let audited = 0;
      let unchanged = false;
      const result = await work({
        db,
        actor,
        now: moment.toISOString(),
        audit: async (entry) => {
          audited += 1;
          erased ||= entry.acao === 'Apagamento';
          await recordAudit(db, actor, moment, entry);
        },
        unchanged: () => {
          unchanged = true;
        },
      });
      if (audited === 0 && !unchanged) throw new Error('a write left no audit entry');
      // What wrote nothing may be asked again: nothing is done twice.
      if (repeatable && audited > 0) await keepReply(db, repeatable, result, moment);
      return result;
    });
  const transaction = attempt().catch((failure: unknown) => untilAnew(failure).then(attempt));
  const written = await (repeatable ? onceOnly(databases, repeatable, transaction) : transaction);
  // It is erased all the same if this fails: the housekeeping comes by every hour.
  if (erased) await leaveNothing(databases).catch(() => undefined);
  return written;
}

async function leaveNothing(databases: Pick<Databases, 'engine' | 'write'>): Promise<void> {
  await forgetMarked(databases);
  await truncateLog(databases);
}

/**
 * What a write gives, or the reply already given to this very request: of two that are sent at once, the one that comes
 * second finds the first one's record, or its key, and keeps nothing.
 */
async function onceOnly<T>({ read }: Pick<Databases, 'read'>, repeatable: Repeatable, written: Promise<T>): Promise<T> {
  try {
    return await written;
  } catch (error) {
    const earlier = await keptReply(read, repeatable);
    if (!earlier) throw error;
    return earlier.result as T;
  }
}
