import { ReportError } from './report.ts';

/** How much room a column's contents take. Widths are in thousandths of the font size. */
export interface ColumnExtent {
  /** Widest word of the heading, and the heading on one line. */
  headWord: number;
  headLine: number;
  /** Width of the heading in a table whose headings are written upwards. */
  headTurned: number;
  /** Widest word and widest line of the rows. */
  bodyWord: number;
  bodyLine: number;
  /** Share asked for, against what the contents take. */
  weight: number;
  /** Takes blank space before the others do, as texts should and numbers should not. */
  elastic: boolean;
}

/** How a table's columns were fitted to the page. Sizes are in points. */
export interface ColumnFit {
  fontSize: number;
  widths: number[];
  /** Headings wider than their column are written upwards. */
  turned: boolean;
}

/** Sizes of font for tables, in points, best first. Below the last upright one, headings are turned before rows shrink. */
const UPRIGHT_SIZES = [8.5, 8, 7.5, 7, 6.5, 6] as const;
const TURNED_SIZES = [7.5, 7, 6.5, 6, 5.5, 5] as const;
/** Of a table in parts: smaller type is not worth it, for one part more takes less. */
const PART_SIZES = [7.5, 7, 6.5, 6] as const;
const SMALLEST = 4.5;

/** Narrowest column, in font sizes without the padding: holds any single character. */
const NARROWEST = 1.2;

/** Blank at each side of a cell, in points. */
export function cellPadding(fontSize: number): number {
  return fontSize >= 7 ? fontSize * 0.55 : fontSize * 0.28;
}

/**
 * Finds the largest font for which no word has to be broken, and shares the width out.
 *
 * @param available width of the table, in points; the widths returned add up to it.
 * @returns null when no font that one can read is small enough.
 */
export function fitColumns(extents: readonly ColumnExtent[], available: number): ColumnFit | null {
  for (const [turned, sizes] of [[false, UPRIGHT_SIZES] as const, [true, TURNED_SIZES] as const]) {
    for (const fontSize of sizes) {
      const levels = levelsOf(extents, fontSize, turned);
      if (sum(levels[0]!) <= available) return { fontSize, widths: share(levels, extents, available), turned };
    }
  }
  return null;
}

/** Some of a table's columns, by their places among all of them, and how they fit the page. */
export interface ColumnPart {
  columns: readonly number[];
  fit: ColumnFit;
}

/**
 * Shares the columns of a table that is too wide for the page out over as few parts as they take, in the largest font
 * that makes no more of them. All parts have one font.
 *
 * @param heading places of the columns that stand in every part
 * @returns null when there is a column that does not fit beside them
 */
export function splitColumns(
  extents: readonly ColumnExtent[],
  heading: readonly number[],
  available: number,
): ColumnPart[] | null {
  const at = (fontSize: number) => {
    const wanted = levelsOf(extents, fontSize, false)[0]!;
    const room = available - sum(heading.map((place) => wanted[place]!));
    const others = wanted.map((_, place) => place).filter((place) => !heading.includes(place));
    if (others.some((place) => wanted[place]! > room)) return null;
    return evenly(others, wanted, room).map((part): ColumnPart => {
      const columns = [...heading, ...part].sort((one, other) => one - other);
      const own = columns.map((place) => extents[place]!);
      const widths = share(levelsOf(own, fontSize, false), own, available);
      return { columns, fit: { fontSize, widths, turned: false } };
    });
  };
  const tried = PART_SIZES.map(at).filter((parts) => parts !== null);
  const fewest = Math.min(...tried.map(({ length }) => length));
  return tried.find(({ length }) => length === fewest) ?? null;
}

