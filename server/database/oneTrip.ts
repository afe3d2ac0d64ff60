import type { CompiledQuery } from 'kysely';
import type { Source } from './prepared.ts';
import type { RanTogether, Trip } from './workerConnection.ts';
import { ThreadsAdapter } from './workerDialect.ts';

/**
 * On SQLite a transaction's queries go to a thread, and the way there and back costs more than most of them: what can go
 * in one message does. On PostgreSQL, and on the main thread, the same queries are run one after the other.
 */
const inThread = (db: Source) => db.getExecutor().adapter instanceof ThreadsAdapter;

/** Runs queries that do not depend on one another's rows, in their order, and gives the rows of each. */
export async function together<R extends unknown[]>(
  db: Source,
  queries: readonly [...{ [K in keyof R]: CompiledQuery<R[K]> }],
): Promise<{ [K in keyof R]: R[K][] }>;
export async function together(db: Source, queries: readonly CompiledQuery[]): Promise<unknown> {
  const last = queries.at(-1);
  if (last && inThread(db)) {
    const query: CompiledQuery & Trip = { ...last, together: queries.slice(0, -1) };
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
