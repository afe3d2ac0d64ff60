import { AppError } from '../../errors.ts';

/** How far an import has come. */
export interface Andamento {
  linhas: number;
  importadas: number;
  repetidas: number;
  pendentes: number;
}

/** Long work under way in this process, by what it is on. What is over stands in the database. */
export interface Running<Progress> {
  /** How far the work on one thing has come, or undefined when none is under way. */
  of(id: number): Progress | undefined;
  /** @throws AppError CONFLICT while it is under way */
  refuseRunning(id: number): void;
  /**
   * Runs work with its progress shown; one at a time on each thing. `signal` tells when it was cancelled.
   *
   * @throws AppError CONFLICT while it is under way, and whatever `work` throws
   */
  run<T>(id: number, work: (progress: Progress, signal: AbortSignal) => Promise<T>): Promise<T>;
  /** Has the work given up: its signal's reason is an AppError. @returns whether there was any */
  cancel(id: number): boolean;
}

/** Begins to count what becomes of results: of an attempt that is begun anew nothing was kept. */
export function startCounting(andamento: Andamento): void {
  Object.assign(andamento, { importadas: 0, repetidas: 0, pendentes: 0 });
}

/** Imports under way, by file. */
export type Andamentos = Running<Andamento>;

/** @param words what is said of work that is under way, and of work that was cancelled */
export function createRunning<Progress>(
  start: () => Progress,
  words: { busy: string; cancelled: string },
): Running<Progress> {
  const running = new Map<number, { progress: Progress; controller: AbortController }>();
  const refuseRunning = (id: number) => {
    if (running.has(id)) throw new AppError('CONFLICT', words.busy);
  };
  return {
    of: (id) => running.get(id)?.progress,
    refuseRunning,
    async run(id, work) {
      refuseRunning(id);
      const one = { progress: start(), controller: new AbortController() };
      running.set(id, one);
      try {
        return await work(one.progress, one.controller.signal);
      } finally {
        running.delete(id);
      }
    },
    cancel(id) {
      const one = running.get(id);
      one?.controller.abort(new AppError('REFUSED', words.cancelled));
      return one !== undefined;
    },
  };
}

/** Of an import that has just begun. */
const freshAndamento = (): Andamento => ({ linhas: 0, importadas: 0, repetidas: 0, pendentes: 0 });

/** Of a file that this server is importing. */
const BUSY = 'Este arquivo está sendo importado';

/** No import is under way yet. */
export function createAndamentos(): Andamentos {
  return createRunning<Andamento>(freshAndamento, {
    busy: BUSY,
    cancelled: 'Importação cancelada: nada foi guardado',
  });
}
