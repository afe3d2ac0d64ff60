import { isLabValue } from '../../../domain/coleta/labValue.ts';
import { isSurelyUnit, saysNoUnit } from '../../../domain/coleta/unidade.ts';
import { cellText, cellValue, clipped, nearestFilled, type Row } from '../cells/cells.ts';
import { isLikeUnit, isUnitAnywhere, NO_UNIT } from '../cells/columnKinds.ts';
import { mergedAcross, spreadAcross, WIDEST } from '../cells/merged.ts';
import { headerKey, headsField, headsLimit } from '../names/headers.ts';
import { withoutMethod } from '../units/methodUnits.ts';
import {
  doubt,
  isCommon,
  isMass,
  isUncommon,
  reaches,
  saysConcentration,
  unitAlone,
  unitOfHeading,
  unitOfLimit,
} from '../units/unitTexts.ts';
import { together, unitOf } from './resultCells.ts';
import { type Headed, range } from './sheetColumns.ts';
import type { WideCells } from './wideCells.ts';

/** A column of results in a wide sheet, with the unit that its header says. */
export interface Column {
  column: number;
  header: string;
  parametro: string;
  unidade: string | null;
  /** What may be meant where nothing else tells it. */
  mayBe?: string;
  cells: WideCells;
}

/** Rows under the headers among which that of the units is looked for. */
const MOST_ROWS = 20;

/** What stands there of a unit; a header over both rows is read in both. */
function unitIn(row: Row, header: string | null, columns: readonly number[]): string | null {
  const texts = columns.map((column) => clipped(cellValue(row[column])));
  const text = texts.find((one) => one !== null && one !== header && !NO_UNIT.test(one)) ?? null;
  return text && withoutMethod(unitAlone(text));
}

export const unitUnder = (row: Row, { header, cells: { own } }: Column) => unitIn(row, header, own);

const textsIn = (row: Row, columns: readonly Column[]) => columns.flatMap((column) => unitUnder(row, column) ?? []);

/**
 * Finds the row under the headers of a wide sheet that tells the units of its columns, before the first sample. One of
 * methods, limits or remarks is none: in some column stands what can be nothing but a unit. Below the samples it is
 * one that is called 'Unidade'.
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
  const isOfUnits = (at: number, mayHoldValues: boolean) => {
    const texts = textsIn(spreadAcross(rows, at, merges), columns);
    return texts.some(isSurelyUnit) && (mayHoldValues || !texts.some(isLabValue));
  };
  for (let at = headerRow + 1; at < Math.min(rows.length, headerRow + 1 + MOST_ROWS); at += 1) {
    const row = rows[at] ?? [];
    if (isDated(row)) break;
    if (isOfUnits(at, !isNamed(row))) return at;
  }
  const [first = 0] = columns.map(({ column }) => column);
  for (let at = rows.length - 1; at > headerRow; at -= 1) {
    const row = rows[at] ?? [];
    // Its name stands before the results.
    const isCalled = row.slice(0, first).some((cell) => typeof cell?.v === 'string' && headsField(cell.v, 'unidade'));
    if (isCalled && !isDated(row) && isOfUnits(at, false)) return at;
  }
  return null;
}

/** Of a column with nothing over it, what a heading on its left says that is not merged: it may be of this one too. */
function doubtOfLeft(row: Row, headed: ReadonlySet<number>, left: number): string | null {
  const text = left < 0 || headed.has(left) ? null : cellText(row[left]);
  const unit = text === null || isUnitAnywhere(unitAlone(text)) ? null : unitOfHeading(text);
  return saysConcentration(unit) && !isCommon(unit) ? doubt([null, unit]) : null;
}

/** True of what a title says are no concentrations: 'Carga (kg/dia)', 'Eficiência de remoção (%)'. */
const isOfLoads = (row: Row): boolean =>
  /^(?:cargas?|eficiencias?|remocao|reducao)\b/.test(
    headerKey(cellText(row.find((cell) => cellText(cell) !== null)) ?? ''),
  );

/** The unit that a heading alone in its row says of all results around it: 'Metais (µg/L)', 'Resultados em µg/L'. */
export function unitOfTitle(row: Row): string | null {
  const texts = new Set(Array.from(row, cellText).filter((text) => text !== null));
  const [text] = texts;
  return texts.size === 1 && text ? unitOfHeading(text) : null;
}

/**
 * What rows above the headers tell of the units of columns, by place: the nearest that tells one's. Other things stand there
 * too: in a row in which most of what is over the columns are units, all of it counts, and elsewhere only what
 * can be nothing but a unit, alone or in a heading ('Metais (µg/L)'), which is of all that it is merged over, and may be of
 * those on its right. A title alone in its row, over none of them, tells that of every column if it says a concentration.
 */
