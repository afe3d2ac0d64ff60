import { cellText, clipped, type Row } from './cells.ts';
import { headsField, headsLimit } from './headers.ts';
import { type Merged, spreadAcross } from './merged.ts';

/**
 * The headings over columns that are called 'Resultado', each of a parameter, and of what is said of it: 'DBO (mg/L)' merged over
 * 'Resultado | VMP'.
 *
 * @param isParametro whether a heading is that of a registered parameter
 * @returns them by column; null where a limit of it stands
 */
export function namedAbove(
  rows: readonly (Row | undefined)[],
  merges: readonly Merged[],
  headerRow: number,
  headers: readonly (string | null)[],
  isParametro: (heading: string) => boolean,
): ReadonlyMap<number, string | null> {
  const above = headerRow > 0 ? spreadAcross(rows, headerRow - 1, merges) : [];
  const headingOf = (column: number) => clipped(cellText(above[column]));
  const over = headers.flatMap((header, column): [number, string][] => {
    const heading = headingOf(column);
    const isOne = header !== null && headsField(header, 'valor') && heading !== null && isParametro(heading);
    return isOne ? [[column, heading]] : [];
  });
  const named = new Set(over.map(([, heading]) => heading));
  const limits = headers.flatMap((header, column): [number, null][] =>
    header !== null && headsLimit(header) && named.has(headingOf(column) ?? '') ? [[column, null]] : [],
  );
  return new Map<number, string | null>([...over, ...limits]);
}
