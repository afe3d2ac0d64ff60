import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient, lastLogOf, onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let a: number;
let b: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  a = await addClient(admin, 'Cliente A');
  b = await addClient(admin, 'Cliente B');
});
afterAll(() => server.close());

const address = (idPessoa: number) => ({ idPessoa, logradouro: 'Rua Um', numero: 10, cep: '13201000' });
const create = async (idPessoa: number) =>
  (await admin.post('/api/PessoaEndereco/77', address(idPessoa))).body.listaResultados.id;
const list = async (idPessoa: number) =>
  (await admin.get(`/api/PessoaEndereco/?idPessoa=${idPessoa}`)).body.listaResultados;

test('the session writes, whoever the path names; type and integration are fixed', async () => {
  const sent = { ...address(a), idTipoEndereco: 9, idIntegracao: 9, linkMapa: '' };
  const { id } = (await admin.post('/api/PessoaEndereco/9999', sent)).body.listaResultados;
  expect(await list(a)).toMatchObject([{ id, idTipoEndereco: 1, idIntegracao: 1, numero: '10', linkMapa: null }]);
  const row = await server.databases.read
    .selectFrom('PessoaEndereco')
    .innerJoin('Usuario', 'Usuario.id', 'PessoaEndereco.idUsuario')
    .select('login')
    .where('PessoaEndereco.id', '=', id)
    .executeTakeFirst();
  expect(row).toEqual({ login: 'admin' });
  expect(await lastLogOf(admin, a)).toMatchObject({ tabela: 'PessoaEndereco' });
});

test('an address of another client, or of none, is out of reach', async () => {
  const id = await create(b);
  expect((await admin.post(`/api/PessoaEndereco/Update/${id}`, address(a))).status).toBe(404);
  expect((await admin.post('/api/PessoaEndereco/1', address(999_999))).status).toBe(404);
  expect((await admin.post('/api/PessoaEndereco/Update/999999', address(a))).status).toBe(404);
  expect(await list(b)).toMatchObject([{ id, versao: 1 }]);
});

test('a stale change or removal is refused with what the record holds', async () => {
  const id = await create(b);
  const update = `/api/PessoaEndereco/Update/${id}`;
  expect((await admin.post(update, { ...address(b), bairro: 'Centro', versao: 1 })).status).toBe(200);
  const stale = await admin.post(update, { ...address(b), versao: 1 });
  expect(stale).toMatchObject({ status: 409, body: { listaResultados: { atual: { bairro: 'Centro', versao: 2 } } } });
  expect((await admin.post(`/api/PessoaEndereco/Delete/${id}`, { versao: 1 })).status).toBe(409);
  expect((await lastLogOf(admin, b)).acao).toContain('bairro: (vazio) → Centro');
});

test('removing takes one address, once', async () => {
  const kept = await create(a);
  const id = await create(a);
  const remove = () => admin.post(`/api/PessoaEndereco/Delete/${id}`, { id: String(id), idUsuario: 1 });
  expect((await remove()).body.listaResultados).toEqual({ id });
  expect((await remove()).status).toBe(404);
  expect((await list(a)).map((row: { id: number }) => row.id)).toContain(kept);
});

test('a body that names another address than the path changes and removes neither', async () => {
  const [one, two] = [await create(b), await create(b)];
  const before = await list(b);
  const named = { ...address(b), bairro: 'Centro', id: two, idUsuario: 1 };
  for (const reply of [
    await admin.post(`/api/PessoaEndereco/Update/${one}`, named),
    await admin.post(`/api/PessoaEndereco/Delete/${one}`, { id: two, idUsuario: 1 }),
    await admin.delete(`/api/PessoaEndereco/Delete/${one}`, { id: two }),
    await admin.delete(`/api/PessoaEndereco/Delete/${one}?id=${two}`),
  ]) {
    expect([reply.status, onField(reply, 'id')]).toEqual([400, 'Difere do id do endereço da requisição']);
  }
  expect(await list(b)).toEqual(before);
  expect((await admin.post(`/api/PessoaEndereco/Update/${one}`, { ...named, id: one })).status).toBe(200);
});

test('a removal by DELETE is one by POST: logged, once, of the version that was seen; other methods are refused', async () => {
  const id = await create(a);
  const url = `/api/PessoaEndereco/Delete/${id}`;
  expect((await admin.delete(`${url}?versao=9`)).status).toBe(409);
  expect((await admin.delete(url, { id, idUsuario: 1 })).body.listaResultados).toEqual({ id });
  expect(await lastLogOf(admin, a)).toMatchObject({ tabela: 'PessoaEndereco', idReferencia: id });
  expect((await admin.delete(url)).status).toBe(404);
  const put = await server.app.inject({ method: 'PUT', url, headers: { cookie: admin.cookie } });
  expect([put.statusCode, put.headers.allow]).toEqual([405, 'POST, DELETE']);
});

test('a street is required and a map is a web address', async () => {
  const empty = await admin.post('/api/PessoaEndereco/1', { idPessoa: a, logradouro: ' ' });
  expect(onField(empty, 'logradouro')).toBe('Campo obrigatório');
  const script = await admin.post('/api/PessoaEndereco/1', { ...address(a), linkMapa: 'javascript:alert(1)' });
  expect(onField(script, 'linkMapa')).toMatch(/http/);
});

test('a repeated creation makes one address', async () => {
  const before = (await list(b)).length;
  const send = () => admin.post('/api/PessoaEndereco/1', address(b), { 'idempotency-key': 'endereco-1' });
  expect((await send()).body).toEqual((await send()).body);
  expect(await list(b)).toHaveLength(before + 1);
});
