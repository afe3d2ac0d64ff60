import type { DataProvider } from 'react-admin';
import { CLIENTE } from './tabs.ts';

/** What was asked for when somebody was about to open a client is not asked for again when it opens. */
export const AHEAD = { staleTime: 10_000 } as const;

/** The key of a whole client: the rows of lists, which hold less, are kept under others. */
export const WHOLE = { inteiro: true } as const;

/** A react-query of a client, whole, as its page reads it. */
export function clienteQuery(dataProvider: DataProvider, id: number) {
  return {
    ...AHEAD,
    queryKey: [CLIENTE, 'getOne', { id: String(id), meta: WHOLE }],
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await dataProvider.getOne(CLIENTE, { id, meta: WHOLE, signal })).data,
  };
}
