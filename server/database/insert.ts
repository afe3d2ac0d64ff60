import type { Transaction } from 'kysely';
import { continueIds } from '../migrations/columns.ts';
import type { Exactly, NewRow } from './columns.ts';
import type { Schema, TableName } from './schema.ts';

/** Both engines take more in one statement; beyond this it saves no time. */
const MOST_PARAMETERS = 12_000;

type Db = Transaction<Schema>;

/** Writes many rows, all with the same fields, in few statements. */
export async function insertAll<T extends TableName, R extends NewRow<T>>(
  db: Db,
  table: T,
  rows: readonly (R & Exactly<R, NewRow<T>>)[],
): Promise<void>;
export async function insertAll(db: Db, table: TableName, rows: readonly NewRow<TableName>[]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const size = Math.floor(MOST_PARAMETERS / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += size) {
    await db
      .insertInto(table)
      .values(rows.slice(start, start + size))
      .execute();
  }
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
