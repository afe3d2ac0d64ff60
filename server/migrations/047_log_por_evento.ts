import type { Kysely } from 'kysely';

/** The log is asked for the acts of one kind, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.createIndex('LogUsuario_evento').on('LogUsuario').columns(['evento', 'dtAcao', 'id']).execute();
}
