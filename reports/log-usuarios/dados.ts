import type { LogEntry } from '../../contract/consultas.ts';

/** Entries of the log, in the order asked for, and how many there are in all. */
export interface EntradasDoLog {
  entradas: readonly LogEntry[];
  total: number;
}
