/** A dash of whatever length, as texts that are copied have them. */
const RANGE = /^(\d+)(?:\s*[-–—]\s*(\d+))?$/;

/**
 * Rows that a text names, each once and in order; `wrong` is the first part that names none, `unreadable` when it is
 * neither a number nor a range from the lower to the higher, and not merely beyond the rows that there are.
 */
export type RowNumbers = { rows: number[]; wrong: string | null; unreadable: boolean };

/**
 * Reads row numbers as they are typed: '1,2,3', and ranges, '4-9' (Spec 2 §2.3).
 *
 * @param count how many rows there are; numbers go from 1 to it
 */
export function readRowNumbers(text: string, count: number): RowNumbers {
  const rows = new Set<number>();
  for (const part of text.split(/[,;]/).map((one) => one.trim())) {
    if (part === '') continue;
    const [, from, to = from] = RANGE.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to)];
    if (!(first >= 1 && last >= first && last <= count)) return { rows: [], wrong: part, unreadable: !(last >= first) };
    for (let row = first; row <= last; row += 1) rows.add(row);
  }
  return { rows: [...rows].sort((a, b) => a - b), wrong: null, unreadable: false };
}

/** Row numbers as `readRowNumbers` reads them, those in sequence as ranges: '1,3-9'. @param rows each once and in order */
export function writeRowNumbers(rows: readonly number[]): string {
  const ranges: { first: number; last: number }[] = [];
  for (const row of rows) {
    const range = ranges.at(-1);
    if (range?.last === row - 1) range.last = row;
    else ranges.push({ first: row, last: row });
  }
  return ranges.map(({ first, last }) => (first === last ? `${first}` : `${first}-${last}`)).join(',');
}
