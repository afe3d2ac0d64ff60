import type { Kysely } from 'kysely';

/** What held before anybody set it (spec 2 §2.9). */
const FIRST = { formLeituras: '054_FMEI Rev.02', formFicha: '056_FMEI Rev.02' } as const;

/** The form codes of the reports of flow readings. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, value] of Object.entries(FIRST)) {
    await db.schema
      .alterTable('ConfiguracaoRelatorio')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute();
  }
}
