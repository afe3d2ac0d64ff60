import { isLabValue } from '../../../domain/coleta/labValue.ts';
import { cellText, cellValue, type Row } from '../cells/cells.ts';
import {
  findLayout,
  HEADER_ROWS,
  headersOf,
  isLocated,
  type Layout,
  layoutAt,
  type Section,
  type Sheet,
} from '../layout/layout.ts';
import { textOf } from '../layout/resultCells.ts';
import { range } from '../layout/sheetColumns.ts';
import { headerKey } from '../names/headers.ts';
import { type HeadingFinder, type Headings, headingFinder, mayBeDated } from '../names/headings.ts';
import { headsUnits, inheritedUnits, isSameColumns, saysUnit, withUnitsOf } from './sectionUnits.ts';
import { type Block, blocksOf, tablesOf } from './sideBySide.ts';

/** Rows beneath headers in which the names of parameters may stand, under headings of groups. */
const SECOND_HEADING = 2;
/** Rows beneath headers among which their parts, units and methods stand. */
const MOST_BENEATH = 20;

const named = ({ results }: Layout) =>
  results === null ? Number.POSITIVE_INFINITY : results.filter(({ isRegistered }) => isRegistered).length;

/** Whether rows say the same, however it is written. */
function isAlike(one: Row | undefined, other: Row | undefined): boolean {
  const [these, those] = [headersOf(one), headersOf(other)];
  return range(0, Math.max(these.length, those.length) - 1).every(
    (at) => headerKey(these[at] ?? '') === headerKey(those[at] ?? ''),
  );
}

/** The parts of a sheet that have headers: those of each of its tables that stand side by side. */
export function sectionsOf(sheet: Sheet, isParametro: (name: string) => boolean): Section[] {
  const first = findLayout(sheet, isParametro);
  if (!first) return [];
  const finder = headingFinder(isParametro);
  return blocksOf(sheet, first.headerRow, finder).flatMap((block) =>
    tablesOf(sheet, block).flatMap((table) => {
      const layout = firstLayout(table, block, isParametro, finder);
      return layout ? sectionsBelow(table, block.from, layout, isParametro, finder) : [];
    }),
  );
}

/**
 * The first headers of a table. Ones that do not tell where a sample's place or day stands count where samples stand between
 * them and those that do: their results come in as such of which it is not known.
 */
function firstLayout(
  sheet: Sheet,
  { from, starts }: Block,
  isParametro: (name: string) => boolean,
  headingsOf: HeadingFinder,
): Layout | null {
  const located = findLayout(sheet, isParametro, from);
  const end = located?.headerRow ?? sheet.rows.length;
  for (let at = from; at < Math.min(end, from + HEADER_ROWS); at += 1) {
    if (starts.length < 2 && !headingsOf(sheet.rows[at]).headsResults) continue;
    const layout = layoutAt(sheet, at, isParametro);
    const { ponto, cliente, data } = layout.fields;
    const place = ponto ?? cliente ?? data;
    if (place === undefined || layout.results?.length === 0) continue;
    const isSample = (row: Row | undefined) => row !== undefined && textOf(row, place) !== null;
    if (sheet.rows.slice(at + 1, end).some(isSample)) return layout;
  }
  return located;
}

/** Headings that lack what those above have of the sample, as a second row of them does, with that. */
function takingOver(row: Row, above: Row | undefined, { fields }: Layout): Row {
  const taken = Object.values(fields).filter((column) => cellText(row[column]) === null);
  const cells = Array.from(row);
  for (const column of taken) cells[column] = above?.[column];
  return cells;
}

/** The rows between headers and the first sample beneath them that say anything. */
function beneath({ rows }: Sheet, headerRow: number, data: number | undefined): Row[] {
  const following = rows.slice(headerRow + 1, headerRow + 1 + MOST_BENEATH);
  const sampled = following.findIndex((row) => mayBeDated(row?.[data ?? -1]));
  const isSaid = (row: Row | undefined): row is Row => row?.some((cell) => cellText(cell) !== null) ?? false;
  return following.slice(0, Math.max(0, sampled)).filter(isSaid);
}

/** The last row of headers that only repeat those of a part, with what stands beneath them or without; null of others. */
function lastRepeated({ sheet, layout: { headerRow, fields } }: Section, at: number): number | null {
  const { rows } = sheet;
  if (!isAlike(rows[at], rows[headerRow])) return null;
  const these = beneath(sheet, at, fields.data);
  const last = these.at(-1);
  if (!last) return at;
  const those = beneath(sheet, headerRow, fields.data);
  const isSame = these.length === those.length && these.every((one, place) => isAlike(one, those[place]));
  return isSame ? rows.indexOf(last, at) : null;
}

/**
 * Whether headings that do not tell where a sample's place and day stand end those above all the same: they are of other
 * results, and name one of both, or something else in the place of each.
 */
