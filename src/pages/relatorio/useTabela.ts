import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { ReportError } from '../../../reports/engine/report.ts';
import { type Parameters, readAsked, writeAsked } from '../../../reports/tabela/asks.ts';
import type {
  ShownData,
  TableContents,
  TableData,
  TableDefinition,
  TableFilters,
} from '../../../reports/tabela/table.ts';
import { useApi } from '../../app/useCall.ts';
import type { TableQuery } from '../../kit/tables/useTableQuery.ts';

const { POSITIVE_INFINITY } = Number;

/** The parameters of the page's address: those of its route, and those after the question mark. */
function useAddress(): [Parameters, ReturnType<typeof useSearchParams>[1]] {
  const [search, setSearch] = useSearchParams();
  const { '*': _rest, ...route } = useParams();
  const text = JSON.stringify({ ...route, ...Object.fromEntries(search) });
  return [useMemo(() => JSON.parse(text), [text]), setSearch];
}

const pageOf = ({ pagina = '' }: Parameters): number => (/^[1-9]\d{0,6}$/.test(pagina) ? Number(pagina) : 1);

/** The first page needs no name. */
const addressOf = (report: TableDefinition, filters: TableFilters, number: number): string =>
  [report.query(filters), ...(number > 1 ? [`pagina=${number}`] : [])].join('&');

/** What came of what was asked: what is shown, and the whole report, where that is all there is. */
interface Told {
  table: TableContents;
  shown: ShownData;
  whole: TableData | null;
}

/** Whether something of the columns asks for more than the rows that a page happens to have. */
const isNarrowed = ({ filter, sort }: TableFilters) => sort.field !== '' || Object.keys(filter).length > 0;

/** Of a report that is too large to be held whole: none. */
const noneIfTooLarge = (error: unknown): null => {
  if (error instanceof ReportError) return null;
  throw error;
};

/** Gathers the whole report, where the screen has it; else the file loads it off the page. */
export const wholeOf = (whole: TableData | null) => (whole ? async () => whole : undefined);

/**
 * A report on its screen: what its address asks, and what came of it. It stays as it came until it is asked for anew,
 * so that nothing changes under who reads it. One that is read page by page is read whole once its columns filter it or put
 * it in order, if a file would hold it: these are of the whole period then.
 */
export function useTabela(report: TableDefinition) {
  const api = useApi();
  const [parameters, setSearch] = useAddress();
  const filters = useMemo(() => report.filters(parameters), [report, parameters]);
  const asked = filters && writeAsked(report.asks, filters.asked);
  const number = pageOf(parameters);

  const client = useQueryClient();
  const key = ['tabela', report.path, asked];

  const page = useQuery({
    queryKey: [...key, number],
    queryFn: filters
      ? async ({ signal }): Promise<Told> => {
          const now = new Date().toISOString();
          const [table, contents] = await Promise.all([report.table(), report.contents()]);
          const loading = { now, signal };
          if (table.page) {
            const { rows, notes, ...pages } = await table.page(api, filters.asked, number, loading);
            return { table, shown: { rows, notes, feitoEm: now, pages: { number, ...pages } }, whole: null };
          }
          const whole = await contents.load(api, filters, loading);
          return { table, shown: whole, whole };
        }
      : skipToken,
    staleTime: POSITIVE_INFINITY,
  });

  const several = (page.data?.shown.pages?.paginas ?? 0) > 1;
  const whole = useQuery({
    queryKey: [...key, 'inteiro'],
    queryFn:
      filters && several && isNarrowed(filters)
        ? async ({ signal }) => {
            const { load } = await report.contents();
            return load(api, filters, { now: new Date().toISOString(), signal }).catch(noneIfTooLarge);
          }
        : skipToken,
    staleTime: POSITIVE_INFINITY,
  });
  const read = filters && isNarrowed(filters) ? whole.data : null;
  const data = useMemo<Told | undefined>(
    () => page.data && (read ? { ...page.data, shown: read, whole: read } : page.data),
    [page.data, read],
  );
  const { error, isFetching } = page;
  const refetch = () => client.invalidateQueries({ queryKey: key });

  const show = (next: TableFilters) => setSearch(report.query(next));
  const query = useMemo<TableQuery | null>(() => {
    if (!filters) return null;
    const put = (next: Partial<TableFilters>) => setSearch(addressOf(report, { ...filters, ...next }, number));
    return {
      filter: filters.filter,
      sort: filters.sort,
      setSort: (sort) => put({ sort }),
      setFilter: (name, value) => {
        const { [name]: _former, ...others } = filters.filter;
        put({ filter: value === undefined ? others : { ...others, [name]: value } });
      },
      clear: () => put({ filter: {} }),
    };
  }, [filters, report, setSearch, number]);

  /** Another page of the same. */
  const turn = (to: number) => filters && setSearch(addressOf(report, filters, to));

  /** Asks for something else, or for the same once more. */
  function ask(typed: Parameters) {
    const next = readAsked(report.asks, { ...parameters, ...absent(report, typed), ...typed });
    if (!next) return;
    if (filters && same(writeAsked(report.asks, next), asked)) void refetch();
    else show({ filter: {}, sort: { field: '', order: 'ASC' }, ...filters, asked: next });
  }
  return {
    parameters,
    filters,
    query,
    told: { data, error, isFetching, refetch },
    reading: whole.isFetching,
    ask,
    turn,
  };
}

/** What the form leaves out is asked for no more, whatever the address says; nor is what links alone name in passing. */
const absent = ({ asks }: TableDefinition, typed: Parameters): Parameters =>
  Object.fromEntries(
    Object.entries(asks)
      .flatMap(([name, one]) => (one.passing ? [name] : one.inputs(name).map((input) => input.name)))
      .filter((name) => !(name in typed))
      .map((name) => [name, '']),
  );

const same = (one: Parameters, other: Parameters | null) =>
  new URLSearchParams(one).toString() === new URLSearchParams(other ?? {}).toString();
