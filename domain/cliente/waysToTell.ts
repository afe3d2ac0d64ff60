import { normalize } from '../searchText.ts';

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

/** A number, whatever stands between its characters, and letters around it or not; a short one where it follows 'RG'. */
export function waysToNumber(text: string | null): string[] {
  const bare = normalize(text ?? '').replace(/[^\p{L}\p{N}]/gu, '');
  const [, before = '', core = '', after = ''] = /^(\p{L}*)(.*?)(\p{L}*)$/u.exec(bare) ?? [];
  const spaced = (part: string) => [...part].map(escaped).join(BETWEEN);
  const way = `${before && `(?:${spaced(before)}${BETWEEN})?`}${spaced(core)}${after && `(?:${BETWEEN}${spaced(after)})?`}`;
  const digits = core.replace(/\D/g, '').length;
  if (digits >= FEWEST_OF_NO_FIGURE) return [way];
  if (digits >= FEWEST_DIGITS) return [figureless(way)];
  return digits < FEWEST_OF_RG ? [] : [figureless(afterRg(way))];
}

/** A telephone number with its country and area code, or without them. */
export function waysToTelephone(text: string | null): string[] {
  const digits = (text ?? '').replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > 11 ? digits.replace(/^55/, '') : digits;
  const local = national.length > 9 ? national.slice(2) : national;
  if (local.length < 8) return waysToNumber(text);
  const area = [...national.slice(0, national.length - local.length)].join(BETWEEN);
  const codes = area && `(?:[+(]*(?:55${BETWEEN})?0?${area}${BETWEEN})?`;
  return [figureless(codes + [...local].join(BETWEEN))];
}

/** A CPF as the log shows it, its middle alone. */
const MASKED_CPF = /^\*{3}\.(\d{3})\.(\d{3})-\*{2}$/;
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
  return [afterRg(state + characters.map(one).join(BETWEEN)), ...(/-[a-z0-9]$/.test(shown) ? [asWritten] : [])];
}
