import { cellText, type Row } from './cells.ts';
import { headerKey } from './headers.ts';
import { mayBeDated } from './headings.ts';
import { headersOf, type Layout, type Section } from './layout.ts';
import { range } from './sheetColumns.ts';
import { unitOfTitle } from './unitsRow.ts';
import { unitOfHeading } from './unitTexts.ts';

/** Whether a row says a unit, alone or behind a name. */
export const saysUnit = (row: Row | undefined): boolean =>
  row?.some((cell) => typeof cell?.v === 'string' && unitOfHeading(cellText(cell) ?? '') !== null) ?? false;

/** Whether results stand in the columns that they stood in, under the same headers. */
function isSameColumns({ sheet, layout }: Section, next: Layout): boolean {
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
  const { sheet, layout, from, end, units } = section;
  const { data } = layout.fields;
  const undated = range(from, end - 1).filter(
    (at) => at !== layout.headerRow && sheet.rows[at] !== undefined && !mayBeDated(sheet.rows[at][data ?? -1]),
  );
  const isTitle = (at: number) => unitOfTitle(sheet.rows[at] ?? []) !== null;
  const own = undated.filter((at) => saysUnit(sheet.rows[at]));
  const telling = own.length > 0 ? own : units;
  return isSameColumns(section, next) ? [...telling] : telling.filter(isTitle).slice(-1);
}
