import { type Kysely, sql } from 'kysely';
import { isSqlite } from './columns.ts';

/**
 * How many entries of the log are put into SQLite's text index at once. One by one each would cost ten times as much,
 * and searches read the few that are not in it yet (`LogBuscaAte`).
 */
const TOGETHER = sql.lit(500);

/** SQLite puts new entries into its text index by itself, as PostgreSQL does: whoever writes one need not ask its id. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) return;
  await sql`create trigger "LogBusca_incluida" after insert on "LogUsuario" when new."id" % ${TOGETHER} = 0 begin
    insert into "LogBusca"("rowid", "busca") select "id", "busca" from "LogUsuario"
      where "id" > (select "id" from "LogBuscaAte") order by "id";
    update "LogBuscaAte" set "id" = new."id"; end`.execute(db);
}