/** Groups of neighbours that are no wider than the room, as few as can be and of nearly one width. */
function evenly(places: readonly number[], widths: readonly number[], room: number): number[][] {
  const within = (limit: number) => {
    const groups: number[][] = [[]];
    let taken = 0;
    for (const place of places) {
      if (taken > 0 && taken + widths[place]! > limit) {
        groups.push([]);
        taken = 0;
      }
      groups[groups.length - 1]!.push(place);
      taken += widths[place]!;
    }
    return groups;
  };
  const fewest = within(room).length;
  const limit = -largest((narrower) => within(-narrower).length <= fewest, -room, 0);
  return within(limit);
}

/**
 * Fits columns that no type lets stand side by side unbroken.
 *
 * @throws ReportError when there are too many columns for the page.
 */
export function squeezeColumns(extents: readonly ColumnExtent[], available: number): ColumnFit {
  const narrowest = NARROWEST * SMALLEST + 2 * cellPadding(SMALLEST);
  if (narrowest * extents.length > available) {
    throw new ReportError(`Colunas demais para a largura da página: ${extents.length}.`);
  }
  const levels = levelsOf(extents, SMALLEST, true);
  const fits = sum(levels[0]!) <= available;
  const widths = fits ? share(levels, extents, available) : squeeze(levels[0]!, available, narrowest);
  return { fontSize: SMALLEST, widths, turned: true };
}

/** Widths wanted, in points: without broken words, without wrapped rows, without wrapped headings. */
function levelsOf(extents: readonly ColumnExtent[], fontSize: number, turned: boolean): number[][] {
  const toPoints = (width: number) => (Math.max(width, NARROWEST * 1000) * fontSize) / 1000 + 2 * cellPadding(fontSize);
  const unbroken = extents.map((one) => Math.max(one.bodyWord, turned ? one.headTurned : one.headWord));
  const level = (wanted: (one: ColumnExtent) => number) =>
    extents.map((one, index) => toPoints(Math.max(unbroken[index]!, wanted(one) * one.weight)));
  if (turned) return [unbroken.map(toPoints), level((one) => one.bodyLine)];
  return [
    unbroken.map(toPoints),
    level((one) => Math.max(one.bodyLine, one.headLine / 2)),
    level((one) => Math.max(one.bodyLine, one.headLine)),
  ];
}

/** Goes from level to level while there is room; what is left then goes to everyone, to texts above all. */
function share(levels: readonly number[][], extents: readonly ColumnExtent[], available: number): number[] {
  let widths = levels[0]!;
  for (const next of levels.slice(1)) {
    const lacks = next.map((width, index) => width - widths[index]!);
    const spare = available - sum(widths);
    if (sum(lacks) > spare) {
      const given = fillLacks(lacks, spare);
      return widths.map((width, index) => width + given[index]!);
    }
    widths = next;
  }
  const pull = widths.map((width, index) => width * (extents[index]!.elastic ? 6 : 1));
  const rest = (available - sum(widths)) / sum(pull);
  return widths.map((width, index) => width + rest * pull[index]!);
}

/** Columns that lack little get all of it; the others share what is left, more for those that lack more. */
function fillLacks(lacks: readonly number[], spare: number): number[] {
  const useful = lacks.map((lack) => Math.min(lack, spare));
  const at = (level: number) => useful.map((lack) => Math.min(lack, level * Math.sqrt(lack)));
  return at(largest((level) => sum(at(level)) <= spare, 0, Math.sqrt(spare)));
}

/** Words will break: narrow columns keep what they need and the wide ones are cut to one width. */
function squeeze(wanted: readonly number[], available: number, narrowest: number): number[] {
  const at = (limit: number) => wanted.map((width) => Math.min(width, limit));
  return at(largest((limit) => sum(at(limit)) <= available, narrowest, Math.max(...wanted)));
}

/** The largest number between `low` and `high` that fits, to a hair's breadth. */
function largest(fits: (value: number) => boolean, low: number, high: number): number {
  for (let round = 0; round < 40; round++) {
    const middle = (low + high) / 2;
    if (fits(middle)) low = middle;
    else high = middle;
  }
  return low;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
