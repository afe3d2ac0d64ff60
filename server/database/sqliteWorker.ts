import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { configure } from './sqlite.ts';
import { rememberStatements } from './statements.ts';

/** A statement as it is run. */
export interface Statement {
  sql: string;
  parameters: readonly unknown[];
}

/** What the main thread asks of a connection that lives in this thread: the first that fails is the last that is run. */
export type WorkerQuery = readonly Statement[];

/** What came of a statement: rows of a reading, counts of a write. */
export interface Ran {
  rows: Record<string, unknown>[];
  changes?: number;
  lastId?: number | bigint;
}

/** The answer: what came of each statement, or what went wrong, and at which of them. */
export type WorkerReply = { ran: Ran[] } | { error: string; code: string | undefined; at: number };

const { file, readonly } = workerData as { file: string; readonly: boolean };
const connection = new Database(file, { readonly });
configure(connection);

const prepare = rememberStatements(connection);

/**
 * Row by row: a thread that comes to its limit of memory can be ended between rows. In the midst of the library's `all`
 * it would take the whole process with it.
 */
function readRows(from: IterableIterator<unknown>): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = [];
  for (const row of from) rows.push(row as Record<string, unknown>);
  return rows;
}

function run({ sql, parameters }: Statement): Ran {
  // After some failures, a full disk among them, SQLite has rolled back by itself.
  if (sql === 'rollback' && !connection.inTransaction) return { rows: [] };
  const statement = prepare(sql);
  if (statement.reader) return { rows: readRows(statement.iterate(parameters)) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], changes, lastId: lastInsertRowid };
}

parentPort?.on('message', (query: WorkerQuery) => {
  const ran: Ran[] = [];
  try {
    for (const statement of query) ran.push(run(statement));
    parentPort?.postMessage({ ran } satisfies WorkerReply);
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    parentPort?.postMessage({ error: message, code, at: ran.length } satisfies WorkerReply);
  }
});
