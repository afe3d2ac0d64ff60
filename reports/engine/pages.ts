import { ReportError } from './report.ts';
import type { Table, TableRow } from './table.ts';

/** Lines `from` to `to` (exclusive) of a row, and how far its top is from the top of the page's body, in points. */
export interface RowSlice {
  row: TableRow;
  from: number;
  to: number;
  y: number;
  height: number;
}

/** Height of so many lines of a row, in points. */
export function rowHeight(table: Table, lines: number): number {
  return lines * table.lineHeight + 2 * table.paddingY;
}

/** Rows one under the other, none of them cut. */
export function stackRows(table: Table, rows: readonly TableRow[]): RowSlice[] {
  let end = 0;
  return rows.map((row) => {
    const height = rowHeight(table, row.lineCount);
    const y = end;
    end += height;
    return { row, from: 0, to: row.lineCount, y, height };
  });
}

/**
 * Cuts a table into pages. A row goes whole to the next page when it does not fit; only one that is taller than a page
 * is cut between lines.
 *
 * @param bodyHeight room for rows on each page, under the repeated header, in points.
 * @param firstHeight that of the page the table starts on, when other things stand above it there.
 * @param after height that must follow on the page of the last rows: where it has no room there, two of them go with it.
 * @returns the slices of each page; one empty page for no rows, and an empty first one when it has no room for a row.
 * @throws ReportError when not even one line fits.
 */
export function paginate(table: Table, bodyHeight: number, firstHeight = bodyHeight, after = 0): RowSlice[][] {
  const mostLines = Math.floor((bodyHeight - 2 * table.paddingY) / table.lineHeight);
  if (mostLines < 1) throw new ReportError('O cabeçalho da tabela não deixa espaço para as linhas na página.');
  const pages: RowSlice[][] = [[]];
  let room = firstHeight;
  let y = 0;
  for (const row of table.rows) {
    for (let from = 0; from < row.lineCount; from += mostLines) {
      const to = Math.min(row.lineCount, from + mostLines);
      const height = rowHeight(table, to - from);
      if (y + height > room) {
        pages.push([]);
        room = bodyHeight;
        y = 0;
      }
      pages[pages.length - 1]!.push({ row, from, to, y, height });
      y += height;
    }
  }
  const last = pages[pages.length - 1]!;
  if (y + after > room && last.length > LAST_ROWS) pages.push(restacked(last.splice(-LAST_ROWS)));
  return pages;
}

/** Rows that go with what must follow them. */
const LAST_ROWS = 2;

/** Slices from the top of a page on. */
function restacked(slices: readonly RowSlice[]): RowSlice[] {
  const from = slices[0]!.y;
  return slices.map((slice) => ({ ...slice, y: slice.y - from }));
}

/** What one page has of a table: some rows of one of its parts. */
export interface PartPage {
  table: Table;
  slices: RowSlice[];
}

/** Cuts a table into pages, those of its parts after each other for every page of rows. Otherwise as `paginate`. */
export function paginateParts(
  parts: readonly Table[],
  bodyHeight: number,
  firstHeight = bodyHeight,
  after = 0,
): PartPage[] {
  const pagesOf = parts.map((table) => paginate(table, bodyHeight, firstHeight, after));
  return pagesOf[0]!.flatMap((first, number) =>
    // A first page without room for a row stays empty once.
    first.length === 0
      ? [{ table: parts[0]!, slices: first }]
      : parts.map((table, part) => ({ table, slices: pagesOf[part]![number]! })),
  );
}
