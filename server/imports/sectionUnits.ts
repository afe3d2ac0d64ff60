import { isLabValue } from '../../domain/coleta/labValue.ts';
import { isConcentration, isSurelyUnit } from '../../domain/coleta/unidade.ts';
import { cellText, type Row } from './cells.ts';
import { headerKey } from './headers.ts';
import { mayBeDated } from './headings.ts';
import { headersOf, type Layout, type Section } from './layout.ts';
import { range } from './sheetColumns.ts';
import { unitOfTitle, withUnit } from './unitsRow.ts';
import { reaches, unitAlone, unitOfHeading } from './unitTexts.ts';

/** The columns of results; of a row each result that of the values. */
const columnsOf = ({ results, fields }: Layout) => results?.map(({ column }) => column) ?? [fields.valor ?? -1];

/** Whether a row says the unit of results: in one of their columns, or alone in it if it is a mass in a volume. */
export function saysUnit(row: Row | undefined, layout: Layout): boolean {
  if (!row) return false;
  const isSaid = (column: number) => unitOfHeading(cellText(row[column]) ?? '') !== null;
  return columnsOf(layout).some(isSaid) || isConcentration(unitOfTitle(row));
}

/**
 * Of a row among samples the units that it tells of those below it, by column; null of one that tells none. Those of a row
 * each result are read with them (`tallUnits.ts`).
 */
function unitsTold(row: Row, { results }: Layout): ReadonlyMap<number, string> | null {
  if (results === null) return null;
  const columns = results.map(({ column }) => column);
  const texts = columns.flatMap((column) => {
    const text = cellText(row[column]);
    return text === null ? [] : [[column, unitAlone(text)] as const];
  });
  if (texts.some(([, text]) => isSurelyUnit(text)))
    return texts.some(([, text]) => isLabValue(text)) ? null : new Map(texts);
  const title = unitOfTitle(row);
  return title !== null && isConcentration(title) ? new Map(columns.map((column) => [column, title])) : null;
}

/** Results with the units that are told of their columns: both, where their headers say otherwise. */
function withTold(layout: Layout, told: ReadonlyMap<number, string>): Layout {
  const results = layout.results?.map((one) => {
    const unit = told.get(one.column) ?? null;
    return reaches(unit, one.parametro) ? withUnit(one, unit) : one;
  });
  return { ...layout, results: results ?? null };
}

/** The rows of a part that tell units of its results, or of the one above that it has them of. */
function unitRows({ sheet, layout, from, end, units }: Section): readonly number[] {
  const { data } = layout.fields;
  const own = range(from, end - 1).filter((at) => {
    const row = sheet.rows[at];
    return row !== undefined && at !== layout.headerRow && !mayBeDated(row[data ?? -1]) && saysUnit(row, layout);
  });
  return own.length > 0 ? own : units;
}

/**
 * A part as two, where a row among its samples tells units: those below it are of these. For columns of which the row says
 * nothing what was told before holds on; what is told of the ones above by nothing else, it may be of as well.
 *
 * @param headed what the headers themselves say
 * @returns null where the row tells no units
 */
export function partedAt(section: Section, at: number, headed: () => Layout): [above: Section, below: Section] | null {
  const { sheet, layout, end } = section;
  const told = unitsTold(sheet.rows[at] ?? [], layout);
  if (!told) return null;
  const before = unitRows({ ...section, end: at });
  const results = withTold(headed(), told).results?.map((one, place) =>
    told.has(one.column) ? one : (layout.results?.[place] ?? one),
  );
  const isOfAll = results?.every(({ column }) => told.has(column)) ?? false;
  const below = { sheet, layout: { ...layout, results: results ?? null }, from: at + 1, end };
  return [
    { ...section, end: before.length > 0 || headsUnits(layout) ? at : at + 1 },
    { ...below, units: [layout.headerRow, ...(isOfAll ? [] : before)] },
  ];
}

/** What is said below a table is said of all of it. */
const OF_ALL = /\bexpress[ao]s?\b|^(?:resultados?|valores|concentracoes|unidades?)\b/;

/**
 * A part with the unit that is told below its samples of all results: 'Resultados expressos em µg/L'. Columns of which a unit
 * is told already keep theirs.
 *
 * @param isLast whether nothing stands beneath it of which that may be said instead
 */
export function withFootnote(section: Section, isLast: boolean): Section {
  const { sheet, layout, from, end, units } = section;
  if (!isLast || !layout.results || units.length > 0) return section;
  const { data } = layout.fields;
  const rows = range(from, end - 1).map((at) => (at === layout.headerRow ? [] : (sheet.rows[at] ?? [])));
  const isDated = (row: Row) => mayBeDated(row[data ?? -1]);
  const below = rows.slice(rows.findLastIndex(isDated) + 1);
  const titles = below.filter((row) => row.some((cell) => OF_ALL.test(headerKey(cellText(cell) ?? ''))));
  const unit = titles.map(unitOfTitle).find(isConcentration);
  const isToldBefore = () => rows.some((row) => !isDated(row) && !below.includes(row) && saysUnit(row, layout));
  if (!unit || isToldBefore()) return section;
  const untold = layout.results.filter(({ unidade }) => unidade === null);
  return { ...section, layout: withTold(layout, new Map(untold.map(({ column }) => [column, unit]))) };
}

/** Whether headers say units of their results, or have a column for them. */
export const headsUnits = ({ results, fields }: Layout): boolean =>
  results?.some(({ unidade }) => unidade !== null) ?? fields.unidade !== undefined;

/** Headers of results with the units that those above say of the same parameters. */
export function withUnitsOf(layout: Layout, above: Layout): Layout {
  const told = new Map(above.results?.map(({ parametro, unidade }) => [headerKey(parametro), unidade]));
  const results = layout.results?.map((one) => ({
    ...one,
    unidade: one.unidade ?? told.get(headerKey(one.parametro)) ?? null,
  }));
  return { ...layout, results: results ?? null };
}

/** Whether results stand in the columns that they stood in, under the same headers. */
export function isSameColumns({ sheet, layout }: Section, next: Layout): boolean {
  if (next.results === null || layout.results === null) {
    return next.results === layout.results && next.fields.valor === layout.fields.valor;
  }
  const headers = headersOf(sheet.rows[layout.headerRow]);
  return next.results.every(({ column, header }) => headerKey(headers[column] ?? '') === headerKey(header));
}

/**
 * The rows of a part that tell units of the one below it, which tells none itself: the last title that says that of all, and
 * where the columns are the same those above and under its headers. Wrongly taken over they leave results pending; left out,
 * a µg would come in as a mg.
 */
export function inheritedUnits(section: Section, next: Layout): number[] {
  const telling = unitRows(section);
  const isTitle = (at: number) => unitOfTitle(section.sheet.rows[at] ?? []) !== null;
  return isSameColumns(section, next) ? [...telling] : telling.filter(isTitle).slice(-1);
}
