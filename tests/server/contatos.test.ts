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

const save = (body: object) => admin.post('/api/PessoaContato', body);
const create = async (idPessoa: number, nome: string) => (await save({ idPessoa, nome })).body.listaResultados.id;
const list = async (idPessoa: number) =>
  (await admin.get(`/api/PessoaContato/?idPessoa=${idPessoa}`)).body.listaResultados;

test('id 0 or none adds a contact, enabled unless said otherwise', async () => {
  await save({ id: 0, idPessoa: a, nome: ' Ana ', email: '', flagAtivo: '0' });
  await save({ idPessoa: a, nome: 'Bruno' });
  expect(await list(a)).toMatchObject([
    { nome: 'Ana', email: null, flagAtivo: 0 },
    { nome: 'Bruno', flagAtivo: 1 },
  ]);
});

test('a change shows in the client’s log, field by field', async () => {
  const id = await create(b, 'Carla');
  await save({ id, idPessoa: b, nome: 'Carla', telefone: '(11) 0000-0001', versao: 1 });
  expect(await lastLogOf(admin, b)).toMatchObject({
    tabela: 'PessoaContato',
    acao: `Alteração em PessoaContato ${id}\ntelefone: (vazio) → (11) 0000-0001`,
  });
});

test('a contact of another client, or of none, is out of reach', async () => {
  const id = await create(b, 'Dora');
  expect((await save({ id, idPessoa: a, nome: 'Dora' })).status).toBe(404);
  expect((await save({ idPessoa: 999_999, nome: 'Ninguém' })).status).toBe(404);
  expect((await list(a)).map((row: { nome: string }) => row.nome)).not.toContain('Dora');
});

test('a name is required; several e-mails fit in one field', async () => {
  expect(onField(await save({ idPessoa: a, nome: '' }), 'nome')).toBe('Campo obrigatório');
  const nome = 'Elza';
  expect((await save({ idPessoa: a, nome, email: 'elza@example.com; e@example.com' })).status).toBe(200);
  expect(onField(await save({ idPessoa: a, nome, email: 'elza@example.com; e' }), 'email')).toBe('E-mail inválido');
  const { id } = (await save({ idPessoa: a, nome, email: 'elza@example.com; ;' })).body.listaResultados;
  expect(await list(a)).toContainEqual(expect.objectContaining({ id, email: 'elza@example.com' }));
});

test('a stale change and a second removal are refused', async () => {
  const id = await create(a, 'Fábio');
  await save({ id, idPessoa: a, nome: 'Fábio Jr.', versao: 1 });
  expect((await save({ id, idPessoa: a, nome: 'Fábio Filho', versao: 1 })).status).toBe(409);
  expect((await admin.delete(`/api/PessoaContato?id=${id}&versao=1`)).status).toBe(409);
  expect((await admin.delete('/api/PessoaContato', { id, idUsuario: 1 })).body.listaResultados).toEqual({ id });
  expect((await admin.delete(`/api/PessoaContato?id=${id}`)).status).toBe(404);
});
