import { type CompiledQuery, type RawBuilder, sql } from 'kysely';
import { isSqlite } from '../migrations/columns.ts';
import type { Exactly, NewRow } from './columns.ts';
import { type Prepared, prepared, type Slots, type Source } from './prepared.ts';
import type { TableName } from './schema.ts';

/** The writes of single rows, kept compiled: their texts are few and recur, a table's columns being written all alike. */

type Values = Readonly<Record<string, unknown>>;
type Kept<R> = Prepared<R, Record<string, never>>;

const MOST = 500;

/** Keeps what is made for a table and the names of some columns of it; one that is undefined is not written. */
function keptBy<R>(build: (table: TableName, names: string[], slots: Slots<Record<string, never>>) => RawBuilder<R>) {
  const kept = new Map<string, Kept<R>>();
  return (db: Source, table: TableName, values: Values, more: Values = {}): CompiledQuery<R> => {
    const names = Object.keys(values).filter((name) => values[name] !== undefined);
    const key = [table, ...names].join();
    let query = kept.get(key);
    if (!query) {
      query = prepared((source, slots) => ({
        compile: () => build(table, names, slots as Slots<Record<string, never>>).compile(source),
      }));
      if (kept.size >= MOST) kept.clear();
      kept.set(key, query);
    }
    return query.with(db, { ...values, ...more } as Record<string, never>);
  };
}

type Build<R> = Parameters<typeof keptBy<R>>[0];

const insertion: Build<unknown> = (table, names, slots) =>
  sql`insert into ${sql.table(table)} (${sql.join(names.map((name) => sql.ref(name)))})
    values (${sql.join(names.map((name) => slots[name]))})`;
const inserted = keptBy(insertion);
const insertedWithId = keptBy<{ id: number }>(
  (...of) => sql<{ id: number }>`${insertion(...of)} returning ${sql.ref('id')}`,
);
const updated = keptBy<{ id: number }>(
  (table, names, slots) =>
    sql<{ id: number }>`update ${sql.table(table)}
      set ${sql.join(names.map((name) => sql`${sql.ref(name)} = ${slots[name]}`))}
      where ${sql.ref('id')} = ${slots.deId} and ${sql.ref('versao')} = ${slots.deVersao} returning ${sql.ref('id')}`,
);

/** A new row. */
export function insertOne<T extends TableName, R extends NewRow<T>>(
  db: Source,
  table: T,
  row: R & Exactly<R, NewRow<T>>,
): CompiledQuery {
  return inserted(db, table, row);
}

/**
 * The id that a new row of a table is to have, kept for this transaction: on SQLite nobody else writes meanwhile. A row whose
 * id is known can be written, and told of, without waiting for an answer.
 */
export function nextId(db: Source, table: TableName): CompiledQuery<{ id: number }> {
  const query = isSqlite(db)
    ? sql<{ id: number }>`select coalesce((select "seq" from "sqlite_sequence" where "name" = ${table}), 0) + 1 as "id"`
    : sql<{ id: number }>`select nextval(pg_get_serial_sequence(${`"${table}"`}, 'id'))::integer as "id"`;
  return query.compile(db);
}

/** Adds a row and gives its id. */
export async function insertedId(db: Source, table: TableName, row: Values): Promise<number> {
  const { rows } = await db.executeQuery(insertedWithId(db, table, row));
  if (!rows[0]) throw new Error(`nothing was added to ${table}`);
  return rows[0].id;
}

/** Writes these fields of a row if it still has this version, and gives its id then. */
export function updateVersion(
  db: Source,
  table: TableName,
  { id, versao }: { id: number; versao: number },
  values: Values,
): CompiledQuery<{ id: number }> {
  return updated(db, table, values, { deId: id, deVersao: versao });
}
