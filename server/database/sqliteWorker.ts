import { parentPort, workerData } from 'node:worker_threads';
import Database from 'better-sqlite3';
import { configure } from './sqlite.ts';
import { rememberStatements } from './statements.ts';
import { type Ran, type Statement, UNMET, type WorkerQuery, type WorkerReply } from './workerMessages.ts';

const { file, readonly } = workerData as { file: string; readonly: boolean };
const connection = new Database(file, { readonly });
configure(connection);

const prepare = rememberStatements(connection);

const dataVersion = connection.prepare<[], number>('pragma data_version').pluck();

/** Another number once another connection has written, this one's own writes aside; undefined when it cannot be told. */
function stateNow(): number | undefined {
  try {
    return dataVersion.get();
  } catch {
    return undefined;
  }
}

/** How the last transaction left it: what is read elsewhere from then on is of this state, or of a later one. */
let left = stateNow();

const MET: Record<NonNullable<Statement['must']>, (ran: Ran) => boolean> = {
  'find nothing changed': () => left !== undefined && stateNow() === left,
  'change one row': ({ rows }) => rows.length === 1,
};

/**
 * Row by row: a thread that comes to its limit of memory can be ended between rows. In the midst of the library's `all`
 * it would take the whole process with it.
 */
function readRows(from: IterableIterator<unknown>): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = [];
  for (const row of from) rows.push(row as Record<string, unknown>);
  return rows;
}

function runAlone({ sql, parameters }: Statement): Ran {
  // After some failures, a full disk among them, SQLite has rolled back by itself.
  if (sql === 'rollback' && !connection.inTransaction) return { rows: [] };
  const statement = prepare(sql);
  if (statement.reader) return { rows: readRows(statement.iterate(parameters)) };
  const { changes, lastInsertRowid } = statement.run(parameters);
  return { rows: [], changes, lastId: lastInsertRowid };
}

function run(statement: Statement): Ran {
  const ran = runAlone(statement);
  if (statement.must && !MET[statement.must](ran)) {
    throw Object.assign(new Error(`did not ${statement.must}: ${statement.sql}`), { code: UNMET });
  }
  return ran;
}

/** Runs them in their order, up to the first that fails. */
function answer(query: WorkerQuery): WorkerReply {
  const ran: Ran[] = [];
  try {
    for (const statement of query) ran.push(run(statement));
    return { ran };
  } catch (error) {
    const { message, code } = error as { message: string; code?: string };
    return { error: message, code, at: ran.length };
  }
}

parentPort?.on('message', (query: WorkerQuery) => {
  const reply = answer(query);
  if (!connection.inTransaction) left = stateNow();
  parentPort?.postMessage(reply);
});
