import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient, addCollection } from './clienteSub.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

const MANY = 2345;

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  const rows = Array.from({ length: MANY }, (_, index) => ({
    descricao: `Rota "${index}" ã\u2028`,
    busca: `rota ${index}`,
    dtCadastro: NOW.toISOString(),
    flagAtivo: 1,
  }));
  for (let start = 0; start < MANY; start += 500) {
    await server.databases.write
      .insertInto('Roteiro')
      .values(rows.slice(start, start + 500))
      .execute();
  }
});
afterAll(() => server.close());

test('a long list arrives whole, in pieces', async () => {
  const { status, headers, body } = await admin.get('/api/Roteiro/?flagAtivo=null');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('application/json; charset=utf-8');
  // What is written as it goes has no length that could be said beforehand.
  expect(headers['content-length']).toBeUndefined();
  expect(Object.keys(body)).toEqual(['flagErro', 'listaMensagens', 'listaResultados']);
  const made = body.listaResultados.filter(({ descricao }: { descricao: string }) => descricao.startsWith('Rota "'));
  expect(new Set(made.map(({ descricao }: { descricao: string }) => descricao)).size).toBe(MANY);
});

test('a reader who leaves in the middle of a long list leaves the server in order', async () => {
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as { port: number };
  await new Promise<void>((resolve, reject) => {
    const asked = request(
      { port, path: '/api/Roteiro/?flagAtivo=null', headers: { cookie: admin.cookie } },
      (reply) => {
        reply.once('data', () => reply.destroy());
        reply.once('close', resolve);
      },
    );
    asked.once('error', reject).end();
  });
  expect((await admin.get('/api/Roteiro/?flagAtivo=1')).body.listaResultados).toHaveLength(MANY);
});

test('values of a collection travel as they stand in the database, those without a name of their own too', async () => {
  const idPessoa = await addClient(admin, 'Cliente com aspas');
  await admin.post('/api/Parametro', { sigla: 'X', descricao: 'Xis', flagAtivo: 1 });
  const own = (await admin.get('/api/Parametro/?descricao=xis&flagAtivo=null')).body.listaResultados[0].id as number;
  const results = { 1: '7,1', [own]: 'diz "DBO": \\ nada\n', 25: '' };
  await addCollection(server.databases, { idPessoa, dtRetirada: '2026-03-02' }, results);
  await addCollection(server.databases, { idPessoa, dtRetirada: '2026-03-01' }, {});
  const { body } = await admin.get(`/api/HistoricoColeta/${idPessoa}/0`);
  const [withResults, without] = body.listaResultados.result;
  expect(withResults).toMatchObject({ [`p${own}`]: results[own], DBO: null });
  expect(Object.values(withResults)).toContain('7,1');
  expect(without.DBO).toBeNull();
  expect(Object.keys(without)).toHaveLength(21);
});
