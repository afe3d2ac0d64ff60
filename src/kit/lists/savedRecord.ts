import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react';
import type { Identifier } from 'react-admin';

/** By resource, the record that was saved last, until its list has shown it. */
const saved = new Map<string, Identifier>();
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
export const showSaved = (resource: string, id: Identifier) => change(() => saved.set(resource, id));

/** The list has shown it. */
export const savedShown = (resource: string) => change(() => saved.delete(resource));

/** The record of a resource that its list is still to show. */
export function useSavedRecord(resource: string): Identifier | undefined {
  return useSyncExternalStore(subscribe, () => saved.get(resource));
}

/**
 * For a form over a list: the list shows what was saved once the form is gone, for only then is the focus free.
 *
 * @returns a function that takes the id of what was saved
 */
export function useShowSaved(resource: string): (id: Identifier) => void {
  const latest = useRef<Identifier>(undefined);
  useEffect(
    () => () => {
      if (latest.current !== undefined) showSaved(resource, latest.current);
    },
    [resource],
  );
  return useCallback((id) => {
    latest.current = id;
  }, []);
}
