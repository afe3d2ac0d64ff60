import { type Kysely, sql } from 'kysely';
import { isSqlite } from './columns.ts';

/** Entries put into the index at once. */
const BATCH = 20_000;

/** An index of the log's searchable text by groups of three characters, so that 'contains' need not read all of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) await onSqlite(db);
  else await onPostgres(db);
}

/**
 * The index keeps no text of its own, and nothing of one that is changed or removed (`secure-delete`). It holds the
 * entries up to `LogBuscaAte`; newer ones are put in many at a time (`045_log_indexado.ts`).
 */
async function onSqlite(db: Kysely<unknown>): Promise<void> {
  await sql`create virtual table "LogBusca" using fts5("busca", content='LogUsuario', content_rowid='id',
    tokenize='trigram case_sensitive 1', detail=none, columnsize=0)`.execute(db);
  await sql`insert into "LogBusca"("LogBusca", "rank") values ('secure-delete', 1)`.execute(db);
  await sql`create table "LogBuscaAte" ("id" integer not null)`.execute(db);
  const { rows } = await sql<{ most: number }>`select coalesce(max("id"), 0) as "most" from "LogUsuario"`.execute(db);
  const most = rows[0]?.most ?? 0;
  for (let from = 0; from < most; from += BATCH) {
    await sql`insert into "LogBusca"("rowid", "busca") select "id", "busca" from "LogUsuario"
      where "id" > ${from} and "id" <= ${from + BATCH} order by "id"`.execute(db);
  }
  await sql`insert into "LogBuscaAte" values (${most})`.execute(db);

  const forget = sql`insert into "LogBusca"("LogBusca", "rowid", "busca") values ('delete', old."id", old."busca")`;
  const indexed = sql`old."id" <= (select "id" from "LogBuscaAte")`;
  await sql`create trigger "LogBusca_removida" after delete on "LogUsuario" when ${indexed} begin ${forget}; end`.execute(
    db,
  );
  await sql`create trigger "LogBusca_alterada" after update of "busca" on "LogUsuario" when ${indexed} begin
    ${forget}; insert into "LogBusca"("rowid", "busca") values (new."id", new."busca"); end`.execute(db);
}

/** A user who may not create the extension gets no index, and a slower search; README says how to add both later. */
async function onPostgres(db: Kysely<unknown>): Promise<void> {
  await sql`do $$ begin create extension if not exists pg_trgm; exception when others then null; end $$`.execute(db);
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) {
    console.warn('Sem a extensão pg_trgm do PostgreSQL, a busca no registro de ações fica sem índice: veja o README.');
    return;
  }
  await sql`create index "LogUsuario_busca" on "LogUsuario" using gin ("busca" gin_trgm_ops)`.execute(db);
  // How many entries hold a text decides how it is looked for: worth a larger sample than other columns'.
  await sql`alter table "LogUsuario" alter column "busca" set statistics 1000`.execute(db);
}
