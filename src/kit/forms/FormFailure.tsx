import { type ReactNode, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import { type OutcomeWords, SaveFailure } from './SaveFailure.tsx';
import { errorsOfFields } from './useSave.ts';

interface FormFailureProps {
  fields: readonly Field[];
  /** Why the last save failed. */
  failure: Error | null;
  /** Why nothing was sent, by field. */
  refused?: Readonly<Record<string, string>> | null;
  words?: OutcomeWords;
  /** What can be done with what was typed where the record is gone. */
  whenGone?: ReactNode;
}

/** Why the form around was not saved. A field that is at fault gets the focus. */
export function FormFailure({ fields, failure, refused = null, words, whenGone }: FormFailureProps) {
  const { setFocus } = useFormContext();
  const [told] = Object.keys(errorsOfFields(failure, fields));
  const [atFault = told] = Object.keys(refused ?? {});

  // Every refusal is a new error, so that a second one moves the focus again.
  useEffect(() => {
    if ((failure || refused) && atFault) setFocus(atFault);
  }, [failure, refused, atFault, setFocus]);

  return <SaveFailure failure={failure} words={words} whenGone={whenGone} onField={told !== undefined} />;
}
