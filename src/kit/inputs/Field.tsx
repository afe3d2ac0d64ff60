import { TextField, type TextFieldProps } from '@mui/material';

export interface FieldProps extends Omit<TextFieldProps, 'onChange' | 'select' | 'children'> {
  /** What is wrong with it, said below it in place of the helper text, and aloud: it comes while the focus is elsewhere. */
  problem?: string | false;
}

interface DrawnProps extends FieldProps, Pick<TextFieldProps, 'onChange' | 'select' | 'children'> {}

/** What every field is drawn by, as its kind wants it: `TypedField`, `ChoiceField`. The browser proposes nothing unless said. */
export function Field({ problem, ...field }: DrawnProps) {
  const told = problem && { error: true, helperText: <span role="alert">{problem}</span> };
  return <TextField autoComplete="off" {...field} {...told} />;
}
