import type { FilterPayload, RaRecord, SortPayload } from 'react-admin';
import type { Api } from './envelope.ts';
import { createOffersMore } from './offersMore.ts';
import { sourceOf } from './sources.ts';
import { needsApart, recordsIn, sorted, withApart } from './wholeLists.ts';

/**
 * Every record of a resource whose list comes whole, filtered and in order, with what another call tells of them where
 * that is needed. It needs no react-admin: reports ask for their rows with it, in the browser and on the server.
 *
 * @throws HttpError as the API.
 */
export async function listRecords(
  api: Api,
  resource: string,
  { filter, sort, signal }: { filter: FilterPayload; sort: SortPayload; signal?: AbortSignal },
): Promise<RaRecord[]> {
  const source = sourceOf(resource);
  const apart = source.more && needsApart(resource, { filter, sort }) && (await createOffersMore(api)());
  const [reply, told] = await Promise.all([
    api(source.list, { ...source.listRequest(filter, {}), signal }),
    source.more && apart ? api(source.more, { signal }) : null,
  ]);
  return sorted(withApart(recordsIn(reply.data, source, filter), told?.data), sort);
}
