import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { contract } from '../../../../contract/index.ts';
import { callKey } from '../../../app/useCall.ts';

/**
 * After a change of a client or of its records of one kind: they are read again, and what sums them up. Forms that are
 * open keep what they hold: they do not follow these readings.
 *
 * @returns a function that takes the records' resource
 */
export function useSubRecordsChanged(idPessoa: number) {
  const queryClient = useQueryClient();
  return useCallback(
    (resource: string) => {
      const summary = callKey(contract.clientes.resumo, { params: { id: idPessoa } });
      for (const queryKey of [[resource], summary]) queryClient.invalidateQueries({ queryKey });
    },
    [queryClient, idPessoa],
  );
}
