import { type QueryExecutorProvider, sql } from 'kysely';
import { isSqlite } from '../migrations/columns.ts';

/**
 * Lets transactions that name the same matter go one after the other, each seeing what the one before it left. SQLite
 * writes one by one anyway; on PostgreSQL the turn ends with the transaction.
 */
export async function waitTurn(db: QueryExecutorProvider, matter: string): Promise<void> {
  if (isSqlite(db)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${matter}, 0))`.execute(db);
}
