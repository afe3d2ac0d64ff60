import { HttpError } from 'react-admin';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { createApi } from '../../dataProvider/envelope.ts';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { REGISTERS } from '../../resources/registry.ts';
import { startServer, type TestServer } from '../server/harness.ts';
import { browserOf, providerFor } from './realProvider.ts';

let server: TestServer;
let admin: AppDataProvider;
beforeAll(async () => {
  server = await startServer();
  admin = await providerFor(server, 'admin');
});
afterAll(() => server.close());

const page = (filter: object = {}, perPage = 10) =>
  ({ filter, sort: { field: 'descricao', order: 'ASC' }, pagination: { page: 1, perPage } }) as const;

/** Values that fill a register's required fields, told apart by a word. */
const sample = (word: string) => ({ descricao: `Item ${word}`, sigla: word, minimo: 0, maximo: 1.5, incerteza: 0 });

describe.each(REGISTERS.map(({ resource }) => resource))('%s', (resource) => {
  test('is created, listed, changed and removed', async () => {
    const created = await admin.create(resource, { data: { ...sample('Um'), flagAtivo: 1 } });
    const { id } = created.data;
    const listed = await admin.getList(resource, page({ descricao: 'item um', flagAtivo: 1 }));
    expect(listed.data).toMatchObject([{ id, descricao: 'Item Um', flagAtivo: 1, versao: 1 }]);
    expect(listed.total).toBe(1);

    const [previousData] = listed.data;
    const changed = await admin.update(resource, {
      id,
      data: { ...sample('Dois'), flagAtivo: 0 },
      previousData: previousData as { id: number },
    });
    expect(changed.data).toMatchObject({ id, versao: 2, descricao: 'Item Dois' });
    expect((await admin.getOne(resource, { id })).data).toMatchObject({ descricao: 'Item Dois', flagAtivo: 0 });

    await admin.delete(resource, { id, previousData: { id, versao: 2 } });
    expect((await admin.getList(resource, page({ descricao: 'item dois' }))).total).toBe(0);
  });

  test('a refused value comes back on its field', async () => {
    const data = { ...sample('Três'), descricao: '', flagAtivo: 1 };
    const error = await admin.create(resource, { data }).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(HttpError);
    expect(error).toMatchObject({ status: 400, body: { errors: { descricao: 'Campo obrigatório' } } });
  });

  test('a stale record is told apart, with what it holds now', async () => {
    const { data } = await admin.create(resource, { data: { ...sample('Quatro'), flagAtivo: 1 } });
    const save = (word: string) =>
      admin.update(resource, { id: data.id, data: { ...sample(word), flagAtivo: 1 }, previousData: { ...data } });
    await save('Cinco');
    const error = await save('Seis').catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({
      status: 409,
      body: { listaResultados: { atual: { descricao: 'Item Cinco', versao: 2 }, autor: 'admin' } },
    });
  });
});

test('a whole list is sorted and paged here, a log that grows is paged by the server', async () => {
  const parameters = await admin.getList('cadastro/Parametro', {
    filter: {},
    sort: { field: 'sigla', order: 'DESC' },
    pagination: { page: 2, perPage: 5 },
  });
  expect(parameters.data).toHaveLength(5);
  expect(parameters.total).toBeGreaterThanOrEqual(27);
  const log = await admin.getList('acesso/LogUsers', {
    filter: { tabela: 'Parametro' },
    sort: { field: 'id', order: 'DESC' },
    pagination: { page: 1, perPage: 2 },
  });
  expect(log.data).toHaveLength(2);
  expect(log.total).toBeGreaterThan(2);
});

test('what the group may not do is refused', async () => {
  const tecnico = await providerFor(server, 'tecnico');
  const error = await tecnico
    .create('cadastro/roteiro', { data: { descricao: 'Rota', flagAtivo: 1 } })
    .catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 403, message: 'Seu grupo não tem permissão para isto' });
});

test('without a session every call is refused as such', async () => {
  const api = createApi({ baseUrl: '/api', fetch: browserOf(server) });
  await expect(api(contract.coletas.all)).rejects.toMatchObject({ status: 401 });
});
