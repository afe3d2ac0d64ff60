import { SqliteDialect, SqliteQueryCompiler } from 'kysely';

/**
 * Writes each value of a query as `+?`. SQLite looks at a bare `?` when it plans, and so compiles the statement anew
 * whenever it is given other values (its build has STAT4, and no setting that a connection reaches turns this off): a join
 * of two records by their ids took ten times as long. A sign before it changes no value, of whatever kind.
 */
export class SteadyPlansCompiler extends SqliteQueryCompiler {
  protected override getCurrentParameterPlaceholder() {
    return '+?';
  }
}

/** SQLite on the main thread, so compiled. */
export class SteadyPlansDialect extends SqliteDialect {
  override createQueryCompiler() {
    return new SteadyPlansCompiler();
  }
}
