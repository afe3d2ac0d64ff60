import type { Kysely } from 'kysely';

/** The log is asked for the entries of an id in whatever table, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createIndex('LogUsuario_idReferencia')
    .on('LogUsuario')
    .columns(['idReferencia', 'dtAcao', 'id'])
    .execute();
}
