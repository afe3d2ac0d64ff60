import type { DataProvider, RaRecord } from 'react-admin';
import type { ListQuery } from '../../../reports/registers/listQuery.ts';

/** Every record: react-admin asks for 25 unless told otherwise, and what is left out would not be missed. */
export const ALL_RECORDS = { page: 1, perPage: Number.MAX_SAFE_INTEGER } as const;

/**
 * A react-query of the whole list, no row left out. Changes of its records keep its cache up to date.
 *
 * @param more with what another call tells of the records
 */
export function wholeList(dataProvider: DataProvider, resource: string, { filter, sort }: ListQuery, more = false) {
  const meta = more ? { more } : undefined;
  return {
    queryKey: [resource, 'getList', { filter, sort, ...(meta && { meta }) }] as const,
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      dataProvider.getList<RaRecord>(resource, { filter, sort, meta, signal }),
    staleTime: 10_000,
  };
}
