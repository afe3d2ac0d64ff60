import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, countRows, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const COLUMNS = `/api/preferencias/${encodeURIComponent('lista:cadastro/roteiro')}`;

test('a preference is kept, replaced, read from anywhere and taken away', async () => {
  expect((await admin.get(COLUMNS)).body.listaResultados).toEqual({ valor: null });
  await admin.put(COLUMNS, { valor: { colunas: ['id'] } });
  const saved = await admin.put(COLUMNS, { valor: { colunas: ['id', 'descricao'], filtros: [{ nome: 'Ativos' }] } });
  expect(saved.body.listaResultados).toEqual({ chave: 'lista:cadastro/roteiro' });
  const elsewhere = await server.login('admin');
  expect((await elsewhere.get(COLUMNS)).body.listaResultados).toEqual({
    valor: { colunas: ['id', 'descricao'], filtros: [{ nome: 'Ativos' }] },
  });
  await admin.put(COLUMNS, { valor: null });
  expect((await admin.get(COLUMNS)).body.listaResultados).toEqual({ valor: null });
  expect(await countRows(server.databases, 'Preferencia')).toBe(0);
});

test('it belongs to its user', async () => {
  await admin.put(COLUMNS, { valor: 'do admin' });
  const tecnico = await server.login('tecnico');
  expect((await tecnico.get(COLUMNS)).body.listaResultados).toEqual({ valor: null });
  await tecnico.put(COLUMNS, { valor: 'do técnico' });
  expect((await admin.get(COLUMNS)).body.listaResultados).toEqual({ valor: 'do admin' });
  expect((await server.anonymous.get(COLUMNS)).status).toBe(401);
});

test('keys keep their case, and odd ones are refused', async () => {
  await admin.put('/api/preferencias/Tema', { valor: 1 });
  expect((await admin.get('/api/preferencias/tema')).body.listaResultados).toEqual({ valor: null });
  expect((await admin.put(`/api/preferencias/${encodeURIComponent('a b')}`, { valor: 1 })).status).toBe(400);
});

test('it is small, and there are not too many', async () => {
  expect((await admin.put(COLUMNS, { valor: 'x'.repeat(20_001) })).status).toBe(400);
  expect((await admin.put(COLUMNS, {})).status).toBe(400);
  const dev = await server.login('dev');
  for (let key = 0; key < 200; key += 1) await dev.put(`/api/preferencias/chave${key}`, { valor: key });
  expect((await dev.put('/api/preferencias/mais-uma', { valor: 1 })).status).toBe(422);
  expect((await dev.put('/api/preferencias/chave7', { valor: 'outra' })).status).toBe(200);
});
