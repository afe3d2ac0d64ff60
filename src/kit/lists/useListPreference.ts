import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { FilterPayload } from 'react-admin';
import { contract } from '../../../contract/index.ts';
import { callKey, useApi, useCall } from '../../app/useCall.ts';
import { useTellError } from '../feedback/useTell.ts';

/** A filter that the user gave a name. */
export type SavedFilter = {
  nome: string;
  filtro: FilterPayload;
};

/** How one user wants one list. */
export type ListPreference = {
  /** Columns that are not shown. */
  ocultas: string[];
  filtros: SavedFilter[];
};

/** What the server keeps may be of an older version of the product: what cannot be read is left out. */
function readPreference(valor: unknown, hidden: readonly string[] = []): ListPreference {
  const { ocultas, filtros } = (valor ?? {}) as Partial<Record<keyof ListPreference, unknown>>;
  const isFilter = (one: SavedFilter) =>
    typeof one?.nome === 'string' && typeof one.filtro === 'object' && one.filtro !== null;
  return {
    ocultas: Array.isArray(ocultas) ? ocultas.map(String) : [...hidden],
    filtros: Array.isArray(filtros) ? filtros.filter(isFilter) : [],
  };
}

/**
 * The signed-in user's preference of a list. The server keeps it, so that it is the same in any browser.
 *
 * @param hidden columns that are not shown until the user chooses; keep its identity between renders
 * @returns `preference`, null until it is known (and when it cannot be: nothing must then be saved over it), and `save`
 */
export function useListPreference(resource: string, hidden?: readonly string[]) {
  const api = useApi();
  const tellError = useTellError();
  const queryClient = useQueryClient();
  const chave = `lista:${resource}`;
  const request = { params: { chave } };
  const queryKey = callKey(contract.preferencias.read, request);
  const { data: reply, isPending } = useCall(contract.preferencias.read, request);
  const preference = useMemo(() => reply && readPreference(reply.data.valor, hidden), [reply, hidden]);
  const { mutate: save } = useMutation({
    // One after the other: the last choice is the one that stays.
    scope: { id: chave },
    mutationFn: (valor: ListPreference) => api(contract.preferencias.save, { ...request, body: { valor } }),
    onMutate: async (valor) => {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, { data: { valor } });
    },
    onError: (error) => {
      tellError(error);
      return queryClient.invalidateQueries({ queryKey });
    },
  });
  return { preference: preference ?? null, isPending, save };
}
