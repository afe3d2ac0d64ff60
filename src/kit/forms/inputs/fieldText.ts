import type { Field } from '../../../../resources/defineRegister.ts';
import { formatValue, KINDS, type Value } from '../../../../resources/kinds.ts';

/**
 * A value as it is edited: without its unit, with the field's decimals or all those that it has, if more. What could
 * not be read stays as it was typed.
 */
export function editText(field: Field, value: Value): string {
  const { format, parse } = KINDS[field.kind];
  if (typeof value === 'string' && parse(value, field) === undefined) return value;
  return format(value, { decimals: field.decimals, unrounded: true });
}

/** A value as it is only read: as its input would show it, with its unit; empty where there is none. */
export function readText(field: Field, value: Value): string {
  if (field.choices) return formatValue(field.kind, value, field);
  const text = editText(field, value);
  return text && `${text}${field.suffix ?? ''}`;
}
