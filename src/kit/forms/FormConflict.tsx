import { useEffect, useState } from 'react';
import type { RaRecord } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';
import { conflictOf } from './conflict.ts';
import { VersionConflict } from './VersionConflict.tsx';

interface FormConflictProps {
  fields: readonly Field[];
  /** Why the last save failed. */
  failure: Error | null;
  clearFailure(): void;
  /** Says a record's or the form's values as the form words them, when another person's change is shown. */
  worded?(values: FieldValues): FieldValues;
  /** After the values of another person's change have replaced those of the form. */
  onReload?(record: RaRecord): void;
}

/** Another person's change that kept the form from being saved, and the choice between the two. */
export function FormConflict({ fields, failure, clearFailure, worded, onReload }: FormConflictProps) {
  const { getValues, setFocus, setValue, reset } = useFormContext();
  const conflict = conflictOf(failure);
  const firstField = fields[0]?.name;
  const [reloads, setReloads] = useState(0);
  // The form knows its fields again once it is drawn with the other values.
  useEffect(() => {
    if (reloads > 0 && firstField) setFocus(firstField);
  }, [reloads, firstField, setFocus]);
  if (!conflict) return null;
  return (
    <VersionConflict
      conflict={conflict}
      fields={fields}
      worded={worded}
      onReload={() => {
        // What the server does not tell of a record, such as whose it is, stays.
        reset({ ...getValues(), ...conflict.atual });
        clearFailure();
        setReloads(reloads + 1);
        onReload?.(conflict.atual);
      }}
      onKeepMine={() => setValue('versao', conflict.atual.versao)}
    />
  );
}
