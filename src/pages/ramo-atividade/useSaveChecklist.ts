import { useMutation } from '@tanstack/react-query';
import { useEditContext, useNotify } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { useApi } from '../../app/useCall.ts';
import { conflictOf } from '../../kit/forms/conflict.ts';

interface Sent {
  ids: readonly number[];
  /** Version of the branch that the choice was made on. */
  versao: number;
}

/** Saves a branch's list of parameters. The branch gets a new version, so it is read again. */
export function useSaveChecklist(onSaved: (ids: readonly number[]) => void) {
  const api = useApi();
  const notify = useNotify();
  const { record, refetch } = useEditContext();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: ({ ids, versao }: Sent) =>
      api(contract.ramosAtividade.saveParametros, {
        body: {
          idRamoAtividade: Number(record?.id),
          listaParametros: ids.map((idParametro) => ({ idParametro })),
          versao,
        },
      }),
    onSuccess: (_, { ids }) => {
      onSaved(ids);
      notify('ramo.saved', { type: 'success' });
      return refetch();
    },
  });
  const conflict = conflictOf(error);
  return {
    failure: error,
    conflict,
    isPending,
    clear: reset,
    save: (ids: readonly number[], versao = Number(record?.versao)) => !isPending && mutate({ ids, versao }),
  };
}
