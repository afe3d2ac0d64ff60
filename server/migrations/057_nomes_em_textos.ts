import { type Kysely, type QueryExecutorProvider, type SqlBool, sql } from 'kysely';
import { tellsNameOfClient as tellsInFields } from './056_apagamento.ts';

/**
 * Whether an entry of the log tells, or may tell in an old text, what a client is called: the condition of the index,
 * which a query has to repeat as it stands here. Columns of the log alone, so nothing else may be selected from beside it.
 */
export function tellsNameOfClient(db: QueryExecutorProvider) {
  return sql<SqlBool>`("tabela" = 'Pessoa' and ("texto" is not null or ${tellsInFields(db)}))`;
}

/** The index of the entries that tell what clients are called has those too that hold nothing but their text. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.dropIndex('LogUsuario_nomes').execute();
  await db.schema
    .createIndex('LogUsuario_nomes')
    .on('LogUsuario')
    .columns(['tabela', 'idReferencia', 'id'])
    .where(tellsNameOfClient(db))
    .execute();
}
