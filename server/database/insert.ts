import { type RawBuilder, sql, type Transaction } from 'kysely';
import { continueIds, isSqlite } from '../migrations/columns.ts';
import type { Exactly, NewRow, RowOf } from './columns.ts';
import type { Schema, TableName } from './schema.ts';

/** More in one statement saves no time. */
const ROWS_AT_ONCE = 1000;

type Db = Transaction<Schema>;

/**
 * Writes many rows, all with the same fields. They go to the database as one JSON text a statement: neither is a
 * statement built for their number, nor are their values handed over one by one.
 */
export async function insertAll<T extends TableName, R extends NewRow<T>>(
  db: Db,
  table: T,
  rows: readonly (R & Exactly<R, NewRow<T>>)[],
): Promise<void> {
  for (const batch of batchesOf(rows)) await insertion(db, table, batch).execute(db);
}

/**
 * Writes those of many rows that no unique index refuses, and gives these columns of each as the database keeps it. One
 * that somebody else is writing at this moment is waited for, and refused if it is kept.
 */
export async function insertThoseMissing<T extends TableName, R extends NewRow<T>, C extends keyof RowOf<T> & string>(
  db: Db,
  table: T,
  rows: readonly (R & Exactly<R, NewRow<T>>)[],
  columns: readonly C[],
): Promise<Pick<RowOf<T>, C>[]> {
  const written: Pick<RowOf<T>, C>[] = [];
  for (const batch of batchesOf(rows)) {
    const returning = sql<Pick<RowOf<T>, C>>`${insertion(db, table, batch)} on conflict do nothing
      returning ${list(columns)}`;
    written.push(...(await returning.execute(db)).rows);
  }
  return written;
}

/** Writes rows that bring their own ids; the ids given later go on after them. */
export async function insertWithIds<T extends TableName, R extends NewRow<T>>(
  db: Db,
  table: T,
  rows: readonly (R & Exactly<R, NewRow<T>>)[],
): Promise<void> {
  await insertAll<T, R>(db, table, rows);
  await continueIds(db, table);
}

function* batchesOf<Row>(rows: readonly Row[]): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE) yield rows.slice(start, start + ROWS_AT_ONCE);
}

const list = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/** The statement that writes some rows: its text is the same whatever their number. */
function insertion(db: Db, table: TableName, rows: readonly Record<string, unknown>[]): RawBuilder<unknown> {
  const names = Object.keys(rows[0] ?? {});
  const into = sql`insert into ${sql.table(table)} (${list(names)})`;
  if (!isSqlite(db)) {
    const given = sql`json_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::json)`;
    return sql`${into} select ${list(names)} from ${given}`;
  }
  const values = rows.map((row) => names.map((name) => row[name]));
  const given = names.map((_, at) => sql`"value" ->> ${sql.lit(at)}`);
  // Without a condition SQLite would take what follows ('on conflict') for that of a join.
  return sql`${into} select ${sql.join(given)} from json_each(${JSON.stringify(values)}) where true`;
}
