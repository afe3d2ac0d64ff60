import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { configure } from './sqlite.ts';
import { rememberStatements } from './statements.ts';

/** What the main thread asks of a connection that lives in this thread. */
export interface WorkerQuery {
  sql: string;
  parameters: readonly unknown[];
  /** It is the first of a transaction. */
  begin: boolean;
}

/** The answer: rows of a reading, counts of a write, or what went wrong. */
export type WorkerReply =
  | { rows: Record<string, unknown>[]; changes?: number; lastId?: number | bigint }
  | { error: string; code: string | undefined };

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

function run({ sql, parameters, begin }: WorkerQuery): WorkerReply {
  // After some failures, a full disk among them, SQLite has rolled back by itself.
  if (sql === 'rollback' && !connection.inTransaction) return { rows: [] };
  if (begin) prepare('begin immediate').run();
  const statement = prepare(sql);
  if (statement.reader) return { rows: readRows(statement.iterate(parameters)) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], changes, lastId: lastInsertRowid };
}

parentPort?.on('message', (query: WorkerQuery) => {
  try {
    parentPort?.postMessage(run(query));
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    parentPort?.postMessage({ error: message, code } satisfies WorkerReply);
  }
});
