import { type Kysely, sql } from 'kysely';

/**
 * The collections that may count for a charge, by client, in their order: the latest ones of a client that has none for
 * years are not looked for in all of its history.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index "HistoricoColeta_cobranca" on "HistoricoColeta"
    ("idPessoa", "dtRetirada", (coalesce("horaRetirada", '')), "id")
    where "removidoEm" is null and "idTipoDBO" in (1, 4)`.execute(db);
}
