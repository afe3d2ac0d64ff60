import { type Dialect, type Driver, SqliteAdapter, SqliteIntrospector } from 'kysely';
import { SteadyPlansCompiler } from './steadyPlans.ts';
import { WorkerConnection, type WorkerOptions } from './workerConnection.ts';

export interface WorkerDialectOptions extends WorkerOptions {
  /** Connections, each in its thread; 1 makes every transaction wait for the one before. */
  threads: number;
}

type Taker = { take(connection: WorkerConnection): void; refuse(error: Error): void };

/** Hands out connections, opened when first needed. One whose thread ended leaves, and the next to ask gets another. */
class WorkerDriver implements Driver {
  readonly #options: WorkerDialectOptions;
  readonly #all = new Set<WorkerConnection>();
  readonly #queue: Taker[] = [];
  #idle: WorkerConnection[] = [];
  #closed = false;

  constructor(options: WorkerDialectOptions) {
    this.#options = options;
  }

  async init() {}

  #open(): WorkerConnection {
    const opened = new WorkerConnection(this.#options, (gone) => this.#replace(gone));
    this.#all.add(opened);
    return opened;
  }

  #replace(gone: WorkerConnection) {
    this.#all.delete(gone);
    this.#idle = this.#idle.filter((connection) => connection !== gone);
    if (!this.#closed) this.#queue.shift()?.take(this.#open());
  }

  async acquireConnection(): Promise<WorkerConnection> {
    this.#idle = this.#idle.filter(({ dead }) => !dead);
    const idle = this.#idle.pop();
    if (idle) return idle;
    if (this.#all.size < this.#options.threads) return this.#open();
    return new Promise((take, refuse) => this.#queue.push({ take, refuse }));
  }

  async releaseConnection(connection: WorkerConnection) {
    // A dead one is replaced once its thread is gone; whoever waits is served then.
    if (connection.dead) return;
    const next = this.#queue.shift();
    if (next) next.take(connection);
    else this.#idle.push(connection);
  }

  async beginTransaction(connection: WorkerConnection) {
    connection.begin();
  }
  commitTransaction(connection: WorkerConnection) {
    return connection.end('commit');
  }
  rollbackTransaction(connection: WorkerConnection) {
    return connection.end('rollback');
  }

  async destroy() {
    this.#closed = true;
    for (const { refuse } of this.#queue.splice(0)) refuse(new Error('the database is closed'));
    await Promise.all([...this.#all].map((connection) => connection.close()));
  }
}

/** Tells that connections are in threads of their own. */
export class ThreadsAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
  /** SQLite rolls schema changes back like any other, so a migration that is cut short leaves nothing behind. */
  override get supportsTransactionalDdl() {
    return true;
  }
}

/** Kysely dialect for SQLite connections in worker threads. */
export function workerDialect(options: WorkerDialectOptions): Dialect {
  return {
    createAdapter: () => new ThreadsAdapter(),
    createDriver: () => new WorkerDriver(options),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SteadyPlansCompiler(),
  };
}
