import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { type Call, type CallRequest, callName } from '../../contract/call.ts';
import type { Api, Reply } from '../../dataProvider/envelope.ts';

/** What `useApi` gives, once `ApiProvider.tsx` has put it there. */
export const ApiContext = createContext<Api>(() => Promise.reject(new Error('no ApiProvider')));

/**
 * The API, for calls that are not about react-admin's records. A reply of no session ends the session; every failure
 * reaches the caller, so that nothing looks saved that was not.
 */
export const useApi = (): Api => useContext(ApiContext);

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
