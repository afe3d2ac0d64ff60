import type { FilterPayload, RaRecord, SortPayload } from 'react-admin';
import type { Api } from './envelope.ts';
import { sourceOf } from './sources.ts';
import { listOf } from './wholeLists.ts';

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
  return listOf(resource, reply.data, { filter, sort });
}
