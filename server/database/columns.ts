import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import type { Value } from '../../resources/kinds.ts';
import type { Schema, TableName } from './schema.ts';

/** Tables of the schema that have at least these columns. */
export type TableWith<Columns> = { [T in TableName]: Schema[T] extends Columns ? T : never }[TableName];

/** Names of a table's columns. */
export type ColumnOf<T extends TableName> = keyof Schema[T] & string;

/** A row of a table as it is read, and what may be written to it. */
export type RowOf<T extends TableName> = Selectable<Schema[T]>;
export type NewRow<T extends TableName> = Insertable<Schema[T]>;
export type ChangeOf<T extends TableName> = Updateable<Schema[T]>;

/**
 * `Values` when it fits `Shape` and names nothing else: a misspelt column is refused in a variable as well as in a
 * literal.
 */
export type Exactly<Values, Shape> = Shape & { [Name in Exclude<keyof Values, keyof Shape>]: never };

/** Columns by name, for a query whose columns are data; they are checked where the names are given. */
export function columns(names: readonly string[]) {
  return names.map((name) => sql<Value>`${sql.ref(name)}`.as(name));
}
