import { KINDS } from '../../resources/kinds.ts';
import { type ColumnExtent, type ColumnFit, cellPadding, fitColumns, splitColumns, squeezeColumns } from './columns.ts';
import type { Faces } from './face.ts';
import { type CellText, faceOf, LEADING, type Measured, measureTable, partOf, turn } from './measure.ts';
import { MARGIN } from './page.ts';
import type { Row, TableContent, Tone } from './report.ts';
import { wrap } from './wrap.ts';

/** A row cut into lines. `cells` has the lines of each column. */
export interface TableRow {
  cells: readonly (readonly string[])[];
  /** Columns that stand out. */
  marked: readonly boolean[];
  lineCount: number;
  kind: 'plain' | 'striped' | 'apart';
  tone: Tone | null;
}

/** A column's heading, cut into lines that run across or, when turned, upwards. */
export interface TableHead {
  lines: readonly string[];
  turned: boolean;
  /** Length of the longest line, in thousandths of the font size. */
  length: number;
}

/** A table cut into columns and lines, not yet into pages. Sizes are in points. */
export interface Table {
  /** Its left edge, from that of the page. */
  left: number;
  fontSize: number;
  lineHeight: number;
  /** Blank above and below a row's lines. */
  paddingY: number;
  /** Blank at each side of a cell. */
  paddingX: number;
  columns: readonly {
    x: number;
    width: number;
    align: 'left' | 'right' | 'center';
    /** What the widest of its numbers takes from its comma on: the others stand so that the commas do in line. */
    tail: number;
  }[];
  heads: readonly TableHead[];
  /** Which part of a table it is whose columns do not fit one page. */
  part?: { number: number; of: number };
  /** Rows under the headings of every page. */
  pinned: readonly TableRow[];
  rows: readonly TableRow[];
}

/**
 * Measures a table and cuts its texts into lines: in one part or, where its figures would have to be broken, in several
 * that stand one after the other on every page of rows. Each begins with the columns that head their rows.
 *
 * @param width of the table, in points.
 * @param left its left edge, in points from that of the page.
 * @param measured what its texts take, where that is known (`measureTables`).
 * @throws ReportError when there are too many columns.
 */
export function layOutTable(
  content: TableContent,
  faces: Faces,
  width: number,
  left: number = MARGIN.side,
  measured: Measured = measureTable(content, faces),
): readonly Table[] {
  const cut = (part: Measured, fit: ColumnFit) => cutTable(content, part, fit, faces, left);
  const whole = fitColumns(measured.extents, width);
  if (whole) return [cut(measured, whole)];
  const headed = content.columns.flatMap(({ heads }, index) => (heads ? [index] : []));
  const parts = splitColumns(measured.extents, headed.length > 0 ? headed : [0], width);
  if (!parts) return [cut(measured, squeezeColumns(measured.extents, width))];
  const tables = parts.map(({ columns, fit }) => cut(partOf(measured, columns), fit));
  return asHigh(tables).map((table, index) => ({ ...table, part: { number: index + 1, of: tables.length } }));
}

/** The parts of a table with rows of one height, so that pages cut all of them alike. */
function asHigh(tables: readonly Table[]): Table[] {
  const highest = (rowsOf: (table: Table) => readonly TableRow[]) =>
    rowsOf(tables[0]!).map((_, at) => Math.max(...tables.map((table) => rowsOf(table)[at]!.lineCount)));
  const [rows, pinned] = [highest((table) => table.rows), highest((table) => table.pinned)];
  return tables.map((table) => ({
    ...table,
    rows: table.rows.map((row, at) => ({ ...row, lineCount: rows[at]! })),
    pinned: table.pinned.map((row, at) => ({ ...row, lineCount: pinned[at]! })),
  }));
}

function cutTable(content: TableContent, part: Measured, fit: ColumnFit, faces: Faces, left: number): Table {
  const { columns, heads, tails } = part;
  const paddingX = cellPadding(fit.fontSize);
  // A whole number of thousandths, so that what was measured to fit is not cut by a rounding error.
  const limits = fit.widths.map((one) => Math.floor(((one - 2 * paddingX) * 1000) / fit.fontSize + 1e-6));

  const rows = part.rows.map((cells, index) => {
    const tone = toneOf(content, content.rows[index]!);
    return cutRow(cells, limits, { kind: index % 2 === 0 ? 'plain' : 'striped', tone }, faces);
  });
  const apart = part.apart.map((cells) => cutRow(cells, limits, { kind: 'apart', tone: null }, faces));
  const pinned = content.pinned?.length ?? 0;

  let end = 0;
  const placed = columns.map((column, index) => {
    const x = end;
    end += fit.widths[index]!;
    const tail = (tails[index]! * fit.fontSize) / 1000;
    return { x, width: fit.widths[index]!, align: KINDS[column.kind].align, tail };
  });
  return {
    left,
    fontSize: fit.fontSize,
    lineHeight: fit.fontSize * LEADING,
    paddingY: fit.fontSize * 0.32,
    paddingX,
    columns: placed,
    heads: heads.map((text, index) => cutHead(text, part.extents[index]!, limits[index]!, fit.turned, faces)),
    pinned: apart.slice(0, pinned),
    rows: [...rows, ...apart.slice(pinned)],
  };
}

/** A heading that is wider than its column is written upwards, over texts only where one of its words is. */
function cutHead(text: string, extent: ColumnExtent, limit: number, turned: boolean, faces: Faces): TableHead {
  const { bold } = faces;
  const upwards = turn(text, faces);
  const wider = (extent.elastic ? extent.headWord : extent.headLine) > limit;
  const turnsThis = turned && wider && upwards.length * LEADING * 1000 <= Math.max(limit, LEADING * 1000);
  const lines = turnsThis ? upwards : wrap(text, limit, bold);
  return { lines, turned: turnsThis, length: Math.max(...lines.map((line) => bold.measure(line))) };
}

function toneOf({ tone }: TableContent, row: Row): Tone | null {
  return ((tone !== undefined && row[tone]) || null) as Tone | null;
}

const NO_MARKS: readonly boolean[] = [];

function cutRow(
  cells: readonly CellText[],
  limits: readonly number[],
  look: Pick<TableRow, 'kind' | 'tone'>,
  faces: Faces,
): TableRow {
  let lineCount = 1;
  let marked = NO_MARKS;
  const lines = cells.map((cell, index) => {
    const face = look.kind === 'apart' ? faces.bold : faceOf(cell, faces);
    const cut = wrap(cell.text, limits[index]!, face);
    if (cut.length > lineCount) lineCount = cut.length;
    if (cell.marked && marked === NO_MARKS) marked = cells.map((one) => one.marked);
    return cut;
  });
  return { cells: lines, marked, lineCount, ...look };
}
