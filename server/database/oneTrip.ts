import type { CompiledQuery } from 'kysely';
import type { Source } from './prepared.ts';
import type { RanTogether, Trip } from './workerConnection.ts';
import { ThreadsAdapter } from './workerDialect.ts';

/**
 * On SQLite a transaction's queries go to a thread, and the way there and back costs more than most of them: what can go
 * in one message does, the whole transaction if it reads first. On PostgreSQL, and on the main thread, the same queries
 * are run one after the other.
 */
const inThread = (db: Source) => db.getExecutor().adapter instanceof ThreadsAdapter;

/**
 * Runs quick readings that do not depend on one another's rows, and gives the rows of each. A transaction on SQLite that
 * has written nothing yet asks the main thread for them, since its connection, and no other, writes.
 */
export async function readTogether<R extends unknown[]>(
  db: Source,
  queries: readonly [...{ [K in keyof R]: CompiledQuery<R[K]> }],
): Promise<{ [K in keyof R]: R[K][] }>;
export async function readTogether(db: Source, queries: readonly CompiledQuery[]): Promise<unknown> {
  const last = queries.at(-1);
  if (last && inThread(db)) {
    const query: CompiledQuery & Trip = { ...last, together: queries.slice(0, -1), reading: true };
    return ((await db.executeQuery(query)) as RanTogether<unknown>).each;
  }
  const each: unknown[][] = [];
  for (const query of queries) each.push((await db.executeQuery(query)).rows);
  return each;
}

/** Writes, in a transaction, what nobody waits for: if it fails, nothing of the transaction is kept. */
export async function unawaited(db: Source, query: CompiledQuery): Promise<void> {
  const going: CompiledQuery & Trip = { ...query, unawaited: true };
  await db.executeQuery(going);
}

/**
 * Likewise changes one row, which the query returns.
 *
 * @param unmet what the transaction, or this already, fails with when it returns none
 */
export async function changeOne(db: Source, query: CompiledQuery, unmet: () => Error): Promise<void> {
  const going: CompiledQuery & Trip = { ...query, unawaited: true, changing: unmet };
  const { rows } = await db.executeQuery(going);
  if (!inThread(db) && rows.length !== 1) throw unmet();
}
