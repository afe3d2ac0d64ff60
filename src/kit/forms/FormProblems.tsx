import { AlertTitle } from '@mui/material';
import { useEffect } from 'react';
import { type RaRecord, useTranslate } from 'react-admin';
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import { ErrorAlert } from '../feedback/ErrorAlert.tsx';
import { conflictOf } from './conflict.ts';
import { errorsOfFields } from './useSave.ts';
import { VersionConflict } from './VersionConflict.tsx';

interface FormProblemsProps {
  fields: readonly Field[];
  /** Why the last save failed. */
  failure: Error | null;
  clearFailure(): void;
  /** Says a record's or the form's values as the form words them, when another person's change is shown. */
  worded?(values: FieldValues): FieldValues;
  /** After the values of another person's change have replaced those of the form. */
  onReload?(record: RaRecord): void;
}

/** Why a form was not saved, where no field tells it. A field that does gets the focus. */
export function FormProblems({ fields, failure, clearFailure, worded, onReload }: FormProblemsProps) {
  const translate = useTranslate();
  const { getValues, setFocus, setValue, reset } = useFormContext();
  const conflict = conflictOf(failure);
  const refusedField = Object.keys(errorsOfFields(failure, fields))[0];
  const firstField = fields[0]?.name;

  // Every refusal is a new error, so that a second one moves the focus again.
  useEffect(() => {
    if (failure && refusedField) setFocus(refusedField);
  }, [failure, refusedField, setFocus]);

  if (conflict) {
    return (
      <VersionConflict
        conflict={conflict}
        fields={fields}
        worded={worded}
        onReload={() => {
          // What the server does not tell of a record, such as whose it is, stays.
          reset({ ...getValues(), ...conflict.atual });
          clearFailure();
          if (firstField) setFocus(firstField);
          onReload?.(conflict.atual);
        }}
        onKeepMine={() => setValue('versao', conflict.atual.versao)}
      />
    );
  }
  if (!failure || refusedField) return null;
  return (
    <ErrorAlert focused>
      <AlertTitle>{failure.message}</AlertTitle>
      {translate('cadastro.form.notSaved')}
    </ErrorAlert>
  );
}

/** Tells whether the form around has changes, and holds back the window that would lose them. */
export function useDirtyForm(onDirty: (isDirty: boolean) => void): void {
  const { isDirty } = useFormState();
  useLeaveWarning(isDirty);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
}

/** Has the browser ask before the window is closed or reloaded. */
export function useLeaveWarning(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const keepPage = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', keepPage);
    return () => window.removeEventListener('beforeunload', keepPage);
  }, [active]);
}
