import type { Databases } from '../../database/open.ts';
import { AppError } from '../../errors.ts';

/** How far an import has come. */
export interface Andamento {
  linhas: number;
  importadas: number;
  repetidas: number;
  pendentes: number;
}

/** Imports under way in this process, by file. What is over stands in the database. */
const running = new WeakMap<Databases, Map<number, Andamento>>();

function of(databases: Databases): Map<number, Andamento> {
  const files = running.get(databases) ?? new Map<number, Andamento>();
  running.set(databases, files);
  return files;
}

/** How far the import of a file has come, or undefined when none is under way. */
export function progressOf(databases: Databases, idArquivo: number): Andamento | undefined {
  return of(databases).get(idArquivo);
}

/** @throws AppError CONFLICT while the file is being imported */
export function refuseRunning(databases: Databases, idArquivo: number): void {
  if (of(databases).has(idArquivo)) throw new AppError('CONFLICT', 'Este arquivo está sendo importado');
}

/**
 * Runs the import of a file with its progress shown; one at a time for each file.
 *
 * @throws AppError CONFLICT while the file is being imported, and whatever `work` throws
 */
export async function withProgress<T>(
  databases: Databases,
  idArquivo: number,
  work: (andamento: Andamento) => Promise<T>,
): Promise<T> {
  refuseRunning(databases, idArquivo);
  const files = of(databases);
  const andamento = { linhas: 0, importadas: 0, repetidas: 0, pendentes: 0 };
  files.set(idArquivo, andamento);
  try {
    return await work(andamento);
  } finally {
    files.delete(idArquivo);
  }
}
