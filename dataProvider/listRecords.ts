import type { FilterPayload, RaRecord, SortPayload } from 'react-admin';
import type { Api } from './envelope.ts';
import { createOffersMore } from './offersMore.ts';
import { sourceOf } from './sources.ts';
import { narrowedBy, needsApart, recordsIn, sorted, withApart } from './wholeLists.ts';

/**
 * The names of the records that a list's filters bear the ids of, by their entities: `{ Roteiro: 'Norte' }`. Reports say
 * their filter with them.
 *
 * @throws HttpError as the API.
 */
export async function namesIn(
  api: Api,
  resource: string,
  { filter, signal }: { filter: FilterPayload; signal?: AbortSignal | undefined },
): Promise<Record<string, unknown>> {
  const named = narrowedBy(resource, filter).map(async ({ register, filter: name }) => {
    const { data } = await api(sourceOf(register.resource).list, { signal });
    const record = recordsIn(data, sourceOf(register.resource), {}).find(
      ({ id }) => String(id) === String(filter[name]),
    );
    return [register.entity, record?.descricao] as const;
  });
  return Object.fromEntries(await Promise.all(named));
}

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
  const apart = source.more && needsApart(resource, sort) && (await createOffersMore(api)());
  const [reply, told, names] = await Promise.all([
    api(source.list, { ...source.listRequest(filter, {}), signal }),
    source.more && apart ? api(source.more, { signal }) : null,
    namesIn(api, resource, { filter, signal }),
  ]);
  return sorted(withApart(recordsIn(reply.data, source, filter), told?.data, names), sort);
}
