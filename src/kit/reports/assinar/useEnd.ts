import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { Assinatura } from '../../../../contract/assinaturas.ts';
import { contract } from '../../../../contract/index.ts';
import { callKey, useApi } from '../../../app/useCall.ts';

const { own, all, unsubscribe } = contract.assinaturas;

/** @returns ends a subscription, tells of it, and has every list of them read anew; rejects as the API */
export function useEnd(): (one: Pick<Assinatura, 'id' | 'versao'>) => Promise<void> {
  const api = useApi();
  const notify = useNotify();
  const queryClient = useQueryClient();
  return async ({ id, versao }) => {
    await api(unsubscribe, { query: { id, versao } });
    notify('assinatura.ended', { type: 'success' });
    await Promise.all([own, all].map((call) => queryClient.invalidateQueries({ queryKey: callKey(call) })));
  };
}
