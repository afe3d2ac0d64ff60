import { isLabValue } from '../../domain/coleta/labValue.ts';
import { agreedUnit, isSurelyUnit } from '../../domain/coleta/unidade.ts';
import { cellValue, clipped, type Row } from './cells.ts';

/** A column of results in a wide sheet, with the unit that its header says. */
interface Column {
  column: number;
  header: string;
  unidade: string | null;
}

/** Rows under the headers among which that of the units is looked for. */
const MOST_ROWS = 20;

/** Says that a column has no unit, or that it is not told. */
const NO_UNIT = /^(?:n ?[./]? ?[ad]\.?|s ?[./] ?[nu]\.?|n[ãa]o (?:se )?aplic(?:a|[aá]vel)|sem unidade|\*+)$/i;

/** What stands under a header; a header over both rows is read in both. */
function textUnder({ column, header }: Column, row: Row): string | null {
  const text = clipped(cellValue(row[column]));
  return text === null || text === header || NO_UNIT.test(text) ? null : text;
}

/**
 * Finds the row under the headers of a wide sheet that tells the units of its columns, before the first sample. One of
 * methods, limits or remarks is none: in some column stands what can be nothing but a unit.
 *
 * @param isDated whether a row says of which day its sample is: units stand above all of those
 * @param isNamed whether it says anything of a sample, or is called 'Unidade' there: then no value stands among its units
 * @returns its index, or null when there is none
 */
export function rowOfUnits(
  rows: readonly (Row | undefined)[],
  headerRow: number,
  columns: readonly Column[],
  isDated: (row: Row) => boolean,
  isNamed: (row: Row) => boolean,
): number | null {
  for (let at = headerRow + 1; at < Math.min(rows.length, headerRow + 1 + MOST_ROWS); at += 1) {
    const row = rows[at] ?? [];
    if (isDated(row)) return null;
    const texts = columns.flatMap((column) => textUnder(column, row) ?? []);
    if (texts.some(isSurelyUnit) && !(isNamed(row) && texts.some(isLabValue))) return at;
  }
  return null;
}

/** Gives columns the units of such a row. What is no unit that is known keeps its column's results pending. */
export function withUnits<T extends Column>(row: Row, columns: readonly T[]): T[] {
  return columns.map((one) => {
    const text = textUnder(one, row);
    if (text === null || isLabValue(text)) return one;
    return { ...one, unidade: one.unidade === null ? text : ofBoth(one.unidade, text) };
  });
}

/** What header and row say together: both, where one says otherwise than the other. */
function ofBoth(header: string, text: string): string {
  return isSurelyUnit(text) ? (agreedUnit(header, text) ?? `${header} ou ${text}`) : header;
}
