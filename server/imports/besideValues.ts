import { cellValue, type Row } from './cells.ts';
import { columnKinds } from './columnKinds.ts';
import { type Field, hintsSign, hintsUnit } from './headers.ts';
import { type Merged, mergedAcross } from './merged.ts';
import type { ResultCells } from './resultCells.ts';

/** Headers of a sheet, with the rows below them. */
export interface Headed {
  rows: readonly (Row | undefined)[];
  headerRow: number;
  headers: readonly (string | null)[];
  merges: readonly Merged[];
}

type Fields = Partial<Record<Field, number>>;

/** Columns that are looked at on either side of a value, and columns that a header is followed over. */
const MOST = { columns: 100, merged: 8 };

const range = (first: number, last: number) =>
  Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => first + at);

/** Tells of a sheet's columns what they hold, beside what their headers say. */
function columnsOf({ rows, headerRow, headers, merges }: Headed) {
  const kindsOf = columnKinds(rows, headerRow + 1);
  const across = mergedAcross(merges, headerRow);
  let last = headers.length - 1;
  // Rows may have holes: `map` would keep them, and the longest of a hole is NaN.
  for (const row of rows) last = Math.max(last, (row?.length ?? 0) - 1);
  const headerOf = (column: number) => headers[column] ?? null;
  const isFilled = (column: number) => Object.values(kindsOf(column)).some((count) => count > 0);
  const hasSigns = (column: number) => kindsOf(column).signs + kindsOf(column).words > 0;
  const isMerged = (column: number) => across.some(({ s }) => s.c === column);
  return {
    near: (column: number) => range(Math.max(0, column - MOST.columns), Math.min(last, column + MOST.columns)),
    headerOf,
    isMerged,
    holdsNumbers: (column: number) => kindsOf(column).numbers > 0,
    /** Signs, and more of them than of anything else where no header says so; in words only where none says otherwise. */
    holdsSigns(column: number): boolean {
      const { signs, words, units, numbers, others } = kindsOf(column);
      const header = headerOf(column);
      if (numbers > 0 || !hasSigns(column)) return false;
      if (header === null) return signs + words >= units + others;
      return hintsSign(header) || signs >= words + units + others;
    },
    /** Units, and more of them than of anything else where a header says otherwise. */
    holdsUnits(column: number): boolean {
      const { signs, words, units, numbers, others } = kindsOf(column);
      const header = headerOf(column);
      if (numbers > 0 || units === 0) return false;
      return header === null || hintsUnit(header) || units >= signs + words + others;
    },
    /** The columns under a value's header, its own first: those that it is merged over, or else one beside it that has none. */
    under(column: number): number[] {
      const merged = across.find(({ s }) => s.c === column)?.e.c;
      const beside = headerOf(column + 1) === null ? column + 1 : column;
      return [column, ...range(column + 1, Math.min(merged ?? beside, last, column + MOST.merged))];
    },
    /** Which of those hold the value of a column: the first that is filled, and with signs in it the next one too. */
    valuesIn(column: number, columns: readonly number[]): number[] {
      if (columns.length <= 1) return [column];
      const first = isMerged(column) ? (columns.find(isFilled) ?? column) : column;
      const next = hasSigns(first) ? columns.find((one) => one > first && isFilled(one)) : undefined;
      return next === undefined ? [first] : [first, next];
    },
  };
}

/**
 * Where a tall sheet keeps its results. Where none is headed as that of the units, or it is empty, or none as
 * that of the signs, one that no other header claims is known by its cells: the nearest units, and signs of which the value
 * is the next number on their right, or no other is.
 */
export function tallCells(headed: Headed, fields: Fields): ResultCells {
  const { valor } = fields;
  if (valor === undefined) return { valores: [] };
  const columns = columnsOf(headed);
  const { headerOf, holdsNumbers, holdsSigns, holdsUnits } = columns;
  const claimed = new Set(Object.values(fields));
  const free = columns.near(valor).filter((column) => !claimed.has(column));
  const distance = (column: number) => (column > valor ? column - valor : MOST.columns + valor - column);
  const far = (column: number) => distance(column) + (hintsUnit(headerOf(column) ?? '') ? 0 : 2 * MOST.columns);
  const isTold = (column: number) =>
    headed.rows.some((row, at) => at > headed.headerRow && cellValue(row?.[column]) !== null);
  const headedSo = fields.unidade !== undefined && isTold(fields.unidade) ? fields.unidade : undefined;
  const unidade = headedSo ?? free.filter(holdsUnits).sort((one, other) => far(one) - far(other))[0];
  const under = columns.under(valor).filter((one) => one === valor || (one !== unidade && !claimed.has(one)));
  const valores = columns.valuesIn(valor, under);
  const areItsSigns = (column: number) => {
    if (valores.includes(column) || !holdsSigns(column)) return false;
    if (hintsSign(headerOf(column) ?? '') || (columns.isMerged(valor) && under.includes(column))) return true;
    const next = free.find((one) => one > column && holdsNumbers(one));
    return column < valor ? (next ?? valor) >= valor : next === undefined;
  };
  return { valores, sinal: fields.sinal ?? free.findLast(areItsSigns), unidade };
}

/** Columns of a wide sheet, with where each keeps its results: signs on the left of the values, on their right units. */
export function withCells<T extends { column: number }>(
  headed: Headed,
  { sinal: _, unidade: __, ...fields }: Fields,
  results: readonly T[],
): (T & { cells: ResultCells })[] {
  const columns = columnsOf(headed);
  const claimed = new Set([...Object.values(fields), ...results.map(({ column }) => column)]);
  const isFree = (column: number) => column >= 0 && !claimed.has(column);
  return results.map((one) => {
    const { column } = one;
    const under = columns.under(column).filter((other) => other === column || isFree(other));
    const unidade = [...under, column + 1].find((other) => isFree(other) && columns.holdsUnits(other));
    const valores = columns.valuesIn(
      column,
      under.filter((other) => other !== unidade),
    );
    const sinal = isFree(column - 1) && columns.holdsSigns(column - 1) ? column - 1 : undefined;
    return { ...one, cells: { valores, sinal, unidade } };
  });
}
