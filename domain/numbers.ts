/** The largest integer that every database holds. */
export const LARGEST_INTEGER = 2 ** 31 - 1;

/** The largest quantity that is kept, of whatever unit: calculations with two of them stay finite, and exact to the unit. */
export const LARGEST_QUANTITY = 1e12;

/** What users are told of a number below zero where there can be none. */
export const NOT_BELOW_ZERO = 'O valor não pode ser negativo';

const DECIMAL = /^[+-]?(?:\d+(?:[.,]\d+)?|[.,]\d+)$/;
const GROUPED_BY_POINT = /^[+-]?\d{1,3}(?:\.\d{3})+,\d+$|^[+-]?\d{1,3}(?:\.\d{3}){2,}$/;
const GROUPED_BY_COMMA = /^[+-]?\d{1,3}(?:,\d{3})+\.\d+$|^[+-]?\d{1,3}(?:,\d{3}){2,}$/;
const GROUPED_BY_SPACE = /^[+-]?\d{1,3}(?:[ \u00a0\u202f]\d{3})+(?:[.,]\d+)?$/;

/**
 * Reads a typed or imported number.
 *
 * The decimal separator is a comma or a point. A single separator is always the decimal one, so `'1.234'` is 1.234;
 * with both kinds present the last one is decimal: `'1.234,56'` and `'1,234.56'` are 1234.56. A group must have three
 * digits.
 *
 * @returns the number, or null for empty text and for anything that is not wholly a number (`'12a'`, `'1.23,4'`,
 *   `'1e5'`). Never NaN or infinite.
 */
export function parseNumber(text: string): number | null {
  const plain = withoutGroups(text.trim().replace('\u2212', '-'));
  if (!DECIMAL.test(plain)) return null;
  const value = Number(plain.replace(',', '.'));
  return Number.isFinite(value) ? value + 0 : null;
}

function withoutGroups(text: string): string {
  if (DECIMAL.test(text)) return text;
  if (GROUPED_BY_POINT.test(text)) return text.replaceAll('.', '');
  if (GROUPED_BY_COMMA.test(text)) return text.replaceAll(',', '');
  if (GROUPED_BY_SPACE.test(text)) return text.replace(/\s/g, '');
  return text;
}

/**
 * Rounds to a number of decimals, halves away from zero, on the decimal digits the number shows:
 * `round(1.005, 2)` is 1.01 and `round(-2.5, 0)` is -3. NaN and infinities come back as they are.
 */
export function round(value: number, decimals: number): number {
  if (!Number.isFinite(value) || showsAtMost(value, decimals)) return value + 0;
  const magnitude = shift(Math.round(shift(Math.abs(value), decimals)), -decimals);
  return value < 0 && magnitude !== 0 ? -magnitude : magnitude;
}

/** Whether a number shows no more digits after its point than so many: there is nothing to round. */
function showsAtMost(value: number, decimals: number): boolean {
  if (Number.isInteger(value)) return decimals >= 0;
  const text = String(value);
  const point = text.indexOf('.');
  return decimals >= 0 && !text.includes('e') && (point < 0 || text.length - point - 1 <= decimals);
}

/** `decimals` to write a number with that loses none of its digits: as many as are told, or all that it has where it has more. */
export function unrounded(value: number, decimals?: number): number | undefined {
  return decimals === undefined || showsAtMost(value, decimals) ? decimals : undefined;
}

/**
 * What a calculation gave by the 15 digits that a binary number surely has, without noise: a quotient that stands on a half
 * shows it, and is rounded as one.
 */
export const sureDigits = (value: number): number => Number(value.toPrecision(15));

/** A number times a power of ten. Moves the decimal point in the written digits: multiplying would bring binary noise in (1.005 × 100 < 100.5). */
export function shift(value: number, places: number): number {
  const [digits, exponent = '0'] = String(value).split('e');
  return Number(`${digits}e${Number(exponent) + places}`);
}

/**
 * A number as people read it anywhere: a point between thousands, a comma before decimals, `1.234,56`.
 *
 * @param decimals digits after the comma (0–20), rounded half away from zero; without it, the digits the number has.
 * @returns '' for null, undefined, NaN and infinities.
 */
export function formatNumber(value: number | null | undefined, decimals?: number): string {
  const written = writeNumber(value, decimals);
  // Most numbers have no thousands, and tables have many.
  if (value != null && Math.abs(value) < 999) return written;
  const [whole = '', fraction] = written.split(',');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, '.');
  return fraction === undefined ? grouped : `${grouped},${fraction}`;
}

/**
 * A number as it is typed and kept as text, which `parseNumber` reads back: `1234,56`. Where people read it, it is
 * `formatNumber` that writes it.
 */
export function writeNumber(value: number | null | undefined, decimals?: number): string {
  if (value == null || !Number.isFinite(value)) return '';
  const text = decimals === undefined ? plainDigits(value) : withDecimals(round(value, decimals), decimals);
  return text.replace('.', ',');
}

/** How many digits a number has after its comma, as it is written whole. */
export const decimalPlaces = (value: number): number => writeNumber(value).split(',')[1]?.length ?? 0;

/** From here on numbers write themselves with an exponent, whatever decimals are asked of them. */
const EXPONENT_FROM = 1e21;

function withDecimals(value: number, decimals: number): string {
  if (Math.abs(value) < EXPONENT_FROM) return value.toFixed(decimals);
  return [plainDigits(value), ...(decimals > 0 ? ['0'.repeat(decimals)] : [])].join('.');
}

/** The shortest digits that give the number back, never in exponent notation. */
function plainDigits(value: number): string {
  const text = String(value);
  if (!text.includes('e')) return text;
  const [digits = '', exponent = '0'] = text.split('e');
  const [whole, fraction = ''] = digits.split('.');
  const zeros = Number(exponent) - fraction.length;
  return zeros >= 0 ? `${whole}${fraction}${'0'.repeat(zeros)}` : value.toFixed(Math.min(100, -zeros));
}

/**
 * Writes a number in a report table, where zero and empty show '-' (Spec 2 §1). A value that only rounds to zero
 * keeps its digits: 0.001 with 2 decimals is '0,00'.
 */
export function formatReportNumber(value: number | null | undefined, decimals?: number): string {
  return value === 0 ? '-' : formatNumber(value, decimals) || '-';
}
