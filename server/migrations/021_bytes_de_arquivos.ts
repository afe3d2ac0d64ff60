import type { Kysely } from 'kysely';
import { isSqlite } from './columns.ts';

/** Uploaded files keep their bytes, found by their SHA-256, and the e-mail that they came with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ArquivoBytes')
    .addColumn('hash', 'text', (c) => c.primaryKey())
    .addColumn('bytes', isSqlite(db) ? 'blob' : 'bytea', (c) => c.notNull())
    .execute();
  await db.schema.alterTable('UploadArquivo').addColumn('hash', 'text').execute();
  await db.schema.alterTable('UploadArquivo').addColumn('origem', 'text').execute();
  await db.schema.createIndex('UploadArquivo_hash').on('UploadArquivo').column('hash').execute();
}
