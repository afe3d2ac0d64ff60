import type { ParametroRef } from '../../domain/coleta/parametroMatch.ts';
import type { Cell } from './cells/cells.ts';
import type { Limits } from './limits.ts';

/** What the child process is asked: read `input`, write what it holds to `output`, a JSON list of it a line. */
export interface Task {
  input: string;
  output: string;
  /** Registered parameters to find a laboratory's results by; null to read the rows of a plain table. */
  parametros: readonly ParametroRef[] | null;
  /** The input is an e-mail: take its workbooks out. */
  mensagem?: true;
  limits: Limits;
}

/** A row of a plain table: its number in the sheet, and what its cells say. */
export interface TableRow {
  linha: number;
  celulas: (string | null)[];
  /** By column, those whose number format shows more than they say. */
  formatadas?: Record<number, Cell>;
}

/** An e-mail, and the workbooks that were attached to it, each in a file of its own. */
export interface Message {
  remetente: string;
  /** When it was sent, ISO UTC, if it says so. */
  data: string | null;
  assunto: string;
  planilhas: { nome: string; path: string }[];
}

/** What a workbook held; of an e-mail, how many workbooks, and the names of what else was attached. */
export interface Summary {
  resultados: number;
  /** Sheets with cells but without headers that we know. */
  ignoradas: string[];
}

/** What became of it; a failure is no fault of the file's, but of the machine's or of what reads. */
export type Outcome = { summary: Summary } | { refusal: string; cause: string } | { failure: string; code: string };
