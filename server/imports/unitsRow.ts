import { isLabValue } from '../../domain/coleta/labValue.ts';
import { agreedUnit, isSurelyUnit } from '../../domain/coleta/unidade.ts';
import type { Headed } from './besideValues.ts';
import { cellValue, clipped, type Row } from './cells.ts';
import { isUnitAnywhere, NO_UNIT } from './columnKinds.ts';
import { spreadAcross } from './merged.ts';
import type { ResultCells } from './resultCells.ts';

/** A column of results in a wide sheet, with the unit that its header says. */
interface Column {
  header: string;
  unidade: string | null;
  cells: ResultCells;
}

/** Rows under the headers among which that of the units is looked for. */
const MOST_ROWS = 20;

/** What stands there of a unit; a header over both rows is read in both. */
function unitIn(row: Row, header: string, columns: readonly number[]): string | null {
  const texts = columns.map((column) => clipped(cellValue(row[column])));
  return texts.find((text) => text !== null && text !== header && !NO_UNIT.test(text)) ?? null;
}

const unitOf = (row: Row, { header, cells: { valores, unidade } }: Column) =>
  unitIn(row, header, unidade === undefined ? valores : [...valores, unidade]);

const textsIn = (row: Row, columns: readonly Column[]) => columns.flatMap((column) => unitOf(row, column) ?? []);

/**
 * Finds the row under the headers of a wide sheet that tells the units of its columns, before the first sample. One of
 * methods, limits or remarks is none: in some column stands what can be nothing but a unit.
 *
 * @param isDated whether a row says of which day its sample is: units stand above all of those
 * @param isNamed whether it says anything of a sample, or is called 'Unidade' there: then no value stands among its units
 * @returns its index, or null when there is none
 */
function rowUnder(
  { rows, merges, headerRow }: Headed,
  columns: readonly Column[],
  isDated: (row: Row) => boolean,
  isNamed: (row: Row) => boolean,
): number | null {
  for (let at = headerRow + 1; at < Math.min(rows.length, headerRow + 1 + MOST_ROWS); at += 1) {
    if (isDated(rows[at] ?? [])) return null;
    const texts = textsIn(spreadAcross(rows, at, merges), columns);
    if (texts.some(isSurelyUnit) && !(isNamed(rows[at] ?? []) && texts.some(isLabValue))) return at;
  }
  return null;
}

/** The same above the headers, where other things stand too: most of what is over the columns are units, and none values. */
function rowAbove({ rows, merges, headerRow }: Headed, columns: readonly Column[]): number | null {
  for (let at = headerRow - 1; at >= 0; at -= 1) {
    const texts = textsIn(spreadAcross(rows, at, merges), columns);
    const units = texts.filter(isUnitAnywhere).length;
    if (units > 0 && 2 * units >= texts.length && !texts.some(isLabValue)) return at;
  }
  return null;
}

/** Gives columns the units of a row. What is no unit that is known keeps its column's results pending. */
function withRow<T extends Column>(row: Row, columns: readonly T[]): T[] {
  return columns.map((one) => {
    const text = unitOf(row, one);
    return text === null || isLabValue(text) ? one : { ...one, unidade: ofBoth(one.unidade, text) };
  });
}

/**
 * Gives the columns of a wide sheet the units of the rows over and under their headers that tell them.
 *
 * @returns the columns, and the row under the headers, which is no sample
 */
export function withUnits<T extends Column>(
  headed: Headed,
  columns: readonly T[],
  isDated: (row: Row) => boolean,
  isNamed: (row: Row) => boolean,
): { columns: readonly T[]; units: number | null } {
  const units = rowUnder(headed, columns, isDated, isNamed);
  const told = [rowAbove(headed, columns), units].flatMap((at) => at ?? []);
  const given = told.reduce((all, at) => withRow(spreadAcross(headed.rows, at, headed.merges), all), columns);
  return { columns: given, units };
}

/** What is said of a result's unit by its column's header, and in a cell beside its value. */
export function unitBeside({ header, unidade, cells }: Column, row: Row): string | null {
  const text = cells.unidade === undefined ? null : unitIn(row, header, [cells.unidade]);
  return text === null ? unidade : ofBoth(unidade, text);
}

/** What header and row say together: both, where one says otherwise than the other. */
function ofBoth(header: string | null, text: string): string {
  if (header === null) return text;
  return isSurelyUnit(text) ? (agreedUnit(header, text) ?? `${header} ou ${text}`) : header;
}
