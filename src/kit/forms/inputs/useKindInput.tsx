import type { TextFieldProps } from '@mui/material';
import { useMemo } from 'react';
import { InputHelperText, useInput } from 'react-admin';
import type { Field } from '../../../../resources/defineRegister.ts';
import type { Value } from '../../../../resources/kinds.ts';
import { validatorsOf } from './validators.ts';

export interface KindInputProps {
  field: Field;
  /** Nobody edits it here: it is shown as text. */
  readOnly?: boolean;
  /** Height of a multi-line text; as its contents take unless said. */
  rows?: number;
  /** After the user typed or chose something. */
  onTyped?(value: Value): void;
}

/** How many lines the input of a field has: one, those said, or as many as its text takes. */
export function linesOf(
  { kind }: Field,
  rows?: number,
): Pick<TextFieldProps, 'multiline' | 'rows' | 'minRows' | 'maxRows'> {
  if (kind !== 'multiline') return {};
  return { multiline: true, ...(rows ? { rows } : { minRows: 3, maxRows: 10 }) };
}

const nothingElse = () => undefined;

/**
 * Binds a field to the form around it.
 *
 * @param check what else is wrong with a value, as the key of its text; the same function each time
 * @returns `value` and `setValue` of the field, and the properties that any of its inputs gives its `TextField`.
 */
export function useKindInput(
  { field, onTyped }: KindInputProps,
  check: (value: unknown) => string | undefined = nothingElse,
) {
  const validate = useMemo(() => [...validatorsOf(field), check], [field, check]);
  const {
    id,
    field: control,
    fieldState,
  } = useInput<Value>({
    source: field.name,
    defaultValue: field.default ?? null,
    validate,
    format: (value) => value ?? null,
    parse: (value: Value) => value,
  });
  const textField: TextFieldProps = {
    id,
    name: control.name,
    label: field.label,
    required: field.required,
    fullWidth: true,
    inputRef: control.ref,
    error: fieldState.invalid,
    helperText: <InputHelperText error={fieldState.error?.message} />,
    onBlur: () => control.onBlur(),
  };
  const setValue = (value: Value) => {
    control.onChange(value);
    onTyped?.(value);
  };
  return { value: control.value as Value, setValue, textField };
}
