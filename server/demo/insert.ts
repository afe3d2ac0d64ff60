import type { Insertable, Transaction } from 'kysely';
import type { Schema, TableName } from '../database/schema.ts';
import { continueIds } from '../migrations/columns.ts';

/** Both engines take more in one statement; beyond this it saves no time. */
const MOST_PARAMETERS = 12_000;

type Rows<T extends TableName> = readonly Insertable<Schema[T]>[];

/** Writes many rows, all with the same fields, in few statements. */
export async function insertAll<T extends TableName>(db: Transaction<Schema>, table: T, rows: Rows<T>): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const size = Math.floor(MOST_PARAMETERS / Object.keys(first).length);
  for (let start = 0; start < rows.length; start += size) {
    const slice = rows.slice(start, start + size);
    await db
      .insertInto(table as 'Roteiro')
      .values(slice as unknown as Rows<'Roteiro'>)
      .execute();
  }
}

/** Writes rows that bring their own ids; the ids given later go on after them. */
export async function insertWithIds<T extends TableName>(
  db: Transaction<Schema>,
  table: T,
  rows: Rows<T>,
): Promise<void> {
  await insertAll(db, table, rows);
  await continueIds(db as unknown as Transaction<unknown>, table);
}
