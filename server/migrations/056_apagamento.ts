import { type Kysely, type QueryExecutorProvider, type SqlBool, sql } from 'kysely';
import { isSqlite } from './columns.ts';

/** The fields by which sheets and protocols may call a client. */
export const NAMES = ['nome', 'razaoSocial', 'codigo', 'idIntegracao'];

/**
 * Whether an entry of the log tells what a client is called: the condition of the index, which a query has to repeat as
 * it stands here. Columns of the log alone, so nothing else may be selected from beside it.
 */
export function tellsNameOfClient(db: QueryExecutorProvider) {
  const position = sql.raw(isSqlite(db) ? 'instr' : 'strpos');
  const tells = NAMES.map((name) => sql`${position}("mudancas", ${sql.lit(`"campo":"${name}"`)}) > 0`);
  return sql<SqlBool>`("tabela" = 'Pessoa' and (${sql.join(tells, sql` or `)}))`;
}

/**
 * What an erasure looks for comes from indices: what clients are or were called, and the protocols of a name. SQLite's
 * text index is left alone by a change that leaves an entry's text as it was.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The table, always the same here, comes first all the same: SQLite would prefer the index of all entries otherwise.
  await db.schema
    .createIndex('LogUsuario_nomes')
    .on('LogUsuario')
    .columns(['tabela', 'idReferencia', 'id'])
    .where(tellsNameOfClient(db))
    .execute();
  await db.schema.createIndex('Protocolo_nomeCliente').on('Protocolo').column('nomeCliente').execute();
  if (!isSqlite(db)) return;
  await sql`drop trigger "LogBusca_alterada"`.execute(db);
  await sql`create trigger "LogBusca_alterada" after update of "busca" on "LogUsuario"
    when old."busca" is not new."busca" and old."id" <= (select "id" from "LogBuscaAte") begin
    insert into "LogBusca"("LogBusca", "rowid", "busca") values ('delete', old."id", old."busca");
    insert into "LogBusca"("rowid", "busca") values (new."id", new."busca"); end`.execute(db);
}
