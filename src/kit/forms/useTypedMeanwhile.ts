import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';

/**
 * Keeps what is typed in the form around while it is being saved: the record that comes back would take its place, and
 * the save did not carry it.
 */
export function useTypedMeanwhile(saving: boolean): void {
  const { getValues, subscribe, setValue } = useFormContext();
  useEffect(() => {
    if (!saving) return;
    const sent = getValues();
    const typed = new Map<string, unknown>();
    const unsubscribe = subscribe({
      formState: { values: true },
      // The form taking another record names no field.
      callback: ({ name, values }) => {
        if (!name) return;
        if (Object.is(values[name], sent[name])) typed.delete(name);
        else typed.set(name, values[name]);
      },
    });
    return () => {
      unsubscribe();
      // Once the form has taken what was saved, which it does in an effect of its own.
      queueMicrotask(() => {
        for (const [name, value] of typed) setValue(name, value, { shouldDirty: true });
      });
    };
  }, [saving, getValues, subscribe, setValue]);
}
