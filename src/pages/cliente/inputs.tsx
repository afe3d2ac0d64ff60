import { MenuItem, TextField } from '@mui/material';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState, useWatch } from 'react-hook-form';
import { checkDocument, formatDocument } from '../../../domain/cliente/documents.ts';
import type { Field } from '../../../resources/defineRegister.ts';
import { useKindInput } from '../../kit/forms/inputs/useKindInput.tsx';
import type { Choice, Lookup } from './useLookups.ts';

interface InputProps {
  field: Field;
  readOnly: boolean;
}

/** Text of one line, or of several for a multi-line field. */
export function TextInput({ field, readOnly }: InputProps) {
  const { value, setValue, textField } = useKindInput({ field });
  const lines = field.kind === 'multiline' ? { multiline: true, minRows: 3, maxRows: 10 } : {};
  return (
    <TextField
      {...textField}
      {...lines}
      value={value ?? ''}
      onChange={({ target }) => setValue(target.value || null)}
      slotProps={{ input: { readOnly } }}
      autoComplete="off"
    />
  );
}

interface ChoiceInputProps extends InputProps {
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

/** One of several. A value that is not among them, as old records have some, is kept and shown as it is. */
export function ChoiceInput({ field, readOnly, choices, optional = false, problem, pending }: ChoiceInputProps) {
  const translate = useTranslate();
  const { value, setValue, textField } = useKindInput({ field });
  const chosen = value || (optional ? NONE : (value ?? ''));
  const listed = chosen === NONE || chosen === '' || choices.some(([choice]) => choice === chosen);
  return (
    <TextField
      {...textField}
      select
      value={chosen}
      onChange={({ target }) => setValue(optional ? target.value || null : target.value)}
      helperText={problem ?? textField.helperText}
      slotProps={{ select: { readOnly, MenuProps: { slotProps: { paper: { sx: { maxHeight: 360 } } } } } }}
    >
      {optional && <MenuItem value={NONE}>{translate('cliente.form.none')}</MenuItem>}
      {choices.map(([choice, label]) => (
        <MenuItem key={choice} value={choice}>
          {label}
        </MenuItem>
      ))}
      {!listed && (
        <MenuItem value={chosen}>{pending ? '…' : translate('cliente.form.unlisted', { value: chosen })}</MenuItem>
      )}
    </TextField>
  );
}

interface LookupInputProps extends InputProps {
  lookup: Lookup;
}

/** One of the items that a call lists, or none. The one that the record has stays a choice even when disabled meanwhile. */
export function LookupInput({ lookup, ...input }: LookupInputProps) {
  const translate = useTranslate();
  const { defaultValues } = useFormState();
  return (
    <ChoiceInput
      {...input}
      optional
      choices={lookup.choices(defaultValues?.[input.field.name])}
      pending={lookup.pending}
      problem={lookup.failed ? translate('cliente.form.lookupFailed') : undefined}
    />
  );
}

/** CPF or CNPJ, as the kind of person wants: written out with its points on leaving, warned about but never refused. */
export function DocumentInput({ field, readOnly }: InputProps) {
  const translate = useTranslate();
  const { value, setValue, textField } = useKindInput({ field });
  const [typing, setTyping] = useState(false);
  const tipo: 'J' | 'F' | null = useWatch({ name: 'flagTipoPessoa' });
  const text = String(value ?? '');
  const warn = !typing && checkDocument(text, tipo) === 'invalido';
  return (
    <TextField
      {...textField}
      value={typing ? text : formatDocument(text)}
      onFocus={() => setTyping(true)}
      onChange={({ target }) => setValue(target.value || null)}
      onBlur={(event) => {
        setTyping(false);
        if (!readOnly && formatDocument(text) !== text) setValue(formatDocument(text) || null);
        textField.onBlur?.(event);
      }}
      helperText={warn ? translate('cliente.form.invalidDocument') : textField.helperText}
      slotProps={{
        input: { readOnly },
        formHelperText: { role: 'status', sx: warn ? { color: 'warning.main' } : undefined },
      }}
      autoComplete="off"
    />
  );
}
