import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { contract } from '../../../contract/index.ts';
import { callKey } from '../../app/useCall.ts';

/** After a change of a client's collections: they are read again, and what is made of them. */
export function useHistoryChanged(idPessoa: number): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return useCallback(() => {
    const { coletas, clientes, analises } = contract;
    const keys = [
      callKey(coletas.ofClient, { params: { idPessoa, versao: 1 } }),
      callKey(clientes.resumo, { params: { id: idPessoa } }),
      callKey(analises.naoConformes, { params: { idPessoa } }),
    ];
    return Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  }, [queryClient, idPessoa]);
}
