import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { leiturasDoMes } from '../../../../contract/hidrometros.ts';
import { contract } from '../../../../contract/index.ts';
import { callKey } from '../../../app/useCall.ts';

/** Has the readings that are shown, and what they are held against, read again: others may have changed them. */
export function useLerDeNovo(): () => void {
  const client = useQueryClient();
  return useCallback(() => {
    for (const call of [leiturasDoMes, contract.leituras.contexto]) {
      void client.invalidateQueries({ queryKey: callKey(call) });
    }
  }, [client]);
}
