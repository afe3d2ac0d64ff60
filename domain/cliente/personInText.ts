import { normalize } from '../searchText.ts';
import { type Beside, goesOn, isGoneOnFrom, isOfPlace } from './besideNames.ts';
import { telephonesIn } from './telephones.ts';
import { waysToCall, waysToCallOthers, waysToCallWhole } from './waysToCall.ts';
import { mayBeCpf, plain, waysToMask, waysToNumber, waysToTelephone } from './waysToTell.ts';

/** By what a text may tell of a person. */
export interface Sinais {
  /** Names and e-mail addresses. */
  nomes: Iterable<string | null>;
  /** Names that tell of them only whole: what people make of them may be another's. */
  nomesInteiros?: Iterable<string | null>;
  /** What others are called: where it stands whole, it tells of them; but where the person is called so too. */
  nomesDeOutros?: Iterable<string | null>;
  /** Documents, formatted or bare. */
  numeros: Iterable<string | null>;
  /** What the log shows of documents (`maskDocument`, `maskRg`): what may be one of them goes. */
  mascaras?: Iterable<string>;
  /** Telephone numbers, likewise; a text may hold several. */
  telefones: Iterable<string | null>;
}

/**
 * The signs by which a text that identifies a thing (a meter's number, a seal) may tell of a person: any other number in it
 * is the thing's own.
 */
export function signsInIdentifiers(sinais: Sinais): Sinais {
  const { numeros, mascaras = [] } = sinais;
  return { ...sinais, numeros: [...numeros].filter(mayBeCpf), mascaras: [...mascaras].filter(mayBeCpf), telefones: [] };
}

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

/** One of these ways, with no such character beside it; nothing where there are none. */
function standing(beside: string, ways: readonly string[]): string {
  // The longest first: of what another begins with, no rest is left.
  const longestFirst = [...new Set(ways)].sort((a, b) => b.length - a.length);
  return ways.length === 0 ? '(?!)' : `(?<!${beside})(?:${longestFirst.join('|')})(?!${beside})`;
}

/** Where in a text something stands. */
interface Span {
  from: number;
  to: number;
}

const overlap = (one: Span, other: Span) => one.from < other.to && other.from < one.to;
const holds = (one: Span, other: Span) => one.from <= other.from && other.to <= one.to;

function spansOf({ text, from, to }: Folded, ways: RegExp): Span[] {
  return [...text.matchAll(ways)].map(({ index, 0: found }) => ({
    from: from[index] ?? 0,
    to: to[index + found.length - 1] ?? 0,
  }));
}

/** Characters that are looked at on either side of a name. */
const LOOKED_AT = 60;

const besideOf = (text: string, { from, to }: Span): Beside => ({
  said: text.slice(from, to),
  before: text.slice(Math.max(0, from - LOOKED_AT), from),
  after: text.slice(to, to + LOOKED_AT),
});

/** The text with something else in the place of these; of several that share characters, once. */
function replaced(text: string, spans: readonly Span[], instead: string): string {
  let left = '';
  let kept = 0;
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    if (from >= kept) left += text.slice(kept, from) + instead;
    kept = Math.max(kept, to);
  }
  return left + text.slice(kept);
}

const BESIDE_NAMES = '[\\p{L}\\p{N}]';
const wordsIn = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '');
const anywhere = (way: string) => new RegExp(way, 'gu');

const waysToNumbers = ({ numeros, mascaras = [], telefones }: Sinais) => [
  ...[...numeros].flatMap(waysToNumber),
  ...[...mascaras].flatMap(waysToMask),
  ...[...telefones].flatMap(telephonesIn).flatMap(waysToTelephone),
];

/**
 * Makes what tells how a text calls others, where it may: of all of them few are called like the person, and of these few
 * have all their words in a text.
 *
 * @param own the ways to call the person, who may be called as others are
 */
function othersKnown(names: Iterable<string | null>, isAlike: (name: string) => boolean, own: readonly string[]) {
  const alike = [...names].map((name) => plain(normalize(name ?? ''))).filter(isAlike);
  const known = alike.map((name) => ({ name, words: wordsIn(name) }));
  return (text: string) => {
    const said = new Set(wordsIn(text));
    const some = known.filter(({ words }) => words.every((word) => said.has(word)));
    return waysToCallOthers(
      some.map(({ name }) => name),
      own,
    );
  };
}

/**
 * Makes what takes a person out of texts: each name and number of theirs, whatever its case, accents, blanks and points,
 * where it stands as words of its own; a number, beside no digit. Part of a name stays where it is another's: where the
 * name goes on otherwise, or is a street's. A text that tells nothing of them comes back as it is.
 *
 * @param instead what stands in their place
 */
export function personRemover(sinais: Sinais, instead: string): (text: string) => string {
  const { nomes, nomesInteiros = [], nomesDeOutros = [] } = sinais;
  const { short, turned, words, ...called } = waysToCall(nomes);
  const whole = [...called.whole, ...waysToCallWhole(nomesInteiros)];
  const numbers = waysToNumbers(sinais);
  if (whole.length + numbers.length === 0) return (text) => text;
  // Letters go on a word, and not a number: 'CPF529.982.247-25'.
  const told = standing('\\d', numbers);
  const tells = new RegExp(`${standing(BESIDE_NAMES, [...whole, ...short, ...turned])}|${told}`, 'u');
  const isAlike = (name: string) => tells.test(name) || name.split(' ').some((word) => words.has(word));
  const othersIn = othersKnown(nomesDeOutros, isAlike, whole);
  const ways = {
    numbers: anywhere(told),
    whole: anywhere(standing(BESIDE_NAMES, whole)),
    short: anywhere(standing(BESIDE_NAMES, short)),
    turned: anywhere(standing(BESIDE_NAMES, turned)),
  };
  return (text) => {
    // Most texts tell nothing, which is found out without keeping where each character stands.
    if (!tells.test(plain(normalize(text)))) return text;
    const folded = fold(text);
    const others = spansOf(folded, anywhere(standing(BESIDE_NAMES, othersIn(folded.text))));
    // A whole name is another's only as part of a longer one.
    const isWithinOthers = (span: Span) => others.some((other) => holds(other, span));
    const isOthers = (span: Span) =>
      others.some((other) => overlap(other, span) && (holds(other, span) || !holds(span, other)));
    const isAnothers = (span: Span) => {
      const beside = besideOf(text, span);
      return isOthers(span) || isOfPlace(beside) || goesOn(beside, words);
    };
    // A surname with a comma and the name after it are of two where either is somebody's.
    const isOfTwo = (span: Span) =>
      others.some((other) => overlap(other, span)) || isGoneOnFrom(besideOf(text, span), words);
    const spans = [
      ...spansOf(folded, ways.numbers),
      ...spansOf(folded, ways.whole).filter((span) => !isWithinOthers(span)),
      ...spansOf(folded, ways.short).filter((span) => !isAnothers(span)),
      ...spansOf(folded, ways.turned).filter((span) => !isAnothers(span) && !isOfTwo(span)),
    ];
    return replaced(text, spans, instead);
  };
}
