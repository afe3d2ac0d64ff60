import * as XLSX from '@e965/xlsx';
import { labText } from '../../domain/coleta/labValue.ts';
import { remembered } from '../../domain/remembered.ts';
import { normalize } from '../../domain/searchText.ts';
import { asTyped, type Row } from './cells.ts';

/** A cell with its number format, as the spreadsheet reader gives it. */
interface FormattedCell {
  t: string;
  v?: unknown;
  z?: unknown;
}

/**
 * Signs, words and abbreviations that make another value of the number beside them, as `normalize` leaves them: 'n.d.'
 * and 'N/D', but not what a day has, as 'kg N/d' and 'kg N.d-1'.
 */
const SIGN = new RegExp(
  [
    '[<>≤≥≦≧⩽⩾≲≳≪≫±~∼≈≅≃]',
    'menor|maior|inferior|superior|abaixo|acima|aprox|estimad|detec|quantific',
    '(?<![a-z])(?:ate|cerca|limite|ausentes?|tracos?|n\\.? ?[dq]|l\\. ?[dq]\\.|l[dq][a-z]?|lo[dq])(?![a-z−-])',
    '(?<![a-z] ?)n/[dq](?![a-z])',
  ].join('|'),
);
const saysSign = (text: string) => SIGN.test(normalize(text.normalize('NFKC')));

/** What a format shows as it is: texts, single characters and symbols of currencies. */
const LITERALS = /"[^"]*"|\\.|\[\$[^\]]*\]/g;
/** Conditions, colours and the like are not shown, unless brackets stand within a text. */
const NOT_SHOWN = /("[^"]*"|\\.)|\[(?!\$)[^\]]*\]/g;
const SECTION = /(?:"[^"]*"|\\.|[^;"\\])+/g;
const PLACE_OF_NUMBER = /[0#?@]|general/i;
const WORD = /\p{L}/u;
const DIGITS = /\d[\d.,]*/;

/** Whether a format may show more than a number and its unit: a sign somewhere, or a word in the number's stead. */
function tells(format: string): boolean {
  return (format.replace(NOT_SHOWN, '$1').match(SECTION) ?? []).some((section) => {
    const words = section.replace(/["\\]/g, '').replace(/general/gi, ' ');
    return saysSign(words) || (WORD.test(words) && !PLACE_OF_NUMBER.test(section.replace(LITERALS, '')));
  });
}

/** The spreadsheet library leaves out what follows a 'General' at a format's beginning. */
const afterGeneral = (format: string) =>
  format.replace(/("[^"]*"|\\.)|general/gi, (general, literal?: string) => literal ?? `""${general}`);

/** '1,234.5', as the library shows it, is '1.234,5' to a reader in Brazil. */
const inPortuguese = (digits: string) => digits.replace(/[.,]/g, (mark) => (mark === '.' ? ',' : '.'));

/**
 * What is read of a number by what its format shows of it: a sign before it goes with the number itself, a sign behind
 * it makes it the whole text that is shown, and so does a word in its stead. Undefined where there is none.
 */
function shownText(value: number, format: string): string | undefined {
  try {
    const shown: string = XLSX.SSF.format(afterGeneral(format), value).trim();
    const [digits] = DIGITS.exec(XLSX.SSF.format(format.replace(LITERALS, ''), value)) ?? [];
    // '[<0.05]"< 0,05"' shows a text in the number's stead.
    if (digits === undefined) return saysSign(shown) || WORD.test(shown) ? shown : undefined;
    const at = shown.indexOf(digits);
    if (at < 0) return saysSign(shown) ? shown : undefined;
    const [before, after] = [shown.slice(0, at), shown.slice(at + digits.length)];
    if (saysSign(after)) return `${before}${inPortuguese(digits)}${after}`;
    return saysSign(before) ? labText(before, asTyped(value)) : undefined;
  } catch {
    return `(${format}) ${value}`;
  }
}

/** Gives each number that is shown with a sign ('"<"0.00', '0.0" (ND)"') the text that a reader of the sheet sees. */
export function showSigns(rows: readonly (Row | undefined)[]): void {
  const mayTell = remembered(tells);
  for (const row of rows) {
    for (const cell of (row ?? []) as readonly (FormattedCell | undefined)[]) {
      if (cell?.t !== 'n' || typeof cell.v !== 'number' || typeof cell.z !== 'string' || !mayTell(cell.z)) continue;
      const text = shownText(cell.v, cell.z);
      if (text !== undefined) Object.assign(cell, { t: 's', v: text });
    }
  }
}
