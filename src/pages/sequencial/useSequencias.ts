import { keepPreviousData } from '@tanstack/react-query';
import { contract } from '../../../contract/index.ts';
import { useCall } from '../../app/useCall.ts';
import { type Filtros, pedidoDe } from './filtros.ts';

/** The saved sequences that pass the filters, by period; and how many they are, undefined while that is not known. */
export function useSequencias(filtros: Filtros) {
  const request = { query: pedidoDe(filtros) };
  const { data, error, refetch } = useCall(contract.sequenciais.all, request, { placeholderData: keepPreviousData });
  const quantas = error ? undefined : data?.data.reduce((count, { dados }) => count + dados.length, 0);
  return { data, error, refetch, quantas };
}
