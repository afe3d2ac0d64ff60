import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';

/** Where the list's filter, page and order are kept for the way back to it, as its address says them. */
export const LIST_SEARCH = 'cadastro/cliente.lista';

/** Remembers, as long as the page lives, how the list at this address was looked at. */
export function useRememberListSearch(): void {
  const { search } = useLocation();
  const [, remember] = useStore(LIST_SEARCH, '');
  useEffect(() => remember(search), [remember, search]);
}
