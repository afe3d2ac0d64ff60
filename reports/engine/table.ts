import { CHOICES, formatValue, KINDS, type Value } from '../../resources/kinds.ts';
import { type ColumnExtent, cellPadding, fitColumns } from './columns.ts';
import type { Face, Faces } from './face.ts';
import { MARGIN } from './page.ts';
import type { ReportColumn, Row, TableContent, Tone } from './report.ts';
import { extentOf, wrap } from './wrap.ts';

/** Words of a text longer than this may be broken rather than have the whole table in small print. */
const LONGEST_KEPT_WORD = 10_000;

/** A heading written upwards goes on a second line past this, in thousandths of the font size. */
const LONGEST_TURNED_HEAD = 13_000;

/** Distance between lines, in font sizes. */
const LEADING = 1.22;

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
  /** Rows under the headings of every page. */
  pinned: readonly TableRow[];
  rows: readonly TableRow[];
}

interface CellText {
  text: string;
  marked: boolean;
}

function writtenValue(column: ReportColumn, value: Value | undefined): string {
  return column.written ? String(value ?? '') : formatValue(column.kind, value, column);
}

/** What a cell says, clean. */
function cellText(column: ReportColumn, row: Row, faces: Faces): CellText {
  const value = row[column.field];
  // Of words, zero is one of them: 'Desabilitado'.
  const isZero = value === 0 && !CHOICES[column.kind];
  const isBlank = value === null || value === undefined || value === '' || isZero;
  const text = isBlank && column.blank !== undefined ? column.blank : writtenValue(column, value);
  const mark = column.mark === undefined ? null : row[column.mark];
  if (!mark || text === '') return { text: faces.regular.clean(text), marked: false };
  return { text: faces.bold.clean(`${mark}\u00a0${text}`), marked: true };
}

/** What a cell of a row that is set apart says. */
function apartText(column: ReportColumn, value: Value | undefined, faces: Faces): CellText {
  const text = typeof value === 'string' ? value : formatValue(column.kind, value, column);
  return { text: faces.bold.clean(text), marked: false };
}

/**
 * Measures a table and cuts its texts into lines.
 *
 * @param width of the table, in points.
 * @param left its left edge, in points from that of the page.
 * @throws ReportError when there are too many columns.
 */
export function layOutTable(content: TableContent, faces: Faces, width: number, left: number = MARGIN.side): Table {
  const { columns, pinned = [], totals } = content;
  const heads = columns.map((column) => ({ text: faces.bold.clean(column.header), marked: false }));
  const texts = content.rows.map((row) => columns.map((column) => cellText(column, row, faces)));
  const apart = [...pinned, ...(totals ? [totals] : [])].map((row) =>
    columns.map((column) => apartText(column, row[column.field], faces)),
  );

  const tails = columns.map((column, index) => {
    if (!column.written) return 0;
    const inApart = apart.reduce((most, row) => Math.max(most, tailOf(row[index]!, faces.bold)), 0);
    return texts.reduce((most, row) => Math.max(most, tailOf(row[index]!, faceOf(row[index]!, faces))), inApart);
  });
  const extents = columns.map((column, index) => {
    const elastic = column.kind === 'text' || column.kind === 'multiline';
    const longest = elastic ? LONGEST_KEPT_WORD : Number.POSITIVE_INFINITY;
    const body = { min: 0, max: 0 };
    const hold = (cell: CellText, face: Face) => {
      widen(body, cell.text, face, longest);
      // Numbers of few decimals stand further from the edge than those of many.
      if (!column.written) return;
      const taken = face.measure(cell.text) - tailOf(cell, face) + tails[index]!;
      body.min = Math.max(body.min, taken);
      body.max = Math.max(body.max, taken);
    };
    for (const row of apart) hold(row[index]!, faces.bold);
    for (const row of texts) hold(row[index]!, faceOf(row[index]!, faces));
    const head = extentOf(heads[index]!.text, faces.bold);
    return {
      headWord: head.min,
      headLine: head.max,
      headTurned: turn(heads[index]!.text, faces).length * LEADING * 1000,
      bodyWord: body.min,
      bodyLine: body.max,
      weight: column.width ?? 1,
      elastic,
    } satisfies ColumnExtent;
  });

  const fit = fitColumns(extents, width);
  const paddingX = cellPadding(fit.fontSize);
  // A whole number of thousandths, so that what was measured to fit is not cut by a rounding error.
  const limits = fit.widths.map((one) => Math.floor(((one - 2 * paddingX) * 1000) / fit.fontSize + 1e-6));

  const rows = texts.map((cells, index) => {
    const tone = toneOf(content, content.rows[index]!);
    return cutRow(cells, limits, { kind: index % 2 === 0 ? 'plain' : 'striped', tone }, faces);
  });
  const rowsApart = apart.map((cells) => cutRow(cells, limits, { kind: 'apart', tone: null }, faces));

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
    heads: heads.map(({ text }, index) => cutHead(text, limits[index]!, fit.turned, faces)),
    pinned: rowsApart.slice(0, pinned.length),
    rows: [...rows, ...rowsApart.slice(pinned.length)],
  };
}

/** The part of a number from its comma on. */
export function fromComma(text: string): string {
  const at = text.indexOf(',');
  return at < 0 ? '' : text.slice(at);
}

const faceOf = ({ marked }: CellText, faces: Faces) => (marked ? faces.bold : faces.regular);

function tailOf({ text }: CellText, face: Face): number {
  return face.measure(fromComma(text));
}

function widen(body: { min: number; max: number }, text: string, face: Face, longest: number): void {
  const { min, max } = extentOf(text, face);
  if (min > body.min) body.min = Math.max(body.min, Math.min(min, longest));
  if (max > body.max) body.max = max;
}

/** A heading's lines when it is written upwards. */
function turn(text: string, faces: Faces): string[] {
  return wrap(text, LONGEST_TURNED_HEAD, faces.bold);
}

function cutHead(text: string, limit: number, turned: boolean, faces: Faces): TableHead {
  const { bold } = faces;
  const upwards = turn(text, faces);
  const turnsThis =
    turned && bold.measure(text) > limit && upwards.length * LEADING * 1000 <= Math.max(limit, LEADING * 1000);
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
    const face = look.kind === 'apart' || cell.marked ? faces.bold : faces.regular;
    const cut = wrap(cell.text, limits[index]!, face);
    if (cut.length > lineCount) lineCount = cut.length;
    if (cell.marked && marked === NO_MARKS) marked = cells.map((one) => one.marked);
    return cut;
  });
  return { cells: lines, marked, lineCount, ...look };
}
