import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  await admin.post('/api/Pessoa', { nome: 'Com pontos', codigo: 'A.10', nroDocumento: '11.222.333/0001-81' });
  await admin.post('/api/Pessoa', { nome: 'Sem pontos', nroDocumento: '52998224725' });
  await admin.post('/api/Pessoa', { nome: 'Sem documento 529' });
});
afterAll(() => server.close());

const found = async (descricao: string) =>
  (await admin.get(`/api/Pessoa?descricao=${encodeURIComponent(descricao)}`)).body.listaResultados.map(
    ({ nome }: { nome: string }) => nome,
  );

test.each([
  ['11222333000181', ['Com pontos']],
  ['11.222.333/0001-81', ['Com pontos']],
  ['11 222 333', ['Com pontos']],
  ['529.982.247-25', ['Sem pontos']],
  ['529982', ['Sem pontos']],
  ['529', ['Sem documento 529', 'Sem pontos']],
  ['a.10', ['Com pontos']],
  ['%', []],
])('%s finds %o', async (text, names) => {
  expect(await found(text)).toEqual(names);
});

test.each([
  ['nroDocumento', '11222333000181', ['Com pontos']],
  ['nroDocumento', '529.982.247-25', ['Sem pontos']],
  // Part of a document, or another field, is no twin.
  ['nroDocumento', '529982247', []],
  ['nroDocumento', 'a.10', []],
  ['codigo', ' a.10 ', ['Com pontos']],
  ['codigo', '11.222.333/0001-81', []],
  ['codigo', '10', []],
])('%s %s is borne by %o', async (campo, valor, names) => {
  const { body } = await admin.get(`/api/Pessoa/mesmoCampo?${new URLSearchParams({ campo, valor })}`);
  expect(body.listaResultados.map(({ nome }: { nome: string }) => nome)).toEqual(names);
});

test('a disabled client is a twin, a removed one is none, and of many the first are told', async () => {
  for (let one = 0; one < 6; one += 1) await admin.post('/api/Pessoa', { nome: `Z${one}`, codigo: 'z', flagAtivo: 0 });
  await server.databases.write
    .updateTable('Pessoa')
    .set({ removidoEm: '2026-01-01T00:00:00.000Z' })
    .where('nome', '=', 'Z0')
    .execute();
  const { body } = await admin.get('/api/Pessoa/mesmoCampo?campo=codigo&valor=Z');
  expect(body.listaResultados.map(({ nome }: { nome: string }) => nome)).toEqual(['Z1', 'Z2', 'Z3', 'Z4', 'Z5']);
  expect((await admin.get('/api/Pessoa/mesmoCampo?campo=rg&valor=Z')).status).toBe(400);
});
