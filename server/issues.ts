import type * as z from 'zod';
import { REQUIRED } from '../contract/values.ts';
import { counted } from '../domain/counted.ts';
import { formatNumber } from '../domain/numbers.ts';

const number = (value: number | bigint) => formatNumber(Number(value));

const FORMATS: Readonly<Record<string, string>> = {
  date: 'Data inválida',
  datetime: 'Data e hora inválidas',
  email: 'E-mail inválido',
};

/** What is wrong with a value, for whoever typed it; a schema's own words come before these. */
export function wordsOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      if (issue.input === undefined || issue.input === null) return REQUIRED;
      if (issue.expected === 'int') return 'Digite um número inteiro';
      return issue.expected === 'number' ? 'Número inválido' : 'Valor inválido';
    case 'too_small':
      if (issue.origin === 'string') {
        return issue.minimum === 1 ? REQUIRED : `Digite ao menos ${counted(issue.minimum, 'caractere', 'caracteres')}`;
      }
      if (issue.origin === 'array') return `Escolha ao menos ${counted(issue.minimum, 'item', 'itens')}`;
      return issue.inclusive === false
        ? `Digite mais que ${number(issue.minimum)}`
        : `O menor valor é ${number(issue.minimum)}`;
    case 'too_big':
      if (issue.origin === 'string') return `Digite no máximo ${counted(issue.maximum, 'caractere', 'caracteres')}`;
      if (issue.origin === 'array') return `São no máximo ${counted(issue.maximum, 'item', 'itens')}`;
      return issue.inclusive === false
        ? `Digite menos que ${number(issue.maximum)}`
        : `O maior valor é ${number(issue.maximum)}`;
    case 'invalid_format':
      return FORMATS[issue.format] ?? 'Valor inválido';
    default:
      return 'Valor inválido';
  }
}

/** The field that an issue is of, as replies name it. */
export const fieldAt = ({ path }: z.core.$ZodIssue): string => path.join('.');

/** It is no list at all: that a text in its place is too long as well says nothing. */
const isNoList = (issue: z.core.$ZodIssue) => issue.code === 'invalid_type' && issue.expected === 'array';

/**
 * What is wrong with a value, by field. Of several issues of one field the last counts: of a number that is too large for
 * any, the first tells that limit, the last the field's own.
 */
export const messagesOf = ({ issues }: z.core.$ZodError): Record<string, string> =>
  Object.fromEntries([...issues, ...issues.filter(isNoList)].map((issue) => [fieldAt(issue), issue.message]));

/** What users call the field at a path of a schema: its `title`, or that of what it is in; null where neither says. */
export function labelAt(schema: object, [name, ...rest]: readonly PropertyKey[]): string | null {
  const own = 'meta' in schema ? ((schema as z.ZodType).meta()?.title ?? null) : null;
  if (name === undefined) return own;
  if ('element' in schema) return labelAt(schema.element as object, rest) ?? own;
  const field = 'shape' in schema ? (schema.shape as Record<PropertyKey, object>)[name] : undefined;
  return (field && labelAt(field, rest)) ?? own;
}
