import { fromComma } from './measure.ts';
import { COLORS, type Page, type TextStyle, TONES } from './page.ts';
import { type RowSlice, rowHeight, stackRows } from './pages.ts';
import type { Table } from './table.ts';

/** What says which part of a table it is. Sizes are in points. */
const PART: TextStyle = { weight: 'regular', size: 7, color: COLORS.muted };
const PART_HEIGHT = 10;

/** Height of what stands above the rows on every page, in points. */
export function headHeight(table: Table): number {
  const above = headingsHeight(table) + (table.part ? PART_HEIGHT : 0);
  return table.pinned.reduce((sum, { lineCount }) => sum + rowHeight(table, lineCount), above);
}

/** Height of the headings alone, in points. */
export function headingsHeight(table: Table): number {
  const heights = table.heads.map((head) =>
    head.turned ? (head.length * table.fontSize) / 1000 : head.lines.length * table.lineHeight,
  );
  return Math.max(...heights, 0) + 2 * table.paddingY;
}

/** Draws the table's headings, and the rows that stay under them, with the top at `from`, in points from that of the page. */
export function drawHead(page: Page, table: Table, from: number): void {
  const { part } = table;
  const top = part ? from + PART_HEIGHT : from;
  if (part) page.text(`Colunas: parte ${part.number} de ${part.of}`, table.left, from + PART.size, PART);
  const height = headingsHeight(table);
  const width = tableWidth(table);
  const style: TextStyle = { weight: 'bold', size: table.fontSize, color: COLORS.ink };
  page.box(table.left, top, width, height, COLORS.head);
  page.rule(table.left, top + height, width, 0.8, COLORS.brand);
  table.heads.forEach((head, index) => {
    const count = head.lines.length;
    head.lines.forEach((line, number) => {
      if (head.turned) {
        const x = table.left + turnedX(table, index, count) + number * table.lineHeight + table.fontSize * 0.95;
        page.textUpwards(line, x, top + height - table.paddingY, style);
        return;
      }
      // Short headings stand on the line, next to their column.
      const y = top + height - table.paddingY - (count - number) * table.lineHeight + table.fontSize * 0.95;
      page.text(line, table.left + textX(table, index, page.widthOf(line, style)), y, style);
    });
  });
  drawRows(page, table, stackRows(table, table.pinned), top + height);
}

/** Draws the rows of one page with the top of the first at `top`, and a line under the last. */
export function drawRows(page: Page, table: Table, slices: readonly RowSlice[], top: number): void {
  const width = tableWidth(table);
  for (const slice of slices) {
    const { tone, kind } = slice.row;
    const ground = tone ? TONES[tone] : kind === 'striped' ? COLORS.zebra : null;
    if (ground) page.box(table.left, top + slice.y, width, slice.height, ground);
    // Neighbours of one tone stay rows.
    if (tone) page.rule(table.left, top + slice.y + slice.height, width, 0.8, COLORS.white);
    if (kind !== 'apart') continue;
    page.box(table.left, top + slice.y, width, slice.height, COLORS.head);
    page.rule(table.left, top + slice.y, width, 0.8, COLORS.brand);
  }
  const last = slices[slices.length - 1];
  if (last) page.rule(table.left, top + last.y + last.height, width, 0.6, COLORS.rule);
  const styles: RowStyles = {
    plain: { weight: 'regular', size: table.fontSize, color: COLORS.ink },
    marked: { weight: 'bold', size: table.fontSize, color: COLORS.outOfLimit },
    apart: { weight: 'bold', size: table.fontSize, color: COLORS.ink },
  };
  for (const slice of slices) drawCells(page, table, slice, top, styles);
}

type RowStyles = Readonly<Record<'plain' | 'marked' | 'apart', TextStyle>>;

function drawCells(page: Page, table: Table, slice: RowSlice, top: number, styles: RowStyles): void {
  const { row } = slice;
  const first = top + slice.y + table.paddingY + table.fontSize * 0.95;
  for (let index = 0; index < table.columns.length; index++) {
    const lines = row.cells[index]!;
    const style = row.kind === 'apart' ? styles.apart : row.marked[index] ? styles.marked : styles.plain;
    const last = Math.min(slice.to, lines.length);
    for (let line = slice.from; line < last; line++) {
      const text = lines[line]!;
      const y = first + (line - slice.from) * table.lineHeight;
      page.text(text, table.left + cellX(page, table, index, text, style), y, style);
    }
  }
}

/** Where a line of a cell starts, from the table's left edge: the commas of a column stand in line. */
function cellX(page: Page, table: Table, index: number, text: string, style: TextStyle): number {
  const { tail } = table.columns[index]!;
  const beyond = tail > 0 ? tail - page.widthOf(fromComma(text), style) : 0;
  return textX(table, index, page.widthOf(text, style) + beyond);
}

/** Where what takes this width starts, from the table's left edge. */
function textX(table: Table, index: number, taken: number): number {
  const { x, width, align } = table.columns[index]!;
  if (align === 'left') return x + table.paddingX;
  const room = Math.max(width - 2 * table.paddingX - taken, 0);
  return x + table.paddingX + (align === 'right' ? room : room / 2);
}

/** Where a heading written upwards starts, from the table's left edge: at the side its column keeps to. */
function turnedX(table: Table, index: number, lines: number): number {
  const { x, width, align } = table.columns[index]!;
  const room = width - lines * table.lineHeight;
  if (align === 'center') return x + room / 2;
  return align === 'left' ? x + Math.min(table.paddingX, room) : x + Math.max(room - table.paddingX, 0);
}

function tableWidth(table: Table): number {
  const last = table.columns[table.columns.length - 1];
  return last ? last.x + last.width : 0;
}
