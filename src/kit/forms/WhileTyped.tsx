import { Alert } from '@mui/material';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { ReadOnlyContext, useReadOnly } from './inputs/mode.ts';

/**
 * Has the form around stay one to type in while it holds something that is not saved, though the right to change its
 * record was taken away meanwhile: read as text, what was typed would pass for the record's.
 */
export function WhileTyped({ children }: { children: ReactNode }) {
  const readOnly = useReadOnly();
  const { isDirty } = useFormState();
  return <ReadOnlyContext value={readOnly && !isDirty}>{children}</ReadOnlyContext>;
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
