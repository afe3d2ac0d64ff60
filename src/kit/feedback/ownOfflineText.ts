import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { OFFLINE, OFFLINE_TEXT } from './OfflineBar.tsx';

/** Has something else said while there is no connection, on a page that can be worked on all the same. */
export function useOwnOfflineText(own: string): void {
  const client = useQueryClient();
  useEffect(() => {
    client.setQueryData(OFFLINE_TEXT, own);
    return () => void client.setQueryData(OFFLINE_TEXT, OFFLINE);
  }, [client, own]);
}
