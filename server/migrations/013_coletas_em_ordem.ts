import { type Kysely, type SqlBool, sql } from 'kysely';

/**
 * The collections by date, with the mark of removal beside it: SQLite counts them and finds a page of them in the index
 * alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('HistoricoColeta_data').execute();
  await db.schema
    .createIndex('HistoricoColeta_data')
    .on('HistoricoColeta')
    .columns(['dtRetirada', 'id', 'removidoEm'])
    .where(sql<SqlBool>`"removidoEm" is null`)
    .execute();
}
