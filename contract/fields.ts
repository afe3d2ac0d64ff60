import * as z from 'zod';
import type { ClientField, ClientFields, Reference } from '../resources/cliente/defineFields.ts';
import {
  count,
  flag,
  labelled,
  looseText,
  optionalDate,
  optionalId,
  optionalLines,
  optionalText,
  optionalYear,
  quantity,
  requiredText,
  year,
} from './values.ts';

type Words<V extends string> = z.ZodEnum<{ [W in V]: W }>;
type TextSchema = ReturnType<typeof requiredText>;

/** What a write may send for a field. */
type Sent<F extends ClientField> = F extends { kind: 'situacao' | 'simNao' }
  ? z.ZodDefault<typeof flag>
  : F extends { kind: 'date' }
    ? typeof optionalDate
    : F extends { kind: 'decimal' }
      ? typeof quantity
      : F extends { of: Reference }
        ? typeof optionalId
        : F extends { year: true; required: true }
          ? typeof year
          : F extends { year: true }
            ? typeof optionalYear
            : F extends { kind: 'integer' }
              ? typeof count
              : F extends { choices: readonly (readonly [infer V extends string, string])[] }
                ? z.ZodDefault<Words<V>>
                : F extends { required: true }
                  ? TextSchema
                  : F extends { loose: true }
                    ? ReturnType<typeof looseText>
                    : ReturnType<typeof optionalText>;

/** What a read tells of a field. */
type Told<F extends ClientField> = F extends { kind: 'situacao' | 'simNao' }
  ? z.ZodLiteral<0 | 1>
  : F extends { choices: readonly (readonly [infer V extends string, string])[] }
    ? Words<V>
    : F extends { required: true }
      ? Plain<F>
      : z.ZodNullable<Plain<F>>;
type Plain<F extends ClientField> = F extends { kind: 'date' }
  ? z.ZodISODate
  : F extends { kind: 'text' | 'multiline' }
    ? z.ZodString
    : z.ZodNumber;

function sent(field: ClientField): z.ZodType {
  switch (field.kind) {
    case 'situacao':
    case 'simNao':
      return flag.default(field.default);
    case 'date':
      return optionalDate;
    case 'decimal':
      return quantity;
    case 'integer':
      if (field.of) return optionalId;
      if (field.year) return field.required ? year : optionalYear;
      return count;
    case 'text':
      if ('choices' in field) return wordsOf(field.choices).default(field.default);
      if (field.required) return requiredText(field.maxLength);
      return field.loose ? looseText(field.maxLength) : optionalText(field.maxLength);
    case 'multiline':
      return optionalLines(field.maxLength);
  }
}

function told(field: ClientField): z.ZodType {
  switch (field.kind) {
    case 'situacao':
    case 'simNao':
      return z.literal([0, 1]);
    case 'date':
      return z.iso.date().nullable();
    case 'decimal':
      return z.number().nullable();
    case 'integer':
      return field.required ? z.number().int() : z.number().int().nullable();
    case 'text':
      if ('choices' in field) return wordsOf(field.choices);
      return field.required ? z.string() : z.string().nullable();
    case 'multiline':
      return z.string().nullable();
  }
}

const wordsOf = (choices: readonly (readonly [string, string])[]) => z.enum(choices.map(([word]) => word));

const mapped = <V>(fields: ClientFields, schemaOf: (field: ClientField) => V) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]));

/** The fields as a write carries them, for the body of a call: lengths, defaults and what must not be empty are checked. */
export function sentFields<T extends ClientFields>(fields: T): { [K in keyof T]: Sent<T[K]> };
export function sentFields(fields: ClientFields): Record<string, z.ZodType> {
  return mapped(fields, (field) => labelled(sent(field), field));
}

/** The fields as a read tells them, for the result of a call. */
export function toldFields<T extends ClientFields>(fields: T): { [K in keyof T]: Told<T[K]> };
export function toldFields(fields: ClientFields): Record<string, z.ZodType> {
  return mapped(fields, told);
}
