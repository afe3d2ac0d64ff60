import type { FilterPayload, RaRecord, SortPayload } from 'react-admin';
import { GRUPO } from '../domain/acesso/access.ts';
import { normalize, searchText } from '../domain/searchText.ts';
import { listedUse, type RegisterDefinition } from '../resources/defineRegister.ts';
import { type Narrowing, narrowingsOf } from '../resources/narrowings.ts';
import { REGISTERS } from '../resources/registry.ts';
import { tecnico } from '../resources/tecnico/definition.ts';
import { withQuery } from './buildRequest.ts';
import { type ParseRecord, parseRecord, parseRecords, parseTecnico, registerParser } from './parseRecords.ts';

/*
 * Lists that come whole, known without the contract: reports ask for their rows and read them with no more than this.
 */

/** How a list that comes whole is asked for and read. */
export interface WholeList {
  /** As the call in the contract has it. */
  path: string;
  /** What the call's query bears for a filter; undefined for everything. */
  query(filter: FilterPayload): Record<string, string | number> | undefined;
  /** For filters that the server may not have heeded: whether a record passes them. */
  passes?(record: RaRecord, filter: FilterPayload): boolean;
  /** The fields that another call of our own tells of its records. */
  apart?: readonly string[];
  parse: ParseRecord;
}

const ALL = 'null';
/** A filter that says nothing. */
export const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

/** Text of a status filter: the legacy API writes all as `null`. */
const status = (value: unknown) => (isEmpty(value) ? ALL : String(value));

/** Whole lists ask for everything unless something is filtered; then every filter of the call travels (spec 1 §7). */
function filteredBy(flags: readonly string[]): WholeList['query'] {
  return (filter) => {
    const query: Record<string, string> = { descricao: isEmpty(filter.descricao) ? '' : String(filter.descricao) };
    for (const flag of flags) query[flag] = status(filter[flag]);
    return query.descricao !== '' || flags.some((flag) => query[flag] !== ALL) ? query : undefined;
  };
}

/** The same with parameters of our own for filters of our own: a call without them is the specified one. */
function withOwn(resource: string, query: WholeList['query'], others: readonly string[] = []): WholeList['query'] {
  const names = [...narrowingsOf(resource).map(({ filter }) => filter), ...others];
  return (filter) => {
    const own = names.filter((name) => !isEmpty(filter[name])).map((name) => [name, String(filter[name])]);
    return own.length > 0 ? { ...query(filter), ...Object.fromEntries(own) } : query(filter);
  };
}

/** The filters of a catalogue and of users: the call may know neither, and a legacy server may heed neither. */
export function passesHere({ search }: Pick<RegisterDefinition, 'search'>): WholeList['passes'] {
  return (record, { descricao, flagAtivo }) =>
    (isEmpty(descricao) || searchText(search.map((name) => record[name])).includes(normalize(String(descricao)))) &&
    (status(flagAtivo) === ALL || status(flagAtivo) === String(record.flagAtivo));
}

const ofRegister = (register: RegisterDefinition): [string, WholeList] => [
  register.resource,
  {
    path: `/${register.entity}`,
    query: withOwn(register.resource, filteredBy(['flagAtivo'])),
    passes: passesHere(register),
    ...(listedUse(register) && { apart: ['emUso'] }),
    parse: registerParser(register),
  },
];

/** By react-admin's name of the resource. */
const WHOLE_LISTS: Readonly<Record<string, WholeList>> = {
  ...Object.fromEntries(REGISTERS.map(ofRegister)),
  [tecnico.resource]: {
    path: '/Usuario',
    query: () => ({ idGrupoAcesso: GRUPO.TECNICO }),
    passes: passesHere(tecnico),
    parse: parseTecnico,
  },
  'cadastro/cliente': {
    path: '/Pessoa',
    query: withOwn('cadastro/cliente', filteredBy(['flagAtivo', 'flagMedidor']), ['pendencia']),
    apart: ['ramo', 'roteiro', 'ultimaColeta', 'dbo', 'calibracao', 'falta'],
    parse: parseRecord,
  },
};

/** @throws Error when the resource's list does not come whole */
export function wholeList(resource: string): WholeList {
  const list = WHOLE_LISTS[resource];
  if (!list) throw new Error(`No whole list for the resource ${resource}`);
  return list;
}

/** Whether a list in this order needs what another call tells of its records. */
export const needsApart = (resource: string, sort?: SortPayload): boolean =>
  sort !== undefined && (wholeList(resource).apart ?? []).includes(sort.field);

/** The filters in force that leave what uses one record of a register: in words they bear the record's name. */
export const narrowedBy = (resource: string, filter: FilterPayload): Narrowing[] =>
  narrowingsOf(resource).filter((one) => !isEmpty(filter[one.filter]));

/** Records with what another call tells of them, by their ids, and what holds for all of them. */
export function withApart(records: RaRecord[], told: unknown, ofAll: object = {}): RaRecord[] {
  const byId = new Map(Array.isArray(told) ? told.map((one: RaRecord) => [one.id, one]) : []);
  if (byId.size === 0 && Object.keys(ofAll).length === 0) return records;
  return records.map((record) => ({ ...ofAll, ...byId.get(record.id), ...record }));
}

/** The address of a whole list, below the API's base path. */
export function listAddress(resource: string, filter: FilterPayload): string {
  const { path, query } = wholeList(resource);
  return withQuery(path, query(filter));
}

const collator = new Intl.Collator('pt-BR', { numeric: true, sensitivity: 'base' });

function compare(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

/** A sorted copy; records without a value come last in either order, ties keep the server's order. */
export function sorted(records: readonly RaRecord[], { field, order }: SortPayload): RaRecord[] {
  const direction = order === 'DESC' ? -1 : 1;
  const empty = (record: RaRecord) => record[field] === null || record[field] === undefined || record[field] === '';
  return records.toSorted((a, b) => {
    if (empty(a) || empty(b)) return Number(empty(a)) - Number(empty(b));
    return direction * compare(a[field], b[field]);
  });
}

/** The records of a list's reply as screens use them, by the filters that its call does not know as well. */
export function recordsIn(
  data: unknown,
  { parse, passes }: Pick<WholeList, 'parse' | 'passes'>,
  filter: FilterPayload,
): RaRecord[] {
  const all = parseRecords(data, parse);
  return passes ? all.filter((one) => passes(one, filter)) : all;
}

/** Every record of a resource whose list comes whole, of its reply's data, filtered and in order. */
export function listOf(
  resource: string,
  data: unknown,
  { filter, sort }: { filter: FilterPayload; sort: SortPayload },
): RaRecord[] {
  return sorted(recordsIn(data, wholeList(resource), filter), sort);
}
