import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type ListQuery, readQuery, writeQuery } from '../../../reports/registers/listQuery.ts';

/** What a table shows, and how to ask for something else. */
export interface TableQuery extends ListQuery {
  setSort(sort: ListQuery['sort']): void;
  /** Asks for a value of a filter; for `undefined`, without it. */
  setFilter(name: string, value: unknown): void;
  /** Takes every filter away; the order stays. */
  clear(): void;
}

const asParameters = (query: ListQuery) => Object.fromEntries(new URLSearchParams(writeQuery(query)));

/**
 * Filter and order of the page's table. They stand in its address, as those of lists do, beside whatever else it says: a
 * link shows the same.
 */
export function useTableQuery(): TableQuery {
  const [params, setParams] = useSearchParams();
  return useMemo(() => {
    const { filter, sort } = readQuery(Object.fromEntries(params));
    const ask = (query: ListQuery) => setParams({ ...Object.fromEntries(params), ...asParameters(query) });
    return {
      filter,
      sort,
      setSort: (other) => ask({ filter, sort: other }),
      setFilter: (name, value) => {
        const { [name]: _former, ...others } = filter;
        ask({ filter: value === undefined ? others : { ...others, [name]: value }, sort });
      },
      clear: () => ask({ filter: {}, sort }),
    };
  }, [params, setParams]);
}
