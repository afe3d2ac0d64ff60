import type { FilterPayload, RaRecord, SortPayload } from 'react-admin';
import { GRUPO } from '../domain/acesso/access.ts';
import { normalize, searchText } from '../domain/searchText.ts';
import { listedUse, type RegisterDefinition } from '../resources/defineRegister.ts';
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
  /** What another call of our own tells of its records: their fields, and the filters by ids of what these name. */
  apart?: { fields: readonly string[]; filters: readonly string[] };
  parse: ParseRecord;
}

const ALL = 'null';
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

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

/** The filters of a catalogue and of users: the call may know neither, and a legacy server may heed neither. */
export function passesHere({ search }: Pick<RegisterDefinition, 'search'>): WholeList['passes'] {
  return (record, { descricao, flagAtivo }) =>
    searchText(search.map((name) => record[name])).includes(normalize(String(descricao ?? ''))) &&
    (status(flagAtivo) === ALL || status(flagAtivo) === String(record.flagAtivo));
}

const ofRegister = (register: RegisterDefinition): [string, WholeList] => [
  register.resource,
  {
    path: `/${register.entity}`,
    query: filteredBy(['flagAtivo']),
    passes: passesHere(register),
    ...(listedUse(register) && { apart: { fields: ['emUso'], filters: [] } }),
    parse: registerParser(register),
  },
];

const byFlags = filteredBy(['flagAtivo', 'flagMedidor']);

const BY_ID = ['idRamoAtividade', 'idRoteiro'];
const OWN_FILTERS = [...BY_ID, 'pendencia'];

/** Clients of a branch, of a route, or for whom something waits are asked for by parameters of our own: a call without them is the specified one. */
function filteredClients(filter: FilterPayload): Record<string, string | number> | undefined {
  const own = OWN_FILTERS.filter((name) => !isEmpty(filter[name]));
  const flags = byFlags(filter);
  if (own.length === 0) return flags;
  return { ...flags, ...Object.fromEntries(own.map((name) => [name, String(filter[name])])) };
}

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
    query: filteredClients,
    apart: { fields: ['ramo', 'roteiro', 'ultimaColeta', 'dbo', 'calibracao', 'falta'], filters: BY_ID },
    parse: parseRecord,
  },
};

/** @throws Error when the resource's list does not come whole */
export function wholeList(resource: string): WholeList {
  const list = WHOLE_LISTS[resource];
  if (!list) throw new Error(`No whole list for the resource ${resource}`);
  return list;
}

/** Whether a list in this order, or the words for its filter, needs what another call tells of its records. */
export function needsApart(resource: string, { filter, sort }: { filter: FilterPayload; sort?: SortPayload }): boolean {
  const { fields = [], filters = [] } = wholeList(resource).apart ?? {};
  return (sort !== undefined && fields.includes(sort.field)) || filters.some((name) => !isEmpty(filter[name]));
}

/** Records with what another call tells of them, by their ids. */
export function withApart(records: RaRecord[], told: unknown): RaRecord[] {
  if (!Array.isArray(told)) return records;
  const byId = new Map(told.map((one: RaRecord) => [one.id, one]));
  return records.map((record) => ({ ...byId.get(record.id), ...record }));
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
