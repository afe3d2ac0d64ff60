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
