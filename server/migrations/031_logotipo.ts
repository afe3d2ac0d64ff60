import type { Kysely } from 'kysely';

/** The image at the head of printed reports, as a `data:` URL: a few KiB of text, the same on both engines. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('ConfiguracaoRelatorio').addColumn('logotipo', 'text').execute();
}
