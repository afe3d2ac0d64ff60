import { type Kysely, sql } from 'kysely';
import { clientSearchText } from '../../domain/cliente/clientSearchText.ts';
import { isSqlite } from './columns.ts';

interface Client {
  id: number;
  codigo: string | null;
  nome: string | null;
  razaoSocial: string | null;
  nroDocumento: string | null;
}

/** Rain may be unknown: SQLite takes a column's `not null` away only with the column. */
async function letRainBeUnknown(db: Kysely<unknown>): Promise<void> {
  if (!isSqlite(db)) {
    await sql`alter table "HistoricoColeta" alter column "flagChuva" drop not null, alter column "flagChuva" drop default`.execute(
      db,
    );
    return;
  }
  await sql`alter table "HistoricoColeta" rename column "flagChuva" to "chuvaAntes"`.execute(db);
  await sql`alter table "HistoricoColeta" add column "flagChuva" integer`.execute(db);
  await sql`update "HistoricoColeta" set "flagChuva" = "chuvaAntes"`.execute(db);
  await sql`alter table "HistoricoColeta" drop column "chuvaAntes"`.execute(db);
}

/** Clients are found by their document without its punctuation too. */
async function searchByBareDocument(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<Client>`select "id", "codigo", "nome", "razaoSocial", "nroDocumento" from "Pessoa"
    where "nroDocumento" is not null`.execute(db);
  for (const { id, ...client } of rows) {
    await sql`update "Pessoa" set "busca" = ${clientSearchText(client)} where "id" = ${id}`.execute(db);
  }
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await letRainBeUnknown(db);
  await searchByBareDocument(db);
}
