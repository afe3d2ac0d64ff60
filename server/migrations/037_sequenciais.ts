import { type Kysely, sql } from 'kysely';
import { editable } from './columns.ts';

/** Clients' numbers in periods. No number is given twice, not even that of a removed one: its document may be out. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await editable(db, 'RelatorioSequencial')
    .addColumn('sequencial', 'text', (c) => c.notNull())
    .addColumn('idCliente', 'integer', (c) => c.notNull().references('Pessoa.id'))
    .addColumn('inicio', 'text', (c) => c.notNull())
    .addColumn('fim', 'text', (c) => c.notNull())
    .execute();
  // Year first: the last number of a year is found in the index alone.
  await sql`create unique index "RelatorioSequencial_sequencial" on "RelatorioSequencial"
    ((substr("sequencial", 6)), "sequencial")`.execute(db);
}
