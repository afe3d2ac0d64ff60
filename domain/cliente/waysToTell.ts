import { normalize } from '../searchText.ts';

/** How texts write names and numbers: parts of regular expressions over texts as `normalize` and `plain` have them. */

/** A number of fewer digits might be any figure; of fewer than the second, even where it is told to be an RG. */
const FEWEST_DIGITS = 7;
const FEWEST_OF_RG = 5;

/** Typographic apostrophes and hyphens, as keyboards have them. */
export const plain = (text: string) =>
  text.replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'").replace(/[\u2010-\u2015\u2212]/g, '-');

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const PARTICLES = new Set(['da', 'de', 'do', 'das', 'dos', 'e']);

/**
 * A whole name and, of one with others between, the first and the last, and the first two: people write it so. A name of
 * one word ('Portaria') is as often no person's, and stays wherever it stands; an address of e-mail does not.
 */
export function waysToCall(name: string | null): string[] {
  const whole = plain(normalize(name ?? ''));
  const words = whole.split(' ');
  if (words.length === 1) return whole.includes('@') ? [escaped(whole)] : [];
  const second = words.findIndex((word, index) => index > 0 && !PARTICLES.has(word));
  return [whole, `${words[0]} ${words.at(-1)}`, ...(second < 0 ? [] : [words.slice(0, second + 1).join(' ')])].map(
    escaped,
  );
}

/** What may stand between the characters of a number. */
const BETWEEN = '[\\s().+/-]*';
/** The digits of a figure before or after its comma are no number of anybody. */
const figureless = (way: string) => `(?<!\\d,)${way}(?!,\\d)`;

/** What follows 'RG'. */
const afterRg = (way: string) => `(?<=(?<!\\p{L})rg[\\s:.nº°]*)${way}`;

/** A number, whatever stands between its characters; a short one where it follows 'RG'. */
export function waysToNumber(text: string | null): string[] {
  const bare = [...normalize(text ?? '').replace(/[^\p{L}\p{N}]/gu, '')];
  const digits = bare.filter((character) => /\d/.test(character)).length;
  const way = bare.map(escaped).join(BETWEEN);
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
