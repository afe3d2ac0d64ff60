import { Field, type FieldProps } from './Field.tsx';

export interface TypedFieldProps extends FieldProps {
  value: string | number;
  /** Told what stands in the field, at every key. */
  onText(text: string, field: HTMLInputElement | HTMLTextAreaElement): void;
  /** The most characters that it takes. */
  maxLength?: number;
}

/** What is typed: in a form through `forms/inputs`, elsewhere as it is. */
export function TypedField({ onText, maxLength, slotProps, ...field }: TypedFieldProps) {
  return (
    <Field
      {...field}
      onChange={({ target }) => onText(target.value, target)}
      slotProps={{ ...slotProps, htmlInput: { maxLength, ...slotProps?.htmlInput } }}
    />
  );
}
