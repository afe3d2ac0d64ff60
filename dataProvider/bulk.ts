import {
  type DataProvider,
  type DeleteManyParams,
  HttpError,
  type Identifier,
  type RaRecord,
  type UpdateManyParams,
} from 'react-admin';
import type * as z from 'zod';
import type { Call } from '../contract/call.ts';
import type { registerCalls } from '../contract/registers.ts';
import type { Api } from './envelope.ts';
import type { createKeyring } from './idempotency.ts';
import type { OffersMore } from './offersMore.ts';
import { oneByOne } from './oneByOne.ts';
import { type Source, sourceOf } from './sources.ts';

type RegisterCalls = ReturnType<typeof registerCalls>;
type ResultOf<C extends Call> = z.output<C['result']>;
/** What importing a sheet would do. */
export type Preview = ResultOf<RegisterCalls['preview']>;
/** What importing a sheet did. */
export type Imported = ResultOf<RegisterCalls['import']>;
/** A row that is to be imported, as its preview gave it. */
export type ImportRow = Preview['linhas'][number]['valores'];

/**
 * Several records at once: all of them are changed, or none; on a legacy server one by one (`oneByOne`). `updateMany`
 * enables or disables (`data.flagAtivo`), `deleteMany` removes; in both, `meta.records` are the records as they were
 * seen, so that another's change is noticed.
 */
export interface Bulk extends Pick<DataProvider, 'updateMany' | 'deleteMany'> {
  /** Takes removals back. */
  restore(resource: string, params: { ids: readonly Identifier[] }): Promise<{ data: readonly Identifier[] }>;
  /** Reads a sheet and writes nothing. */
  preview(resource: string, params: { file: File; signal?: AbortSignal }): Promise<{ data: Preview }>;
  /** Creates and edits the rows of a sheet. */
  import(resource: string, params: { rows: readonly ImportRow[] }): Promise<{ data: Imported }>;
}

/** Version of each record that was seen, by id: the server refuses to change what another person changed meanwhile. */
function versions(records: readonly RaRecord[] = []): Record<string, number> {
  return Object.fromEntries(records.flatMap(({ id, versao }) => (versao ? [[String(id), Number(versao)]] : [])));
}

function callOf(resource: string, name: 'bulk' | 'restore' | 'preview' | 'import'): NonNullable<Source[typeof name]> {
  const call = sourceOf(resource)[name];
  if (!call) throw new Error(`${resource} has no ${name}`);
  return call;
}

interface Deps {
  api: Api;
  keyring: ReturnType<typeof createKeyring>;
  offersMore: OffersMore;
  /** The ways to read and change one record. */
  single: Pick<DataProvider, 'getMany' | 'update' | 'delete'>;
}

/** The part of the data provider that changes several records at once. */
export function createBulk({ api, keyring, offersMore, single }: Deps): Bulk {
  const change = async (resource: string, acao: string, { ids, meta }: UpdateManyParams | DeleteManyParams) => {
    const call = callOf(resource, 'bulk');
    if (await offersMore()) {
      await api(call, { body: { ids: ids.map(Number), acao, versoes: versions(meta?.records) } });
    } else {
      await changeSingly(resource, acao, ids);
    }
    return { data: ids };
  };

  /** Each as it is now: a legacy server knows no versions, and what others changed meanwhile stays. */
  async function changeSingly(resource: string, acao: string, ids: readonly Identifier[]) {
    const { data } = await single.getMany(resource, { ids: [...ids] });
    await oneByOne(ids, async (id) => {
      const record = data.find((one) => String(one.id) === String(id));
      if (!record) throw new HttpError('Registro não encontrado', 404);
      if (acao === 'remover') return single.delete(resource, { id, previousData: record });
      const flagAtivo = acao === 'habilitar' ? 1 : 0;
      return single.update(resource, { id, data: { ...record, flagAtivo }, previousData: record });
    });
  }

  return {
    updateMany: (resource, params) => change(resource, params.data.flagAtivo ? 'habilitar' : 'desabilitar', params),
    deleteMany: (resource, params) => change(resource, 'remover', params),
    restore: async (resource, { ids }) => {
      await api(callOf(resource, 'restore'), { body: { ids: ids.map(Number) } });
      return { data: ids };
    },
    preview: async (resource, { file, signal }) => {
      const { data } = await api(callOf(resource, 'preview'), { file, signal, body: {} });
      return { data: data as Preview };
    },
    import: (resource, { rows }) =>
      keyring(
        [resource, 'import', rows],
        () => ({}),
        async (idempotencyKey) => {
          const { data } = await api(callOf(resource, 'import'), { body: { linhas: rows }, idempotencyKey });
          return { data: data as Imported };
        },
      ),
  };
}
