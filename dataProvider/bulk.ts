import type { DataProvider, DeleteManyParams, Identifier, RaRecord, UpdateManyParams } from 'react-admin';
import type * as z from 'zod';
import type { Call } from '../contract/call.ts';
import type { registerCalls } from '../contract/registers.ts';
import type { Api } from './envelope.ts';
import type { createKeyring } from './idempotency.ts';
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
 * Several records at once: all of them are changed, or none. `updateMany` enables or disables (`data.flagAtivo`),
 * `deleteMany` removes; in both, `meta.records` are the records as they were seen, so that another's change is noticed.
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

/** The part of the data provider that changes several records at once. */
export function createBulk(api: Api, keyring: ReturnType<typeof createKeyring>): Bulk {
  const change = async (resource: string, acao: string, { ids, meta }: UpdateManyParams | DeleteManyParams) => {
    await api(callOf(resource, 'bulk'), { body: { ids: ids.map(Number), acao, versoes: versions(meta?.records) } });
    return { data: ids };
  };
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
