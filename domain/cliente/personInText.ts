import { normalize } from '../searchText.ts';
import { telephonesIn } from './telephones.ts';
import { waysToCall, waysToCallWhole } from './waysToCall.ts';
import { mayBeCpf, plain, waysToMask, waysToNumber, waysToTelephone } from './waysToTell.ts';

/** By what a text may tell of a person. */
export interface Sinais {
  /** Names and e-mail addresses. */
  nomes: Iterable<string | null>;
  /** Names that tell of them only whole: what people make of them may be another's. */
  nomesInteiros?: Iterable<string | null>;
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

/**
 * Makes what takes a person out of texts: each name and number of theirs, whatever its case, accents, blanks and points,
 * where it stands as words of its own; a number, beside no digit. A text that tells nothing of them comes back as it is.
 *
 * @param instead what stands in their place
 */
export function personRemover(sinais: Sinais, instead: string): (text: string) => string {
  const { nomes, nomesInteiros = [], numeros, mascaras = [], telefones } = sinais;
  const called = [...waysToCall(nomes), ...waysToCallWhole(nomesInteiros)];
  const numbers = [
    ...[...numeros].flatMap(waysToNumber),
    ...[...mascaras].flatMap(waysToMask),
    ...[...telefones].flatMap(telephonesIn).flatMap(waysToTelephone),
  ];
  if (called.length + numbers.length === 0) return (text) => text;
  // Letters go on a word, and not a number: 'CPF529.982.247-25'.
  const tells = new RegExp(`${standing('[\\p{L}\\p{N}]', called)}|${standing('\\d', numbers)}`, 'gu');
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
