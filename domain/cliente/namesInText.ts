import { normalize } from '../searchText.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Words of the longest name that is looked for. */
const LONGEST = 8;

/** The words of a name, as names are compared that are known by a code alone: '' where there is none. */
export const wordsOfName = (name: string) => (name.match(WORD) ?? []).map(normalize).join(' ');

/**
 * Makes what takes names out of texts of which it can only be asked whether a row of words is one. A name of a single word
 * is one where it is the whole text.
 *
 * @param isName asked of words as `wordsOfName` has them
 * @param instead what stands in their place
 * @param isAnothers the same, of what stays with the names in it
 */
export function nameRemover(
  isName: (words: string) => boolean,
  instead: string,
  isAnothers: (words: string) => boolean = () => false,
): (text: string) => string {
  return (text) => {
    const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
      text: normalize(word),
      from: index,
      to: index + word.length,
    }));
    const said = (from: number, to: number) =>
      words
        .slice(from, to)
        .map((word) => word.text)
        .join(' ');
    const nameAt = (at: number) => {
      for (let count = Math.min(LONGEST, words.length - at); count > 0; count--) {
        const mayBe = count > 1 || words.length === 1;
        if (mayBe && isName(said(at, at + count))) return words.slice(at, at + count);
      }
      return [];
    };
    const isWithinAnothers = (at: number, end: number) => {
      for (let from = Math.max(0, end - LONGEST); from <= at; from++) {
        for (let to = end; to <= Math.min(words.length, from + LONGEST); to++) {
          if (isAnothers(said(from, to))) return true;
        }
      }
      return false;
    };
    let left = '';
    let kept = 0;
    for (let at = 0; at < words.length; ) {
      const found = nameAt(at);
      const [first, last] = [found[0], found.at(-1)];
      if (first && last && !isWithinAnothers(at, at + found.length)) {
        left += text.slice(kept, first.from) + instead;
        kept = last.to;
      }
      at += Math.max(1, found.length);
    }
    return left + text.slice(kept);
  };
}
