import { setImmediate } from 'node:timers/promises';
import { type ResourceLimits, Worker } from 'node:worker_threads';
import type { Drawing } from '../../reports/engine/render.ts';
import { ReportError } from '../../reports/engine/report.ts';
import type { Order } from './built.ts';
import { piecesOf } from './pieces.ts';
import type { Answer, Message, Task } from './thread.ts';

/** Room for a register of some hundred thousand rows, in MiB. What a page leaves behind is let go of early, not heaped up. */
const LIMITS: ResourceLimits = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 8 };

/** A thread that has nothing to do is ended: it would keep libraries and fonts in memory. */
const IDLE_MS = 30_000;

const TOO_LARGE = 'O relatório é grande demais para ser gerado. Restrinja os filtros.';
const BROKEN = 'Não foi possível gerar o arquivo.';

/** The thread was lost while it drew, or before: of what it drew that says nothing. */
export class ThreadLost extends ReportError {}

/** A file; what was given to be drawn has no name. */
interface Made {
  name: string;
  bytes: Uint8Array;
}

interface Waiting {
  resolve(made: Made): void;
  reject(error: Error): void;
}

/** Builds and draws PDFs and workbooks in a thread of its own, started when one is wanted: the server's loop is never held up. */
export class DrawingThread {
  readonly #limits: ResourceLimits;
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | undefined;
  #idle: NodeJS.Timeout | undefined;
  #lastId = 0;

  constructor(limits = LIMITS) {
    this.#limits = limits;
  }

  /** Of the thread that works or waits for work; undefined when there is none. */
  get threadId(): number | undefined {
    return this.#worker?.threadId;
  }

  /**
   * @returns the file's bytes.
   * @throws ReportError with a message in Portuguese for the user: a character that cannot be drawn, no memory left.
   */
  async draw(drawing: Drawing): Promise<Uint8Array> {
    const { bytes } = await this.#ask([drawing]);
    return bytes;
  }

  /**
   * Has the document of a report built there, and draws it.
   *
   * @param data what the report's own `load` gave.
   * @throws ReportError as `draw`; RangeError for a report or a format that there is not; whatever building it throws.
   */
  make(order: Order, data: unknown): Promise<Made> {
    return this.#ask([...piecesOf(data).map((piece) => ({ piece })), { order }]);
  }

  #ask(messages: readonly Message[]): Promise<Made> {
    clearTimeout(this.#idle);
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      const worker = this.#start();
      this.#post(worker, id, messages).catch((error: Error) => {
        worker.postMessage({ id, order: null } satisfies Task);
        this.#settle(id)?.reject(error);
      });
    });
  }

  /** Each in a turn of the loop of its own: what is posted is copied first. Those of a thread that is gone go nowhere. */
  async #post(worker: Worker, id: number, messages: readonly Message[]): Promise<void> {
    for (const message of messages) {
      const task: Task = { id, ...message };
      worker.postMessage(task);
      await setImmediate();
    }
  }

  /** Ends the thread; what it was asked fails. */
  async end(): Promise<void> {
    clearTimeout(this.#idle);
    const worker = this.#worker;
    if (!worker) return;
    // What is asked for while it ends is drawn by another.
    this.#lose(worker, new ThreadLost(BROKEN));
    await worker.terminate();
  }

  #start(): Worker {
    if (this.#worker) return this.#worker;
    const worker = new Worker(new URL('./thread.ts', import.meta.url), { resourceLimits: this.#limits });
    worker.on('message', (answer: Answer) => this.#receive(answer));
    worker.on('error', (error: NodeJS.ErrnoException) => {
      const isTooLarge = error.code === 'ERR_WORKER_OUT_OF_MEMORY';
      this.#lose(
        worker,
        isTooLarge ? new ReportError(TOO_LARGE, { cause: error }) : new ThreadLost(BROKEN, { cause: error }),
      );
    });
    worker.on('exit', () => this.#lose(worker, new ThreadLost(BROKEN)));
    this.#worker = worker;
    return worker;
  }

  #receive(answer: Answer): void {
    const waiting = this.#settle(answer.id);
    if ('bytes' in answer) waiting?.resolve({ name: answer.name, bytes: new Uint8Array(answer.bytes) });
    else if ('message' in answer) waiting?.reject(new ReportError(answer.message, { cause: new Error(answer.cause) }));
    else waiting?.reject(answer.unforeseen as Error);
  }

  /** Who waits for this, and does no more. The thread is ended some time after the last one. */
  #settle(id: number): Waiting | undefined {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    clearTimeout(this.#idle);
    if (this.#waiting.size === 0) this.#idle = setTimeout(() => void this.end(), IDLE_MS).unref();
    return waiting;
  }

  /** The thread is gone: whoever waits for it is told, and the next one gets another. */
  #lose(worker: Worker, error: ReportError): void {
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    const lost = [...this.#waiting.values()];
    this.#waiting.clear();
    for (const { reject } of lost) reject(error);
  }
}
