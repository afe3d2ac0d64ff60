import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LinhaDbo } from '../../contract/relatorioDbo.ts';
import { addClient, addCollection, onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';
import { dboTables, plainDbo } from './plainDbo.ts';

/*
 * The charges of a period, made again in a second, plain way from the demonstration's rows; and what was saved of them.
 */

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer({ demo: true });
  admin = await server.login('admin');
});
afterAll(() => server.close());

const URL = '/api/relatorioAtualizacaoDBO';
const get = async (url: string) => (await admin.get(url)).body.listaResultados;
const save = (body: object) => admin.post(URL, { inicio: '2026-01-01', fim: '2026-06-30', idUsuario: 1, ...body });
const savedRows = async (id: number): Promise<LinhaDbo[]> => JSON.parse(await get(`${URL}/${id}`));

/** Clients that were collected in a period. */
async function collectedIn(dtInicio: string, dtFim: string, withDisabled: boolean) {
  const { read } = server.databases;
  const { collections } = await dboTables(server.databases);
  const within = collections.filter((c) => c.removidoEm === null && c.dtRetirada >= dtInicio && c.dtRetirada <= dtFim);
  const ids = new Set(within.map(({ idPessoa }) => idPessoa));
  const clients = await read.selectFrom('Pessoa').selectAll().execute();
  return clients.filter(
    ({ id, flagAtivo, removidoEm }) => ids.has(id) && removidoEm === null && (withDisabled || flagAtivo === 1),
  );
}

test.each([
  ['2026-01-01', '2026-06-30', false],
  ['2025-03-01', '2025-03-31', true],
  ['2021-06-01', '2021-08-31', false],
])('the charges of %s to %s, with disabled clients: %s', async (dtInicio, dtFim, withDisabled) => {
  const rows: LinhaDbo[] = await get(
    `${URL}/?dtInicio=${dtInicio}&dtFim=${dtFim}${withDisabled ? '&desabilitadas=1' : ''}`,
  );
  const { read } = server.databases;
  const all = await dboTables(server.databases);
  const addresses = (await read.selectFrom('PessoaEndereco').selectAll().execute()).toSorted((a, b) => a.id - b.id);
  const meters = (await read.selectFrom('PessoaHidrometro').selectAll().execute()).toSorted((a, b) => a.id - b.id);
  const plain = (await collectedIn(dtInicio, dtFim, withDisabled))
    .toSorted((a, b) => a.nome.localeCompare(b.nome, 'pt-BR'))
    .flatMap(({ id, nome }) => {
      const dbo = plainDbo(all, id, dtFim);
      if (dbo === null) return [];
      const { logradouro, numero, complemento, bairro, cidade, uf } = addresses.find((a) => a.idPessoa === id)!;
      const endereco = [logradouro, numero, complemento, bairro, cidade, uf].filter((part) => part).join(' - ');
      const uc = meters.filter((meter) => meter.idPessoa === id && meter.flagAtivo === 1).map((meter) => meter.uc);
      return [{ idPessoa: id, nome, endereco, dbo: expect.closeTo(dbo, 12), uc }];
    });
  expect(plain.length).toBeGreaterThan(15);
  expect(rows).toEqual(plain);
});

test('the clients to write of are those with collections in the period, by text; no document finds who may not see it', async () => {
  const period = 'dtInicio=2026-01-01&dtFim=2026-06-30';
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).toSorted((a, b) => a - b);
  const plain = await collectedIn('2026-01-01', '2026-06-30', false);
  expect(ids(await get(`/api/Pessoa/AtualizacaoDBO/?descricao=&${period}`))).toEqual(ids(plain));
  const all = await collectedIn('2026-01-01', '2026-06-30', true);
  expect(ids(await get(`/api/Pessoa/AtualizacaoDBO/?${period}&desabilitadas=1`))).toEqual(ids(all));
  const [one] = plain;
  const found = await get(
    `/api/Pessoa/AtualizacaoDBO/?descricao=${encodeURIComponent(one!.nome.toUpperCase())}&${period}`,
  );
  expect(found).toEqual([expect.objectContaining({ id: one!.id, codigo: one!.codigo, nome: one!.nome })]);
  expect((await admin.get('/api/Pessoa/AtualizacaoDBO/?descricao=a')).status).toBe(400);
});

test('a client without a charge is left out; one whose collections are all of a later day has none yet', async () => {
  const id = await addClient(admin, 'Cliente sem DBO');
  await addCollection(server.databases, { idPessoa: id, dtRetirada: '2018-05-05' }, { 29: '7' });
  expect(await get(`${URL}/?dtInicio=2018-05-01&dtFim=2018-05-31`)).toEqual([]);
  await addCollection(server.databases, { idPessoa: id, dtRetirada: '2018-06-01' }, { 26: '500' });
  expect(await get(`${URL}/?dtInicio=2018-05-01&dtFim=2018-05-31`)).toEqual([]);
  expect(await get(`${URL}/?dtInicio=2018-06-01&dtFim=2018-06-01`)).toMatchObject([{ idPessoa: id, dbo: 0.5 }]);
});

test('what the demonstration holds saved is what the period gives', async () => {
  const [newest] = await get(`${URL}/salvos`);
  expect(await savedRows(newest.id)).toEqual(await get(`${URL}/?dtInicio=${newest.inicio}&dtFim=${newest.fim}`));
});