export function unitsAbove(
  { rows, merges, headerRow }: Headed,
  columns: readonly (readonly number[])[],
): (string | null)[] {
  const found = columns.map((): string | null => null);
  const first = Math.min(...columns.flat());
  for (let at = headerRow - 1; at >= 0 && found.includes(null); at -= 1) {
    if (!rows[at]) continue;
    const row = spreadAcross(rows, at, merges);
    const headed = new Set(mergedAcross(merges, at).flatMap(({ s, e }) => range(s.c, Math.min(e.c, s.c + WIDEST))));
    const texts = columns.map((own) => unitIn(row, null, own));
    const told = texts.flatMap((text) => text ?? []);
    if (told.some(isLabValue)) continue;
    const units = told.filter((text) => isUnitAnywhere(text) || isLikeUnit(text)).length;
    const isOfUnits = told.some(isUnitAnywhere) && 2 * units >= told.length;
    const title = told.length === 0 ? unitOfTitle(rows[at] ?? []) : null;
    const nearest = nearestFilled(row, first);
    const ofAll = saysConcentration(title) || isOfLoads(rows[at] ?? []) ? title : null;
    for (const [place, text] of texts.entries()) {
      const column = columns[place]?.[0] ?? first;
      const said =
        text === null ? doubtOfLeft(row, headed, nearest[column] ?? nearest.at(-1) ?? -1) : unitOfHeading(text);
      // What is said of the sample's place stands there too: 'Vazão (m³/h)'.
      const isTold = headed.has(column) || saysConcentration(said) || isUnitAnywhere(text ?? '');
      found[place] ??= (isTold ? said : null) ?? (isOfUnits ? text : null) ?? ofAll;
    }
  }
  return found;
}

/** What the nearest title alone in its row above the headers, over no column of results, says of all of them. */
export function titleAbove(
  { rows, merges, headerRow }: Headed,
  columns: readonly (readonly number[])[],
): string | null {
  for (let at = headerRow - 1; at >= 0; at -= 1) {
    if (!rows[at]) continue;
    const row = spreadAcross(rows, at, merges);
    const isOver = columns.some((own) => unitIn(row, null, own) !== null);
    const title = isOver ? null : unitOfTitle(rows[at] ?? []);
    if (saysConcentration(title)) return title;
  }
  return null;
}

/** What a title alone in its row between the headers and the first sample says of all results: 'Unidade: µg/L'. */
function unitBeneath({ rows, headerRow }: Headed, isDated: (row: Row) => boolean): string | null {
  for (const row of rows.slice(headerRow + 1, headerRow + 1 + MOST_ROWS)) {
    if (row && isDated(row)) break;
    const title = row ? unitOfTitle(row) : null;
    if (saysConcentration(title)) return title;
  }
  return null;
}

/** Gives a column a unit that a row tells. What is no unit that is known keeps its results pending. */
export const withUnit = <T extends Column>(one: T, text: string | null): T =>
  text === null || isLabValue(text) ? one : { ...one, unidade: ofBoth(one.unidade, text) };

/**
 * Leaves in doubt the columns of which nothing tells the unit where the row of units says of others what is not the commonest,
 * or where limits behind them are headed so: 'Cobre | LQ (µg/L)'.
 */
function withDoubts<T extends Column>({ headers }: Headed, columns: readonly T[], told: readonly string[]): T[] {
  const ofOthers = told.filter(isUncommon);
  const isLimits = ({ column }: T) => headsLimit(headers[column] ?? '');
  const starts = columns
    .filter((one) => !isLimits(one))
    .map(({ column }) => column)
    .toSorted((a, b) => a - b);
  const next = new Map(starts.map((column, at) => [column, starts[at + 1]]));
  return columns.map((one) => {
    if (one.unidade !== null || one.cells.unidades?.length || !isMass(one.parametro) || isLimits(one)) return one;
    const ofLimits = headers.slice(one.column + 1, next.get(one.column)).flatMap((header) => unitOfLimit(header) ?? []);
    const units = [...ofLimits, ...ofOthers];
    return units.length === 0 ? one : { ...one, mayBe: doubt([null, ...units]) };
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
  const above = unitsAbove(
    headed,
    columns.map(({ cells }) => cells.own),
  );
  const loads = headed.rows
    .slice(0, headed.headerRow)
    .flatMap((one) => (one && isOfLoads(one) && unitOfTitle(one)) || [])[0];
  const units = rowUnder(headed, columns, isDated, isNamed);
  const row = units === null ? [] : spreadAcross(headed.rows, units, headed.merges);
  const beneath = units === null ? unitBeneath(headed, isDated) : null;
  const unitOver = (one: T, at: number) => {
    const unit = above[at] ?? beneath;
    const own = one.unidade ?? unitUnder(row, one);
    // What a title says of loads is of columns that say nothing themselves.
    if (unit !== null && unit === loads && own !== null) return null;
    return reaches(unit, one.parametro, own) ? unit : null;
  };
  const given = columns.map((one, at) => withUnit(withUnit(one, unitOver(one, at)), unitUnder(row, one)));
  return { columns: withDoubts(headed, given, textsIn(row, columns)), units };
}

/** What is said of a result's unit by its column's header, and in cells of its row. */
export function unitBeside({ header, unidade, cells }: Column, row: Row): string | null {
  const text = unitOf(row, cells);
  if (text === null) return unidade;
  return saysNoUnit(text) || text === header || NO_UNIT.test(text) ? unidade : ofBoth(unidade, text);
}

/** What header and row say together: both, where one says otherwise than the other. */
export function ofBoth(header: string | null, text: string): string {
  if (header === null) return text;
  return isSurelyUnit(text) ? together(header, text) : header;
}
