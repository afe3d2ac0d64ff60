import type { RawLabValue } from '../../domain/coleta/labValue.ts';
import { formatNumber, writeNumber } from '../../domain/numbers.ts';
import { normalize } from '../../domain/searchText.ts';
import { CHOICES, formatValue, type KindName, type Value } from '../../resources/kinds.ts';
import { columnDecimals, labText } from '../cliente/decimals.ts';
import { NOTHING, type Row } from '../engine/report.ts';
import { labCopy, labOrder, numberOrder, textOrder } from './cells.ts';
import type { ColumnFilter } from './filters.ts';
import type { OrderKey } from './order.ts';
import { periodInWords, readPeriod } from './period.ts';

/** A column of a report that is a table: of its screen, its printed page and its workbook alike. */
export interface TableColumn {
  header: string;
  /** Second line of the heading on the screen, in brackets elsewhere. */
  unit?: string;
  /** Field of the rows that it shows. */
  field: string;
  kind: KindName;
  /** Of texts of a laboratory: as many as show each value of the column whole, unless told. */
  decimals?: number;
  /** On the screen, in pixels. */
  width: number;
  /** Its heading may take two lines on the screen, its unit among them: it is no wider than its values need. */
  wraps?: true;
  /** Of a printed page, against what its contents would take: 2 asks for twice as much. */
  share?: number;
  /** Its values are the texts of a laboratory, signs and all. */
  lab?: true;
  /** Its texts are hours and minutes, which a workbook counts (`SheetColumn`). */
  elapsed?: true;
  /** Zero is something that was read in it, not nothing. */
  zero?: true;
  /** It names its row on the screen: where there is little room, it alone stays in view there. The first, unless told. */
  names?: true;
  /** It heads its row on the printed page, in each part of a table whose columns do not fit one; the first, unless told. */
  heads?: true;
  /** It stands on the printed page alone. */
  onlyPrinted?: true;
}

const isNothing = (value: Value | undefined) => value === null || value === undefined || value === '' || value === 0;
const isNumber = ({ kind }: TableColumn) => kind === 'decimal' || kind === 'integer';
const decimalsOf = ({ decimals = 0 }: TableColumn) => decimals;

/** A zero that was read. */
const isReadZero = ({ zero }: TableColumn, value: Value | undefined) => zero === true && value === 0;

/** The text of a laboratory's value in a column of such. */
export const labTextOf = (column: TableColumn, value: RawLabValue): string =>
  isReadZero(column, value) ? formatNumber(0, decimalsOf(column)) : labText(value, decimalsOf(column));

/** Heading on one line. */
export const headingOf = ({ header, unit }: TableColumn): string => (unit ? `${header} (${unit})` : header);

/** What a cell says, on the screen and in print. */
export function shownText(column: TableColumn, row: Row): string {
  const value = row[column.field];
  if (column.lab) return labTextOf(column, value);
  return isNothing(value) && isNumber(column) ? NOTHING : formatValue(column.kind, value, column) || NOTHING;
}

/** What another spreadsheet takes of a cell: numbers without points, nothing of an empty one. */
export function copiedText(column: TableColumn, row: Row): string {
  const value = row[column.field];
  if (column.lab && !isReadZero(column, value)) return labCopy(value, decimalsOf(column));
  if (typeof value === 'number' && isNumber(column)) return writeNumber(value, column.decimals);
  return isNothing(value) ? '' : shownText(column, row);
}

/** By what a cell stands in its column's order. */
export function orderOf(column: TableColumn, row: Row): OrderKey {
  const value = row[column.field] ?? null;
  if (isReadZero(column, value)) return [0];
  if (column.lab) return labOrder(value);
  if (typeof value === 'number' && isNumber(column)) return numberOrder(value);
  if (column.kind === 'date' || column.kind === 'moment') return textOrder(value === null ? null : String(value));
  return isNothing(value) && !CHOICES[column.kind] ? null : textOrder(shownText(column, row));
}

/** How the rows are filtered by a column: by one of its few words, by days, or by what its cells contain. */
export function filtersOf(column: TableColumn): ColumnFilter<Row>[] {
  const { field: name, header: label, kind } = column;
  const choices = CHOICES[kind];
  const words = (row: Row) => shownText(column, row);
  if (choices) return [{ name, label, kind: 'choice', choices: choices.map(([, word]) => [word, word]), of: words }];
  if (kind === 'date') return [{ name, label, kind: 'period', of: (row) => String(row[name] ?? '') || null }];
  return [{ name, label, kind: 'text', of: words }];
}

/** What decides of a column which rows are shown, and where. */
export const queriedColumn = (column: TableColumn) => ({
  key: column.field,
  order: (row: Row) => orderOf(column, row),
  filters: filtersOf(column),
});

/** The filters of columns that are in force, in words. */
export function filtersInWords(columns: readonly TableColumn[], filter: Readonly<Record<string, unknown>>): string[] {
  return columns.flatMap((column) => {
    const value = filter[column.field];
    const period = readPeriod(value);
    if (period) return [`${column.header}: ${periodInWords(period)}`];
    return typeof value === 'string' && normalize(value) !== '' ? [`${column.header}: “${value}”`] : [];
  });
}

/** The columns, those of laboratory values with the decimals that show each value of these rows whole. */
export const withDecimals = (columns: readonly TableColumn[], rows: readonly Row[]): readonly TableColumn[] =>
  columns.map((column) =>
    column.lab && column.decimals === undefined ? { ...column, decimals: columnDecimals(rows, column.field) } : column,
  );
