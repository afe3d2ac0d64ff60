import { type CreateTableBuilder, type Kysely, type QueryExecutorProvider, SqliteAdapter, sql } from 'kysely';

/** True on SQLite; migrations ask only where the two engines differ. */
export function isSqlite(db: QueryExecutorProvider): boolean {
  return db.getExecutor().adapter instanceof SqliteAdapter;
}

/** Starts a table with its own counting `id`, never given twice. */
export function table(db: Kysely<unknown>, name: string): CreateTableBuilder<string, 'id'> {
  const builder = db.schema.createTable(name);
  return isSqlite(db)
    ? builder.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    : builder.addColumn('id', 'integer', (column) => column.primaryKey().generatedByDefaultAsIdentity());
}

/** Starts a table of records that users edit: who and when, version, removal mark. */
export function editable(db: Kysely<unknown>, name: string) {
  return table(db, name)
    .addColumn('dtCadastro', 'text', (column) => column.notNull())
    .addColumn('idUsuario', 'integer')
    .addColumn('versao', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('removidoEm', 'text');
}

/** Starts the table of a flat register; its own fields are added by the migration that creates it. */
export function registerColumns(db: Kysely<unknown>, name: string) {
  return editable(db, name)
    .addColumn('flagAtivo', 'integer', (column) => column.notNull().defaultTo(1))
    .addColumn('busca', 'text', (column) => column.notNull().defaultTo(''));
}

/** Lets the `id` counter of PostgreSQL go on after rows were inserted with ids of their own. */
export async function continueIds(db: QueryExecutorProvider, name: string): Promise<void> {
  if (isSqlite(db)) return;
  await sql`select setval(pg_get_serial_sequence(${`"${name}"`}, 'id'), (select coalesce(max(id), 0) + 1 from ${sql.table(name)}), false)`.execute(
    db,
  );
}
