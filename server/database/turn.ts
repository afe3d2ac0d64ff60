import { type QueryExecutorProvider, sql } from 'kysely';
import { isSqlite } from '../migrations/columns.ts';

/** The matter of whatever brings in files of laboratories. */
export const IMPORTS = 'importacao';
/** The matter of erasures: none writes back into a text that tells of two what the other took out of it. */
export const ERASURES = 'apagamento';

/**
 * Lets transactions that name the same matter go one after the other, each seeing what the one before it left. SQLite
 * writes one by one anyway; on PostgreSQL the turn ends with the transaction.
 */
export async function waitTurn(db: QueryExecutorProvider, matter: string): Promise<void> {
  if (isSqlite(db)) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${matter}, 0))`.execute(db);
}

/** The same for what may take minutes: waits its turn as long as it takes. */
export async function waitLongTurn(db: QueryExecutorProvider, matter: string): Promise<void> {
  if (isSqlite(db)) return;
  await sql`set local lock_timeout = 0`.execute(db);
  await sql`set local statement_timeout = 0`.execute(db);
  await waitTurn(db, matter);
  await sql`set local lock_timeout to default`.execute(db);
  await sql`set local statement_timeout to default`.execute(db);
}
