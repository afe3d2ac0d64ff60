import type { ParametroRef } from '../../domain/coleta/parametroMatch.ts';
import type { Limits } from './limits.ts';

/** What the child process is asked: read `input`, write what it holds to `output`, a JSON list of it a line. */
export interface Task {
  input: string;
  output: string;
  /** Registered parameters to find a laboratory's results by; null to read the rows of a plain table. */
  parametros: readonly ParametroRef[] | null;
  limits: Limits;
}

/** A row of a plain table: its number in the sheet, and what its cells say. */
export interface TableRow {
  linha: number;
  celulas: (string | null)[];
}

/** What a workbook held. */
export interface Summary {
  resultados: number;
  /** Sheets with cells but without headers that we know. */
  ignoradas: string[];
}

export type Outcome = { summary: Summary } | { refusal: string; cause: string };
