import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Field } from '../../../../resources/defineRegister.ts';
import type { Value } from '../../../../resources/kinds.ts';
import { FieldText } from './FieldText.tsx';
import { readText } from './fieldText.ts';
import { useReadOnly } from './mode.ts';

interface InputOrTextProps {
  field: Field;
  /** Nobody edits it here, whatever they may. */
  readOnly?: boolean;
  /** The value as users read it; as its kind says, unless said. */
  format?(value: Value): string;
  /** What is to be known of the value where it is read. */
  note?: string;
  /** The input, where it may be typed in. */
  children: ReactNode;
}

/** The input of a field; for who may only see, its value as text in the same place. */
export function InputOrText({ readOnly, children, ...text }: InputOrTextProps) {
  return useReadOnly() || readOnly ? <ReadField {...text} /> : children;
}

function ReadField({ field, format, note }: Omit<InputOrTextProps, 'children'>) {
  const value: Value = useWatch({ name: field.name }) ?? null;
  return (
    <FieldText label={field.label} note={note}>
      {format ? format(value) : readText(field, value)}
    </FieldText>
  );
}
