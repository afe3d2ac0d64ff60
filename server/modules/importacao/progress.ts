import { AppError } from '../../errors.ts';

/** How far an import has come. */
export interface Andamento {
  linhas: number;
  importadas: number;
  repetidas: number;
  pendentes: number;
}

/** Imports under way in this process, by file. What is over stands in the database. */
export interface Andamentos {
  /** How far the import of a file has come, or undefined when none is under way. */
  of(idArquivo: number): Andamento | undefined;
  /** @throws AppError CONFLICT while the file is being imported */
  refuseRunning(idArquivo: number): void;
  /**
   * Runs the import of a file with its progress shown; one at a time for each file.
   *
   * @throws AppError CONFLICT while the file is being imported, and whatever `work` throws
   */
  run<T>(idArquivo: number, work: (andamento: Andamento) => Promise<T>): Promise<T>;
}

export function createAndamentos(): Andamentos {
  const running = new Map<number, Andamento>();
  const refuseRunning = (idArquivo: number) => {
    if (running.has(idArquivo)) throw new AppError('CONFLICT', 'Este arquivo está sendo importado');
  };
  return {
    of: (idArquivo) => running.get(idArquivo),
    refuseRunning,
    async run(idArquivo, work) {
      refuseRunning(idArquivo);
      const andamento = { linhas: 0, importadas: 0, repetidas: 0, pendentes: 0 };
      running.set(idArquivo, andamento);
      try {
        return await work(andamento);
      } finally {
        running.delete(idArquivo);
      }
    },
  };
}
