import type { Kysely } from 'kysely';

/**
 * From which network address each login last signed in, both as SHA-256: the throttle never keeps that address out.
 * Failures by date, to find those that are over, or dated ahead.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('UltimoAcesso')
    .addColumn('chave', 'text', (c) => c.primaryKey())
    .addColumn('endereco', 'text', (c) => c.notNull())
    .addColumn('em', 'text', (c) => c.notNull())
    .execute();
  await db.schema.createIndex('TentativaLogin_em').on('TentativaLogin').column('em').execute();
}
