import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

test('a route is created, listed, changed and removed', async () => {
  const created = await admin.post('/api/Roteiro', { descricao: 'Rota Ímpar', flagAtivo: 1, idUsuario: 99 });
  expect(created.status).toBe(200);
  const { id } = created.body.listaResultados;
  expect((await admin.get('/api/roteiro/?descricao=impar&flagAtivo=null')).body.listaResultados).toMatchObject([
    { id, descricao: 'Rota Ímpar', flagAtivo: 1, versao: 1, dtCadastro: '2026-11-20T15:00:00.000Z' },
  ]);
  const changed = await admin.post('/api/Roteiro', { id, descricao: 'Rota Par', flagAtivo: 0, versao: 1 });
  expect(changed.body.listaResultados).toEqual({ id, versao: 2 });
  expect((await admin.delete(`/api/Roteiro?id=${id}&idUsuario=1`)).status).toBe(200);
  expect((await admin.get('/api/Roteiro')).body.listaResultados).toEqual([]);
  const log = await admin.get(`/api/logUser/?tabela=Roteiro&idReferencia=${id}`);
  expect(log.body.listaResultados.map((entry: { acao: string }) => entry.acao)).toEqual([
    `Remoção em Roteiro ${id}\ndescricao: Rota Par\nflagAtivo: 0`,
    `Alteração em Roteiro ${id}\ndescricao: Rota Ímpar → Rota Par\nflagAtivo: 1 → 0`,
    `Inclusão em Roteiro ${id}\ndescricao: Rota Ímpar\nflagAtivo: 1`,
  ]);
});

test('a stale version is refused with what the record holds now', async () => {
  const { id } = (await admin.post('/api/Roteiro', { descricao: 'Rota A', flagAtivo: 1 })).body.listaResultados;
  await admin.post('/api/Roteiro', { id, descricao: 'Rota B', flagAtivo: 1, versao: 1 });
  const late = await admin.post('/api/Roteiro', { id, descricao: 'Rota C', flagAtivo: 1, versao: 1 });
  expect(late.status).toBe(409);
  expect(late.body).toMatchObject({
    flagErro: true,
    listaMensagens: ['Este registro foi alterado por outra pessoa'],
    listaResultados: { atual: { id, descricao: 'Rota B', versao: 2 }, autor: 'admin' },
  });
});

test('a technician may look but not touch', async () => {
  const tecnico = await server.login('tecnico');
  expect((await tecnico.get('/api/Roteiro')).status).toBe(200);
  const refused = await tecnico.post('/api/Roteiro', { descricao: 'Rota X', flagAtivo: 1 });
  expect(refused.status).toBe(403);
  expect(refused.body.flagErro).toBe(true);
});

test('every record is told with how many clients use it, those that are disabled included and removed ones not', async () => {
  const create = async (path: string, fields: object) =>
    (await admin.post(`/api/${path}`, { flagAtivo: 1, ...fields })).body.listaResultados.id;
  const used = await create('Roteiro', { descricao: 'Usado' });
  const unused = await create('Roteiro', { descricao: 'Sem uso' });
  await create('Pessoa', { nome: 'Um', idRoteiro: used });
  await create('Pessoa', { nome: 'Outro', idRoteiro: used, flagAtivo: 0 });
  const removed = await create('Pessoa', { nome: 'Removido', idRoteiro: used });
  await server.databases.write
    .updateTable('Pessoa')
    .set({ removidoEm: '2026-01-01T00:00:00.000Z' })
    .where('id', '=', removed)
    .execute();
  const { body } = await (await server.login('tecnico')).get('/api/Roteiro/usos');
  const told = new Map(body.listaResultados.map(({ id, emUso }: { id: number; emUso: number }) => [id, emUso]));
  expect([told.get(used), told.get(unused)]).toEqual([2, 0]);
  const listed = (await admin.get('/api/Roteiro')).body.listaResultados.map(({ id }: { id: number }) => id);
  expect([...told.keys()].toSorted()).toEqual(listed.toSorted());
});
