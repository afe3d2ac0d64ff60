import { type RefObject, useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Typed } from '../drafts/useTypedAfter.ts';

/** Says in `typed` what is typed in the form around while it is being saved: the save does not carry it. */
export function useTypedWhile(saving: boolean, typed: RefObject<Typed>): void {
  const { getValues, subscribe } = useFormContext();
  useEffect(() => {
    if (!saving) return;
    const sent = getValues();
    const since = new Map<string, unknown>();
    typed.current = since;
    return subscribe({
      formState: { values: true },
      // The form taking another record names no field.
      callback: ({ name, values }) => {
        if (!name) return;
        if (Object.is(values[name], sent[name])) since.delete(name);
        else since.set(name, values[name]);
      },
    });
  }, [saving, typed, getValues, subscribe]);
}

/** Keeps what is so typed in a form that stays: the record that comes back would take its place. */
export function useTypedMeanwhile(saving: boolean): void {
  const { setValue } = useFormContext();
  const typed = useRef<Typed>(new Map());
  useTypedWhile(saving, typed);
  useEffect(() => {
    if (!saving) return;
    return () => {
      // Once the form has taken what was saved, which it does in an effect of its own.
      queueMicrotask(() => {
        for (const [name, value] of typed.current) setValue(name, value, { shouldDirty: true });
      });
    };
  }, [saving, setValue]);
}
