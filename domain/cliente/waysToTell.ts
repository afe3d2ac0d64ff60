import { normalize } from '../searchText.ts';
import { bareDocument } from './documents.ts';

/** How texts write numbers of a person: parts of regular expressions over texts as `normalize` and `plain` have them. */

/** A number of fewer digits might be any figure; of fewer than the second, even where it is told to be an RG. */
const FEWEST_DIGITS = 7;
const FEWEST_OF_RG = 5;

/** Typographic apostrophes and hyphens, as keyboards have them. */
export const plain = (text: string) =>
  text.replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'").replace(/[\u2010-\u2015\u2212]/g, '-');

export const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** What may stand between the characters of a number. */
const BETWEEN = '[\\s().+/-]*';
/** A number of fewer digits may be those of a figure, before or after its comma. */
const FEWEST_OF_NO_FIGURE = 11;
const figureless = (way: string) => `(?<!\\d,)${way}(?!,\\d)`;

/** What follows 'RG'. */
const afterRg = (way: string) => `(?<=(?<!\\p{L})rg[\\s:.nº°]{0,6})${way}`;
/** A letter; 'nº' goes on no word. */
const LETTER = '[^\\P{L}º]';
/** What no letter goes on, but for 'RG': 'A1234567' is the code of a thing. */
const unglued = (way: string) => `(?:(?<!${LETTER})|(?<=(?<!\\p{L})rg))${way}(?!\\p{L})`;

/**
 * A number, whatever stands between its characters, and its own letters around it or not; a long one beside other letters
 * too, a short one where it follows 'RG'.
 */
export function waysToNumber(text: string | null): string[] {
  const bare = normalize(text ?? '').replace(/[^\p{L}\p{N}]/gu, '');
  const [, before = '', core = '', after = ''] = /^(\p{L}*)(.*?)(\p{L}*)$/u.exec(bare) ?? [];
  const spaced = (part: string) => [...part].map(escaped).join(BETWEEN);
  const way = `${before && `(?:${spaced(before)}${BETWEEN})?`}${spaced(core)}${after && `(?:${BETWEEN}${spaced(after)})?`}`;
  const digits = core.replace(/\D/g, '').length;
  if (digits >= FEWEST_OF_NO_FIGURE) return [way];
  if (digits >= FEWEST_DIGITS) return [unglued(figureless(way))];
  return digits < FEWEST_OF_RG ? [] : [figureless(afterRg(way))];
}

/**
 * What the texts hold, one after the other, that tell a number of eleven digits or more: bare, in groups of three as a CPF
 * is written, or in groups as this one is.
 *
 * @example heldWhereNumbered('529.982.247-25') // [['529', '982', '247', '25']]
 */
export function heldWhereNumbered(text: string | null): string[][] {
  const asWritten = normalize(text ?? '').match(/\d+/g) ?? [];
  const inThrees = asWritten.join('').match(/\d{1,3}/g) ?? [];
  const same = asWritten.length === 1 || asWritten.join() === inThrees.join();
  return same ? [inThrees] : [inThrees, asWritten];
}

/** What follows a word that tells that it is a telephone. */
const CALLED_BY = 'tels?|telefones?|fones?|cel|celular|ramal|whats|whatsapp|zap|fax|ligar|ligue';
const afterTelephone = (way: string) => `(?=[\\d+(])(?<=(?<!\\p{L})(?:${CALLED_BY})[\\s:.()nº°-]{0,6})${way}`;
/** What stands between the halves of a telephone without its area code, and may stand after the 9 of a mobile's. */
const HALVES = '[\\s.-]{1,3}';
const AFTER_NINE = '[\\s.-]?';

/** A telephone without its area code, where no word tells that it is one: eight digits that run together are any figure. */
function waysToLocal(local: string): string[] {
  const [first, last] = [local.slice(0, -4), local.slice(-4)];
  const isMobile = first.length === 5;
  const way = isMobile
    ? `${first.slice(0, 1)}${AFTER_NINE}${first.slice(1)}(?:${HALVES})?${last}`
    : `${first}${HALVES}${last}`;
  return first.length > 5 ? [] : [`(?<!${LETTER})${way}`];
}

/** A telephone number with its country and area code, or without them where it is written as one. */
export function waysToTelephone(text: string | null): string[] {
  const digits = (text ?? '').replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > 11 ? digits.replace(/^55/, '') : digits;
  const local = national.length > 9 ? national.slice(2) : national;
  if (local.length < FEWEST_DIGITS) return waysToNumber(text);
  const area = [...national.slice(0, national.length - local.length)].join(BETWEEN);
  const codes = area && `[+(]*(?:55${BETWEEN})?0?${area}${BETWEEN}`;
  const spaced = [...local].join(BETWEEN);
  const whole = area || local.length > 9 ? [codes + spaced] : [];
  return [...whole, afterTelephone(spaced), ...waysToLocal(local)].map(figureless);
}

/** A CPF as the log shows it, its middle alone. */
const MASKED_CPF = /^\*{3}\.(\d{3})\.(\d{3})-\*{2}$/;
/** Whether it is a CPF, as it is typed or as the log shows it. */
export const mayBeCpf = (text: string | null) => /^\d{11}$/.test(bareDocument(text)) || MASKED_CPF.test(text ?? '');
/** Two letters before an RG, which texts may leave out. */
const STATE = /^\*{2}[\s-]+/;

/**
 * What may be the number behind what the log shows of it: a CPF with the same middle; an RG with the same end where it
 * follows 'RG', or is written as that one was, with its check digit.
 */
export function waysToMask(mask: string): string[] {
  const [, ...middle] = MASKED_CPF.exec(mask) ?? [];
  if (middle.length > 0) return [['\\d{3}', ...middle.map((part) => [...part].join(BETWEEN)), '\\d{2}'].join(BETWEEN)];
  const shown = plain(normalize(mask)).replace(STATE, '');
  const characters = [...shown.replace(/[^\p{L}\p{N}*]/gu, '')];
  if (characters.length < FEWEST_OF_RG || !/\d/.test(shown)) return [];
  const one = (character: string) => (character === '*' ? '[a-z0-9]' : escaped(character));
  const asWritten = [...shown].map(one).join('');
  const state = `(?:[a-z]{2}${BETWEEN})?`;
  return [
    afterRg(state + characters.map(one).join(BETWEEN)),
    ...(/-[a-z0-9]$/.test(shown) ? [unglued(asWritten)] : []),
  ];
}
