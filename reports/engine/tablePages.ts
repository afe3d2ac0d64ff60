import type { Draw, Room } from './blocks/laid.ts';
import { drawHead, drawRows, headHeight } from './drawTable.ts';
import type { Faces } from './face.ts';
import { closingHeight, layOutNotes } from './notes.ts';
import { MARGIN } from './page.ts';
import { paginateParts } from './pages.ts';
import type { TableReport } from './report.ts';
import { layOutTable, type Table } from './table.ts';

/** The most of a page that is kept free under the last rows for what closes the table; longer notes go on over pages. */
const CLOSING = 1 / 3;

/**
 * Cuts a report of one table, with its count and notes, into pages: these are never alone on one, but for long notes.
 * Parameters and errors as `layOutDocument`.
 *
 * @returns what each page draws; one page at least.
 */
export function layOutTableReport(
  report: TableReport,
  faces: Faces,
  pageWidth: number,
  { top, bottom }: Omit<Room, 'y'>,
): Draw[][] {
  const width = pageWidth - 2 * MARGIN.side;
  const parts = layOutTable(report, faces, width);
  const rowsTop = (table: Table) => top + headHeight(table);
  const bodyHeight = bottom - Math.max(...parts.map(rowsTop));
  const closing = Math.min(closingHeight(report, faces, width), bodyHeight * CLOSING);
  const tablePages = paginateParts(parts, bodyHeight, bodyHeight, closing);
  const { table, slices } = tablePages[tablePages.length - 1]!;
  const last = slices.at(-1);
  const tableEnd = rowsTop(table) + (last ? last.y + last.height : 0);
  const notePages = layOutNotes(report, faces, width, { first: tableEnd, top, bottom });

  const total = tablePages.length + notePages.length - 1;
  return Array.from({ length: total }, (_, index) => {
    const draws: Draw[] = [];
    const of = tablePages[index];
    if (of) draws.push((page) => drawHead(page, of.table, top));
    if (of) draws.push((page) => drawRows(page, of.table, of.slices, rowsTop(of.table)));
    for (const { text, y, style } of notePages[index - tablePages.length + 1] ?? [])
      draws.push((page) => page.text(text, MARGIN.side, y, style));
    return draws;
  });
}
