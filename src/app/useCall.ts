import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Call, type CallRequest, callName } from '../../contract/call.ts';
import type { Api, Reply } from '../../dataProvider/envelope.ts';

/** What `useApi` gives (`ApiProvider.tsx`). */
export const ApiContext = createContext<Api | null>(null);

/**
 * The API, for calls that are not about react-admin's records. A reply of no session ends the session; every failure
 * reaches the caller, so that nothing looks saved that was not.
 */
export function useApi(): Api {
  const api = useContext(ApiContext);
  if (!api) throw new Error('there is no API outside of ApiProvider');
  return api;
}

/** The cache key of a call and its request; without a request, that of all of the call's replies. */
export function callKey<C extends Call>(call: C, request?: CallRequest<C>): readonly unknown[] {
  return request ? [callName(call), request] : [callName(call)];
}

/**
 * Reads a call and keeps its reply in the cache.
 *
 * @param options react-query's own (`enabled`, `staleTime` …)
 * @example
 * const { data: reply, isPending, error } = useCall(contract.coletas.ofClient, { params: { idPessoa, versao: 1 } });
 */
export function useCall<C extends Call>(
  call: C,
  request: CallRequest<C> = {},
  options: Omit<UseQueryOptions<Reply<C>, Error>, 'queryKey' | 'queryFn'> = {},
) {
  const api = useApi();
  return useQuery<Reply<C>, Error>({
    ...options,
    queryKey: callKey(call, request),
    queryFn: ({ signal }) => api(call, { ...request, signal }),
  });
}
