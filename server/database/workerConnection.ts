import { Worker } from 'node:worker_threads';
import type { DatabaseConnection, QueryResult } from 'kysely';
import { AppError } from '../errors.ts';
import type { Ran, Statement, WorkerQuery, WorkerReply } from './sqliteWorker.ts';

/** How a query goes to its thread; other connections know nothing of it and run it by itself. */
export interface Trip {
  /** Queries that go with it in one message, before it. */
  together?: readonly Statement[];
  /** In a transaction: it goes with the next one, or with the commit, which then fails if this one does. */
  unawaited?: true;
}

/** What came of a query and of those that went with it, in their order. */
export interface RanTogether<R> extends QueryResult<R> {
  each: readonly unknown[][];
}

const BEGIN: Statement = { sql: 'begin immediate', parameters: [] };

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
  /** Of a transaction: what nobody waits for, its own beginning first. It goes with the next query, or with the commit. */
  #unsent: Statement[] | null = null;
  /** What became of such a statement, of which the commit has to know. */
  #lost: Error | null = null;

  /** @param ended called once, when the thread is gone and what it held is free */
  constructor({ file, readonly, heapMegabytes }: WorkerOptions, ended: (connection: WorkerConnection) => void) {
    this.#worker = new Worker(new URL('./sqliteWorker.ts', import.meta.url), {
      workerData: { file, readonly },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    });
    // Under `--watch` the runtime sends messages of its own about the files that it loads.
    this.#worker.on('message', (message: object) => {
      if ('ran' in message || 'error' in message) this.#settle(message as WorkerReply);
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
  async #ask(statements: readonly Statement[]): Promise<Ran[]> {
    if (this.dead) throw interrupted(this.#dead);
    const unsent = this.#unsent?.splice(0) ?? [];
    const query: WorkerQuery = [...unsent, ...statements];
    const reply = await new Promise<WorkerReply>((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(query);
    });
    if ('ran' in reply) return reply.ran.slice(unsent.length);
    const error = Object.assign(new Error(reply.error), { code: reply.code });
    if (reply.at < unsent.length) this.#lost = error;
    throw error;
  }

  /** @throws as `#ask` */
  async executeQuery<R>(query: Statement & Trip): Promise<RanTogether<R>> {
    const { sql, parameters, together = [], unawaited } = query;
    if (unawaited && this.#unsent) {
      this.#unsent.push({ sql, parameters });
      return { rows: [], each: [] };
    }
    const others = together.map((other) => ({ sql: other.sql, parameters: other.parameters }));
    const ran = await this.#ask([...others, { sql, parameters }]);
    const { rows, changes, lastId } = ran.at(-1) ?? { rows: [] };
    return {
      rows: rows as R[],
      numAffectedRows: changes === undefined ? undefined : BigInt(changes),
      insertId: lastId === undefined ? undefined : BigInt(lastId),
      each: ran.map((one) => one.rows),
    };
  }

  streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('streaming is not offered by this driver');
  }

  begin() {
    this.#unsent = [BEGIN];
    this.#lost = null;
  }

  /**
   * Ends the transaction. One that asked nothing has nothing to end; one that died with its thread is rolled back.
   *
   * @throws as `#ask`: a full disk is found out by the commit, which has then kept nothing
   */
  async end(how: 'commit' | 'rollback') {
    const unsent = this.#unsent ?? [];
    const begun = unsent[0] !== BEGIN;
    if (how === 'rollback') {
      this.#unsent = null;
      if (begun && !this.dead) await this.#ask([{ sql: how, parameters: [] }]);
      return;
    }
    if (this.#lost) throw this.#lost;
    if (begun || unsent.length > 1) await this.#ask([{ sql: how, parameters: [] }]);
    this.#unsent = null;
  }

  async close() {
    await this.#worker.terminate();
  }
}
