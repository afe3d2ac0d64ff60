import type { Row } from '../engine/report.ts';
import { SOME_MONTH } from '../monthly.ts';
import { readFilter } from '../registers/listQuery.ts';
import { type Asked, type Asks, askedInWords, type Parameters, readAsked, writeAsked } from './asks.ts';
import type { TableContents, TableDefinition, TableFilters } from './table.ts';

interface About<A extends Asks, R extends Row> {
  /** The address of its screen, whose menu lets one see it. */
  menu: string;
  /** What follows the menu in the address of its screen, `:idCliente?`: read as one of the parameters. */
  route?: string;
  /** The screen above its own, where it has one. */
  above?(asked: Asked<A> | null): string;
  /** Title of the screen. */
  title: string;
  /** Name of its files, without an extension. */
  file: string;
  /** What it asks before it is made. */
  asks: A;
  /** Key of what the button says that asks for it; that of 'Pesquisar' unless told. */
  search?: string;
  /** The parameters that ask for a month, of a report that users may have sent every month. */
  monthly?(month: string): Parameters;
  /** What it says: code that nobody downloads before the report is asked for. */
  table(): Promise<TableContents<A, R>>;
}

/** No column of this name: the rows as they come. */
const AS_LOADED = { field: '', order: 'ASC' } as const;

/** Reads what `writeFilters` wrote; null when it lacks what the report asks. */
function readFilters<A extends Asks>(
  asks: A,
  { filter, sort, order, ...parameters }: Readonly<Record<string, string>>,
): TableFilters<A> | null {
  const asked = readAsked(asks, parameters);
  return (
    asked && {
      asked,
      filter: readFilter(filter),
      sort: sort ? { field: sort, order: order === 'DESC' ? 'DESC' : 'ASC' } : AS_LOADED,
    }
  );
}

function writeFilters<A extends Asks>(asks: A, { asked, filter, sort }: TableFilters<A>): string {
  return new URLSearchParams({
    ...writeAsked(asks, asked),
    ...(Object.keys(filter).length > 0 && { filter: JSON.stringify(filter) }),
    ...(sort.field && { sort: sort.field, order: sort.order }),
  }).toString();
}

/** What is asked besides the period. @param ofMonth the parameters that ask for a month: that is the period, be it a year */
function inWords<A extends Asks>(
  asks: A,
  { asked, filter }: TableFilters<A>,
  ofMonth: Parameters = {},
): string | undefined {
  const others = Object.fromEntries(
    Object.entries(asks).filter(
      ([name, ask]) => !Object.keys(ask.write(asked[name], name)).some((one) => one in ofMonth),
    ),
  );
  const filtered = Object.keys(filter).length > 0 ? ['com filtro de colunas'] : [];
  return [...askedInWords(others, asked), ...filtered].join('; ') || undefined;
}

/** A report that is a table: its screen, its PDF and its workbook, all at addresses that say what is asked. */
export function tableReport<A extends Asks, R extends Row>(about: About<A, R>): TableDefinition<A, R> {
  const { menu, route, above, title, file, asks, search, monthly, table } = about;
  const query = (filters: TableFilters<A>) => writeFilters(asks, filters);
  return {
    path: `${menu}/pdf`,
    menu,
    title,
    file,
    formats: ['pdf', 'excel'],
    asks,
    search,
    route,
    above,
    table,
    filters: (parameters) => readFilters(asks, parameters),
    query,
    monthly,
    inWords: (filters) => inWords(asks, filters, monthly?.(SOME_MONTH)),
    unnamed: 'relatorios.notAsked',
    back: (filters) => ({ to: `/${menu}${filters ? `?${query(filters)}` : ''}`, text: 'relatorios.back' }),
    contents: async () => (await import('./contents.ts')).tableContents({ title, file, asks }, await table()),
  };
}
