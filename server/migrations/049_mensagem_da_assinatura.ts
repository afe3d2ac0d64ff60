import type { Kysely } from 'kysely';

/** Which message carries the report of a month: one that never arrives is told of. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('AssinaturaEnvio').addColumn('idMensagem', 'integer').execute();
}
