import { InputAdornment } from '@mui/material';
import { type FocusEvent, useState } from 'react';
import { KINDS } from '../../../../resources/kinds.ts';
import { DateText } from '../../dates/DateText.tsx';
import { TypedField } from '../../inputs/TypedField.tsx';
import { editText } from './fieldText.ts';
import { type KindInputProps, useKindInput } from './useKindInput.tsx';

/**
 * Numbers and dates, typed as text: with comma or point in any browser, and never cut short while being typed.
 * The form holds the value read so far, so that Enter saves what is seen; leaving the field writes it out in full.
 * A text that cannot be read stays in the form as it is, where the checks refuse it.
 */
export function TypedInput(props: KindInputProps) {
  const { field } = props;
  const { value, setValue, textField } = useKindInput(props);
  const [typed, setTyped] = useState<string | null>(null);
  const numeric = KINDS[field.kind].align === 'right';

  function read(text: string) {
    setTyped(text);
    const parsed = KINDS[field.kind].parse(text, field);
    setValue(parsed === undefined ? text : parsed);
  }

  const common = {
    ...textField,
    label: field.label,
    value: typed ?? editText(field, value),
    onText: read,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      setTyped(null);
      textField.onBlur?.(event);
    },
  };
  if (field.kind === 'date') return <DateText {...common} />;
  return (
    <TypedField
      {...common}
      onFocus={({ target }) => numeric && target.select()}
      slotProps={{
        htmlInput: {
          inputMode: field.kind === 'decimal' ? 'decimal' : field.kind === 'integer' ? 'numeric' : 'text',
          style: { textAlign: KINDS[field.kind].align },
        },
        input: {
          endAdornment: field.suffix && <InputAdornment position="end">{field.suffix}</InputAdornment>,
        },
      }}
    />
  );
}
