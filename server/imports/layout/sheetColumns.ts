import { isConcentration } from '../../../domain/coleta/unidade.ts';
import { cellText, type Row } from '../cells/cells.ts';
import { columnKinds } from '../cells/columnKinds.ts';
import { type Merged, mergedAcross } from '../cells/merged.ts';
import {
  hintsSign,
  hintsUnit,
  type Role,
  speaksOfLimit,
  speaksOfRemark,
  speaksOfSource,
  speaksOfVerdict,
} from '../names/headers.ts';
import { subRoles } from '../names/subHeadings.ts';

/** Headers of a sheet, with the rows below them. */
export interface Headed {
  rows: readonly (Row | undefined)[];
  headerRow: number;
  headers: readonly (string | null)[];
  merges: readonly Merged[];
}

/** How much of a column says something: all of what it holds, more or less, or some cells among others. */
export type Much = 'all' | 'some' | null;

/** Columns that are looked at on either side of a value, and columns that a header is followed over. */
const MOST = { around: 100, under: 8 };
/** So near to a value each cell of a column is looked at. */
const NEAR = 12;

/** So many cells of a column tell how what it holds is written. */
const FIRST = 50;
const PLUS_MINUS = /^(?:±|\+\/?-)$/;
const MEASURE = /^\d[\d.,]*\s*(?:[^\d\s/]+\/|[%°])/;

export const range = (first: number, last: number): number[] =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** What a header is over: its columns, whether they are merged, and what the cells beneath it say of them. */
export interface Group {
  column: number;
  columns: readonly number[];
  isMerged: boolean;
  /** By column; empty where nothing beneath says what is what. */
  roles: ReadonlyMap<number, Role | 'outro'>;
}

/**
 * Tells of a sheet's columns what they hold, beside what their headers say. Each is looked through once.
 *
 * @param values the columns of its values
 */
export function sheetColumns({ rows, headerRow, headers, merges }: Headed, values: readonly number[]) {
  const [first, end] = [Math.min(...values), Math.max(...values)];
  const isNear = (column: number) => column >= first - NEAR && column <= end + NEAR;
  const kindsOf = columnKinds(rows, headerRow + 1, isNear);
  const across = mergedAcross(merges, headerRow);
  let last = headers.length - 1;
  // Rows may have holes: `map` would keep them, and the longest of a hole is NaN.
  for (const row of rows) last = Math.max(last, (row?.length ?? 0) - 1);
  const headerOf = (column: number) => headers[column] ?? null;
  const isFilled = (column: number) => Object.values(kindsOf(column)).some((count) => count > 0);
  /** '<LQ' stands among values, not beside one. */
  const hasSigns = (column: number) => kindsOf(column).signs + kindsOf(column).words > 0;
  const heads = (column: number, says: (header: string) => boolean) => says(headerOf(column) ?? '');

  /** Whether something is said of a text among a column's first cells. */
  const amongFirst = (column: number, says: (text: string) => boolean) =>
    rows.slice(headerRow + 1, headerRow + 1 + FIRST).some((row) => says(cellText(row?.[column]) ?? ''));
  /** '0,05 mg/L' among its first cells. */
  const holdsMeasure = (column: number) => amongFirst(column, (text) => MEASURE.test(text));

  /** Signs, and more of them than of anything else where no header says so; in words only where none says otherwise. */
  function signsOf(column: number): Much {
    const { belows, words, units, likeUnits, numbers, others, ...kinds } = kindsOf(column);
    const signs = kinds.signs + belows;
    if (signs + words === 0 || heads(column, speaksOfVerdict)) return null;
    const header = headerOf(column);
    const rest = units + likeUnits + others;
    if (numbers > 0) return signs > 0 && !heads(column, speaksOfLimit) ? 'some' : null;
    if (header === null ? signs + words >= rest : hintsSign(header) || signs >= words + rest) return 'all';
    return signs > 0 ? 'some' : null;
  }

  /** Units, and more of them than of anything else where a header says otherwise. */
  function unitsOf(column: number): Much {
    const { signs, belows, words, units, likeUnits, numbers, others } = kindsOf(column);
    const header = headerOf(column);
    if (units + likeUnits === 0 || heads(column, speaksOfLimit)) return null;
    const isHeaded = header !== null && hintsUnit(header);
    const most = units + likeUnits >= signs + belows + words + others;
    if (numbers === 0 && (isHeaded || (units > 0 && (header === null || most)))) return 'all';
    return units > 0 && !heads(column, speaksOfRemark) ? 'some' : null;
  }

  return {
    last,
    headerOf,
    signsOf,
    unitsOf,
    isFilled,
    kindsOf,
    /** Signs, and no number that they may be of. */
    hasSignsAlone: (column: number) => hasSigns(column) && kindsOf(column).numbers === 0,
    /** A mass in a volume, which most results are given in. */
    holdsConcentration: (column: number) => amongFirst(column, isConcentration),
    /** The '±' that stands before how sure a value is. */
    holdsPlusMinus: (column: number) => amongFirst(column, (text) => PLUS_MINUS.test(text)),
    /** Numbers, or what results are compared with: a sign beside it may be its own. */
    isCompared: (column: number) => kindsOf(column).numbers > 0 || heads(column, speaksOfLimit),
    /**
     * Numbers, or right behind a sign a limit with its unit, which the sign may be of. It is of no uncertainty or method.
     *
     * @param sign the column of the sign
     */
    mayBeSigned: (column: number, sign: number) =>
      !heads(column, speaksOfSource) &&
      (kindsOf(column).numbers > 0 || (column === sign + 1 && heads(column, speaksOfLimit) && holdsMeasure(column))),
    around: (column: number) => range(Math.max(0, column - MOST.around), Math.min(last, column + MOST.around)),
    /**
     * The columns of a value's header, its own first: those that it is merged over; or else those on its right that have no
     * header and are named beneath; or the one there where signs stand in its own.
     */
    groupOf(column: number, isFree: (column: number) => boolean): Group {
      const merged = across.find(({ s }) => s.c === column)?.e.c;
      const most = Math.min(merged ?? last, last, column + MOST.under);
      const end = range(column + 1, most).find((one) => !isFree(one) || (!merged && headerOf(one) !== null));
      const within = [column, ...range(column + 1, end === undefined ? most : end - 1)];
      const roles = within.length > 1 ? subRoles(rows, headerRow, within, headerOf(column)) : new Map();
      const isNamed = roles.size > 0;
      const isShared = !isNamed && within.length > 1 && hasSigns(column) && isFilled(column + 1);
      const shared = isShared ? [column, column + 1] : [column];
      const columns = merged ? within : isNamed ? within.filter((one) => one === column || roles.has(one)) : shared;
      return { column, columns, isMerged: merged !== undefined, roles };
    },
  };
}

export type SheetColumns = ReturnType<typeof sheetColumns>;
