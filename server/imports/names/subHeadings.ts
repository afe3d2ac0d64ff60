import { isLabValue, isSign } from '../../../domain/coleta/labValue.ts';
import { isSurelyUnit } from '../../../domain/coleta/unidade.ts';
import { cellText, type Row } from '../cells/cells.ts';
import { saysSignAlone } from '../cells/columnKinds.ts';
import { type Role, roleOf } from './headers.ts';

/** Rows under a header in which its parts may be named. */
const MOST_ROWS = 2;

/** A part's name is a word: '<' or '<LQ' beneath a header is of the first result. */
const partOf = (text: string): Role | null =>
  /^[^\d<>≤≥][^\d]*$/u.test(text) && /\p{L}{2}/u.test(text) && !isSign(text) && !saysSignAlone(text)
    ? roleOf(text)
    : null;

/**
 * What the cells beneath a header say of the columns under it: 'LQ | Resultado | Unidade'.
 *
 * @returns by column, 'outro' where another word stands; empty where no row names a part, or results begin before one
 */
export function subRoles(
  rows: readonly (Row | undefined)[],
  headerRow: number,
  columns: readonly number[],
  header: string | null,
): Map<number, Role | 'outro'> {
  for (let at = headerRow + 1; at <= headerRow + MOST_ROWS; at += 1) {
    const texts = columns.map((column) => cellText(rows[at]?.[column])).map((text) => (text === header ? null : text));
    if (texts.some((text) => text !== null && isLabValue(text))) break;
    if (!texts.some((text) => text !== null && partOf(text) !== null)) continue;
    const parts = texts.map((text) => (text === null ? null : partOf(text)));
    // 'mg/L | LQ': beside a limit the unit stands over the results.
    const isOfResults = (text: string) => parts.includes('limite') && !parts.includes('valor') && isSurelyUnit(text);
    return new Map(
      columns.flatMap((column, place) => {
        const text = texts[place] ?? null;
        if (text === null) return [];
        return [[column, parts[place] ?? (isOfResults(text) ? 'valor' : 'outro')] as const];
      }),
    );
  }
  return new Map();
}
