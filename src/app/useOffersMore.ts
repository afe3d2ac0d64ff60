import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { DataProviderContext } from 'react-admin';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { BELIEVED_MS } from '../../dataProvider/offersMore.ts';

/** Whether the server answers the calls of our own, which a legacy one lacks; true until it is known. */
export function useOffersMore(): boolean {
  const { offersMore } = useContext(DataProviderContext) as AppDataProvider;
  const { data = true } = useQuery({
    queryKey: ['offersMore'],
    queryFn: () => offersMore(),
    staleTime: ({ state }) => (state.data === false ? BELIEVED_MS : Number.POSITIVE_INFINITY),
  });
  return data;
}
