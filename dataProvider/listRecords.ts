import type { FilterPayload, RaRecord, SortPayload } from 'react-admin';
import type { Api, Reply } from './envelope.ts';
import { parseRecords } from './parseRecords.ts';
import { type Source, sourceOf } from './sources.ts';

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
export function recordsIn(reply: Reply, { parse, passes }: Source, filter: FilterPayload): RaRecord[] {
  const all = parseRecords(reply.data, parse);
  return passes ? all.filter((one) => passes(one, filter)) : all;
}

/**
 * Every record of a resource whose list comes whole, filtered and in order. It needs no react-admin: reports ask for
 * their rows with it, in the browser and on the server.
 *
 * @throws HttpError as the API.
 */
export async function listRecords(
  api: Api,
  resource: string,
  { filter, sort, signal }: { filter: FilterPayload; sort: SortPayload; signal?: AbortSignal },
): Promise<RaRecord[]> {
  const source = sourceOf(resource);
  const reply = await api(source.list, { ...source.listRequest(filter, {}), signal });
  return sorted(recordsIn(reply, source, filter), sort);
}
