import * as XLSX from '@e965/xlsx';
import { labText } from '../../domain/coleta/labValue.ts';
import { asTyped, type Row } from './cells.ts';

/** A cell with its number format, as the spreadsheet reader gives it. */
interface FormattedCell {
  t: string;
  v?: unknown;
  z?: unknown;
}

/** Signs and words that make another value of the number behind them. */
const SIGN = /[<>≤≥±~≈]|menor|maior|inferior|superior|abaixo|acima|at[eé]/i;
const CONDITIONS = /\[[^\]]*\]/g;
const LITERALS = /"[^"]*"|\\./g;
const SECTION = /(?:"[^"]*"|\\.|[^;"\\])+/g;
const PLACE_OF_NUMBER = /[0#?]|general/i;

/** What is read of a number whose format shows a sign before it; undefined where there is none. */
function signedText(value: number, format: string): string | undefined {
  const signed = (format.replace(CONDITIONS, '').match(SECTION) ?? []).filter((section) => SIGN.test(section));
  if (signed.length === 0) return undefined;
  try {
    const shown = XLSX.SSF.format(format, value).trim();
    const [sign = ''] = /^[^\d,.-]*/.exec(shown) ?? [];
    if (!SIGN.test(sign)) return undefined;
    const isText = signed.every((section) => !PLACE_OF_NUMBER.test(section.replace(LITERALS, '')));
    // '[<0.05]"< 0,05"' shows a text in the number's stead.
    return isText ? shown : labText(sign, asTyped(value));
  } catch {
    return `(${format}) ${value}`;
  }
}

/** Gives each number that is shown with a sign ('"<"0.00') the text that a reader of the sheet sees. */
export function showSigns(rows: readonly (Row | undefined)[]): void {
  for (const row of rows) {
    for (const cell of (row ?? []) as readonly (FormattedCell | undefined)[]) {
      if (cell?.t !== 'n' || typeof cell.v !== 'number' || typeof cell.z !== 'string' || !SIGN.test(cell.z)) continue;
      const text = signedText(cell.v, cell.z);
      if (text !== undefined) Object.assign(cell, { t: 's', v: text });
    }
  }
}
