import { type ReactNode, use } from 'react';
import { useWatch } from 'react-hook-form';
import type { Value } from '../../../../resources/kinds.ts';
import { FieldSkeleton } from './FieldSkeleton.tsx';
import { FieldText } from './FieldText.tsx';
import { readText } from './fieldText.ts';
import { useReadOnly, WaitingContext } from './mode.ts';
import type { KindInputProps } from './useKindInput.tsx';

interface InputOrTextProps extends KindInputProps {
  /** The value as users read it; as its kind says, unless said. */
  format?(value: Value): string;
  /** What is to be known of the value where it is read. */
  note?: string;
  /** The input, where it may be typed in. */
  children: ReactNode;
}

/** The input of a field; for who may only see, its value as text in the same place; its place while that is on its way. */
export function InputOrText({ format, note, children, ...input }: InputOrTextProps) {
  const readOnly = useReadOnly() || input.readOnly;
  if (use(WaitingContext)) return <FieldSkeleton {...input} />;
  return readOnly ? <ReadField field={input.field} format={format} note={note} /> : children;
}

function ReadField({ field, format, note }: Pick<InputOrTextProps, 'field' | 'format' | 'note'>) {
  const value: Value = useWatch({ name: field.name }) ?? null;
  return (
    <FieldText label={field.label} note={note}>
      {format ? format(value) : readText(field, value)}
    </FieldText>
  );
}
