import type { KindName, Value } from '../../resources/kinds.ts';

/*
 * What a report says, as plain data: it is made on the page, crosses to a worker, and is drawn there.
 */

export type Row = Readonly<Record<string, Value>>;

/** What stands for nothing in whatever is printed (spec 2 §1). */
export const NOTHING = '-';

/** A column of a printed table. */
export interface ReportColumn {
  header: string;
  /** Field of the rows that it shows. */
  field: string;
  /** How the field is written and aligned. */
  kind: KindName;
  /** The rows hold the text itself: `1.600` is no number to be read again. */
  written?: true;
  decimals?: number;
  /** As a kind's option has it. */
  unrounded?: true;
  suffix?: string;
  /** Share of the page against what its contents would take: 2 asks for twice as much. */
  width?: number;
  /** Field of the rows with the sign of a cell that stands out, such as `▲`; empty for the others. */
  mark?: string;
  /** It heads its row: where the columns do not fit one page, it stands in each part of them. The first, unless told. */
  heads?: true;
  /** What stands in the place of nothing, and of zero where it is said; `NOTHING` for nothing unless told. */
  blank?: string;
}

/**
 * The light ground of a row that means something, or of a sign in a legend. Colour is never alone: the row has a column
 * with a short sign as well.
 */
export type Tone = 'green' | 'blue' | 'yellow' | 'pink' | 'red';

/** What a printed table holds. */
export interface TableContent {
  columns: readonly ReportColumn[];
  rows: readonly Row[];
  /** A few rows that stay under the headings on every page. Written as `totals`. */
  pinned?: readonly Row[];
  /** Last row, set apart. Numbers are written as their column does, texts as they are. */
  totals?: Row;
  /** Field of the rows with their `Tone`; empty for the others. */
  tone?: string;
}

/** What every page of a report bears around its contents. */
export interface ReportPage {
  title: string;
  /** Period and filters: what the reader must know to trust the rows. */
  subtitle?: string;
  /** Code and revision of the controlled form: `011_FMEI Rev.06`. */
  formCode?: string;
  orientation: 'portrait' | 'landscape';
  /** What the signs of marked cells mean, or (`plain`) words that cells have; repeated on every page. */
  legend?: readonly { mark: string; text: string; plain?: true }[];
  /** How many rows its tables have; one table alone tells by itself. */
  count?: number;
  /** Words of the page number; `Página {n} de {m}` unless told. */
  pageLabel?: string;
  /** What the name of its file says after that of the report: whose it is, and of which day. */
  fileOf?: string;
  /** The image at the head of every page, PNG or JPEG as `data:image/…;base64,…`; the product's own sign without one. */
  logo?: string | null;
  /** Moment of emission, ISO UTC. */
  emittedAt: string;
}

/** One table with its heading, on as many A4 pages as it takes. */
export interface TableReport extends ReportPage, TableContent {
  /** Paragraphs after the table. */
  notes?: readonly string[];
}

/** A column of a worksheet. */
export interface SheetColumn {
  header: string;
  field: string;
  kind: KindName;
  decimals?: number;
  /** As a kind's option has it. */
  unrounded?: true;
  suffix?: string;
  /** Its days stand for their months: '11/2026'. */
  month?: true;
  /** Its texts are hours and minutes, `29:05` or `24h`; what is none stays a text. */
  elapsed?: true;
  /** Its numbers have no points between thousands. */
  ungrouped?: true;
  /** Field of the rows with the kind of their own cells, where these differ. */
  kinds?: string;
}

/** What stands above a worksheet's columns. */
export interface SheetHead {
  /** As `ReportPage` has it. */
  logo?: string | null;
  lines: readonly string[];
}

export interface Sheet {
  name: string;
  head?: SheetHead;
  columns: readonly SheetColumn[];
  rows: readonly Row[];
  /** Fields of each row whose cells stand out, row by row; none unless said. */
  marked?: readonly (readonly string[])[];
}

/** An Excel file. */
export interface Workbook {
  /** Name of the download, with its extension. */
  file: string;
  sheets: readonly Sheet[];
  /** Moment of emission, ISO UTC. */
  emittedAt: string;
}

/** Told how much of a file is made, from 0 to 1. */
export type Progress = (done: number) => void;

/** A report that cannot be made as asked. The message is in Portuguese, for the user. */
export class ReportError extends Error {
  override name = 'ReportError';
}
