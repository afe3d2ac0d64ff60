import type { Cell, Row } from './cells.ts';
import { isUnitAnywhere } from './columnKinds.ts';
import { headsField } from './headers.ts';
import { findLayout, headersOf, type Layout, layoutAt, type Sheet } from './layout.ts';
import { range } from './sheetColumns.ts';
import { tablesOf } from './sideBySide.ts';

/** Rows beneath headers in which the names of parameters may stand, under headings of groups. */
const SECOND_HEADING = 2;

/** A part of a sheet beneath headers of its own: its rows from one place on and before another. */
export interface Section {
  sheet: Sheet;
  layout: Layout;
  from: number;
  end: number;
}

/** A day is a number, or a text that begins with one. */
const mayBeDated = (cell: Cell | undefined) =>
  cell?.v !== undefined && (typeof cell.v !== 'string' || /^\s*\d/.test(cell.v));

/** Tells rows that may be headers from those of samples, which are dated. */
function headingFinder() {
  const known = new Map<string, boolean>();
  const isDate = (text: string) => {
    const found = known.get(text) ?? headsField(text, 'data');
    known.set(text, found);
    return found;
  };
  return (row: Row | undefined, data: number | undefined): row is Row =>
    row !== undefined &&
    !mayBeDated(row[data ?? -1]) &&
    row.some((cell) => typeof cell?.v === 'string' && isDate(cell.v));
}

const registered = ({ results }: Layout) => results?.filter(({ isRegistered }) => isRegistered).length ?? 0;
const sameTexts = (one: readonly (string | null)[], other: readonly (string | null)[]) =>
  range(0, Math.max(one.length, other.length) - 1).every((at) => (one[at] ?? null) === (other[at] ?? null));

/** The parts of a sheet that have headers: those of each of its tables that stand side by side. */
export function sectionsOf(sheet: Sheet, isParametro: (name: string) => boolean): Section[] {
  const first = findLayout(sheet, isParametro);
  if (!first) return [];
  return tablesOf(sheet, first.headerRow).flatMap((table) => {
    const layout = table === sheet ? first : layoutAt(table, first.headerRow, isParametro);
    return layout ? sectionsBelow(table, layout, isParametro) : [];
  });
}

/**
 * The parts of a table that have headers: from its first ones on, and from each row that heads other columns, or the same with
 * units of their own below. Headers that are only repeated, as at the top of each page, begin none. Right beneath headers, those
 * that name more parameters take their place: above them stand the names of groups.
 */
function sectionsBelow(sheet: Sheet, first: Layout, isParametro: (name: string) => boolean): Section[] {
  const { rows } = sheet;
  const isHeading = headingFinder();
  const isOfUnits = (row: Row | undefined, data: number | undefined) =>
    row?.some((cell) => typeof cell?.v === 'string' && isUnitAnywhere(cell.v)) && !mayBeDated(row[data ?? -1]);
  const found: Section[] = [{ sheet, layout: first, from: 0, end: rows.length }];
  let sampled = first.headerRow;
  for (let at = first.headerRow + 1; at < rows.length; at += 1) {
    const row = rows[at];
    const open = found.at(-1)!;
    const { headerRow, fields } = open.layout;
    if (!isHeading(row, fields.data)) {
      if (mayBeDated(row?.[fields.data ?? -1])) sampled = at;
      continue;
    }
    const next = layoutAt(sheet, at, isParametro);
    if (!next) continue;
    const isBeneath = sampled <= headerRow && at - headerRow <= SECOND_HEADING;
    if (isBeneath && registered(next) <= registered(open.layout)) continue;
    const isRepeated = sameTexts(headersOf(row), headersOf(rows[headerRow]));
    if (isRepeated && !isOfUnits(rows[at + 1], fields.data)) continue;
    open.end = at;
    found.push({ sheet, layout: next, from: isBeneath ? open.from : sampled + 1, end: rows.length });
    sampled = at;
  }
  return found.filter(({ layout: { results } }) => results?.length !== 0);
}

/** The sheet of a section alone: its rows at their places, with nothing above and below. */
export function within({ sheet, from, end }: Section): Sheet {
  if (from === 0 && end === sheet.rows.length) return sheet;
  const rows: (Row | undefined)[] = new Array(end);
  for (let at = from; at < end; at += 1) rows[at] = sheet.rows[at];
  return { ...sheet, rows };
}
