import { HttpError, type Identifier } from 'react-admin';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createApi } from '../../dataProvider/envelope.ts';
import { type AppDataProvider, createDataProvider } from '../../dataProvider/index.ts';
import { BELIEVED_MS, createOffersMore } from '../../dataProvider/offersMore.ts';
import { oneByOne } from '../../dataProvider/oneByOne.ts';
import { type Asked, legacyServer } from '../fixtures/legacyServer.ts';

const roteiro = 'cadastro/roteiro';
let provider: AppDataProvider;
let asked: Asked[];
beforeEach(() => {
  const server = legacyServer();
  asked = server.asked;
  provider = createDataProvider(createApi({ baseUrl: '', fetch: server.fetch, userId: () => 7 }));
});

const bodies = (request: string) => asked.filter((one) => one.request === request).map(({ body }) => body);

async function names(filter: object = {}, page = 1, perPage = 10): Promise<unknown[]> {
  const sort = { field: 'descricao', order: 'ASC' } as const;
  const { data } = await provider.getList(roteiro, { filter, sort, pagination: { page, perPage } });
  return data.map(({ descricao }) => descricao);
}

test('what the server does not filter is filtered, sorted and paged here', async () => {
  expect(await names({ descricao: 'SAO jo' })).toEqual(['São João']);
  expect(await names({ flagAtivo: 0 })).toEqual(['Norte']);
  expect(await names({ descricao: 'o', flagAtivo: '1' })).toEqual(['Em uso', 'São João']);
  expect(await names({}, 2, 2)).toEqual(['São João']);
});

test('several are changed one after the other, each as it is now', async () => {
  await provider.updateMany(roteiro, { ids: [1, 2], data: { flagAtivo: 0 } });
  expect(await names({ flagAtivo: 0 })).toEqual(['Norte', 'São João']);
  expect(bodies('POST /Roteiro')).toEqual([
    { id: 1, descricao: 'São João', flagAtivo: 0, idUsuario: 7 },
    { id: 2, descricao: 'Norte', flagAtivo: 0, idUsuario: 7 },
  ]);
  expect(asked.filter(({ request }) => request === 'GET /apresentacao')).toHaveLength(1);
});

test('that a server lacks our own calls is believed for a while: a proxy says the same while no server is behind it', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const ok = () => new Response('{"flagErro":false,"listaMensagens":[],"listaResultados":{}}');
  const replies = [() => new Response('404 page not found', { status: 404 }), ok];
  let asked = 0;
  const fetch = async () => (replies[Math.min(asked++, 1)] as typeof ok)();
  const offersMore = createOffersMore(createApi({ baseUrl: '', fetch, userId: () => 7 }));
  expect([await offersMore(), await offersMore(), asked]).toEqual([false, false, 1]);
  vi.advanceTimersByTime(BELIEVED_MS);
  expect([await offersMore(), asked]).toEqual([true, 2]);
  // That it has them holds as long as the page.
  vi.advanceTimersByTime(100 * BELIEVED_MS);
  expect([await offersMore(), asked]).toEqual([true, 2]);
});

test('what cannot be removed is counted with its reason, and holds up nothing else', async () => {
  const error = await provider.deleteMany(roteiro, { ids: [1, 3, 99, 2] }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(HttpError);
  expect(error).toMatchObject({
    message: 'Feito, menos em 2 de 4',
    body: {
      listaResultados: {
        feitos: [1, 2],
        itens: [
          { id: 3, motivo: 'O registro está em uso' },
          { id: 99, motivo: 'Registro não encontrado' },
        ],
      },
    },
  });
  expect(await names()).toEqual(['Em uso']);
});

test('of many, what was not changed is counted as people write it', async () => {
  const some = Array.from({ length: 1500 }, (_, at) => at);
  const change = (id: Identifier) => (id === 0 ? Promise.resolve() : Promise.reject(new HttpError('Em uso', 422)));
  await expect(oneByOne(some, change)).rejects.toThrow('Feito, menos em 1.499 de 1.500');
});

test('after a lost connection nothing more is tried', async () => {
  const { fetch } = legacyServer();
  const removals: string[] = [];
  const failing: typeof globalThis.fetch = async (input, init) => {
    if (init?.method !== 'DELETE') return fetch(input, init);
    removals.push(String(input));
    throw new TypeError('fetch failed');
  };
  const broken = createDataProvider(createApi({ baseUrl: '', fetch: failing, userId: () => 7 }));
  await expect(broken.deleteMany(roteiro, { ids: [1, 2, 3] })).rejects.toMatchObject({
    message: 'Erro na requisição',
    status: 0,
    body: { listaResultados: { itens: [1, 2, 3].map((id) => ({ id, motivo: 'Erro na requisição' })) } },
  });
  expect(removals).toHaveLength(1);
});

test('whether the server offers more is asked until there is an answer', async () => {
  const { fetch } = legacyServer();
  const outcomes = [503, 0];
  const starting: typeof globalThis.fetch = async (input, init) => {
    const status = outcomes.shift();
    if (status === 0) throw new TypeError('fetch failed');
    return status ? new Response('', { status }) : fetch(input, init);
  };
  const { offersMore } = createDataProvider(createApi({ baseUrl: '', fetch: starting }));
  await expect(offersMore()).rejects.toMatchObject({ status: 0 });
  await expect(offersMore()).rejects.toMatchObject({ status: 0 });
  expect(await offersMore()).toBe(false);
  expect(await offersMore()).toBe(false);
});

test('a group’s status travels as boolean, and comes as a flag', async () => {
  const resource = 'acesso/grupo-acesso';
  const { data } = await provider.create(resource, { data: { nome: 'Campo' } });
  await provider.update(resource, { id: data.id, data: { nome: 'Campo', flagAtivo: 0 }, previousData: data });
  expect(bodies('POST /GrupoAcesso')).toEqual([
    { nome: 'Campo', idUsuario: 7 },
    { id: 3, nome: 'Campo', flagAtivo: false, idUsuario: 7 },
  ]);
  const listed = await provider.getList(resource, { filter: {} });
  expect(listed.data.map(({ nome, flagAtivo }) => [nome, flagAtivo])).toEqual([
    ['ADMINISTRADOR', 1],
    ['Campo', 0],
  ]);
});

test('a client and a contact are created with the id 0, a register’s record without any', async () => {
  const client = await provider.create('cadastro/cliente', { data: { nome: 'Novo' } });
  expect(client.data.id).toBe(4);
  await provider.create('cliente/contato', { data: { idPessoa: 4, nome: 'Rui' } });
  await provider.create(roteiro, { data: { descricao: 'Leste', flagAtivo: 1 } });
  expect(bodies('POST /Pessoa')).toEqual([{ id: 0, nome: 'Novo', idUsuario: 7 }]);
  expect(bodies('POST /PessoaContato')).toEqual([{ id: 0, idPessoa: 4, nome: 'Rui', idUsuario: 7 }]);
  expect(bodies('POST /Roteiro')).toEqual([{ descricao: 'Leste', flagAtivo: 1, idUsuario: 7 }]);
});
