import type Database from 'better-sqlite3';
import { type Compilable, type CompiledQuery, Kysely, type QueryResult } from 'kysely';
import type { Schema } from './schema.ts';
import { rememberStatements } from './statements.ts';
import { SteadyPlansDialect } from './steadyPlans.ts';
import type { Statement } from './workerMessages.ts';

/**
 * Small readings of SQLite on the main thread. What is compiled already runs at once: the connection is this one's own,
 * so nothing has to wait for it.
 */
export class OnMainThread extends Kysely<Schema> {
  readonly #prepare: ReturnType<typeof rememberStatements>;
  /** Runs several readings on one state of the database, and gives the rows of each. */
  readonly readTogether: (statements: readonly Statement[]) => unknown[][];

  constructor(connection: Database.Database) {
    const prepare = rememberStatements(connection);
    super({ dialect: new SteadyPlansDialect({ database: { prepare, close: () => void connection.close() } }) });
    this.#prepare = prepare;
    this.readTogether = connection.transaction((statements: readonly Statement[]) =>
      statements.map(({ sql, parameters }) => prepare(sql).all(...parameters)),
    );
  }

  override async executeQuery<R>(query: CompiledQuery<R> | Compilable<R>): Promise<QueryResult<R>> {
    const { sql, parameters } = 'compile' in query ? query.compile() : query;
    return { rows: this.#prepare(sql).all(...parameters) as R[] };
  }
}
