import type { Kysely } from 'kysely';

/** To whom the letters with the charges of a period go. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('ConfiguracaoRelatorio')
    .addColumn('contas', 'text', (column) => column.notNull().defaultTo('Setor de Contas'))
    .execute();
}
