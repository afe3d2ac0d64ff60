import type { Kysely } from 'kysely';

/** Of which collections the letter of non-conformity was sent. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('CartaNaoConforme')
    .addColumn('idColeta', 'integer', (c) => c.primaryKey().references('HistoricoColeta.id').onDelete('cascade'))
    .addColumn('idUsuario', 'integer')
    .addColumn('em', 'text', (c) => c.notNull())
    .execute();
}
