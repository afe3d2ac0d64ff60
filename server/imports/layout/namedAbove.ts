import { cellText, clipped } from '../cells/cells.ts';
import { spreadAcross } from '../cells/merged.ts';
import { headerKey, headsField, headsLimit, headsNoResults, mayHeadResults } from '../names/headers.ts';
import { type Headed, range } from './sheetColumns.ts';

/** Rows above the headers among which that of parameters' names is looked for: one of units or of methods may stand between. */
const ROWS_ABOVE = 2;

/**
 * The headings over columns that are called 'Resultado', each of a parameter, and of what is said of it: 'DBO (mg/L)' merged over
 * 'Resultado | VMP'. Of two columns of one parameter none is known to be its result: they are called as both say, which is no
 * parameter's name. Beside a registered parameter another heading is one that is not registered.
 *
 * @param parametroOf the registered parameter that a heading names; null of none
 * @returns them by column; null where a limit of it stands
 */
export function namedAbove(
  { rows, merges, headerRow, headers }: Headed,
  parametroOf: (heading: string) => string | null,
): ReadonlyMap<number, string | null> {
  for (const at of range(1, Math.min(ROWS_ABOVE, headerRow)).map((step) => headerRow - step)) {
    const above = spreadAcross(rows, at, merges).map((cell) => clipped(cellText(cell)));
    const isRegistered = headers.some((header, column) => {
      const heading = above[column] ?? null;
      return heading !== null && header !== null && headsField(header, 'valor') && parametroOf(heading) !== null;
    });
    if (isRegistered) return namesIn(headers, above, parametroOf);
  }
  return new Map();
}

function namesIn(
  headers: Headed['headers'],
  above: readonly (string | null)[],
  parametroOf: (heading: string) => string | null,
): ReadonlyMap<number, string | null> {
  const mayName = (heading: string) => mayHeadResults(heading) && !headsNoResults(heading);
  const named = headers.flatMap((header, column) => {
    const heading = above[column] ?? null;
    if (heading === null || header === null) return [];
    const parametro = parametroOf(heading) ?? (mayName(heading) ? headerKey(heading) : null);
    return parametro === null ? [] : [{ column, header, heading, parametro }];
  });
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
