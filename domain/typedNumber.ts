import { parseNumber } from './numbers.ts';

/** '62.201' and '1.062.201', not '0.125'. */
const THOUSANDS = /^[+-]?[1-9]\d{0,2}(?:\.\d{3})+$/;

/**
 * A number as a person types or pastes it, where numbers are shown with points between thousands: `'62.201'` is 62201, as
 * it is shown. Otherwise as `parseNumber`: decimals after a comma, or after a point that can be no other.
 *
 * @returns the number, or null for what is none
 */
export function typedNumber(text: string): number | null {
  const plain = text.trim();
  return parseNumber(THOUSANDS.test(plain) ? plain.replaceAll('.', '') : plain);
}

/** Whether a text is one number to a person and another to a laboratory, whose decimals stand after comma or point. */
export const isEitherNumber = (text: string): boolean => typedNumber(text) !== parseNumber(text);
