import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient, addCollection } from './clienteSub.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

test('a sampling point with collections is not removed; once they are, it is', async () => {
  const idPessoa = await addClient(admin, 'Cliente com coletas');
  const body = { idPessoa, descricao: 'Cx Inspeção' };
  const idPontoColeta = (await admin.post('/api/PessoaPontoColeta', body)).body.listaResultados.id as number;
  const idColeta = await addCollection(server.databases, { idPessoa, dtRetirada: '2026-10-01', idPontoColeta });
  const remove = () => admin.delete(`/api/PessoaPontoColeta?id=${idPontoColeta}`);
  const points = async () => (await admin.get(`/api/PessoaPontoColeta/${idPessoa}`)).body.listaResultados;

  expect(await remove()).toMatchObject({
    status: 422,
    body: { listaMensagens: ['Este ponto tem coletas e não pode ser removido'] },
  });
  expect(await points()).toHaveLength(1);

  await server.databases.write
    .updateTable('HistoricoColeta')
    .set({ removidoEm: NOW.toISOString() })
    .where('id', '=', idColeta)
    .execute();
  expect((await remove()).status).toBe(200);
  expect(await points()).toEqual([]);
});

test('collections of one point keep no other', async () => {
  const idPessoa = await addClient(admin, 'Cliente com dois pontos');
  const add = async (descricao: string) =>
    (await admin.post('/api/PessoaPontoColeta', { idPessoa, descricao })).body.listaResultados.id as number;
  const [used, unused] = [await add('Entrada'), await add('Saída')];
  await addCollection(server.databases, { idPessoa, dtRetirada: '2026-10-01', idPontoColeta: used });
  expect((await admin.delete(`/api/PessoaPontoColeta?id=${unused}`)).status).toBe(200);
  expect((await admin.delete(`/api/PessoaPontoColeta?id=${used}`)).status).toBe(422);
});
