import { InputAdornment, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../../../resources/defineRegister.ts';
import { KINDS, type Value } from '../../../../resources/kinds.ts';
import { type KindInputProps, useKindInput } from './useKindInput.tsx';

/**
 * A value as it is edited: without its unit, with the field's decimals or all those that it has, if more. What could
 * not be read stays as it was typed.
 */
function editText(field: Field, value: Value): string {
  const { format, parse } = KINDS[field.kind];
  if (typeof value === 'string' && parse(value, field) === undefined) return value;
  const short = format(value, { decimals: field.decimals });
  const whole = format(value, {});
  return whole.length > short.length ? whole : short;
}

/**
 * Numbers and dates, typed as text: with comma or point in any browser, and never cut short while being typed.
 * The form holds the value read so far, so that Enter saves what is seen; leaving the field writes it out in full.
 * A text that cannot be read stays in the form as it is, where the checks refuse it.
 */
export function TypedInput(props: KindInputProps) {
  const { field } = props;
  const { value, setValue, textField } = useKindInput(props);
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const numeric = KINDS[field.kind].align === 'right';

  function read(text: string) {
    setTyped(text);
    const parsed = KINDS[field.kind].parse(text, field);
    setValue(parsed === undefined ? text : parsed);
  }

  return (
    <TextField
      {...textField}
      value={typed ?? editText(field, value)}
      onChange={({ target }) => read(target.value)}
      onBlur={(event) => {
        setTyped(null);
        textField.onBlur?.(event);
      }}
      onFocus={({ target }) => numeric && target.select()}
      placeholder={field.kind === 'date' ? translate('cadastro.form.datePattern') : undefined}
      autoComplete="off"
      slotProps={{
        htmlInput: {
          inputMode: field.kind === 'decimal' ? 'decimal' : field.kind === 'integer' ? 'numeric' : 'text',
          style: { textAlign: KINDS[field.kind].align },
        },
        input: {
          readOnly: props.readOnly,
          endAdornment: field.suffix && <InputAdornment position="end">{field.suffix}</InputAdornment>,
        },
      }}
    />
  );
}