function endsOthers(row: Row, headings: Headings, layout: Layout, open: Section): boolean {
  const { fields } = open.layout;
  const isSame = isSameColumns(open, layout) && layout.fields.parametro === fields.parametro;
  if (!headings.headsResults || isSame) return false;
  const isOther = (column: number | undefined) => textOf(row, column) !== null && !headings.named.has(column ?? -1);
  return headings.isDated || headings.isPlaced || (isOther(fields.ponto ?? fields.cliente) && isOther(fields.data));
}

/**
 * The parts of a table that have headers: from its first ones on, and from each row that heads other columns, or the same with
 * units or parts of their own. Headers that are only repeated, as at the top of each page, begin none. Right beneath headers,
 * those that name more parameters take their place: above them stand the names of groups.
 */
function sectionsBelow(
  sheet: Sheet,
  from: number,
  first: Layout,
  isParametro: (name: string) => boolean,
  headingsOf: HeadingFinder,
): Section[] {
  const { rows } = sheet;
  const found: Section[] = [{ sheet, layout: first, from, end: rows.length, units: [] }];
  let sampled = first.headerRow;
  for (let at = first.headerRow + 1; at < rows.length; at += 1) {
    const row = rows[at];
    const open = found.at(-1)!;
    const { headerRow, fields } = open.layout;
    if (!row) continue;
    if (mayBeDated(row[fields.data ?? -1])) {
      const before = found.at(-2);
      if (before && headsNothing(open) && isSampleOf(row, before)) {
        open.end = at;
        const units = [before.layout.headerRow, ...inheritedUnits(before, before.layout)];
        found.push({ ...before, from: at, end: rows.length, units });
      }
      sampled = at;
      continue;
    }
    const headings = headingsOf(row);
    if (!headings.headsResults && !(headings.isDated && headings.isPlaced)) continue;
    const between = rows.slice(sampled + 1, at);
    const repeated = between.some((one) => saysUnit(one, open.layout)) ? null : lastRepeated(open, at);
    if (repeated !== null) {
      at = repeated;
      continue;
    }
    const { layout, sheet: headed } = headedAt(open, at, isParametro);
    if (!isLocated(layout.fields) && !endsOthers(row, headings, layout, open)) continue;
    // The bare names of place and day are told among samples too.
    if (layout.results?.length === 0 && Object.keys(layout.fields).length < 3) continue;
    const isBeneath = isLocated(fields) && sampled <= headerRow && at - headerRow <= SECOND_HEADING;
    if (isBeneath && named(layout) <= named(open.layout)) continue;
    const own = [...between, ...beneath(sheet, at, layout.fields.data)];
    open.end = at;
    const saysOwn = isBeneath || headsUnits(layout) || own.some((one) => saysUnit(one, layout));
    found.push({
      sheet: headed,
      layout: saysOwn ? layout : withUnitsOf(layout, open.layout),
      from: isBeneath ? open.from : sampled + 1,
      end: rows.length,
      units: saysOwn ? [] : inheritedUnits(open, layout),
    });
    sampled = at;
  }
  return found.filter((one) => !headsNothing(one));
}

const headsNothing = ({ layout: { results } }: Section) => results?.length === 0;

/** Whether a row goes on with samples of before, after a small table that stood among them: it has values, and nothing else, of theirs. */
function isSampleOf(row: Row, { layout: { results } }: Section): boolean {
  const texts = (results ?? [])
    .filter(({ isRegistered }) => isRegistered)
    .flatMap(({ column }) => cellValue(row[column]) ?? []);
  return texts.length > 0 && texts.every(isLabValue);
}

/** What a row heads beneath other headers, of which it may take over where a sample's place and day stand. */
function headedAt({ sheet, layout }: Section, at: number, isParametro: (name: string) => boolean) {
  const own = layoutAt(sheet, at, isParametro);
  const row = sheet.rows[at];
  if (isLocated(own.fields) || !row) return { layout: own, sheet };
  const rows = sheet.rows.with(at, takingOver(row, sheet.rows[layout.headerRow], layout));
  const taken = layoutAt({ ...sheet, rows }, at, isParametro);
  return isLocated(taken.fields) ? { layout: taken, sheet: { ...sheet, rows } } : { layout: own, sheet };
}

/** The sheet of a section alone: its rows at their places, with nothing above and below but what tells its units. */
export function within({ sheet, from, end, units }: Section): Sheet {
  if (from === 0 && end === sheet.rows.length) return sheet;
  const rows: (Row | undefined)[] = new Array(end);
  for (const at of units) rows[at] = sheet.rows[at];
  for (let at = from; at < end; at += 1) rows[at] = sheet.rows[at];
  return { ...sheet, rows, goesOn: end < sheet.rows.length };
}
