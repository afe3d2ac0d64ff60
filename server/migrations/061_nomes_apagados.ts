import type { Kysely } from 'kysely';

/** What is kept of the names of persons who were erased, so that no file that is read again brings them back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('NomeApagado')
    .addColumn('codigo', 'text', (column) => column.primaryKey())
    .addColumn('chave', 'text', (column) => column.notNull())
    .execute();
}
