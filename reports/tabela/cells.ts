import { parseLabValue, type RawLabValue } from '../../domain/coleta/labValue.ts';
import { writeNumber } from '../../domain/numbers.ts';
import type { OrderKey } from './order.ts';

/** By what a text stands in the order of its column. */
export const textOrder = (text: string | null): OrderKey => (text ? [text] : null);

/** A number; zero is shown as nothing, and stands where nothing does. */
export const numberOrder = (value: number | null): OrderKey => (value ? [value] : null);

const SIGNS = ['<', '', '>'];
const BELOW_ALL = -Number.MAX_VALUE;

/** A laboratory value: by its number, then by its sign; what is no number, such as 'ND', is less than any. */
export function labOrder(raw: RawLabValue): OrderKey {
  const { operator, number } = parseLabValue(raw);
  const text = String(raw ?? '').trim();
  if (number === null) return text ? [BELOW_ALL, text] : null;
  return number === 0 && operator === '' ? null : [number, SIGNS.indexOf(operator)];
}

/** A laboratory value as another spreadsheet takes it, with the decimals of its column: the screen's, without points. */
export function labCopy(raw: RawLabValue, decimals: number): string {
  const { operator, number } = parseLabValue(raw);
  if (number === 0 && operator === '') return '';
  return number === null ? String(raw ?? '').trim() : `${operator}${writeNumber(number, decimals)}`;
}
