import { LARGEST_QUANTITY, parseNumber, writeNumber } from '../numbers.ts';

/** What a laboratory reported, kept as it came: text, number or nothing. */
export type RawLabValue = string | number | null | undefined;

/** `number` is in the parameter's own unit. `<` says the true value is below it, `>` above it. */
export type LabValue = { operator: '' | '<' | '>'; number: number | null };

const SIGNED = /^([<>])=?(.*)$/s;
const NOT_DETECTED = /^n\.?\s?d\.?$/i;

/**
 * Reads a laboratory value: a number, `<` or `>` before a number, 'ND', or nothing (Spec 2 §3).
 *
 * ```
 * parseLabValue(' < 0,001')  // {operator: '<', number: 0.001}
 * parseLabValue('7,05000000') // {operator: '', number: 7.05}
 * parseLabValue('ND')        // {operator: '', number: null}
 * ```
 * Zero is read as 0; it is `assess` that ignores it. What cannot be read has a null number, like 'ND': ask
 * `isLabValue` to tell them apart.
 */
export function parseLabValue(raw: RawLabValue): LabValue {
  if (typeof raw === 'number') return { operator: '', number: Number.isFinite(raw) ? raw : null };
  const text = plainSigns(raw);
  const signed = SIGNED.exec(text);
  const number = parseNumber(signed?.[2] ?? text);
  if (number === null) return { operator: '', number: null };
  return { operator: (signed?.[1] ?? '') as LabValue['operator'], number };
}

/** The longest text of a value that is kept, in characters. */
export const LONGEST_LAB_VALUE = 60;

/** False of a value that is too long, or too large (`LARGEST_QUANTITY`), to be kept. */
export function fitsLabValue(raw: RawLabValue): boolean {
  if (typeof raw === 'string' && raw.length > LONGEST_LAB_VALUE) return false;
  return Math.abs(parseLabValue(raw).number ?? 0) <= LARGEST_QUANTITY;
}

/** True when the value can be read: empty, 'ND' or a number with or without sign. False for 'abc', '<' or '1;2'. */
export function isLabValue(raw: RawLabValue): boolean {
  if (parseLabValue(raw).number !== null) return true;
  if (typeof raw === 'number') return false;
  const text = plainSigns(raw);
  return text === '' || NOT_DETECTED.test(text);
}

/** What a sheet's sign says, by signs and by words. */
const SIGNS = [
  ['', /^[-–—]*$/],
  ['=', /^(?:=|igual(?: a)?)$/],
  ['<', /^(?:[<≤] ?=?|= ?<|(?:menor|inferior)(?: ou igual)?(?: a| (?:do )?que)?|abaixo(?: de)?)$/],
  ['>', /^(?:[>≥] ?=?|= ?>|(?:maior|superior)(?: ou igual)?(?: a| (?:do )?que)?|acima(?: de)?)$/],
] as const;

const markOf = (text: string) => {
  const said = text.trim().toLowerCase().replace(/\s+/g, ' ');
  return SIGNS.find(([, spelled]) => spelled.test(said))?.[0] ?? null;
};

/** True of a text that says '<' or '>' and nothing else, by its sign or in words. */
export const isSign = (text: string): boolean => ['<', '>'].includes(markOf(text) ?? '');

/**
 * Joins the sign and value columns of a sheet into one raw text: `labText('<', '0,001')` is '<0,001', and so is
 * `labText('menor que', '0,001')`.
 *
 * A sign that is not understood, or says otherwise than the value, makes a text that is no value: '(±) 5', '(>) <5'. The
 * number alone would be another result. Without a value the result is '', unless the sign column itself says 'ND'. A
 * number is written with a comma.
 */
export function labText(sign: string | null | undefined, value: RawLabValue): string {
  const text = typeof value === 'number' ? writeNumber(value) : (value ?? '').trim();
  const before = (sign ?? '').trim();
  if (text === '') return NOT_DETECTED.test(before) ? before : '';
  const mark = markOf(before);
  const { operator, number } = parseLabValue(text);
  if (mark === '' || (mark !== null && number === null) || mark === (operator || '=')) return text;
  if (mark === null && NOT_DETECTED.test(before) && NOT_DETECTED.test(text)) return text;
  return (mark === '<' || mark === '>') && operator === '' ? `${mark}${text}` : `(${before}) ${text}`;
}

function plainSigns(text: string | null | undefined): string {
  return (text ?? '').trim().replace('≤', '<').replace('≥', '>');
}
