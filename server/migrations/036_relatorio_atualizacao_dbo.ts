import type { Kysely } from 'kysely';
import { editable } from './columns.ts';

/** Lists of charges as they were saved; `dados` is their rows, as JSON. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await editable(db, 'RelatorioAtualizacaoDBO')
    .addColumn('inicio', 'text', (column) => column.notNull())
    .addColumn('fim', 'text', (column) => column.notNull())
    .addColumn('dados', 'text', (column) => column.notNull())
    .execute();
}
