import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AppDataProvider } from '../../dataProvider/index.ts';
import { startServer, type TestServer } from '../server/harness.ts';
import { providerFor } from './realProvider.ts';

let server: TestServer;
let admin: AppDataProvider;
let idPessoa = 0;
beforeAll(async () => {
  server = await startServer();
  admin = await providerFor(server, 'admin');
  const { data } = await admin.create('cadastro/cliente', { data: { nome: 'Cliente A', flagTipoPessoa: 'J' } });
  idPessoa = Number(data.id);
});
afterAll(() => server.close());

const all = () =>
  ({ filter: { idPessoa }, sort: { field: 'id', order: 'ASC' }, pagination: { page: 1, perPage: 10 } }) as const;

test.each([
  ['cliente/ponto-coleta', { descricao: 'PV 1' }, { planoAmostragem: 'Mensal' }],
  ['cliente/endereco', { logradouro: 'Rua A', uf: 'SP' }, { numero: '12' }],
  ['cliente/contato', { nome: 'Contato de Exemplo', flagAtivo: 1 }, { email: 'contato@example.com' }],
  ['cliente/hidrometro', { registro: 'H-1', flagAtivo: 1, flagMedidorVazao: 0 }, { uc: '778' }],
  ['cliente/monitoramento', { ano: 2026, volume: 12_000 }, { volume: 12_500 }],
])('%s is added, listed, changed and removed', async (resource, first, change) => {
  const { data: created } = await admin.create(resource, { data: { ...first, idPessoa } });
  const { data: listed } = await admin.getList(resource, all());
  expect(listed).toMatchObject([{ ...first, id: created.id, idPessoa, versao: 1 }]);
  const [previousData] = listed as [{ id: number }];

  await admin.update(resource, { id: created.id, data: { ...previousData, ...change }, previousData });
  const { data: changed } = await admin.getOne(resource, { id: created.id, meta: { idPessoa } });
  expect(changed).toMatchObject({ ...first, ...change, versao: 2 });

  await expect(admin.delete(resource, { id: created.id, previousData })).rejects.toMatchObject({ status: 409 });
  await admin.delete(resource, { id: created.id, previousData: changed });
  expect((await admin.getList(resource, all())).total).toBe(0);
});

test('a flow meter is added with the dates that follow from its calibration, and changed', async () => {
  const data = { idPessoa, registro: 'V-1', dtAtualCalibragem: '2024-02-29', data: null };
  const { data: created } = await admin.create('cliente/medidor', { data });
  const { data: listed } = await admin.getList('cliente/medidor', all());
  expect(listed).toMatchObject([{ id: created.id, data: null, dtValidadeCalibragem: '2026-02-28' }]);
  const [previousData] = listed as [{ id: number }];
  await admin.update('cliente/medidor', { id: created.id, data: { ...previousData, lacre: 'L-9' }, previousData });
  expect((await admin.getList('cliente/medidor', all())).data).toMatchObject([{ lacre: 'L-9', versao: 2 }]);
});

test('a control unit is taken from its hydrometer, which stays', async () => {
  const { data } = await admin.create('cliente/hidrometro', { data: { idPessoa, registro: 'H-2', uc: '900' } });
  const { data: units } = await admin.getList('cliente/unidade-controladora', all());
  expect(units).toMatchObject([{ id: data.id, uc: '900', registro: 'H-2' }]);
  await admin.delete('cliente/unidade-controladora', { id: data.id, previousData: units[0]! });
  expect((await admin.getList('cliente/hidrometro', all())).data).toMatchObject([{ id: data.id, uc: null }]);
});
