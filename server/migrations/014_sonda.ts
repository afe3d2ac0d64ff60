import type { Kysely } from 'kysely';
import { table } from './columns.ts';

/** Where the server tries whether it can write: rows come and go in one transaction. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await table(db, 'Sonda')
    .addColumn('texto', 'text', (column) => column.notNull())
    .execute();
}
