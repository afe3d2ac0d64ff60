import type { Draw, Room } from './blocks/laid.ts';
import { drawHead, drawRows, headHeight } from './drawTable.ts';
import type { Faces } from './face.ts';
import { layOutNotes } from './notes.ts';
import { MARGIN } from './page.ts';
import { paginate } from './pages.ts';
import type { TableReport } from './report.ts';
import { layOutTable } from './table.ts';

/**
 * Cuts a report of one table, with its count and notes, into pages. Parameters and errors as `layOutDocument`.
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
  const table = layOutTable(report, faces, width);
  const rowsTop = top + headHeight(table);
  const tablePages = paginate(table, bottom - rowsTop);
  const lastSlice = tablePages[tablePages.length - 1]!.at(-1);
  const tableEnd = rowsTop + (lastSlice ? lastSlice.y + lastSlice.height : 0);
  const notePages = layOutNotes(report, faces, width, { first: tableEnd, top, bottom });

  const total = tablePages.length + notePages.length - 1;
  return Array.from({ length: total }, (_, index) => {
    const draws: Draw[] = [];
    const slices = tablePages[index];
    if (slices) draws.push((page) => drawHead(page, table, top));
    if (slices) draws.push((page) => drawRows(page, table, slices, rowsTop));
    for (const { text, y, style } of notePages[index - tablePages.length + 1] ?? [])
      draws.push((page) => page.text(text, MARGIN.side, y, style));
    return draws;
  });
}
