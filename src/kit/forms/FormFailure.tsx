import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import { SaveFailure } from './SaveFailure.tsx';
import { errorsOfFields } from './useSave.ts';

interface FormFailureProps {
  fields: readonly Field[];
  /** Why the last save failed. */
  failure: Error | null;
}

/** Why the form around was not saved. A field that is at fault gets the focus. */
export function FormFailure({ fields, failure }: FormFailureProps) {
  const { setFocus } = useFormContext();
  const refusedField = Object.keys(errorsOfFields(failure, fields))[0];

  // Every refusal is a new error, so that a second one moves the focus again.
  useEffect(() => {
    if (failure && refusedField) setFocus(refusedField);
  }, [failure, refusedField, setFocus]);

  return <SaveFailure failure={failure} onField={refusedField !== undefined} />;
}
