import { type Kysely, type QueryExecutorProvider, type SqlBool, sql } from 'kysely';
import { NAMES, tellsNameOfClient as tellsInFields } from './056_apagamento.ts';
import { isSqlite } from './columns.ts';

/**
 * Whether an entry of the log tells, or may tell in a line of an old text, what a client is called: the condition of the
 * index, which a query has to repeat as it stands here. Columns of the log alone, so nothing else may be selected from
 * beside it.
 */
export function tellsNameOfClient(db: QueryExecutorProvider) {
  const position = sql.raw(isSqlite(db) ? 'instr' : 'strpos');
  const tells = NAMES.map((name) => sql`${position}("texto", ${sql.lit(`\n${name}: `)}) > 0`);
  return sql<SqlBool>`("tabela" = 'Pessoa' and (${sql.join(tells, sql` or `)} or ${tellsInFields(db)}))`;
}

/** The index of the entries that tell what clients are called has those too that tell it in their text alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('LogUsuario_nomes').execute();
  await db.schema
    .createIndex('LogUsuario_nomes')
    .on('LogUsuario')
    .columns(['tabela', 'idReferencia', 'id'])
    .where(tellsNameOfClient(db))
    .execute();
}