test('a saved list shows for ever what it was saved with', async () => {
  const dados: LinhaDbo[] = await get(`${URL}/?dtInicio=2026-01-01&dtFim=2026-06-30`);
  const { id } = (await save({ dados })).body.listaResultados;
  const { id: asText } = (await save({ dados: JSON.stringify(dados) })).body.listaResultados;
  const [first] = dados;
  await addCollection(server.databases, { idPessoa: first!.idPessoa!, dtRetirada: '2026-06-01' }, { 26: '99999' });
  await admin.post('/api/Pessoa', { id: first!.idPessoa, nome: 'Outro nome', obsPrincipal: 'Mudou' });
  expect(await get(`${URL}/?dtInicio=2026-01-01&dtFim=2026-06-30`)).not.toEqual(dados);
  expect(await savedRows(id)).toEqual(dados);
  expect(await savedRows(asText)).toEqual(dados);
  const entry = (await admin.get(`/api/logUser/?tabela=RelatorioAtualizacaoDBO&idReferencia=${id}`)).body
    .listaResultados[0];
  expect(entry.acao).toBe(
    `Inclusão em RelatorioAtualizacaoDBO ${id}\ninicio: 2026-01-01\nfim: 2026-06-30\nregistros: ${dados.length}`,
  );
  expect(entry.registro.nome).toBe('01/01/2026 a 30/06/2026');
});

test('the saved ones go by period, the newest first; a removed one is nowhere', async () => {
  const dados = [{ nome: 'De um servidor antigo', dbo: 0.31 }];
  const one = (await save({ inicio: '2030-01-01', fim: '2030-06-30', dados })).body.listaResultados.id;
  const two = (await save({ inicio: '2031-01-01', fim: '2031-06-30', dados })).body.listaResultados.id;
  const ids = async () => (await get(`${URL}/salvos`)).map(({ id }: { id: number }) => id);
  expect((await ids()).slice(0, 2)).toEqual([two, one]);
  expect(await savedRows(one)).toEqual([{ nome: 'De um servidor antigo', endereco: '', dbo: 0.31, uc: [] }]);
  expect((await admin.post(`${URL}/remove`, { id: two, versao: 9 })).status).toBe(409);
  expect((await admin.post(`${URL}/remove`, { id: two, idUsuario: 1 })).body.listaResultados).toEqual({ id: two });
  expect((await ids())[0]).toBe(one);
  expect((await admin.get(`${URL}/${two}`)).status).toBe(404);
  expect((await admin.post(`${URL}/remove`, { id: two })).status).toBe(404);
});

test.each([
  [{ dados: [] }, 'dados'],
  [{ dados: '[]' }, 'dados'],
  [{ dados: 'não é JSON' }, 'dados'],
  [{}, 'dados'],
  [{ dados: [{ nome: 'A', dbo: '0,5' }] }, 'dados.0.dbo'],
  [{ dados: [{ nome: '', dbo: 1 }] }, 'dados.0.nome'],
  [{ dados: [{ nome: 'A', dbo: 1 }], fim: '2025-12-31' }, 'fim'],
  [{ dados: [{ nome: 'A', dbo: 1 }], inicio: 'ontem' }, 'inicio'],
])('%j is not saved', async (body, field) => {
  const reply = await save(body);
  expect(reply.status).toBe(400);
  expect(onField(reply, field)).toBeTruthy();
});

test('a natural person who is erased is erased of the saved lists too, and the figures stay', async () => {
  const { write } = server.databases;
  const id = await addClient(admin, 'Pessoa Fictícia da Lista');
  await write.updateTable('Pessoa').set({ flagTipoPessoa: 'F' }).where('id', '=', id).execute();
  const others = { idPessoa: 1, nome: 'Outra', endereco: 'Rua B', dbo: 0.4, uc: [] };
  const own = { idPessoa: id, nome: 'Pessoa Fictícia da Lista', endereco: 'Rua A, 1', dbo: 0.5, uc: ['1'] };
  const { idPessoa: _none, ...legacy } = own;
  const saved = (await save({ dados: [others, own, legacy] })).body.listaResultados.id;
  expect((await admin.post('/api/Pessoa/apagar', { id })).status).toBe(200);
  const erased = { nome: '(apagado)', endereco: '' };
  expect(await savedRows(saved)).toEqual([others, { ...own, ...erased }, { ...legacy, ...erased }]);
});

test('a list that was made before a person was erased does not bring them back, be it saved at the same time', async () => {
  const { write } = server.databases;
  const id = await addClient(admin, 'Zulmira Xavante');
  await write.updateTable('Pessoa').set({ flagTipoPessoa: 'F' }).where('id', '=', id).execute();
  const others = { idPessoa: 1, nome: 'Outra', endereco: 'Rua B', dbo: 0.4, uc: [] };
  const own = { idPessoa: id, nome: 'Zulmira Xavante', endereco: 'Rua Xavante, 1', dbo: 0.5, uc: ['1'] };
  const saving = () => save({ dados: [others, own] });
  const { idPessoa: _none, ...legacy } = own;
  const [before, erased, after] = await Promise.all([saving(), admin.post('/api/Pessoa/apagar', { id }), saving()]);
  expect(erased.status).toBe(200);
  for (const reply of [before, after, await saving()]) {
    const rows = await savedRows(reply.body.listaResultados.id);
    expect(rows).toEqual([others, { ...own, nome: '(apagado)', endereco: '' }]);
  }
  const saved = (await save({ dados: [legacy, { ...legacy, nome: 'Zulmira Xavante Filha' }] })).body.listaResultados.id;
  expect((await savedRows(saved)).map(({ nome }) => nome)).toEqual(['(apagado)', 'Zulmira Xavante Filha']);
});
