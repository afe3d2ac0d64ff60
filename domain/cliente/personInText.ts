import { normalize } from '../searchText.ts';

/** By what a text may tell of a person. */
export interface Sinais {
  /** Names and e-mail addresses. */
  nomes: Iterable<string | null>;
  /** Documents, formatted or bare. */
  numeros: Iterable<string | null>;
  /** Telephone numbers, likewise. */
  telefones: Iterable<string | null>;
}

/** A number of fewer digits might be any figure; of fewer than the second, even where it is told to be an RG. */
const FEWEST_DIGITS = 7;
const FEWEST_OF_RG = 5;

/** Typographic apostrophes and hyphens, as keyboards have them. */
const plain = (text: string) =>
  text.replace(/[\u2018\u2019\u02bc\u00b4`]/g, "'").replace(/[\u2010-\u2015\u2212]/g, '-');

/** A text as it is compared, and where each of its characters stands in the text itself. */
interface Folded {
  text: string;
  from: readonly number[];
  to: readonly number[];
}

/** What single characters are compared as: there are few in a text, and each is worked out once. */
const known = new Map<string, string>();

function foldedCharacter(character: string): string {
  let folded = known.get(character);
  if (folded === undefined) {
    const letters = plain(character).normalize('NFD').replace(/\p{M}/gu, '');
    folded = /\s/.test(character) ? ' ' : letters.toLowerCase();
    known.set(character, folded);
  }
  return folded;
}

/** As `normalize` does, character by character. */
function fold(whole: string): Folded {
  const letters: string[] = [];
  const from: number[] = [];
  const to: number[] = [];
  let at = 0;
  for (const character of whole) {
    const folded = foldedCharacter(character);
    const end = at + character.length;
    // Several blanks are one, and a mark belongs to the letter before it.
    const joins = folded === '' || (folded === ' ' && letters.at(-1) === ' ');
    if (joins && to.length > 0) to[to.length - 1] = end;
    if (!joins) {
      letters.push(folded);
      for (let unit = 0; unit < folded.length; unit++) {
        from.push(at);
        to.push(end);
      }
    }
    at = end;
  }
  return { text: letters.join(''), from, to };
}

const escaped = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

const PARTICLES = new Set(['da', 'de', 'do', 'das', 'dos', 'e']);

/**
 * A whole name and, of one with others between, the first and the last, and the first two: people write it so. A name of
 * one word ('Portaria') is as often no person's, and stays wherever it stands; an address of e-mail does not.
 */
function waysToCall(name: string | null): string[] {
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

/** A number, whatever stands between its characters; a short one where it follows 'RG'. */
function waysToNumber(text: string | null): string[] {
  const bare = [...normalize(text ?? '').replace(/[^\p{L}\p{N}]/gu, '')];
  const digits = bare.filter((character) => /\d/.test(character)).length;
  const way = bare.map(escaped).join(BETWEEN);
  if (digits >= FEWEST_DIGITS) return [figureless(way)];
  return digits < FEWEST_OF_RG ? [] : [figureless(`(?<=(?<!\\p{L})rg[\\s:.nº°]*)${way}`)];
}

/** A telephone number with its country and area code, or without them. */
function waysToTelephone(text: string | null): string[] {
  const digits = (text ?? '').replace(/\D/g, '').replace(/^0+/, '');
  const national = digits.length > 11 ? digits.replace(/^55/, '') : digits;
  const local = national.length > 9 ? national.slice(2) : national;
  if (local.length < 8) return waysToNumber(text);
  const area = [...national.slice(0, national.length - local.length)].join(BETWEEN);
  const codes = area && `(?:[+(]*(?:55${BETWEEN})?0?${area}${BETWEEN})?`;
  return [figureless(codes + [...local].join(BETWEEN))];
}

/**
 * Makes what takes a person out of texts: each name and number of theirs, whatever its case, accents, blanks and points,
 * where it stands as words of its own. A text that tells nothing of them comes back as it is.
 *
 * @param instead what stands in their place
 */
export function personRemover({ nomes, numeros, telefones }: Sinais, instead: string): (text: string) => string {
  const ways = [
    ...[...nomes].flatMap(waysToCall),
    ...[...numeros].flatMap(waysToNumber),
    ...[...telefones].flatMap(waysToTelephone),
  ];
  if (ways.length === 0) return (text) => text;
  // The longest first: of a name that another begins with, no rest is left.
  const longestFirst = [...new Set(ways)].sort((a, b) => b.length - a.length);
  const tells = new RegExp(`(?<![\\p{L}\\p{N}])(?:${longestFirst.join('|')})(?![\\p{L}\\p{N}])`, 'gu');
  return (text) => {
    // Most texts tell nothing, which is found out without keeping where each character stands.
    if (plain(normalize(text)).search(tells) < 0) return text;
    const folded = fold(text);
    let left = '';
    let kept = 0;
    for (const { index, 0: found } of folded.text.matchAll(tells)) {
      left += text.slice(kept, folded.from[index]) + instead;
      kept = folded.to[index + found.length - 1] ?? text.length;
    }
    return left + text.slice(kept);
  };
}
