import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { type FilterPayload, useListContext } from 'react-admin';
import { formatDate, parseDate } from '../../../../domain/calendar.ts';
import { LARGEST_INTEGER } from '../../../../domain/numbers.ts';

/** The fields of a log's period, either of which may be left empty. */
const DATES = ['dtPesquisa', 'dtPesquisaFim'] as const;
export type DateName = (typeof DATES)[number];

/** Filters as one types them. */
type Typed<Name extends string> = Record<Name | DateName, string>;

/** What is wrong with a date, or with the number of a record, as the last part of a text's key. */
type Problems<Name extends string> = Partial<Record<Name | DateName, 'invalidDate' | 'endsBefore' | 'invalidNumber'>>;

const isNumber = (text: string) => /^0*[1-9]\d{0,9}$/.test(text) && Number(text) <= LARGEST_INTEGER;

/** @param typed dates as 31/12/2026 */
function problemsOfDates(typed: Typed<never>): Problems<never> {
  const wrong = DATES.filter((name) => typed[name].trim() && parseDate(typed[name]) === null);
  if (wrong.length > 0) return Object.fromEntries(wrong.map((name) => [name, 'invalidDate']));
  const [from, until] = DATES.map((name) => parseDate(typed[name]));
  return from && until && until < from ? { dtPesquisaFim: 'endsBefore' } : {};
}

/** The filters of the address as one types them: dates as 31/12/2026. */
function typedFrom<Name extends string>(empty: Typed<Name>, filters: FilterPayload): Typed<Name> {
  const dates = Object.fromEntries(DATES.map((name) => [name, formatDate(filters[name])]));
  return { ...empty, ...filters, ...dates };
}

/** Filled filters as the address keeps them. */
function filtersFrom(typed: Typed<never>): FilterPayload {
  const filled = Object.entries(typed)
    .map(([name, value]) => [name, String(value).trim()] as const)
    .filter(([, value]) => value !== '');
  const filters: FilterPayload = Object.fromEntries(filled);
  for (const name of DATES) if (filters[name]) filters[name] = parseDate(filters[name]);
  return filters;
}

const all = (filters: FilterPayload) => filters;

/**
 * What is typed into a log's filters, which the address keeps once they are run: by Enter, if dates and numbers can be read. The
 * first that cannot has the focus.
 *
 * @param empty each filter, of no value
 * @param numbers those that take the number of a record
 * @param known what of the address's filters there is; the same function at every drawing, as `empty` is the same
 */
export function useFiltrosDoLog<Name extends string>(
  empty: Typed<Name>,
  numbers: readonly NoInfer<Name>[] = [],
  known = all,
) {
  const { filterValues, setFilters } = useListContext();
  const inForce = useMemo(() => typedFrom(empty, known(filterValues)), [empty, known, filterValues]);
  const [typed, setTyped] = useState(inForce);
  const [problems, setProblems] = useState<Problems<Name>>({});
  const inputs = useRef<Partial<Record<Name | DateName, HTMLInputElement | null>>>({});
  // Going back in the browser brings earlier filters: the fields follow.
  useEffect(() => {
    setTyped(inForce);
    setProblems({});
  }, [inForce]);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    const wrong = numbers.filter((name) => typed[name].trim() && !isNumber(typed[name].trim()));
    const found: Problems<Name> = {
      ...(problemsOfDates(typed) as Problems<Name>),
      ...(Object.fromEntries(wrong.map((name) => [name, 'invalidNumber'])) as Problems<Name>),
    };
    setProblems(found);
    const first = [...DATES, ...numbers].find((name) => found[name]);
    if (first) inputs.current[first]?.focus();
    else setFilters(filtersFrom(typed));
  }
  const put = (name: Name | DateName) => (text: string) => setTyped({ ...typed, [name]: text });
  const inputRef = (name: Name | DateName) => (input: HTMLInputElement | null) => {
    inputs.current[name] = input;
  };
  return { inForce, typed, problems, onSubmit, put, inputRef };
}
