import { useEffect, useSyncExternalStore } from 'react';

let key = 'shell.offline';
const listeners = new Set<() => void>();

function say(next: string) {
  key = next;
  for (const listener of listeners) listener();
}
function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** What is said while there is no connection. */
export const useOfflineText = () => useSyncExternalStore(subscribe, () => key);

/** Has something else said of it, on a page that can be worked on all the same. */
export function useOwnOfflineText(own: string): void {
  useEffect(() => {
    const before = key;
    say(own);
    return () => say(before);
  }, [own]);
}
