import { type Kysely, sql } from 'kysely';

/** The collections by date and time, none first, as they are put in order: a page of them is found in the index alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('HistoricoColeta_data').execute();
  await sql`create index "HistoricoColeta_data" on "HistoricoColeta"
    ("dtRetirada", (coalesce("horaRetirada", '')), "id", "removidoEm") where "removidoEm" is null`.execute(db);
}
