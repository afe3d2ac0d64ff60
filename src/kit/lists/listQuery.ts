import type { DataProvider, FilterPayload, RaRecord, SortPayload } from 'react-admin';
import { CHOICES } from '../../../resources/kinds.ts';

/** What a list shows, whatever its page: its filter and its order. */
export interface ListQuery {
  filter: FilterPayload;
  sort: SortPayload;
}

/** Every record: react-admin asks for 25 unless told otherwise, and what is left out would not be missed. */
export const ALL_RECORDS = { page: 1, perPage: Number.MAX_SAFE_INTEGER } as const;

/** The query in an address, in the form that list screens use: `filter={…}&sort=id&order=ASC`. */
export function writeQuery({ filter, sort }: ListQuery): string {
  return new URLSearchParams({ filter: JSON.stringify(filter), sort: sort.field, order: sort.order }).toString();
}

/** The query that an address holds; what is missing or cannot be read is everything, by `id`. */
export function readQuery(search: string): ListQuery {
  const params = new URLSearchParams(search);
  return {
    filter: readFilter(params.get('filter')),
    sort: { field: params.get('sort') || 'id', order: params.get('order') === 'DESC' ? 'DESC' : 'ASC' },
  };
}

function readFilter(text: string | null): FilterPayload {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

/** A catalogue's filter in words, for a report's heading; undefined when nothing is filtered. */
export function filterText({ descricao, flagAtivo }: FilterPayload): string | undefined {
  const status = CHOICES.situacao?.find(([value]) => String(value) === String(flagAtivo))?.[1];
  const parts = [descricao && `Descrição: ${descricao}`, status && `Situação: ${status}`].filter(Boolean);
  return parts.length > 0 ? parts.join('; ') : undefined;
}

/** A react-query of the whole list, no row left out. Changes of its records keep its cache up to date. */
export function wholeList(dataProvider: DataProvider, resource: string, { filter, sort }: ListQuery) {
  return {
    queryKey: [resource, 'getList', { filter, sort }] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      dataProvider.getList<RaRecord>(resource, { filter, sort, signal }),
    staleTime: 10_000,
  };
}
