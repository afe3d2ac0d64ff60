import { normalize } from '../searchText.ts';
import { escaped, plain } from './waysToTell.ts';

/** How texts write names: parts of regular expressions over texts as `normalize` and `plain` have them. */

/** What a firm of one person adds to their name. */
const OF_FIRMS = new Set(['me', 'mei', 'epp', 'ltda', 'eireli']);
/** Words that no name is told by beside the first. */
const WEAK = new Set(['da', 'de', 'do', 'das', 'dos', 'e', ...OF_FIRMS]);
/** What may stand between the words of a name. */
const APART = '(?:[\\s/_-]{1,3}|\\.)';
/** What may between those of a part of a name: a stroke with blanks stands between two persons. */
const TOGETHER = '(?:[\\s_]{1,3}|[./-])';
/** What stands between a surname and the name after it; a semicolon stands between two persons as well. */
const REVERSED = '(?:\\s?,\\s?|/)';

/** Letters and digits that nothing stands between, however a name is written. */
const TOGETHER_IN = /[\p{L}\p{N}]+/gu;

/** How texts may call somebody. */
export interface WaysToCall {
  /** Whole names, and addresses of e-mail. */
  whole: string[];
  /** The first word of a name and any others of it. */
  short: string[];
  /** Those before the first, with a comma. */
  turned: string[];
  /** The words of the names. */
  words: ReadonlySet<string>;
}

/** A name with its surnames first: 'Quaresma, Policarpo'. */
const SURNAMES_FIRST = /^([^,@]+), ?([^,@]+)$/;

const split = (text: string): string[] =>
  text
    .split(/[\s,;/]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '');

/** The words of a name; one of a single word ('Portaria') is as often no person's, and has none. */
function wordsOf(name: string): string[] {
  if (!name.includes(' ') && !SURNAMES_FIRST.test(name)) return [];
  return split(name.replace(SURNAMES_FIRST, '$2 $1'));
}

const isWeak = (word: string) => WEAK.has(word) || word.replace(/[^\p{L}]/gu, '').length < 2;
const one = (words: Iterable<string>) => `(?:${[...new Set(words)].sort((a, b) => b.length - a.length).join('|')})`;
/** A word, with its point where it is an initial. */
const written = (word: string) => escaped(word) + (word.length === 1 ? '\\.?' : '');
const inOrder = (words: readonly string[]) => words.map(written).join(APART);

/** Surnames first, where a name was given so. */
function surnamesFirst(name: string): string[] {
  const [, surnames, others] = SURNAMES_FIRST.exec(name) ?? [];
  return surnames && others ? [`${inOrder(split(surnames))}${REVERSED}${inOrder(split(others))}`] : [];
}

/** Parts of names that begin alike, as one: of none that another goes on from, a rest is left. */
function partsOfAlike(first: string, names: readonly (readonly string[])[]): Pick<WaysToCall, 'short' | 'turned'> {
  const strong = names.flatMap((words) => words.slice(1).filter((word) => !isWeak(word)));
  if (strong.length === 0) return { short: [], turned: [] };
  const others = one(strong.map(escaped));
  const weak = names.flatMap((words) => words.slice(1).filter(isWeak));
  const between = one([...weak.map(written), ...strong.map((word) => `${escaped(word.slice(0, 1))}\\.?`)]);
  const ends = names.flatMap((words) => words.slice(-1).filter(isWeak)).map(written);
  const rest = `(?:${TOGETHER}(?:${between}${TOGETHER})*${others})+${ends.length > 0 ? `(?:${TOGETHER}${one(ends)})?` : ''}`;
  const lastFirst = `(?:${others}${TOGETHER}){0,4}${others}${REVERSED}${written(first)}(?:${rest})?`;
  return { short: [written(first) + rest], turned: [lastFirst] };
}

const compared = (names: Iterable<string | null>) => [...names].map((name) => plain(normalize(name ?? '')));
const isMail = (name: string) => !name.includes(' ') && name.includes('@');
const mails = (names: readonly string[]) => names.filter(isMail).map(escaped);
const isOfSeveral = (words: readonly string[]) => words.length > 1;

/** A name without what its firm adds to it. */
const withoutFirm = (words: readonly string[]) =>
  words.slice(0, words.findLastIndex((word) => !OF_FIRMS.has(word)) + 1);

/**
 * Names whole and as people write them. One of a single word stays wherever it stands, for it is as often no person's; an
 * address of e-mail does not.
 */
export function waysToCall(names: Iterable<string | null>): WaysToCall {
  const all = compared(names);
  const several = all.map(wordsOf).filter(isOfSeveral);
  const wholes = [...several, ...several.map(withoutFirm).filter(isOfSeveral)];
  const alike = [...Map.groupBy(several, ([first]) => first ?? '')].map(([first, some]) => partsOfAlike(first, some));
  return {
    whole: [...mails(all), ...wholes.map(inOrder), ...all.flatMap(surnamesFirst)],
    short: alike.flatMap(({ short }) => short),
    turned: alike.flatMap(({ turned }) => turned),
    words: new Set(several.flat().filter((word) => !isWeak(word))),
  };
}

/** Whole names, and the same with any of the last words first; those of namesakes aside. @param own whole names, as ways */
export function waysToCallOthers(names: Iterable<string | null>, own: readonly string[]): string[] {
  const all = compared(names);
  const several = all.map(wordsOf).filter((words) => isOfSeveral(words) && !own.includes(inOrder(words)));
  const turnedAt = (words: readonly string[], at: number) =>
    `${inOrder(words.slice(at))}${REVERSED}${inOrder(words.slice(0, at))}`;
  const turned = several.flatMap((words) => words.slice(1).map((_, index) => turnedAt(words, index + 1)));
  return [...mails(all).filter((mail) => !own.includes(mail)), ...several.map(inOrder), ...turned];
}

/** Names whole alone; one with its surnames first, in either order. */
export function waysToCallWhole(names: Iterable<string | null>): string[] {
  const all = compared(names);
  return [...mails(all), ...all.map(wordsOf).filter(isOfSeveral).map(inOrder), ...all.flatMap(surnamesFirst)];
}

/**
 * What any text holds, one after the other, that calls somebody by one of these names whole: for each of them letters and
 * digits that stand together, as `normalize` has them. Of the texts with all of it `waysToCallWhole` tells which call them so.
 *
 * @example heldWhereCalledWhole(["Ana d'Ávila"]) // [['ana', 'd', 'avila']]
 */
export function heldWhereCalledWhole(names: Iterable<string | null>): string[][] {
  const all = compared(names);
  const several = all.map(wordsOf).filter(isOfSeveral);
  const asGiven = all.filter((name) => isMail(name) || SURNAMES_FIRST.test(name));
  return [...asGiven, ...several.map((words) => words.join(' '))].map((name) => name.match(TOGETHER_IN) ?? []);
}
