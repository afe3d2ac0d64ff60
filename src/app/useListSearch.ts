import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { type ListQuery, readQuery } from '../../reports/registers/listQuery.ts';

/** Where the list's filter, page and order are kept for the way back to it, as its address says them. */
const LIST_SEARCH = 'cadastro/cliente.lista';

/** The order of the list until another one is chosen. */
export const BY_NAME = { field: 'nome', order: 'ASC' } as const;

/** Remembers, as long as the page lives, how the list at this address was looked at. */
export function useRememberListSearch(): void {
  const { search } = useLocation();
  const [, remember] = useStore<string | null>(LIST_SEARCH, null);
  useEffect(() => remember(search), [remember, search]);
}

/** How the list was looked at last: its address's query; null when it was not. */
export function useListSearch(): string | null {
  return useStore<string | null>(LIST_SEARCH, null)[0];
}

/** The filter and the order that the query of the list's address says. */
export function listedBy(search: string): ListQuery {
  return readQuery({ sort: BY_NAME.field, ...Object.fromEntries(new URLSearchParams(search)) });
}
