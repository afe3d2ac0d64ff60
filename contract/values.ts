import * as z from 'zod';
import { isUsualDate, YEARS } from '../domain/calendar.ts';
import { inOneLine } from '../domain/inOneLine.ts';
import { NOT_ABOVE_LARGEST, NOT_BELOW_SMALLEST } from '../domain/largestQuantity.ts';
import { LARGEST_INTEGER, LARGEST_QUANTITY, NOT_BELOW_ZERO, parseNumber } from '../domain/numbers.ts';
import { withoutInvisible } from '../domain/withoutInvisible.ts';

/** What is told of a field that must not be empty. */
export const REQUIRED = 'Campo obrigatório';

/** Calendar date, `YYYY-MM-DD`, of a year that a record may speak of. */
export const calendarDate = z.iso.date('Data inválida').refine(isUsualDate, 'Data inválida');

const DIGITS = /^-?\d+$/;

/** A whole number written in decimal digits, as query strings carry it, as the number; anything else as it is. */
export const digitsToNumber = (value: unknown) =>
  typeof value === 'string' && DIGITS.test(value) ? Number(value) : value;

/** What `schema` takes of numbers, also as text in decimal digits: no flag, list, exponent or '0x1' is read as one. */
export const whole = <S extends z.ZodType>(schema: S) => z.preprocess(digitsToNumber, schema);

/** Record id on the wire; query strings carry it as text. */
export const id = whole(z.number().int().positive().max(LARGEST_INTEGER));

/** The same, where nothing means 0. */
export const wholeOrZero = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' || value === null ? 0 : digitsToNumber(value)), schema);

/** Id of a record that is there, or 0 of one that is not yet. */
export const savedId = wholeOrZero(z.number().int().nonnegative().max(LARGEST_INTEGER));

/** What a save names its record by: without an id, or with 0, it makes a new one. */
export const idToSave = savedId.nullish();

/** Id that may be missing, empty or 0, all of which mean none. */
export const optionalId = z
  .union([z.literal(''), z.literal('null'), z.null(), savedId])
  .optional()
  .transform((value) => (typeof value === 'number' && value > 0 ? value : null));

/** 1/0 flag; a text or a boolean of the same meaning is read too. */
export const flag = z
  .union([z.literal([0, 1]), z.literal(['0', '1']), z.boolean()])
  .transform((value): 0 | 1 => (Number(value) === 1 ? 1 : 0));

/** Status filter: `1`, `0`, or all when empty, absent or the text `null` (spec 1 §9). */
export const flagFilter = z
  .enum(['', 'null', 'undefined', '0', '1'])
  .optional()
  .transform((value): 0 | 1 | null => (value === '1' ? 1 : value === '0' ? 0 : null));

/** Text of several lines, of at most `max` characters, trimmed and without characters that show nothing. */
export const lines = (max: number) => z.string().overwrite(withoutInvisible).trim().max(max);

/** The same of one line. */
export const text = (max: number) => z.string().overwrite(withoutInvisible).overwrite(inOneLine).trim().max(max);

/** The same, which must not be empty. */
export const requiredText = (max: number) => text(max).min(1, REQUIRED);

/** One e-mail address. */
export const email = requiredText(200).pipe(z.email('E-mail inválido'));

/** A password that somebody chooses. */
export const newPassword = z
  .string()
  .min(8, 'A senha deve ter pelo menos 8 caracteres')
  .max(200)
  .refine((typed) => typed.trim() !== '', 'A senha não pode ser só de espaços');

/** What users call the field, for what is told of a wrong value. */
export const labelled = <S extends z.ZodType>(schema: S, { label }: { label: string }): S =>
  schema.meta({ title: label });

const orNone = (schema: z.ZodString) => schema.nullish().transform((value) => value || null);

/** Text of one line that may be missing or null. */
export const optionalText = (max: number) => orNone(text(max));

/** Text of several lines that may be missing or null. */
export const optionalLines = (max: number) => orNone(lines(max));

/** A text that is never missing: a form sends none as null. */
export const orBlank = (schema: z.ZodString) => schema.nullable().transform((value) => value ?? '');

/** Optional text that may come as a number: house numbers, coordinates and serial numbers do. */
export const looseText = (max: number) =>
  z.preprocess((value) => (typeof value === 'number' ? String(value) : value), optionalText(max));

/** Calendar date `YYYY-MM-DD`; empty means none. */
export const optionalDate = z
  .union([z.literal(''), calendarDate])
  .nullish()
  .transform((value) => value || null);

/** A text as the number that it writes, with its comma or point; blank is none, and what is no number stays. */
export const toNumber = (value: unknown) =>
  typeof value === 'string' ? (parseNumber(value) ?? (value.trim() || null)) : value;

/** The most things that a record may count. */
export const LARGEST_COUNT = 10_000;

/** Quantity that may be missing or empty; a text is read with its comma or point. */
export const quantity = z.preprocess(
  toNumber,
  z.number('Número inválido').nonnegative(NOT_BELOW_ZERO).max(LARGEST_QUANTITY, NOT_ABOVE_LARGEST).nullish(),
);

/** Volume of a calculation, which may be below zero, or '-' where it cannot be told; may be missing or empty. */
export const volume = z.preprocess(
  (value) => (value === '-' ? null : toNumber(value)),
  z
    .number('Número inválido')
    .min(-LARGEST_QUANTITY, NOT_BELOW_SMALLEST)
    .max(LARGEST_QUANTITY, NOT_ABOVE_LARGEST)
    .nullish(),
);

/** Whole number of things, likewise. */
export const count = z.preprocess(
  toNumber,
  z.number('Número inválido').int().nonnegative(NOT_BELOW_ZERO).max(LARGEST_COUNT).nullish(),
);

/** Calendar year. */
export const year = whole(z.number('Ano inválido').int().min(YEARS.first).max(YEARS.last));

/** Month of a year, 1–12. */
export const month = whole(z.number('Mês inválido').int().min(1).max(12));

/** Calendar year that may be missing, empty or 0, all of which mean none. */
export const optionalYear = z.preprocess(
  (value) => (value === '' || value === 0 || value === '0' ? null : value),
  year.nullish(),
);

/** Date filter of a query string: `YYYY-MM-DD`, or none when empty or `null`. */
export const dateFilter = z
  .union([z.literal(''), z.literal('null'), calendarDate])
  .optional()
  .transform((value) => (value && value !== 'null' ? value : null));

/** Page of a list that grows without end: 50 rows unless `tamanho` asks for up to 500. */
export const page = {
  pagina: whole(z.number().int().min(1).max(LARGEST_INTEGER)).default(1),
  tamanho: whole(z.number().int().min(1).max(500)).default(50),
};

/** `versao` sent back on a write: absent from a legacy caller, for whom the last write wins. */
export const versao = id.nullish();

/** Accepted for the contract's sake and ignored: the session says who writes. */
export const ignoredUser = z.unknown().optional();

/** Query (or body) of a removal. */
export const removal = z.object({ id, idUsuario: ignoredUser, versao });

/** Reply of a write that names the record. */
export const written = z.object({ id: z.number().int(), versao: z.number().int() });

/** Reply of an upload: shaped so inside `listaResultados` as well as beside the envelope's keys. */
export const uploadReply = z.object({
  sucesso: z.boolean(),
  msg: z.string(),
  /** Beyond the contract: nothing of the file came in, not all workbooks of an e-mail, or not all that a sheet tells of its samples. */
  aviso: z.literal(true).optional(),
});
