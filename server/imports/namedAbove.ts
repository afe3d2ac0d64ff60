import { cellText, clipped } from './cells.ts';
import { headsField, headsLimit } from './headers.ts';
import { spreadAcross } from './merged.ts';
import type { Headed } from './sheetColumns.ts';

/**
 * The headings over columns that are called 'Resultado', each of a parameter, and of what is said of it: 'DBO (mg/L)' merged over
 * 'Resultado | VMP'. Of two columns of one parameter none is known to be its result: they are called as both say, which is no
 * parameter's name.
 *
 * @param parametroOf the registered parameter that a heading names; null of none
 * @returns them by column; null where a limit of it stands
 */
export function namedAbove(
  { rows, merges, headerRow, headers }: Headed,
  parametroOf: (heading: string) => string | null,
): ReadonlyMap<number, string | null> {
  const above = headerRow > 0 ? spreadAcross(rows, headerRow - 1, merges) : [];
  const over = headers.map((header, column) => {
    const heading = clipped(cellText(above[column]));
    const parametro = heading === null || header === null ? null : parametroOf(heading);
    return parametro === null ? null : { column, header: header ?? '', heading: heading ?? '', parametro };
  });
  const named = over.filter((one) => one !== null);
  const results = named.filter(({ header }) => headsField(header, 'valor'));
  const countOf = (parametro: string) => results.filter((one) => one.parametro === parametro).length;
  const limits = named.filter(({ header, parametro }) => headsLimit(header) && countOf(parametro) === 1);
  return new Map<number, string | null>([
    ...results.map(({ column, header, heading, parametro }): [number, string] =>
      countOf(parametro) > 1 ? [column, `${heading} – ${header}`] : [column, heading],
    ),
    ...limits.map(({ column }): [number, null] => [column, null]),
  ]);
}
