import { Worker } from 'node:worker_threads';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { WorkerQuery, WorkerReply } from './sqliteWorker.ts';

/** A SQLite connection in a thread of its own: neither a long reading nor the disk holds up the server's loop. */
class WorkerConnection implements DatabaseConnection {
  readonly #worker: Worker;
  #waiting: { resolve: (reply: WorkerReply) => void; reject: (error: Error) => void } | null = null;
  #dead: Error | null = null;

  constructor(file: string, readonly: boolean) {
    this.#worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), { workerData: { file, readonly } });
    // Under `--watch` the runtime sends messages of its own about the files that it loads.
    this.#worker.on('message', (message: object) => {
      if ('rows' in message || 'error' in message) this.#settle(message as WorkerReply);
    });
    this.#worker.on('error', (error: Error) => this.#fail(error));
    this.#worker.on('exit', () => this.#fail(new Error('the database thread has ended')));
  }

  #settle(reply: WorkerReply) {
    this.#waiting?.resolve(reply);
    this.#waiting = null;
  }

  #fail(error: Error) {
    this.#dead ??= error;
    this.#waiting?.reject(this.#dead);
    this.#waiting = null;
  }

  #ask(query: WorkerQuery): Promise<WorkerReply> {
    if (this.#dead) return Promise.reject(this.#dead);
    return new Promise((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(query);
    });
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const reply = await this.#ask({ sql, parameters });
    if ('error' in reply) throw Object.assign(new Error(reply.error), { code: reply.code });
    return {
      rows: reply.rows as R[],
      numAffectedRows: reply.changes === undefined ? undefined : BigInt(reply.changes),
      insertId: reply.lastId === undefined ? undefined : BigInt(reply.lastId),
    };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not offered by this driver');
  }

  async close() {
    await this.#worker.terminate();
  }
}

class WorkerDriver implements Driver {
  readonly #options: WorkerDialectOptions;
  readonly #all: WorkerConnection[] = [];
  readonly #idle: WorkerConnection[] = [];
  readonly #queue: ((connection: WorkerConnection) => void)[] = [];

  constructor(options: WorkerDialectOptions) {
    this.#options = options;
  }

  async init() {}

  async acquireConnection(): Promise<WorkerConnection> {
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.length < this.#options.threads) {
      const opened = new WorkerConnection(this.#options.file, this.#options.readonly);
      this.#all.push(opened);
      return opened;
    }
    return new Promise((resolve) => this.#queue.push(resolve));
  }

  async releaseConnection(connection: WorkerConnection) {
    const next = this.#queue.shift();
    if (next) next(connection);
    else this.#idle.push(connection);
  }

  async beginTransaction(connection: WorkerConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
  async commitTransaction(connection: WorkerConnection) {
    await connection.executeQuery(CompiledQuery.raw('commit'));
  }
  async rollbackTransaction(connection: WorkerConnection) {
    await connection.executeQuery(CompiledQuery.raw('rollback'));
  }

  async destroy() {
    await Promise.all(this.#all.map((connection) => connection.close()));
  }
}

class PooledSqliteAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
  /** SQLite rolls schema changes back like any other, so a migration that is cut short leaves nothing behind. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

export interface WorkerDialectOptions {
  file: string;
  readonly: boolean;
  /** Connections, each in its thread; 1 makes every transaction wait for the one before. */
  threads: number;
}

/** Kysely dialect for SQLite connections in worker threads. */
export function workerDialect(options: WorkerDialectOptions): Dialect {
  return {
    createAdapter: () => new PooledSqliteAdapter(),
    createDriver: () => new WorkerDriver(options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  };
}
