import { isLabValue, isSign, parseLabValue } from '../../../domain/coleta/labValue.ts';
import { isSurelyUnit } from '../../../domain/coleta/unidade.ts';
import { remembered } from '../../../domain/remembered.ts';
import { type Cell, cellText, type Row } from './cells.ts';

/**
 * How many cells of a column are what: '<' or 'menor que'; '<LQ'; 'menor', which may as well be a verdict; what can be
 * nothing but a unit; what may be one, as 'UNT'; a number with or without sign; 'ND'; anything else.
 */
export interface Kinds {
  signs: number;
  belows: number;
  words: number;
  units: number;
  likeUnits: number;
  numbers: number;
  absent: number;
  others: number;
}

/** So many cells without a sign or unit among them tell what a column is of. */
const ENOUGH = 300;
/** Behind those, what yet may be a sign or a unit. */
const MAY_TELL =
  /^[\s(]*[<>≤≥≦≧⩽⩾≲≳≪≫＜＞‹›]|^[^\d/]{1,8}\/|^[mnukµμ]?g[ .·∙]|^[Pp]\.?[Pp]\.?[MmBbTt]\b|^[%‰°º]|(?:que|de|do|LQ|LD)$/;
const LONGEST_TOLD = 40;

const mayTell = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_TOLD && MAY_TELL.test(value);

/** Says that there is no unit, or that it is not told. */
export const NO_UNIT = /^(?:n ?[./]? ?[ad]\.?|s ?[./] ?[nu]\.?|n[ãa]o (?:se )?aplic(?:a|[aá]vel)|sem unidade|\*+)$/i;

/** What stands for a unit among others, and elsewhere may be something else. */
const LIKE_UNIT =
  /^(?:unt|[nf]tu|fnu|u\.? ?[hc]|hazen|(?:mg )?pt[ -]?co|adimensional|u\.? ?ph|unid(?:ades?|\.)? (?:de )?(?:ph|cor|turbidez)|mv)$/i;

/** A letter alone, or a number with nothing measured behind it, as in 'L-123/26'. */
const CODE = /^\p{L}$|\d{2,}(?!\d|\s*[\p{L}°º]|\))/u;

/** True of a unit where anything may stand: a report's 'L-123/26' would be one among units. */
export const isUnitAnywhere = (text: string): boolean => isSurelyUnit(text) && !CODE.test(text);

/** True of 'UNT' and the like, which make a row or column one of units together with such as can be nothing else. */
export const isLikeUnit = (text: string): boolean => LIKE_UNIT.test(text.trim());

const SIGN_AHEAD = /^\(?\s*[<>≤≥≦≧⩽⩾≲≳≪≫＜＞‹›][^\d]*$/;
const SIGN_IN_WORDS =
  /^(?:menor|maior|inferior|superior|abaixo|acima)(?: ou igual)? (?:que|a|d[eo]|(?:(?:do )?que |ao? |d[eo] )?(?:o )?(?:l\.? ?[dq]\b|limite de (?:d|q)).*)$/i;

const PERMITTED = /v\.? ?m\.? ?[pr]\b|permit|m[aá]x/i;

/** True of '<', '<LQ', 'menor que' and 'abaixo do LQ', wherever they stand; not of 'inferior' or '> VMP', which are verdicts. */
export const saysSignAlone = (text: string): boolean => {
  const said = text.trim();
  return (SIGN_AHEAD.test(said) && !PERMITTED.test(said)) || SIGN_IN_WORDS.test(said);
};

const BELOW = /^\(?\s*(?:[<≤≦⩽≲≪＜‹]|menor|inferior|abaixo)/i;
const OF_LIMIT = /\bl\.? ?[dqo]\.? ?[dq]?\b|limite de (?:d|q)/i;

/** True of '<LQ' and 'abaixo do LD', which say the same as the '<' of a value. */
export const saysBelowLimit = (text: string): boolean =>
  saysSignAlone(text) && BELOW.test(text.trim()) && OF_LIMIT.test(text);

/** What a text is; null of one that says nothing, as a dash or '=' does. */
function kindOf(text: string): keyof Kinds | null {
  if (saysSignAlone(text)) return isSign(text) ? 'signs' : 'belows';
  if (isSign(text)) return 'words';
  if (parseLabValue(text).number !== null) return 'numbers';
  if (/^[=\s‐-―−-]+$/.test(text) || /^igual(?: a)?$/i.test(text)) return null;
  if (isLabValue(text)) return 'absent';
  if (NO_UNIT.test(text)) return null;
  if (isUnitAnywhere(text)) return 'units';
  return isLikeUnit(text) ? 'likeUnits' : 'others';
}

/**
 * Prepares the looking through columns of the rows from one on; each is looked through once.
 *
 * @param isNear whether a column is looked through to its end, though it has shown what it is of: one sign may yet come
 */
export function columnKinds(
  rows: readonly (Row | undefined)[],
  from: number,
  isNear: (column: number) => boolean,
): (column: number) => Kinds {
  const known = new Map<number, Kinds>();
  const kindOfText = remembered(kindOf);
  const kindOfCell = (cell: Cell): keyof Kinds | null => {
    if (typeof cell.v === 'number') return 'numbers';
    if (cell.v instanceof Date) return 'others';
    const text = cellText(cell);
    return text === null ? null : kindOfText(text);
  };
  const lookThrough = (column: number): Kinds => {
    const kinds: Kinds = { signs: 0, belows: 0, words: 0, units: 0, likeUnits: 0, numbers: 0, absent: 0, others: 0 };
    for (let at = from, filled = 0; at < rows.length; at += 1) {
      const cell = rows[at]?.[column];
      if (cell?.v === undefined) continue;
      const isKnown =
        filled >= ENOUGH && kinds.signs + kinds.belows + kinds.words + kinds.units + kinds.likeUnits === 0;
      if (isKnown && !isNear(column)) break;
      if (isKnown && !mayTell(cell.v)) continue;
      const kind = kindOfCell(cell);
      if (kind === null) continue;
      kinds[kind] += 1;
      filled += 1;
    }
    return kinds;
  };
  return (column) => {
    const kinds = known.get(column) ?? lookThrough(column);
    known.set(column, kinds);
    return kinds;
  };
}
