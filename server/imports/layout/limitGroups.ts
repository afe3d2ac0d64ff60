import { isLabValue } from '../../../domain/coleta/labValue.ts';
import { cellText, cellValue, nearestFilled } from '../cells/cells.ts';
import { type Merged, spreadAcross } from '../cells/merged.ts';
import { headerKey, headsNoResults } from '../names/headers.ts';
import type { Headed } from './sheetColumns.ts';

/** Rows above headers in which the names of groups of columns stand. */
const MOST_ABOVE = 3;

/** A limit itself, which may stand over the parameter that it is of: 'VMP 60', 'LQ 2 mg/L'. */
const LIMIT_ITSELF = /^\s*(?:v\.?\s?m\.?\s?[pr]|l\.?\s?[dq]\w?|lo[dq]|limite)\.?\s*[:=<>≤≥]*\s*\d[\d.,]*\s*\S*$/i;

const isOfLimits = (text: string) => headsNoResults(text) && !LIMIT_ITSELF.test(text);

/**
 * Columns of results without those under a heading of limits in the rows above ('VMP | Resultado'), be it merged or over
 * the first of them: each names a parameter that another column has under another heading.
 */
export function withoutLimits<T extends { column: number; parametro: string }>(
  { rows, merges, headerRow }: Pick<Headed, 'rows' | 'headerRow'> & { merges: readonly Merged[] },
  results: readonly T[],
): T[] {
  const [first = 0] = results.map(({ column }) => column);
  for (let at = headerRow - 1; at >= Math.max(0, headerRow - MOST_ABOVE); at -= 1) {
    if (!rows[at]) continue;
    const row = spreadAcross(rows, at, merges);
    if (row.slice(first).some((cell) => isLabValue(cellValue(cell) ?? 'x'))) continue;
    const nearest = nearestFilled(row, first);
    const headingOf = (column: number) => cellText(row[nearest[column] ?? nearest.at(-1) ?? -1]);
    const isLimit = ({ column }: T) => isOfLimits(headingOf(column) ?? '');
    const measured = new Set(
      results.filter((one) => headingOf(one.column) !== null && !isLimit(one)).map((one) => headerKey(one.parametro)),
    );
    const kept = results.filter((one) => !isLimit(one) || !measured.has(headerKey(one.parametro)));
    if (kept.length < results.length) return kept;
  }
  return [...results];
}
