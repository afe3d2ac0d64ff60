import { normalize } from '../searchText.ts';
import { escaped, plain } from './waysToTell.ts';

/** How texts write names: parts of regular expressions over texts as `normalize` and `plain` have them. */

/** Words that no name is told by beside the first, and what a firm of one person adds to theirs. */
const WEAK = new Set(['da', 'de', 'do', 'das', 'dos', 'e', 'me', 'mei', 'epp', 'ltda', 'eireli']);
/** What may stand between the words of a name. */
const APART = '(?:[\\s/_-]{1,3}|\\.)';
/** What stands between a surname and the name after it. */
const REVERSED = '\\s?[,;/-]\\s?';

/** The words of a name; one of a single word ('Portaria') is as often no person's, and has none. */
function wordsOf(name: string): string[] {
  if (!name.includes(' ')) return [];
  return name
    .replace(/^([^,]+), ([^,]+)$/, '$2 $1')
    .split(/[\s,;/]+/)
    .map((word) => word.replace(/\.$/, ''))
    .filter((word) => word !== '');
}

const isWeak = (word: string) => WEAK.has(word) || word.replace(/[^\p{L}]/gu, '').length < 2;
const one = (words: Iterable<string>) => `(?:${[...new Set(words)].sort((a, b) => b.length - a.length).join('|')})`;
/** A word, with its point where it is an initial. */
const written = (word: string) => escaped(word) + (word.length === 1 ? '\\.?' : '');
const inOrder = (words: readonly string[]) => words.map(written).join(APART);

/** Names that begin alike, as one: of none that another goes on from, a rest is left. */
function waysOfAlike(first: string, names: readonly (readonly string[])[]): string[] {
  const strong = names.flatMap((words) => words.slice(1).filter((word) => !isWeak(word)));
  const wholes = names.filter((words) => words.slice(1).every(isWeak)).map(inOrder);
  if (strong.length === 0) return wholes;
  const others = one(strong.map(escaped));
  const weak = names.flatMap((words) => words.slice(1).filter(isWeak));
  const between = one([...weak.map(written), ...strong.map((word) => `${escaped(word.slice(0, 1))}\\.?`)]);
  const ends = names.flatMap((words) => words.slice(-1).filter(isWeak)).map(written);
  const rest = `(?:${APART}(?:${between}${APART})*${others})+${ends.length > 0 ? `(?:${APART}${one(ends)})?` : ''}`;
  const lastFirst = `(?:${others}${APART}){0,4}${others}${REVERSED}${written(first)}(?:${rest})?`;
  return [written(first) + rest, lastFirst, ...wholes];
}

const compared = (names: Iterable<string | null>) => [...names].map((name) => plain(normalize(name ?? '')));
const mails = (names: readonly string[]) =>
  names.filter((name) => !name.includes(' ') && name.includes('@')).map(escaped);

/**
 * Names whole and as people write them: the first word and any others of it, or those before it with a comma. One of a
 * single word stays wherever it stands, for it is as often no person's; an address of e-mail does not.
 */
export function waysToCall(names: Iterable<string | null>): string[] {
  const all = compared(names);
  const several = all.map(wordsOf).filter((words) => words.length > 1);
  const alike = Map.groupBy(several, ([first]) => first ?? '');
  return [...mails(all), ...[...alike].flatMap(([first, some]) => waysOfAlike(first, some))];
}

/** Names whole alone. */
export function waysToCallWhole(names: Iterable<string | null>): string[] {
  const all = compared(names);
  const wholes = all.map(wordsOf).filter((words) => words.length > 1);
  return [...mails(all), ...wholes.map(inOrder)];
}
