import type { QueryClient } from '@tanstack/react-query';
import type { Call, CallRequest } from '../../../contract/call.ts';
import { contract } from '../../../contract/index.ts';
import type { AppDataProvider } from '../../../dataProvider/index.ts';
import { callKey } from '../../app/useCall.ts';
import { AHEAD, clienteQuery } from './clienteQuery.ts';
import { DADOS_LOOKUPS, SELDOM } from './useLookups.ts';

/** Asks for what a client's page shows first. What fails is asked for again, and told, by the page. */
export async function askAhead(queryClient: QueryClient, dataProvider: AppDataProvider, id: number): Promise<void> {
  const { api } = dataProvider;
  const call = <C extends Call>(one: C, request: CallRequest<C>, options: { staleTime: number }) =>
    queryClient.prefetchQuery({
      ...options,
      queryKey: callKey(one, request),
      queryFn: ({ signal }) => api(one, { ...request, signal }),
    });
  await Promise.all([
    queryClient.prefetchQuery(clienteQuery(dataProvider, id)),
    call(contract.clientes.resumo, { params: { id } }, AHEAD),
    ...DADOS_LOOKUPS.map((lookup) => call(lookup, {}, SELDOM)),
  ]);
}
