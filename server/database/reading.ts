import type { CommonTableExpression, Expression, Kysely, QueryCreator } from 'kysely';
import type { Schema } from './schema.ts';

/** Whatever can be asked and not changed through this name: a reading view, or a transaction. */
export type Selecting<DB = Schema> = Pick<QueryCreator<DB>, 'selectFrom'>;

interface Naming<DB> extends Selecting<DB> {
  /** Names the rows of a query, for the queries that follow. */
  with<N extends string, O>(name: N, rows: (db: Selecting<DB>) => Expression<O>): Naming<DB & { [K in N]: O }>;
}

/**
 * The database as those see it who only read: the query builder can ask and change nothing. What is written as SQL, or
 * compiled before, runs too (`sql.execute(db)`, `prepared`); there it is the connection that refuses to write.
 */
export interface Reading extends Naming<Schema>, Pick<Kysely<Schema>, 'executeQuery' | 'getExecutor'> {}

function naming<DB>(db: QueryCreator<DB>): Naming<DB> {
  return {
    selectFrom: (from) => db.selectFrom(from),
    with: <N extends string, O>(name: N, rows: (db: Selecting<DB>) => Expression<O>) =>
      naming(db.with(name, rows as CommonTableExpression<DB, N>) as QueryCreator<DB & { [K in N]: O }>),
  };
}

/** Keeps of a way into the database what only reads. */
export function readingOf(db: Kysely<Schema>): Reading {
  return { ...naming(db), executeQuery: (query) => db.executeQuery(query), getExecutor: () => db.getExecutor() };
}
