import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useCallback, useContext } from 'react';
import { DataProviderContext, useLogoutIfAccessDenied } from 'react-admin';
import { type Call, type CallRequest, callName } from '../../contract/call.ts';
import type { Api, Reply } from '../../dataProvider/envelope.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';

/**
 * The API, for calls that are not about react-admin's records. A reply of no session ends the session; every failure
 * reaches the caller, so that nothing looks saved that was not.
 */
export function useApi(): Api {
  const { api } = useContext(DataProviderContext) as AppDataProvider;
  const logoutIfAccessDenied = useLogoutIfAccessDenied();
  return useCallback<Api>(
    async (call, request) => {
      try {
        return await api(call, request);
      } catch (error) {
        await logoutIfAccessDenied(error);
        throw error;
      }
    },
    [api, logoutIfAccessDenied],
  );
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
