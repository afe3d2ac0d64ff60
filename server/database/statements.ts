import type Database from 'better-sqlite3';

const MOST_STATEMENTS = 500;

/** Prepares each SQL text once: the texts come from the query builder, so they are few and recur. */
export function rememberStatements(connection: Database.Database): (sql: string) => Database.Statement<unknown[]> {
  const statements = new Map<string, Database.Statement<unknown[]>>();
  return (sql) => {
    const known = statements.get(sql);
    if (known) return known;
    const statement = connection.prepare<unknown[]>(sql);
    if (statements.size >= MOST_STATEMENTS) statements.clear();
    statements.set(sql, statement);
    return statement;
  };
}
