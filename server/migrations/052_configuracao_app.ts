import { type Kysely, sql } from 'kysely';
import { editable, isSqlite } from './columns.ts';

/** What the message of a protocol says, to whom it goes, and the PDF that goes with it: one record. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let created = editable(db, 'ConfiguracaoApp');
  for (const name of ['emailPadrao', 'textoPadrao', 'textoAcompanhamento']) {
    created = created.addColumn(name, 'text', (column) => column.notNull().defaultTo(''));
  }
  await created.execute();
  await db.schema
    .createTable('ConfiguracaoAppPdf')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('nome', 'text', (column) => column.notNull())
    .addColumn('bytes', isSqlite(db) ? 'blob' : 'bytea', (column) => column.notNull())
    .execute();
  await sql`insert into "ConfiguracaoApp" ("dtCadastro") values (${new Date().toISOString()})`.execute(db);
}
