import { sql, type Transaction } from 'kysely';
import type { Schema } from './schema.ts';

/**
 * How many entries of the log are put into SQLite's text index at once. One by one each would cost ten times as much,
 * and searches read the few that are not in it yet.
 */
const TOGETHER = 500n;

/**
 * Called for each new entry: puts it and those before it into the text index once there are enough of them. PostgreSQL,
 * which tells no `insertId`, does so by itself.
 */
export async function indexLog(tx: Transaction<Schema>, insertId: bigint | undefined): Promise<void> {
  if (insertId === undefined || insertId % TOGETHER !== 0n) return;
  await sql`insert into "LogBusca"("rowid", "busca") select "id", "busca" from "LogUsuario"
    where "id" > (select "id" from "LogBuscaAte") order by "id"`.execute(tx);
  await sql`update "LogBuscaAte" set "id" = ${insertId}`.execute(tx);
}
