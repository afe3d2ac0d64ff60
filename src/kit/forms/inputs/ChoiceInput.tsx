import { MenuItem, TextField } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type KindInputProps, useKindInput } from './useKindInput.tsx';

export type Choice = readonly [value: string | number, label: string];

interface ChoiceInputProps extends KindInputProps {
  choices: readonly Choice[];
  /** Whether none of them is a choice too; it is kept as null. */
  optional?: boolean;
  /** Why there are no choices. */
  problem?: string;
  /** The choices are on their way: what is chosen has no name yet. */
  pending?: boolean;
}

/** Choice of none in the select, which cannot hold null; the API's 0 means the same. */
const NONE = 0;

const LIST = { slotProps: { paper: { sx: { maxHeight: 360 } } } };

/** One of several. A value that is not among them, as old records have some, is kept and shown as it is. */
export function ChoiceInput({ choices, optional = false, problem, pending, ...props }: ChoiceInputProps) {
  const translate = useTranslate();
  const { value, setValue, textField } = useKindInput(props);
  const chosen = optional ? value || NONE : (value ?? '');
  const listed = chosen === '' || (optional && chosen === NONE) || choices.some(([choice]) => choice === chosen);
  return (
    <TextField
      {...textField}
      select
      value={chosen}
      onChange={({ target }) => setValue(optional ? target.value || null : target.value)}
      helperText={problem ?? textField.helperText}
      slotProps={{ select: { readOnly: props.readOnly, MenuProps: LIST } }}
    >
      {optional && <MenuItem value={NONE}>{translate('cadastro.form.none')}</MenuItem>}
      {choices.map(([choice, label]) => (
        <MenuItem key={choice} value={choice}>
          {label}
        </MenuItem>
      ))}
      {!listed && (
        <MenuItem value={chosen}>{pending ? '…' : translate('cadastro.form.unlisted', { value: chosen })}</MenuItem>
      )}
    </TextField>
  );
}
