import { parseLabValue, type RawLabValue } from '../../domain/coleta/labValue.ts';
import { formatNumber } from '../../domain/numbers.ts';
import { NOTHING } from '../engine/report.ts';

/** The raw value of a field of a collection. */
export function rawValue(coleta: Readonly<Record<string, unknown>>, field: string): RawLabValue {
  return coleta[field] as RawLabValue;
}

/** Digits after the decimal separator, without the zeros that some laboratories fill up with. */
export function decimalsOf(raw: RawLabValue): number {
  const text = String(raw ?? '');
  const separator = Math.max(text.lastIndexOf(','), text.lastIndexOf('.'));
  if (separator < 0) return 0;
  let end = text.length;
  while (text[end - 1] === '0') end -= 1;
  return end - separator - 1;
}

/** The decimals that a column needs to show each of its values whole. */
export function columnDecimals(coletas: readonly Readonly<Record<string, unknown>>[], field: string): number {
  let most = 0;
  for (const coleta of coletas) {
    const raw = rawValue(coleta, field);
    const decimals = decimalsOf(raw);
    if (decimals > most && parseLabValue(raw).number !== null) most = decimals;
  }
  return most;
}

/** A laboratory value with the decimals of its column, its sign kept; a text that is no number as it came. */
export function labText(raw: RawLabValue, decimals: number): string {
  const { operator, number } = parseLabValue(raw);
  if (number === 0 && operator === '') return NOTHING;
  return number === null ? String(raw ?? '').trim() || NOTHING : `${operator}${formatNumber(number, decimals)}`;
}
