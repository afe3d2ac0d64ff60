import { useRef, useState } from 'react';
import { HttpError, type SaveHandler, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { Field } from '../../../resources/defineRegister.ts';

/** What a refused save says of the fields that the form shows; of other fields it cannot be said there. */
export function errorsOfFields(error: unknown, fields: readonly Field[]): Record<string, string> {
  const errors: Record<string, unknown> = (error instanceof HttpError && error.body?.errors) || {};
  const shown = fields.flatMap(({ name }) => (typeof errors[name] === 'string' ? [[name, errors[name]]] : []));
  return Object.fromEntries(shown);
}

/**
 * Saves a form through the `CreateBase` or `EditBase` around it.
 *
 * @param onSaved called after a save that worked
 * @returns `submit` for the form, which resolves with the errors of its fields, and `failure`, why the last save failed
 */
export function useSubmit(fields: readonly Field[], onSaved: (values: FieldValues) => void) {
  const save = useSaveContext().save as SaveHandler<FieldValues> | undefined;
  const [failure, setFailure] = useState<Error | null>(null);
  const sending = useRef(false);

  async function submit(values: FieldValues): Promise<Record<string, string>> {
    let refused = {};
    if (!save || sending.current) return refused;
    sending.current = true;
    setFailure(null);
    await save(values, {
      onSuccess: () => onSaved(values),
      onError: (error: Error) => {
        refused = errorsOfFields(error, fields);
        setFailure(error);
      },
    });
    sending.current = false;
    return refused;
  }
  return { submit, failure, clearFailure: () => setFailure(null) };
}
