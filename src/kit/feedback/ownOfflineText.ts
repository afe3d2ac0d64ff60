import { useEffect } from 'react';
import { offlineText } from './offlineText.ts';

function say(key: string) {
  offlineText.key = key;
  for (const listener of offlineText.listeners) listener();
}

/** Has something else said while there is no connection, on a page that can be worked on all the same. */
export function useOwnOfflineText(own: string): void {
  useEffect(() => {
    const before = offlineText.key;
    say(own);
    return () => say(before);
  }, [own]);
}
