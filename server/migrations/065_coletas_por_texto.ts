import { type Kysely, sql } from 'kysely';
import { isSqlite } from './columns.ts';

/**
 * Collections by parts of their code and of their moment, as a text of the log is looked for among what they are called
 * (`modules/log/names`): on PostgreSQL, where reading all of them takes most of such a search. Not without `pg_trgm`.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  if (isSqlite(db)) return;
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return;
  for (const [index, column] of [
    ['HistoricoColeta_codigo_texto', 'codigoAmostra'],
    ['HistoricoColeta_data_texto', 'dtRetirada'],
  ] as const) {
    await sql`create index ${sql.id(index)} on "HistoricoColeta"
      using gin (lower(coalesce(cast(${sql.ref(column)} as text), '')) gin_trgm_ops)`.execute(db);
  }
}
