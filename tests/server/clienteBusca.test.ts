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
