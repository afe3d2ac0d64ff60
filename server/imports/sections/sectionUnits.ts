import { cellText, type Row } from '../cells/cells.ts';
import { headersOf, type Layout, type Section } from '../layout/layout.ts';
import { range } from '../layout/sheetColumns.ts';
import { unitOfTitle } from '../layout/unitsRow.ts';
import { headerKey } from '../names/headers.ts';
import { mayBeDated } from '../names/headings.ts';
import { saysConcentration, unitOfHeading } from '../units/unitTexts.ts';

/** The columns of results; of a row each result that of the values. */
const columnsOf = ({ results, fields }: Layout) => results?.map(({ column }) => column) ?? [fields.valor ?? -1];

/** Whether a row says the unit of results: in one of their columns, or alone in it if it is a mass in a volume. */
export function saysUnit(row: Row | undefined, layout: Layout): boolean {
  if (!row) return false;
  const isSaid = (column: number) => unitOfHeading(cellText(row[column]) ?? '') !== null;
  return columnsOf(layout).some(isSaid) || saysConcentration(unitOfTitle(row));
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

/** Whether the values' header of a row for each result says their unit: 'Resultado (µg/L)'. */
const headsMeasured = ({ sheet, layout: { results, headerRow, fields } }: Section): boolean =>
  results === null && unitOfHeading(cellText(sheet.rows[headerRow]?.[fields.valor ?? -1]) ?? '') !== null;

/**
 * The rows of a part that tell units of the one below it, which tells none itself: the last title that says that of all, and
 * where the columns are the same those above and under its headers. Wrongly taken over they leave results pending; left out,
 * a µg would come in as a mg.
 */
export function inheritedUnits(section: Section, next: Layout): number[] {
  const { sheet, layout, from, end, units } = section;
  const { data } = layout.fields;
  const undated = range(from, end - 1).filter(
    (at) => at !== layout.headerRow && sheet.rows[at] !== undefined && !mayBeDated(sheet.rows[at][data ?? -1]),
  );
  const isTitle = (at: number) => unitOfTitle(sheet.rows[at] ?? []) !== null;
  const own = undated.filter((at) => saysUnit(sheet.rows[at], layout));
  const telling = own.length > 0 ? own : units;
  if (!isSameColumns(section, next)) return telling.filter(isTitle).slice(-1);
  return headsMeasured(section) ? [layout.headerRow, ...telling] : [...telling];
}
