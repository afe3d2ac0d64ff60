import type { Kysely } from 'kysely';

/** Until when the link of a message works, if it ends: later the message is not sent any more. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('Mensagem').addColumn('expiraEm', 'text').execute();
}
