import { isLabValue, isSign, parseLabValue } from '../../domain/coleta/labValue.ts';
import { isSurelyUnit } from '../../domain/coleta/unidade.ts';
import { remembered } from '../../domain/remembered.ts';
import { cellText, type Row } from './cells.ts';

/** How many cells of a column are what: '<', 'menor que', 'mg/L', a number with or without sign, anything else. */
export interface Kinds {
  signs: number;
  words: number;
  units: number;
  numbers: number;
  others: number;
}

/** So many cells without a sign or unit among them tell that a column is of other things. */
const ENOUGH = 300;

/** Says that there is no unit, or that it is not told. */
export const NO_UNIT = /^(?:n ?[./]? ?[ad]\.?|s ?[./] ?[nu]\.?|n[ãa]o (?:se )?aplic(?:a|[aá]vel)|sem unidade|\*+)$/i;

/** A letter alone, or a number with nothing measured behind it, as in 'L-123/26'. */
const CODE = /^\p{L}$|\d{2,}(?!\d|\s*[\p{L}°º]|\))/u;

/** True of a unit where anything may stand: a report's 'L-123/26' would be one among units. */
export const isUnitAnywhere = (text: string): boolean => isSurelyUnit(text) && !CODE.test(text);

/** What a text is; null of one that says nothing, as a dash or 'ND' does. */
function kindOf(text: string): keyof Kinds | null {
  if (isSign(text)) return /\p{L}/u.test(text) ? 'words' : 'signs';
  if (parseLabValue(text).number !== null) return 'numbers';
  if (/^[=\s‐-―−-]+$/.test(text) || NO_UNIT.test(text) || isLabValue(text)) return null;
  return isUnitAnywhere(text) ? 'units' : 'others';
}

/** Prepares the looking through columns of the rows from one on; each is looked through once. */
export function columnKinds(rows: readonly (Row | undefined)[], from: number): (column: number) => Kinds {
  const known = new Map<number, Kinds>();
  const kindOfText = remembered(kindOf);
  const lookThrough = (column: number): Kinds => {
    const kinds: Kinds = { signs: 0, words: 0, units: 0, numbers: 0, others: 0 };
    for (let at = from, filled = 0; at < rows.length; at += 1) {
      const cell = rows[at]?.[column];
      const text = cell?.v === undefined ? null : cellText(cell);
      const kind = text === null ? null : kindOfText(text);
      if (kind === null) continue;
      kinds[kind] += 1;
      filled += 1;
      if (filled >= ENOUGH && kinds.signs + kinds.words + kinds.units === 0) break;
    }
    return kinds;
  };
  return (column) => {
    const kinds = known.get(column) ?? lookThrough(column);
    known.set(column, kinds);
    return kinds;
  };
}
