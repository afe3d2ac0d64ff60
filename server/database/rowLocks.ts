import type { QueryExecutorProvider } from 'kysely';
import { isSqlite } from '../migrations/columns.ts';

/**
 * Rows that a transaction reads and relies upon until it ends. SQLite writes one by one anyway; on PostgreSQL whoever
 * wants to write them waits, and a query that waited reads what was written meanwhile.
 */

/** Reads rows that are about to be written: nobody else writes them, nor relies upon them, till then. */
export function toWrite<Q extends { forNoKeyUpdate(): Q }>(db: QueryExecutorProvider, query: Q): Q {
  return isSqlite(db) ? query : query.forNoKeyUpdate();
}

/** Reads rows that are about to be removed, but those that somebody writes or points to at this moment: nobody is waited for. */
export function toRemove<Q extends { forUpdate(): Q; skipLocked(): Q }>(db: QueryExecutorProvider, query: Q): Q {
  return isSqlite(db) ? query : query.forUpdate().skipLocked();
}

/** Reads rows that are about to be pointed to: several may, but nobody removes them till then. */
export function toPointAt<Q extends { forShare(): Q }>(db: QueryExecutorProvider, query: Q): Q {
  return isSqlite(db) ? query : query.forShare();
}
