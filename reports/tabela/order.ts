import { compareTexts } from '../../domain/textOrder.ts';

/** By what a cell stands in its column's order: part by part, numbers before texts; null is an empty cell. */
export type OrderKey = readonly (string | number)[] | null;

export type Direction = 'ASC' | 'DESC';

function compareParts(a: string | number | undefined, b: string | number | undefined): number {
  if (a === undefined || b === undefined) return Number(b === undefined) - Number(a === undefined);
  if (typeof a === 'number') return typeof b === 'number' ? a - b : -1;
  return typeof b === 'number' ? 1 : compareTexts(a, b);
}

function compareKeys(a: NonNullable<OrderKey>, b: NonNullable<OrderKey>): number {
  for (let at = 0; at < Math.max(a.length, b.length); at += 1) {
    const difference = compareParts(a[at], b[at]);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The rows in the order of their keys, as a spreadsheet has them: empty ones last either way, equal ones as they were. */
export function inOrder<Row>(rows: readonly Row[], keyOf: (row: Row) => OrderKey, direction: Direction): Row[] {
  const sign = direction === 'DESC' ? -1 : 1;
  const filled: { row: Row; key: NonNullable<OrderKey> }[] = [];
  const empty: Row[] = [];
  for (const row of rows) {
    const key = keyOf(row);
    if (key) filled.push({ row, key });
    else empty.push(row);
  }
  return [...filled.sort((a, b) => sign * compareKeys(a.key, b.key)).map(({ row }) => row), ...empty];
}
