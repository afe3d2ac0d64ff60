import { useCallback, useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';

/** By resource, the record that its list is to show: the one saved last, or that an address names. */
const wanted = new Map<string, Identifier>();
/** How many forms are open over lists. */
let forms = 0;
const listeners = new Set<() => void>();

function change(update: () => void): void {
  update();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Has the list of a resource show a record: now, or when it is looked at next. */
export const showRecord = (resource: string, id: Identifier) => change(() => wanted.set(resource, id));

/** The list has shown it. */
export const recordShown = (resource: string) => change(() => wanted.delete(resource));

/** For a form that stands over a list: the list goes nowhere until it is gone, for its address, and the focus, are the form's. */
export function useFormOver(): void {
  useLayoutEffect(() => {
    change(() => forms++);
    return () => change(() => forms--);
  }, []);
}
export const isFormOver = () => forms > 0;

/** The record of a resource that its list is to show now. */
export function useRecordToShow(resource: string): Identifier | undefined {
  return useSyncExternalStore(subscribe, () => (isFormOver() ? undefined : wanted.get(resource)));
}

/**
 * For a form over a list: the list shows what was saved once the form is gone, for only then is the focus free.
 *
 * @returns a function that takes the id of what was saved
 */
export function useShowLater(resource: string): (id: Identifier) => void {
  const latest = useRef<Identifier>(undefined);
  useEffect(
    () => () => {
      if (latest.current !== undefined) showRecord(resource, latest.current);
    },
    [resource],
  );
  return useCallback((id) => {
    latest.current = id;
  }, []);
}
