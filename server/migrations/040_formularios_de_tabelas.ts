import type { Kysely } from 'kysely';

/** What held before anybody set it (spec 2 §2.9 and §9). */
const FIRST = {
  formIndustrias: '010_FMEI Rev.08',
  formCargas: '011_FMEI Rev.06',
  formParametros: '012_FMEI Rev.07',
  formRanking: '013_FMEI Rev.07',
  formPontos: '045_FMEI Rev.06',
  formClientes: '051_FMEI Rev.02',
  formRegioes: '',
} as const;

/** The form codes of the reports that are tables. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, value] of Object.entries(FIRST)) {
    await db.schema
      .alterTable('ConfiguracaoRelatorio')
      .addColumn(name, 'text', (column) => column.notNull().defaultTo(value))
      .execute();
  }
}
