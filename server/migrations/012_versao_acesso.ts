import { type Kysely, sql } from 'kysely';
import { isSqlite } from './columns.ts';

/** Whatever decides on who may do what. Of sessions, only their end: that one was seen changes nothing. */
const TABLES = ['Usuario', 'GrupoAcesso', 'GrupoAcessoMenu', 'Modulo', 'ModuloMenu'] as const;
const SESSAO = ['delete', 'update of "expiraEm", "idUsuario"'] as const;
const EVENTS: readonly (readonly [table: string, event: string])[] = [
  ...TABLES.flatMap((table) => ['insert', 'update', 'delete'].map((event) => [table, event] as const)),
  ...SESSAO.map((event) => ['Sessao', event] as const),
];

/**
 * A number that grows in the transaction of each change of users, groups, permissions, menus or sessions: who has seen
 * it unchanged may go on with what was read before. Triggers keep it, so that no write can forget to.
 *
 * On PostgreSQL it grows at the end of the transaction, which then holds nothing up for longer than its commit.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('VersaoAcesso')
    .addColumn('id', 'integer', (c) => c.primaryKey())
    .addColumn('versao', 'integer', (c) => c.notNull())
    .execute();
  await sql`insert into "VersaoAcesso" ("id", "versao") values (1, 1)`.execute(db);
  const grow = 'update "VersaoAcesso" set "versao" = "versao" + 1;';
  if (!isSqlite(db)) {
    await sql`create function "cresceVersaoAcesso"() returns trigger language plpgsql as
      ${sql.lit(`begin ${grow} return null; end`)}`.execute(db);
  }
  for (const [index, [table, event]] of EVENTS.entries()) {
    const trigger = sql.id(`VersaoAcesso_${index}`);
    const when = sql`after ${sql.raw(event)} on ${sql.table(table)}`;
    await (isSqlite(db)
      ? sql`create trigger ${trigger} ${when} begin ${sql.raw(grow)} end`
      : sql`create constraint trigger ${trigger} ${when} deferrable initially deferred for each row
          execute function "cresceVersaoAcesso"()`
    ).execute(db);
  }
}
