import { maxLength, required, type Validator } from 'react-admin';
import { excessOf, type Field } from '../../../../resources/defineRegister.ts';
import { KINDS, type KindName } from '../../../../resources/kinds.ts';

/** What is wrong with a typed text that its kind could not read. */
const UNREADABLE: Partial<Record<KindName, string>> = {
  decimal: 'cadastro.form.invalidNumber',
  integer: 'cadastro.form.invalidInteger',
  date: 'cadastro.form.invalidDate',
};

/** Checks of a field before it is sent; the server makes the same ones. Their messages are keys of the texts. */
export function validatorsOf(field: Field): Validator[] {
  const { kind } = field;
  const unreadable = UNREADABLE[kind];
  return [
    ...(field.required ? [required()] : []),
    ...(kind === 'text' || kind === 'multiline' ? [maxLength(field.maxLength ?? 255)] : []),
    ...(field.atMost ? [(_value: unknown, values: Record<string, unknown>) => excessOf(field, values)] : []),
    ...(unreadable
      ? [
          (value: unknown) =>
            typeof value === 'string' && KINDS[kind].parse(value, field) === undefined ? unreadable : undefined,
        ]
      : []),
  ];
}
