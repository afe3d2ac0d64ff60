import { TextField } from '@mui/material';
import type { ComponentType } from 'react';
import { CHOICES, formatValue, type KindName } from '../../../../resources/kinds.ts';
import { ChoiceInput } from './ChoiceInput.tsx';
import { TypedInput } from './TypedInput.tsx';
import { type KindInputProps, useKindInput } from './useKindInput.tsx';

function TextInput(props: KindInputProps) {
  const { value, setValue, textField } = useKindInput(props);
  const height = props.rows ? { rows: props.rows } : { minRows: 3, maxRows: 10 };
  const lines = props.field.kind === 'multiline' ? { multiline: true, ...height } : {};
  return (
    <TextField
      {...textField}
      {...lines}
      value={value ?? ''}
      onChange={({ target }) => setValue(target.value || null)}
      autoComplete="off"
    />
  );
}

function KindChoiceInput(props: KindInputProps) {
  return <ChoiceInput {...props} choices={CHOICES[props.field.kind] ?? []} />;
}

/** Moments are stamped by the server: they are shown, not typed. */
function MomentInput(props: KindInputProps) {
  const { value, textField } = useKindInput(props);
  return <TextField {...textField} value={formatValue('moment', value)} slotProps={{ input: { readOnly: true } }} />;
}

const INPUTS: Record<KindName, ComponentType<KindInputProps>> = {
  text: TextInput,
  multiline: TextInput,
  integer: TypedInput,
  decimal: TypedInput,
  date: TypedInput,
  moment: MomentInput,
  situacao: KindChoiceInput,
  simNao: KindChoiceInput,
  regraLeitura: KindChoiceInput,
};

/**
 * The input of a field, by its kind, with its label, checks and errors. It stands in a react-admin form.
 *
 * @example
 * <KindInput field={{ name: 'volume', label: 'Volume (m³)', kind: 'decimal', decimals: 2 }} />
 */
export function KindInput(props: KindInputProps) {
  const Input = INPUTS[props.field.kind];
  return <Input {...props} />;
}
