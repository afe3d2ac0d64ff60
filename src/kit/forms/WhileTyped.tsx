import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ReadOnlyContext, useReadOnly } from './inputs/mode.ts';
import { useStaysForm } from './useStaysForm.ts';

interface WhileTypedProps {
  /** What is typed in; where it can be given up, of what does so. */
  children: ReactNode | ((giveUp: () => void) => ReactNode);
}

/**
 * Has the form around stay one to type in where something was typed that is not saved when the right to change its
 * record was taken away: read as text, it would pass for the record's.
 */
export function WhileTyped({ children }: WhileTypedProps) {
  const readOnly = useReadOnly();
  const { isDirty } = useFormState();
  const [stays, giveUp] = useStaysForm(!readOnly, isDirty);
  return (
    <ReadOnlyContext value={!stays}>{typeof children === 'function' ? children(giveUp) : children}</ReadOnlyContext>
  );
}

/** What stands within `WhileTyped` only while there is something to type in. */
export function WhereTyped({ children }: { children: ReactNode }) {
  const readOnly = useReadOnly();
  return !readOnly && children;
}

/** Says that what was typed can no longer be saved. */
export function RightLost() {
  const translate = useTranslate();
  return (
    <Alert severity="warning" role="note" sx={{ mb: 2 }}>
      {translate('cadastro.form.rightLost')}
    </Alert>
  );
}
