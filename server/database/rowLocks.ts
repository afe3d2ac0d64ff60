import type { QueryExecutorProvider } from 'kysely';
import { isSqlite } from '../migrations/columns.ts';

/**
 * Rows that a transaction reads and relies upon until it ends. SQLite writes one by one anyway; on PostgreSQL whoever
 * wants to write them waits, and a query that waited reads what was written meanwhile.
 *
 * Who locks a client and what hangs on it takes the client first: so no two wait for one another in vain. A query that
 * joins tables says of which (`of`) it wants rows: without it, all of them are locked. What is asked for first is locked
 * first.
 */

/** Reads rows that are about to be written: nobody else writes them, nor relies upon them, till then. */
export function toWrite<Q extends { forNoKeyUpdate(of?: Of): Q }, const Of extends string = never>(
  db: QueryExecutorProvider,
  query: Q,
  of?: Of,
): Q {
  return isSqlite(db) ? query : query.forNoKeyUpdate(of);
}

/** Reads rows that are about to be removed, but those that somebody writes or points to at this moment: nobody is waited for. */
export function toRemove<Q extends { forUpdate(): Q; skipLocked(): Q }>(db: QueryExecutorProvider, query: Q): Q {
  return isSqlite(db) ? query : query.forUpdate().skipLocked();
}

/** Reads rows that are about to be pointed to: several may, but nobody removes them till then. */
export function toPointAt<Q extends { forShare(of?: Of): Q }, const Of extends string = never>(
  db: QueryExecutorProvider,
  query: Q,
  of?: Of,
): Q {
  return isSqlite(db) ? query : query.forShare(of);
}
