import type { Api } from '../../dataProvider/envelope.ts';
import type { ConfiguracaoRelatorios, TextosDeRelatorios } from '../../domain/relatorio/configuracao.ts';
import type { Loading, ReportDefinition } from '../defineReport.ts';
import type { Report } from '../engine/document.ts';
import type { ReportPage, Row, Sheet } from '../engine/report.ts';
import type { ListQuery } from '../registers/listQuery.ts';
import type { Asked, Asks } from './asks.ts';
import type { TableColumn } from './column.ts';
import type { Picture } from './picture.ts';

/** What is said of a cell that stands out: a sign, and the same in words. */
export interface CellSign {
  sign: string;
  text: string;
}

/** Other filters, under which there is something. */
export interface Nearest<A extends Asks> {
  text: string;
  asked: Asked<A>;
}

/**
 * What a report that is a table says: how its rows are loaded, and what its columns are. Screen, PDF and workbook are
 * made of it.
 *
 * @typeParam A what it asks
 * @typeParam R its rows; a list in a cell is text by then
 */
export interface TableContents<A extends Asks = Asks, R extends Row = Row> {
  /** Its rows, in their order. @throws HttpError as the API. */
  load(api: Api, asked: Asked<A>, loading: Loading): Promise<readonly R[]>;
  /**
   * A page of them, from 1 on, where there may be too many for a screen: it then reads page by page, and `load`, which
   * PDF and workbook are made of, is asked for them alone. @throws HttpError as the API.
   */
  page?(api: Api, asked: Asked<A>, number: number, loading: Loading): Promise<TablePage<R>>;
  /** Field that tells one row from another. */
  key: keyof R & string;
  columns: readonly TableColumn[];
  /** The setting with its form code and revision, of a report that is a controlled form. */
  form?: keyof TextosDeRelatorios;
  /** Title of the printed report, where it is not that of the screen. */
  printedTitle?: string;
  orientation: ReportPage['orientation'];
  /** Name of the worksheet. */
  sheet: string;
  /** What the heading says besides what was asked: how results were judged. */
  judged?: string;
  /** What every printed page says before that. */
  notice?: string;
  /** What the heading says of where the rows come from, of whom they are, and of when. @param feitoEm as `ShownData` */
  said?(rows: readonly R[], asked: Asked<A>, feitoEm: string): readonly string[];
  /** Last row of the printed table; the screen says it in its last line. */
  totals?(rows: readonly R[]): Row;
  /** Paragraphs after the table. */
  notes?(rows: readonly R[]): readonly string[];
  /** Cells that stand out, by their fields. */
  marks?(row: R): Readonly<Record<string, CellSign>>;
  /** Fields of cells that stand out in the workbook besides. */
  sheetMarks?(row: R): readonly string[];
  /** What the signs of such cells mean. */
  legend?: ReportPage['legend'];
  /** Where there is something, asked for when there is nothing. */
  nearest?(api: Api, asked: Asked<A>, loading: Loading): Promise<readonly Nearest<A>[]>;
  /** What a drawing says better than the table; null where it says nothing. */
  picture?(rows: readonly R[]): Picture | null;
  /** Its rows under headings, where in print each of these has a table of its own. */
  groups?(rows: readonly R[]): readonly { title: string; rows: readonly R[] }[];
  /** What the printed report has instead of one table of the columns. */
  pdf?(page: ReportPage, rows: readonly R[], asked: Asked<A>, configuracao: ConfiguracaoRelatorios): Report;
  /** The sheets of the workbook, where they are not that one table. */
  sheets?(rows: readonly R[], asked: Asked<A>): Sheet[];
}

/** Some of the rows of a report. */
export interface TablePage<R extends Row = Row> {
  rows: readonly R[];
  /** How many pages there are, and rows in all of them, which legacy servers do not tell. */
  paginas: number;
  total: number | undefined;
  /** What the server tells of it, in words. */
  notes?: readonly string[];
}

/** What is asked of such a report, and how its rows are filtered and put in order then. */
export interface TableFilters<A extends Asks = Asks> extends ListQuery {
  asked: Asked<A>;
}

/** What a screen shows of it: its rows, or a page of them, before any filter of a column. */
export interface ShownData<R extends Row = Row> {
  rows: readonly R[];
  /** ISO UTC. */
  feitoEm: string;
  /** Where the rows are one page of several. */
  pages?: { number: number; paginas: number; total: number | undefined };
  /** What the server tells of that page. */
  notes?: readonly string[];
}

/** Its rows before any filter of a column, when they were read, and what is printed around them. */
export interface TableData<R extends Row = Row> {
  rows: readonly R[];
  /** ISO UTC. */
  feitoEm: string;
  configuracao: ConfiguracaoRelatorios;
}

/** A report that is a table, as its screen knows it. */
export interface TableDefinition<A extends Asks = Asks, R extends Row = Row>
  extends ReportDefinition<TableFilters<A>, TableData<R>> {
  asks: A;
  /** Key of what the button says that asks for it. */
  search?: string;
  /** What follows the menu in the address of its screen. */
  route?: string;
  /** The screen above its own. */
  above?(asked: Asked<A> | null): string;
  table(): Promise<TableContents<A, R>>;
}
