import * as z from 'zod';
import { inOneLine } from '../domain/inOneLine.ts';
import { LARGEST_INTEGER, LARGEST_QUANTITY, parseNumber } from '../domain/numbers.ts';
import { withoutInvisible } from '../domain/withoutInvisible.ts';
import { CHOICES, type KindName, type KindOptions, type Value } from '../resources/kinds.ts';
import { calendarDate, digitsToNumber } from './values.ts';

type KindSchema = (options: KindOptions) => z.ZodType<Value>;

const emptyToNull = (value: unknown) => (value === '' || value === undefined ? null : value);
const toLines = (value: unknown) => emptyToNull(typeof value === 'string' ? withoutInvisible(value).trim() : value);
const toLine = (value: unknown) => {
  const text = toLines(value);
  return typeof text === 'string' ? inOneLine(text) : text;
};
const toInteger = (value: unknown) => digitsToNumber(toLines(value));
const toNumber = (value: unknown) =>
  typeof value === 'string' && value.trim() !== '' ? (parseNumber(value) ?? value) : emptyToNull(value);
const toChoice = (value: unknown) =>
  typeof value === 'boolean' || (typeof value === 'string' && value) ? Number(value) : emptyToNull(value);

const read =
  (toText: (value: unknown) => unknown): KindSchema =>
  ({ maxLength = 255 }) =>
    z.preprocess(toText, z.string().max(maxLength).nullable());

/** One of the values that a kind is chosen from. */
function choice(kind: KindName): KindSchema {
  const values = (CHOICES[kind] ?? []).map(([value]) => value);
  return () => z.preprocess(toChoice, z.literal(values).nullable());
}

/** What the API accepts for a value of each kind. */
export const KIND_SCHEMAS: Readonly<Record<KindName, KindSchema>> = {
  text: read(toLine),
  multiline: read(toLines),
  integer: () => z.preprocess(toInteger, z.number().int().min(-LARGEST_INTEGER).max(LARGEST_INTEGER).nullable()),
  decimal: ({ smallest = -LARGEST_QUANTITY }) =>
    z.preprocess(toNumber, z.number().min(smallest).max(LARGEST_QUANTITY).nullable()),
  date: () => z.preprocess(emptyToNull, calendarDate.nullable()),
  moment: () => z.preprocess(emptyToNull, z.iso.datetime().nullable()),
  situacao: choice('situacao'),
  simNao: choice('simNao'),
  regraLeitura: choice('regraLeitura'),
};
