import { useSyncExternalStore } from 'react';

/** What is said while there is no connection: the key of its text, and who is told that it is another (`ownOfflineText.ts`). */
export const offlineText = { key: 'shell.offline', listeners: new Set<() => void>() };

function subscribe(listener: () => void) {
  offlineText.listeners.add(listener);
  return () => offlineText.listeners.delete(listener);
}

export const useOfflineText = () => useSyncExternalStore(subscribe, () => offlineText.key);
