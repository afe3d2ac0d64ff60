import simpleRest from 'ra-data-simple-rest';
import {
  type CreateParams,
  type DataProvider,
  type GetListParams,
  type GetListResult,
  type GetManyParams,
  type GetOneParams,
  type GetOneResult,
  HttpError,
  type Identifier,
  type RaRecord,
  type UpdateParams,
} from 'react-admin';
import type { Call } from '../contract/call.ts';
import { alreadySaved } from './alreadySaved.ts';
import { pickFields, type Sending } from './buildRequest.ts';
import { type Bulk, createBulk } from './bulk.ts';
import type { Api, Reply } from './envelope.ts';
import { createKeyring, type KeptKeys } from './idempotency.ts';
import { createOffersMore, type OffersMore } from './offersMore.ts';
import { restClient } from './restClient.ts';
import { sourceOf } from './sources.ts';
import { needsApart, recordsIn, sorted, withApart } from './wholeLists.ts';

/** React-admin's data provider, with the API itself for the calls that are not about records. */
export interface AppDataProvider extends DataProvider, Bulk {
  api: Api;
  offersMore: OffersMore;
}

/** What a save may say in its `meta`: how it is given up. */
export interface Saving extends Pick<Sending, 'signal'> {
  /** Left out of the cache's keys, which are made by JSON: what is saved is the same record with and without it. */
  toJSON(): undefined;
}

export const givenUpBy = (signal: AbortSignal): Saving => ({ signal, toJSON: () => undefined });

/**
 * The page that the server sent, with what it says of it in `meta.notes`. A legacy server does not say how many rows there
 * are in all, only how many pages.
 */
function serverPage(records: RaRecord[], reply: Reply, page = 1): GetListResult {
  const told = reply.notes && { meta: { notes: reply.notes } };
  if (reply.total !== undefined) return { data: records, total: reply.total, ...told };
  const hasNextPage = page < (reply.paginas ?? 1);
  return { data: records, pageInfo: { hasNextPage, hasPreviousPage: page > 1 }, ...told };
}

function localPage(records: RaRecord[], { sort, pagination }: GetListParams): GetListResult {
  const ordered = sort ? sorted(records, sort) : records;
  const { page = 1, perPage = ordered.length } = pagination ?? {};
  return { data: ordered.slice((page - 1) * perPage, page * perPage), total: records.length };
}

/** What is said below rows that lack what another call tells of them. */
export const INCOMPLETE = 'Parte do que a lista diz de cada registro não pôde ser obtida: recarregue a página';
const MISSED = { data: null };

/** Whether a list is asked for with what another call tells of its records, or in an order that needs it. */
const wantsMore = (resource: string, { meta, sort }: GetListParams) =>
  meta?.more === true || needsApart(resource, sort);

/**
 * React-admin's data provider over the contract. `README.md` beside this file lists request and reply of each method.
 *
 * @param api the calls of the contract, as `createApi` makes them
 * @param offersMore whether its server answers calls of our own; by default it is asked
 * @param keptKeys where keys of creations whose outcome is not known outlive the page; nowhere by default
 */
