import { isSurelyUnit } from '../../../domain/coleta/unidade.ts';

/** What a number format shows as it is: texts, single characters and symbols of currencies. */
export const LITERALS = /"[^"]*"|\\.|\[\$[^\]]*\]/g;
/** Conditions, colours and the like are not shown, unless brackets stand within a text. */
const NOT_SHOWN = /("[^"]*"|\\.)|\[(?!\$)[^\]]*\]/g;
const SECTION = /(?:"[^"]*"|\\.|[^;"\\])+/g;

/** The sections of a number format, for numbers above, below and at zero and for texts, or by its own conditions. */
export const sectionsOf = (format: string): string[] => format.replace(NOT_SHOWN, '$1').match(SECTION) ?? [];

/** Texts, currencies, room of a character's width, fillings, and all else by the character. */
const PARTS = /"[^"]*"?|\\.|\[\$[^\]]*\]|[_*].|general|./giu;
const PLACE = /^(?:[0#?@]|general)$/i;
/** Behind a currency's symbol, the language that it is of: '-416', '-pt-BR', '-x-euro2'. */
const LANGUAGE = /-(?:[\da-f]*|[a-z]{1,3}-[\w,-]+)$/i;

/** What of a part is shown. */
function textOf(part: string): string {
  if (part.startsWith('[$')) return part.slice(2, -1).replace(LANGUAGE, '');
  if (/^[_*]/.test(part)) return '';
  return part.replace(/^\\|"/g, '');
}

const shownBy = (parts: readonly string[]) => parts.map(textOf).join('');

/** What a section shows before a number, among its digits and behind it; null of one that shows no number. */
export function textsAround(section: string): { ahead: string; among: string; behind: string } | null {
  const parts = section.match(PARTS) ?? [];
  const [first, last] = [parts.findIndex((part) => PLACE.test(part)), parts.findLastIndex((part) => PLACE.test(part))];
  if (first < 0) return null;
  const among = parts.slice(first, last).filter((part) => /^["\\[]/.test(part));
  return { ahead: shownBy(parts.slice(0, first)), among: shownBy(among), behind: shownBy(parts.slice(last + 1)) };
}

/** Digits, and the raised ones of a power or a note. */
const DIGIT = '[\\d⁰¹²³⁴-⁹₀-₉]';
/** What stands in brackets is apart from the number, but for a factor. */
const APART = /[([](?!\s*[x×*·^])[^()[\]]*[)\]]/gi;
const FACTOR = `[x×*·^]\\s*${DIGIT}`;
/** A number by itself, or digits with nothing between them and the number: not those of 'H2S' and 'Cr6+'. */
const NUMBER_AHEAD = new RegExp(`(?<![\\p{L}\\d.,])${DIGIT}|${DIGIT}$|(?<!\\p{L})${FACTOR}`, 'iu');
const NUMBER_BEHIND = new RegExp(`^[\\s.,([]*(?:${FACTOR}|(?:e[\\s+-]*)?${DIGIT})`, 'iu');
const FRACTION = /[0#?]\s*\/\s*[\d#?]/;

/**
 * True of a section whose texts show other digits than the number's, or part them, so that another number is read: of 5
 * '0"00"' shows 500, '0" x 10³"' a thousandfold, and of 35 '0","0' 3,5.
 */
export function changesNumber(section: string): boolean {
  const texts = textsAround(section);
  if (texts === null || FRACTION.test(section.replace(LITERALS, ''))) return false;
  const [ahead, behind] = [texts.ahead.replace(APART, ''), texts.behind.replace(APART, '')];
  if (/\S/.test(texts.among) || NUMBER_BEHIND.test(behind)) return true;
  if (!/[\p{L}%‰]/u.test(behind) && new RegExp(DIGIT).test(behind)) return true;
  return NUMBER_AHEAD.test(ahead) && !(isSurelyUnit(ahead) && /\s$/.test(ahead));
}
