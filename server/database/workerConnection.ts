import { Worker } from 'node:worker_threads';
import type { DatabaseConnection, QueryResult } from 'kysely';
import { AppError, DATABASE_BUSY } from '../errors.ts';
import { type Ran, type Statement, UNMET, type WorkerReply } from './workerMessages.ts';

/** How a query goes to its thread; other connections know nothing of it and run it by itself. */
export interface Trip {
  /** Queries that go with it in one message, before it. */
  together?: readonly Statement[];
  /** All of them only read, and quickly: a transaction that has written nothing yet asks on this side of the thread. */
  reading?: true;
  /** In a transaction: it goes with the next one, or with the commit, which then fails if this one does. */
  unawaited?: true;
  /** It has to change one row, or fails with this. */
  changing?: () => Error;
}

/** A statement, and what is said when it does not do what it must. */
interface Pending {
  statement: Statement;
  unmet?: (() => Error) | undefined;
}

/** What came of a query and of those that went with it, in their order. */
export interface RanTogether<R> extends QueryResult<R> {
  each: readonly unknown[][];
}

/**
 * Another process wrote between what a transaction read on this side and its beginning: it has to be begun again. Only what
 * is run from the command line does so.
 */
export class ReadTooEarly extends AppError {
  constructor() {
    super('UNAVAILABLE', DATABASE_BUSY);
  }
}

const pendingOf = ({ sql, parameters, changing }: Statement & Trip): Pending =>
  changing
    ? { statement: { sql, parameters, must: 'change one row' }, unmet: changing }
    : { statement: { sql, parameters } };
const alone = (sql: string): Pending => ({ statement: { sql, parameters: [] } });
const BEGIN = alone('begin immediate');
const BEGIN_AS_READ: Pending = {
  statement: { ...BEGIN.statement, must: 'find nothing changed' },
  unmet: () => new ReadTooEarly(),
};

export interface WorkerOptions {
  file: string;
  readonly: boolean;
  /** JavaScript memory of the thread; one that asks for more ends, and is replaced. */
  heapMegabytes: number;
  /** Answers quick readings of the same file on the main thread: all of them of one state, the latest that was kept. */
  readHere?: (statements: readonly Statement[]) => unknown[][];
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
  readonly #readHere: WorkerOptions['readHere'];
  #waiting: { resolve: (reply: WorkerReply) => void; reject: (error: Error) => void } | null = null;
  #dead: unknown = null;
  /** Only what a thread found when it began a transaction after another can it find changed. */
  #hasAnswered = false;
  /** Of a transaction: what nobody waits for, its own beginning first. It goes with the next query, or with the commit. */
  #unsent: Pending[] | null = null;
  /** Of a transaction: something of it has gone to the thread. */
  #sent = false;
  /** What became of such a statement, of which the commit has to know. */
  #lost: Error | null = null;

  /** @param ended called once, when the thread is gone and what it held is free */
  constructor({ file, readonly, heapMegabytes, readHere }: WorkerOptions, ended: (gone: WorkerConnection) => void) {
    this.#readHere = readHere;
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
    this.#hasAnswered = true;
    this.#waiting?.resolve(reply);
    this.#waiting = null;
  }

  #fail(cause: unknown) {
    this.#dead ??= cause;
    this.#waiting?.reject(interrupted(this.#dead));
    this.#waiting = null;
  }

  /** @throws AppError UNAVAILABLE when the thread ends meanwhile, or has ended; `unmet`; Error with SQLite's `code` */
  async #ask(statements: readonly Pending[]): Promise<Ran[]> {
    if (this.dead) throw interrupted(this.#dead);
    const unsent = this.#unsent?.splice(0) ?? [];
    const all = [...unsent, ...statements];
    this.#sent = true;
    const reply = await new Promise<WorkerReply>((resolve, reject) => {
      this.#waiting = { resolve, reject };
      this.#worker.postMessage(all.map(({ statement }) => statement));
    });
    if ('ran' in reply) return reply.ran.slice(unsent.length);
    const unmet = reply.code === UNMET ? all[reply.at]?.unmet : undefined;
    const error = unmet?.() ?? Object.assign(new Error(reply.error), { code: reply.code });
    if (reply.at < unsent.length) this.#lost = error;
    throw error;
  }

  /** Readings that need no trip, if these do not: nobody else writes as long as this connection is in use. */
  #read(statements: readonly Statement[], { reading }: Trip): unknown[][] | null {
    if (!reading || !this.#readHere || !this.#hasAnswered || this.dead) return null;
    if (this.#sent || this.#unsent?.length !== 1) return null;
    this.#unsent = [BEGIN_AS_READ];
    return this.#readHere(statements);
  }

  /** @throws as `#ask` */
  async executeQuery<R>(query: Statement & Trip): Promise<RanTogether<R>> {
    const { together = [], unawaited } = query;
    const statements = [...together, query];
    const read = this.#read(statements, query);
    if (read) return { rows: read.at(-1) as R[], each: read };

    const pending = statements.map(pendingOf);
    if (unawaited && this.#unsent) {
      this.#unsent.push(...pending);
      return { rows: [], each: [] };
    }
    const ran = await this.#ask(pending);
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
    this.#sent = false;
    this.#lost = null;
  }

  /**
   * Ends the transaction. One that asked nothing has nothing to end; one that died with its thread is rolled back.
   *
   * @throws as `#ask`: a full disk is found out by the commit, which has then kept nothing
   */
  async end(how: 'commit' | 'rollback') {
    if (how === 'rollback') {
      this.#unsent = null;
      if (this.#sent && !this.dead) await this.#ask([alone(how)]);
      return;
    }
    if (this.#lost) throw this.#lost;
    if (this.#sent || (this.#unsent?.length ?? 0) > 1) await this.#ask([alone(how)]);
    this.#unsent = null;
  }

  async close() {
    await this.#worker.terminate();
  }
}
