import * as XLSX from '@e965/xlsx';
import { labText } from '../../../domain/coleta/labValue.ts';
import { shift } from '../../../domain/numbers.ts';
import { normalize } from '../../../domain/searchText.ts';
import { asTyped } from './cells.ts';
import { LITERALS, sectionsOf } from './numberFormat.ts';

/**
 * Signs, words and abbreviations that make another value of the number beside them, as `normalize` leaves them: 'n.d.'
 * and 'N/D', but not what a day has, as 'kg N/d' and 'kg N.d-1'.
 */
const SIGN = new RegExp(
  [
    '[<>≤≥≦≧⩽⩾≲≳≪≫‹›±~∼≈≅≃]',
    'menor|maior|inferior|superior|abaixo|acima|aprox|estimad|detec|quantific',
    '(?<![a-z])(?:ate|cerca|limite|men\\.?|mai\\.|inf|sup|max(?:imo)?|minimo|ausentes?|tracos?|n\\.? ?[dq]|l\\. ?[dq]\\.|l[dq][a-z]?|lo[dq])(?![a-z−-])',
    '(?<![a-z] ?)n/[dq](?![a-z])',
  ].join('|'),
);
/** True of a text that makes another value of the number beside it. */
export const saysSign = (text: string): boolean => SIGN.test(normalize(text.normalize('NFKC')));

const PLACE_OF_NUMBER = /[0#?@]|general/i;
const WORD = /[\p{L}\d]/u;
const DIGITS = /\d[\d.,]*/;

/** Whether a format may show more than a number and its unit: a sign somewhere, or a word or digits in the number's stead. */
export function tellsSign(format: string): boolean {
  return sectionsOf(format).some((section) => {
    const words = section.replace(/["\\]/g, '').replace(/general/gi, ' ');
    return saysSign(words) || (WORD.test(words) && !PLACE_OF_NUMBER.test(section.replace(LITERALS, '')));
  });
}

/** The spreadsheet library leaves out what follows a 'General' at a format's beginning. */
const afterGeneral = (format: string) =>
  format.replace(/("[^"]*"|\\.)|general/gi, (general, literal?: string) => literal ?? `""${general}`);

/** '1,234.5', as the library shows it, is '1.234,5' to a reader in Brazil. */
const inPortuguese = (digits: string) => digits.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/** The same of a text, which its format shows unchanged: '"<"@'. */
function shownAround(value: string, format: string): string | undefined {
  const shown: string = XLSX.SSF.format(format, value);
  const at = shown.indexOf(value);
  if (at < 0) return saysSign(shown) ? shown : undefined;
  const [before, after] = [shown.slice(0, at), shown.slice(at + value.length)];
  if (saysSign(after)) return shown.trim();
  return saysSign(before) ? labText(before, value) : undefined;
}

/**
 * What is read of a number or a text by what its format shows of it: a sign before it goes with the number itself, a sign behind
 * it makes it the whole text that is shown, and so does a word in its stead. Undefined where there is none.
 *
 * @param power of ten by which the format shows the number larger than it is
 */
export function shownText(value: number | string, format: string, power = 0): string | undefined {
  try {
    if (typeof value === 'string') return shownAround(value, format);
    const shown: string = XLSX.SSF.format(afterGeneral(format), value).trim();
    const [digits] = DIGITS.exec(XLSX.SSF.format(format.replace(LITERALS, ''), value)) ?? [];
    // '[<0.05]"< 0,05"' shows a text in the number's stead.
    if (digits === undefined) return saysSign(shown) || WORD.test(shown) ? shown : undefined;
    const at = shown.indexOf(digits);
    if (at < 0) return saysSign(shown) ? shown : undefined;
    const [before, after] = [shown.slice(0, at), shown.slice(at + digits.length)];
    if (saysSign(after)) return `${before}${inPortuguese(digits)}${after}`;
    return saysSign(before) ? labText(before, asTyped(shift(value, power))) : undefined;
  } catch {
    return `(${format}) ${value}`;
  }
}
