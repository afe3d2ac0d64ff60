import type { Cell, Row } from './cells.ts';

/** A rectangle of cells shown as one; only its first cell holds the value. */
export interface Merged {
  s: { r: number; c: number };
  e: { r: number; c: number };
}

/** Repeats the value of merged cells down the rows that they span, as a reader of the sheet sees it. */
export function spreadMerged(rows: (Row | undefined)[], merges: readonly Merged[]): void {
  // A row is copied once, however many groups span it.
  const own = new Map<number, (Cell | undefined)[]>();
  for (const { s: first, e: last } of merges) {
    const cell = rows[first.r]?.[first.c];
    if (!cell || rows[first.r] === undefined) continue;
    for (let at = first.r + 1; at <= Math.min(last.r, rows.length - 1); at += 1) {
      const row = own.get(at) ?? [...(rows[at] ?? [])];
      row[first.c] = cell;
      rows[at] = row;
      own.set(at, row);
    }
  }
}

/** Columns over which a merged cell is followed. */
export const WIDEST = 100;

/** The groups of several columns that a row is in. */
export const mergedAcross = (merges: readonly Merged[], row: number): Merged[] =>
  merges.filter(({ s, e }) => s.r <= row && row <= e.r && s.c < e.c);

/** A row with the value of its merged cells in each of the columns that they span. */
export function spreadAcross(rows: readonly (Row | undefined)[], at: number, merges: readonly Merged[]): Row {
  const row: (Cell | undefined)[] = [...(rows[at] ?? [])];
  for (const { s, e } of mergedAcross(merges, at)) {
    for (let column = s.c + 1; column <= Math.min(e.c, s.c + WIDEST); column += 1) row[column] = row[s.c];
  }
  return row;
}