export function createDataProvider(
  api: Api,
  offersMore: OffersMore = createOffersMore(api),
  keptKeys?: KeptKeys,
): AppDataProvider {
  const keyring = createKeyring(keptKeys);

  async function getList(resource: string, params: GetListParams): Promise<GetListResult> {
    const source = sourceOf(resource);
    const request = source.listRequest(params.filter ?? {}, params);
    const sending = { signal: params.signal };
    const askMore = async () => {
      if (!source.more || !wantsMore(resource, params) || !(await offersMore())) return null;
      const asked = api(source.more, sending);
      // The rows are there without it, and say that it lacks; unless they cannot be put in order.
      return needsApart(resource, params.sort) ? asked : asked.catch(() => MISSED);
    };
    // All are waited for from the start: a list that fails before the server has said what it offers is told here.
    const [reply, told] = await Promise.all([api(source.list, { ...request, ...sending }), askMore()]);
    const records = withApart(recordsIn(reply.data, source, params.filter ?? {}), told?.data);
    if (source.list.paged) return serverPage(records, reply, params.pagination?.page);
    return { ...localPage(records, params), ...(told === MISSED && { meta: { notes: [INCOMPLETE] } }) };
  }

  const rest = (calls: readonly Call[], sending?: Sending) => simpleRest('', restClient(api, calls, sending));

  async function getOne(resource: string, { id, meta, signal }: GetOneParams): Promise<GetOneResult> {
    const source = sourceOf(resource);
    if (source.one) {
      const [, entity = ''] = source.one.path.split('/');
      const { data } = await rest([source.one]).getOne(entity, { id, signal });
      return { data: source.parse(data) };
    }
    const { data } = await getList(resource, { filter: meta, signal });
    const record = data.find((one) => String(one.id) === String(id));
    if (!record) throw new HttpError('Registro não encontrado', 404);
    return { data: record };
  }

  async function post(
    resource: string,
    call: Call | undefined,
    data: Partial<RaRecord>,
    fields: object,
    sending: Sending,
  ) {
    if (!call) throw new Error(`${resource} is not written`);
    const { written = (record) => record, parse } = sourceOf(resource);
    const sent = { ...written(data), ...fields };
    const address = call.path.slice(1).replace('{id}', String(data.id));
    const reply = address.includes('{')
      ? await api(call, { body: pickFields(call.body, sent), ...sending })
      : await rest([call], sending).create(address, { data: sent });
    return { data: parse({ id: 0, ...data, ...(reply.data as object) }) };
  }

  async function create(resource: string, { data, meta }: CreateParams): Promise<GetOneResult> {
    const { save, generate = () => ({}) } = sourceOf(resource);
    const { signal }: Partial<Saving> = meta ?? {};
    return keyring([resource, data], generate, (idempotencyKey, generated) =>
      post(resource, save, data, generated, { idempotencyKey, signal }),
    );
  }

  async function edit(resource: string, { id, data, previousData, meta }: UpdateParams): Promise<GetOneResult> {
    const { save, edit: call = save, parse } = sourceOf(resource);
    const { signal }: Partial<Saving> = meta ?? {};
    const fields = { versao: previousData?.versao, ...data, id: Number(id) };
    try {
      return await post(resource, call, fields, {}, { signal });
    } catch (error) {
      const now = alreadySaved(error, data, previousData);
      if (!now) throw error;
      return { data: parse({ ...fields, ...now }) };
    }
  }

  async function remove(resource: string, id: Identifier, record?: Partial<RaRecord>): Promise<GetOneResult> {
    const { remove: call } = sourceOf(resource);
    if (!call) throw new Error(`${resource} is not removed`);
    const fields = { id, versao: record?.versao };
    const carried = pickFields(call.method === 'POST' ? call.body : call.query, fields);
    await api(call, {
      params: pickFields(call.params, fields),
      ...(call.method === 'POST' ? { body: carried } : { query: carried }),
    });
    return { data: { ...record, id } };
  }

  async function getMany(resource: string, { ids, meta, signal }: GetManyParams) {
    const wanted = new Set(ids.map(String));
    const { data } = await getList(resource, { filter: meta, signal });
    return { data: data.filter(({ id }) => wanted.has(String(id))) };
  }

  const single: Pick<DataProvider, 'getMany' | 'update' | 'delete'> = {
    getMany,
    update: edit,
    delete: (resource, { id, previousData }) => remove(resource, id, previousData),
  };

  return {
    supportAbortSignal: true,
    api,
    offersMore,
    getList,
    getOne,
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    create,
    ...single,
    // What became of a sheet is read in its preview: its keys end with the page.
    ...createBulk({ api, keyring: createKeyring(), offersMore, single }),
  };
}
