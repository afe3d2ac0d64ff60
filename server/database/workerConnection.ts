import { Worker } from 'node:worker_threads';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { AppError } from '../errors.ts';
import type { WorkerQuery, WorkerReply } from './sqliteWorker.ts';

type Done = Exclude<WorkerReply, { error: string }>;

export interface WorkerOptions {
  file: string;
  readonly: boolean;
  /** JavaScript memory of the thread; one that asks for more ends, and is replaced. */
  heapMegabytes: number;
}

/** What a request is told whose query, or transaction, the thread took with it. */
function interrupted(cause: unknown): AppError {
  const error = new AppError('UNAVAILABLE', 'O banco de dados foi interrompido durante o pedido. Tente novamente.');
  error.cause = cause;
  return error;
}

/** A SQLite connection in a thread of its own: neither a long reading nor the disk holds up the server's loop. */
export class WorkerConnection implements DatabaseConnection {
  readonly #worker: Worker;
  #waiting: { resolve: (reply: WorkerReply) => void; reject: (error: Error) => void } | null = null;
  #dead: unknown = null;
  /** A transaction that was begun and has asked nothing yet: its first query takes the `begin` along. */
  #begins = false;

  /** @param ended called once, when the thread is gone and what it held is free */
  constructor({ file, readonly, heapMegabytes }: WorkerOptions, ended: (connection: WorkerConnection) => void) {
    this.#worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), {
      workerData: { file, readonly },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    // Under `--watch` the runtime sends messages of its own about the files that it loads.
    this.#worker.on('message', (message: object) => {
      if ('rows' in message || 'error' in message) this.#settle(message as WorkerReply);
    });
    this.#worker.on('error', (error: unknown) => this.#fail(error));
    this.#worker.on('exit', () => {
      this.#fail('the thread has ended');
      ended(this);
    });
  }

  /** True once the thread has failed: every query of this connection is refused. */
  get dead(): boolean {
    return this.#dead !== null;
  }

  #settle(reply: WorkerReply) {
    this.#waiting?.resolve(reply);
    this.#waiting = null;
  }

  #fail(cause: unknown) {
    this.#dead ??= cause;
    this.#waiting?.reject(interrupted(this.#dead));
    this.#waiting = null;
  }

  /** @throws AppError UNAVAILABLE when the thread ends meanwhile, or has ended; Error with SQLite's `code` */
  async #ask(query: WorkerQuery): Promise<Done> {
    if (this.dead) throw interrupted(this.#dead);
    const reply = await new Promise<WorkerReply>((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(query);
    });
    if ('error' in reply) throw Object.assign(new Error(reply.error), { code: reply.code });
    return reply;
  }

  /** @throws as `#ask` */
  async executeQuery<R>({ sql, parameters }: Pick<CompiledQuery, 'sql' | 'parameters'>): Promise<QueryResult<R>> {
    const begin = this.#begins;
    this.#begins = false;
    const reply = await this.#ask({ sql, parameters, begin });
    return {
      rows: reply.rows as R[],
      numAffectedRows: reply.changes === undefined ? undefined : BigInt(reply.changes),
      insertId: reply.lastId === undefined ? undefined : BigInt(reply.lastId),
    };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not offered by this driver');
  }

  begin() {
    this.#begins = true;
  }

  /**
   * Ends the transaction. One that asked nothing has nothing to end; one that died with its thread is rolled back.
   *
   * @throws as `#ask`: a full disk is found out by the commit, which has then kept nothing
   */
  async end(how: 'commit' | 'rollback') {
    const empty = this.#begins;
    this.#begins = false;
    if (empty || (this.dead && how === 'rollback')) return;
    await this.#ask({ sql: how, parameters: [], begin: false });
  }

  async close() {
    await this.#worker.terminate();
  }
}
