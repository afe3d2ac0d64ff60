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
 * is cut between lines. Rows that stand apart (totals) are no page's only ones.
 *
 * @param bodyHeight room for rows on each page, under the repeated header, in points.
 * @param firstHeight that of the page the table starts on, when other things stand above it there.
 * @param after height that must follow on the page of the last rows: where it has no room there, the last of them go
 * with it, or the last lines of one as high as a page.
 * @returns the slices of each page; one empty page for no rows, and an empty first one when it has no room for a row.
 * @throws ReportError when not even one line fits.
 */
export function paginate(table: Table, bodyHeight: number, firstHeight = bodyHeight, after = 0): RowSlice[][] {
  const mostLines = Math.floor((bodyHeight - 2 * table.paddingY) / table.lineHeight);
  if (mostLines < 1) throw new ReportError('O cabeçalho da tabela não deixa espaço para as linhas na página.');
  const pages: RowSlice[][] = [[]];
  let room = firstHeight;
  let y = 0;
  const turn = (slices: RowSlice[]) => {
    pages.push(slices);
    room = bodyHeight;
    y = heightOf(slices);
  };
  const place = (row: TableRow) => {
    for (let from = 0; from < row.lineCount; from += mostLines) {
      const to = Math.min(row.lineCount, from + mostLines);
      const height = rowHeight(table, to - from);
      if (y + height > room) turn([]);
      pages[pages.length - 1]!.push({ row, from, to, y, height });
      y += height;
    }
  };
  const apart = table.rows.filter(({ kind }) => kind === 'apart');
  const follows = heightOf(stackRows(table, apart)) + after;
  for (const row of table.rows) if (row.kind !== 'apart') place(row);
  if (y + follows > room) {
    const most = Math.max(LAST_ROWS - apart.length, 1);
    const moved = takeLast(table, pages[pages.length - 1]!, most, bodyHeight - follows);
    if (moved.length > 0) turn(moved);
  }
  for (const row of apart) place(row);
  return pages;
}

/** Rows that go with what must follow them, and lines of a row that is cut for it. */
const LAST_ROWS = 2;

/** Takes from a page its last rows, so many at most, or the last lines of one too high to go: as they stand on the next. */
function takeLast(table: Table, page: RowSlice[], most: number, room: number): RowSlice[] {
  for (let count = Math.min(most, page.length - 1); count > 0; count--) {
    if (heightOf(page.slice(-count)) <= room) return restacked(page.splice(-count));
  }
  const last = page[page.length - 1];
  const height = rowHeight(table, LAST_ROWS);
  if (!last || last.to - last.from < 2 * LAST_ROWS || height > room) return [];
  const to = last.to - LAST_ROWS;
  page[page.length - 1] = { ...last, to, height: rowHeight(table, to - last.from) };
  return [{ ...last, from: to, y: 0, height }];
}

const heightOf = (slices: readonly RowSlice[]) => slices.reduce((sum, { height }) => sum + height, 0);

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
