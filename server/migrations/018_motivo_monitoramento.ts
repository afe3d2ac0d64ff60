import type { Kysely } from 'kysely';

/** Why a year's figures are kept that the calculation does not give. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('RelatorioMonitoramento').addColumn('motivo', 'text').execute();
}
