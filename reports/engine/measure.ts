import { CHOICES, formatValue, type Value } from '../../resources/kinds.ts';
import type { ColumnExtent } from './columns.ts';
import type { Face, Faces } from './face.ts';
import { NOTHING, type ReportColumn, type Row, type TableContent } from './report.ts';
import { extentOf, wrap } from './wrap.ts';

/** Words of a text longer than this may be broken rather than have the whole table in small print. */
const LONGEST_KEPT_WORD = 10_000;

/** A heading written upwards goes on a second line past this, in thousandths of the font size. */
const LONGEST_TURNED_HEAD = 13_000;

/** Distance between lines, in font sizes. */
export const LEADING = 1.22;

/** A cell's text, clean, and whether it stands out. */
export interface CellText {
  text: string;
  marked: boolean;
}

/** The texts of a table and what they take. */
export interface Measured {
  columns: readonly ReportColumn[];
  heads: readonly string[];
  rows: readonly (readonly CellText[])[];
  /** Those that are set apart: the pinned ones, then the totals. */
  apart: readonly (readonly CellText[])[];
  /** What the widest number of each column takes from its comma on, in thousandths of the font size. */
  tails: readonly number[];
  extents: readonly ColumnExtent[];
}

/** Between the area code of a telephone and its number, which stand on one line: '(11) 4522-1000'. */
const AFTER_AREA_CODE = /(?<=\(\d{2,3}\)) (?=\d)/g;

const isElastic = ({ kind }: ReportColumn) => kind === 'text' || kind === 'multiline';

function writtenValue(column: ReportColumn, value: Value | undefined): string {
  const text = column.written ? String(value ?? '') : formatValue(column.kind, value, column);
  return isElastic(column) ? text.replace(AFTER_AREA_CODE, '\u00a0') : text;
}

/** What a cell says, clean. */
function cellText(column: ReportColumn, row: Row, faces: Faces): CellText {
  const value = row[column.field];
  // Of words, zero is one of them: 'Desabilitado'.
  const isZero = value === 0 && !CHOICES[column.kind] && column.blank !== undefined;
  const isBlank = value === null || value === undefined || value === '' || isZero;
  const text = isBlank ? (column.blank ?? NOTHING) : writtenValue(column, value);
  const mark = column.mark === undefined ? null : row[column.mark];
  if (!mark || text === '') return { text: faces.regular.clean(text), marked: false };
  return { text: faces.bold.clean(`${mark}\u00a0${text}`), marked: true };
}

/** What a cell of a row that is set apart says. */
function apartText(column: ReportColumn, value: Value | undefined, faces: Faces): CellText {
  const text = typeof value === 'string' ? value : formatValue(column.kind, value, column);
  return { text: faces.bold.clean(text), marked: false };
}

/** The texts of a table, and how much room those of each column take. */
export function measureTable(content: TableContent, faces: Faces): Measured {
  const { columns, pinned = [], totals } = content;
  const heads = columns.map((column) => faces.bold.clean(column.header));
  const rows = content.rows.map((row) => columns.map((column) => cellText(column, row, faces)));
  const apart = [...pinned, ...(totals ? [totals] : [])].map((row) =>
    columns.map((column) => apartText(column, row[column.field], faces)),
  );
  const tails = columns.map((column, index) => {
    if (!column.written) return 0;
    const inApart = apart.reduce((most, row) => Math.max(most, tailOf(row[index]!, faces.bold)), 0);
    return rows.reduce((most, row) => Math.max(most, tailOf(row[index]!, faceOf(row[index]!, faces))), inApart);
  });
  const extents = columns.map((column, index) => {
    const elastic = isElastic(column);
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
    for (const row of rows) hold(row[index]!, faceOf(row[index]!, faces));
    const head = extentOf(heads[index]!, faces.bold);
    return {
      headWord: head.min,
      headLine: head.max,
      // Over texts it runs across, as they do.
      headTurned: elastic ? Math.min(head.min, longest) : turn(heads[index]!, faces).length * LEADING * 1000,
      bodyWord: body.min,
      bodyLine: body.max,
      weight: column.width ?? 1,
      elastic,
    } satisfies ColumnExtent;
  });
  return { columns, heads, rows, apart, tails, extents };
}

/** The room that each column takes of the tables that take most of it. */
function widestOf(tables: readonly Measured[]): readonly ColumnExtent[] {
  const [first, ...others] = tables.map(({ extents }) => extents);
  return (first ?? []).map((extent, index) => {
    const most = (of: (one: ColumnExtent) => number) =>
      others.reduce((m, one) => Math.max(m, of(one[index]!)), of(extent));
    return { ...extent, bodyWord: most((one) => one.bodyWord), bodyLine: most((one) => one.bodyLine) };
  });
}

/**
 * The texts of the tables that stand one under the other. Those of the very same columns, as the groups of a list are, give them
 * the same room: their columns stand in line.
 */
export function measureTables<T extends TableContent>(tables: readonly T[], faces: Faces): Map<T, Measured> {
  const own = new Map(tables.map((table) => [table, measureTable(table, faces)]));
  const extents = new Map(
    [...Map.groupBy(own.values(), ({ columns }) => columns)].map(([columns, alike]) => [columns, widestOf(alike)]),
  );
  return new Map([...own].map(([table, one]) => [table, { ...one, extents: extents.get(one.columns) ?? one.extents }]));
}

/** Some of the columns of a table, by their places. */
export function partOf(whole: Measured, places: readonly number[]): Measured {
  const pick = <T>(all: readonly T[]) => places.map((place) => all[place]!);
  return {
    columns: pick(whole.columns),
    heads: pick(whole.heads),
    rows: whole.rows.map(pick),
    apart: whole.apart.map(pick),
    tails: pick(whole.tails),
    extents: pick(whole.extents),
  };
}

/** The part of a number from its comma on. */
export function fromComma(text: string): string {
  const at = text.indexOf(',');
  return at < 0 ? '' : text.slice(at);
}

export const faceOf = ({ marked }: CellText, faces: Faces) => (marked ? faces.bold : faces.regular);

function tailOf({ text }: CellText, face: Face): number {
  return face.measure(fromComma(text));
}

function widen(body: { min: number; max: number }, text: string, face: Face, longest: number): void {
  const { min, max } = extentOf(text, face);
  if (min > body.min) body.min = Math.max(body.min, Math.min(min, longest));
  if (max > body.max) body.max = max;
}

/** A heading's lines when it is written upwards. */
export function turn(text: string, faces: Faces): string[] {
  return wrap(text, LONGEST_TURNED_HEAD, faces.bold);
}
