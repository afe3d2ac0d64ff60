import type { Kysely } from 'kysely';

/** Modules and menus carry a version, as whatever several people edit. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['Modulo', 'ModuloMenu']) {
    await db.schema
      .alterTable(table)
      .addColumn('versao', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
  }
}
