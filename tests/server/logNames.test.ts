import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { readingOf } from '../../server/database/reading.ts';
import { pageOf } from '../../server/modules/log/repository.ts';
import { addClient } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let client: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  client = await addClient(admin, 'Aurora Laticínios');
});
afterAll(() => server.close());

const created = async (path: string, body: object): Promise<number> =>
  (await admin.post(`/api/${path}`, body)).body.listaResultados.id;
async function log(query: string) {
  const { status, body } = await admin.get(`/api/logUser?${query}`);
  expect(status).toBe(200);
  return body.listaResultados;
}
const newest = async (tabela: string, id: number) => (await log(`tabela=${tabela}&idReferencia=${id}`))[0];
const ofClient = { idPessoa: 0, cliente: 'Aurora Laticínios' };

test('an entry names its record and the client that it belongs to, as they are called now', async () => {
  const id = await created('PessoaPontoColeta', { idPessoa: client, descricao: 'Saída' });
  await admin.post('/api/PessoaPontoColeta', { id, idPessoa: client, descricao: 'Saída da ETE' });
  const entries = await log(`tabela=PessoaPontoColeta&idReferencia=${id}`);
  const registro = { ...ofClient, nome: 'Saída da ETE', removido: false, idPessoa: client };
  expect(entries.map((entry: { registro: unknown }) => entry.registro)).toEqual([registro, registro]);
  await admin.delete('/api/PessoaPontoColeta', { id });
  expect((await newest('PessoaPontoColeta', id)).registro).toEqual({ ...registro, removido: true });
});

test('ids of other records are named beside them, those of removed ones too', async () => {
  const norte = await created('Roteiro', { descricao: 'Norte' });
  const sul = await created('Roteiro', { descricao: 'Sul' });
  const save = (idRoteiro: number) => admin.post('/api/Pessoa', { id: client, nome: 'Aurora Laticínios', idRoteiro });
  await save(norte);
  await save(sul);
  await admin.delete('/api/Roteiro', { id: norte });
  expect((await newest('Pessoa', client)).mudancas).toEqual([
    { campo: 'idRoteiro', antes: norte, depois: sul, nomeAntes: 'Norte', nomeDepois: 'Sul' },
  ]);
});

test('what is gone from the database is called as it was when it was removed', async () => {
  const id = await created('Modulo', { nome: 'Ensaio', path: 'ensaio' });
  await admin.put(`/api/Modulo/${id}`, { nome: 'Ensaios', path: 'ensaios' });
  await admin.put(`/api/Modulo/${id}`, { nome: 'Ensaios', path: 'outro' });
  await admin.delete(`/api/Modulo/${id}`);
  const entries = await log(`tabela=Modulo&idReferencia=${id}`);
  expect(entries.map(({ registro }: { registro: unknown }) => registro)).toEqual(
    Array(4).fill({ nome: 'Ensaios', removido: true, idPessoa: null, cliente: null }),
  );
});

test('who signed in, and whose group got permissions, is named', async () => {
  expect((await log('tabela=Usuario&pesquisa=entrou'))[0].registro).toMatchObject({
    nome: 'Admin de Teste',
    removido: false,
  });
  const { body } = await admin.get('/api/GrupoAcesso');
  const { id, nome } = body.listaResultados.at(-1);
  await admin.post('/api/GrupoAcessoMenu/salvarNovasPermissoes', {
    idGrupo: id,
    novasPermissoes: [],
    menusPodeEditar: [],
  });
  expect((await newest('GrupoAcessoMenu', id)).registro).toEqual({
    nome,
    removido: false,
    idPessoa: null,
    cliente: null,
  });
});

test('a page of entries is named by one query, and one more for what is no more', async () => {
  const { scan, engine } = server.databases;
  let asked = 0;
  const executor = scan.getExecutor();
  const original = executor.executeQuery.bind(executor);
  executor.executeQuery = (query) => {
    asked += 1;
    return original(query);
  };
  // Not through the API, which also asks who calls: on the same connection, where the engine has but one.
  const query = contract.logs.list.query.parse({ tamanho: '500' });
  const page = await pageOf({ db: readingOf(scan), engine }, query, null);
  executor.executeQuery = original;
  expect(page.total).toBeGreaterThan(10);
  // The count, the page, the names, and the removals.
  expect(asked).toBe(4);
});
