import { parseNumber } from '../numbers.ts';

/** '62.201' and '1.062.201', not '0.125'. */
const THOUSANDS = /^[1-9]\d{0,2}(?:\.\d{3})+$/;

/**
 * A quantity as it is typed or pasted where readings are written with points between thousands: `'62.201'` is 62201,
 * as the grid shows it. Otherwise as `parseNumber`: decimals after a comma, or after a point that can be no other.
 *
 * @returns the number, or null for what is none
 */
export function typedQuantity(text: string): number | null {
  const plain = text.trim();
  return parseNumber(THOUSANDS.test(plain) ? plain.replaceAll('.', '') : plain);
}
