import { afterAll, beforeEach, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { REPORTS } from '../../reports/registry.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

const CARTAS = 'relatorio/nao-conforme/pdf';
const URL = '/api/assinaturas';

const open: TestServer[] = [];
let server: TestServer;
let admin: Caller;
let tecnico: Caller;
beforeEach(async () => {
  server = await startServer();
  open.push(server);
  [admin, tecnico] = await Promise.all([server.login('admin'), server.login('tecnico')]);
});
afterAll(() => Promise.all(open.map((one) => one.close())));

const subscribe = (caller: Caller, relatorio = CARTAS, filtros = '', dia = 1) =>
  caller.post(URL, { relatorio, filtros, dia });
const mine = async (caller: Caller) => (await caller.get(URL)).body.listaResultados.assinaturas;
const takeMenusAway = () =>
  server.databases.write.deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', GRUPO.TECNICO).execute();

test('every report that can be subscribed to is taken, and each asks for its menu', async () => {
  const monthly = REPORTS.filter((report) => report.monthly);
  expect(monthly.length).toBeGreaterThan(9);
  for (const { path } of monthly) expect((await subscribe(admin, path)).status, path).toBe(200);
  await takeMenusAway();
  for (const { path } of monthly) expect((await subscribe(tecnico, path)).status, path).toBe(403);
  expect(await mine(tecnico)).toEqual([]);
});

test('whoever may not see the report any more changes nothing, and may end it', async () => {
  const { id, versao } = (await subscribe(tecnico)).body.listaResultados;
  await takeMenusAway();
  expect((await tecnico.put(`${URL}/${id}`, { dia: 9, versao })).status).toBe(403);
  expect((await tecnico.delete(URL, { id, versao })).status).toBe(200);
  expect(await mine(tecnico)).toEqual([]);
});

test('each user sees and changes their own; ADMINISTRADOR sees all and ends any', async () => {
  const { id } = (await subscribe(tecnico)).body.listaResultados;
  await subscribe(admin);
  expect((await mine(tecnico)).map((one: { id: number }) => one.id)).toEqual([id]);
  const dev = await server.login('dev');
  for (const other of [dev, admin]) expect((await other.put(`${URL}/${id}`, { dia: 2 })).status).toBe(404);
  expect((await dev.delete(URL, { id })).status).toBe(404);
  expect((await dev.get(`${URL}/todas`)).status).toBe(403);
  expect((await admin.get(`${URL}/todas`)).body.listaResultados).toMatchObject([
    { id, assinante: 'Tecnico de Teste' },
    { assinante: 'Admin de Teste' },
  ]);
  expect((await admin.delete(URL, { id })).status).toBe(200);
  expect(await mine(tecnico)).toEqual([]);
});

test('a stale change is told what holds now', async () => {
  const { id } = (await subscribe(tecnico)).body.listaResultados;
  await tecnico.put(`${URL}/${id}`, { dia: 5, versao: 1 });
  const { status, body } = await tecnico.put(`${URL}/${id}`, { dia: 9, versao: 1 });
  expect(status).toBe(409);
  expect(body.listaResultados.atual).toMatchObject({ dia: 5, versao: 2 });
});

test.each([
  ['no such report', 'relatorio/outro/pdf', '', 1, 'relatorio'],
  ['a report of one client', 'cadastro/cliente/analises', 'idPessoa=1', 1, 'relatorio'],
  ['a day that not every month has', CARTAS, '', 29, 'dia'],
  ['no day', CARTAS, '', 0, 'dia'],
  ['filters that are too long', CARTAS, 'x'.repeat(2001), 1, 'filtros'],
])('%s is refused', async (_, relatorio, filtros, dia, campo) => {
  const { status, body } = await subscribe(tecnico, relatorio, filtros, dia);
  expect(status).toBe(400);
  expect(Object.keys(body.listaResultados.campos)).toEqual([campo]);
});

test.each([
  [29, 'O maior valor é 28'],
  [0, 'O menor valor é 1'],
  [1.5, 'Digite um número inteiro'],
])('of the day %s it is told which there are', async (dia, told) => {
  const { body } = await subscribe(tecnico, CARTAS, '', dia);
  expect(body.listaResultados.campos).toEqual({ dia: told });
});

test('the same report is subscribed to once for the same filters, also by two requests at once', async () => {
  const replies = await Promise.all([subscribe(tecnico), subscribe(tecnico)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const leituras = 'cadastro/vazao-lancamento/pdf';
  expect((await subscribe(tecnico, leituras, 'idMes=3&idAno=2026&nomeCliente=Vale')).status).toBe(200);
  expect((await subscribe(tecnico, leituras, 'idAno=2025&nomeCliente=Vale&idMes=9')).status).toBe(409);
  expect((await subscribe(tecnico, leituras)).status).toBe(200);
  expect(await mine(tecnico)).toMatchObject([
    { relatorio: CARTAS, filtrosEmPalavras: null },
    { relatorio: leituras, filtros: 'nomeCliente=Vale', filtrosEmPalavras: 'Cliente: Vale' },
    { relatorio: leituras, filtros: '' },
  ]);
});

test('a list that is narrowed to what uses a record is told with the name of that record', async () => {
  const { id } = (await admin.post('/api/FonteAbastecimento', { descricao: 'Poço da serra' })).body.listaResultados;
  const filter = (idFonteAbastecimento: number | string) =>
    new URLSearchParams({ filter: JSON.stringify({ flagAtivo: 1, idFonteAbastecimento }), sort: 'nome', order: 'ASC' });
  for (const one of [id, 9999, 'abc', 1.5, 99_999_999_999]) {
    expect((await subscribe(admin, 'cadastro/cliente/pdf', String(filter(one)))).status).toBe(200);
  }
  expect((await mine(admin)).slice(-5)).toMatchObject([
    { filtrosEmPalavras: 'Situação: Habilitado; Fonte de Abastecimento: Poço da serra' },
    { filtrosEmPalavras: 'Situação: Habilitado; Fonte de Abastecimento: ID 9999' },
    { filtrosEmPalavras: 'Situação: Habilitado; Fonte de Abastecimento: ID abc' },
    { filtrosEmPalavras: 'Situação: Habilitado; Fonte de Abastecimento: ID 1.5' },
    { filtrosEmPalavras: 'Situação: Habilitado; Fonte de Abastecimento: ID 99999999999' },
  ]);
});

test('one user has fifty at most', async () => {
  const one = (at: number) => subscribe(tecnico, 'cadastro/vazao-lancamento/pdf', `nomeCliente=${at}`);
  for (let at = 0; at < 50; at += 1) await one(at);
  expect((await one(50)).status).toBe(422);
});

test('the log tells what was subscribed to, by whom it was ended and whose it was', async () => {
  const { id } = (await subscribe(tecnico)).body.listaResultados;
  server.setNow(new Date(NOW.getTime() + 1000));
  await tecnico.put(`${URL}/${id}`, { dia: 9 });
  server.setNow(new Date(NOW.getTime() + 2000));
  await admin.delete(URL, { id });
  const { body } = await admin.get(`/api/logUser?tabela=AssinaturaRelatorio&idReferencia=${id}`);
  const nome = 'Relatório de Não Conformidades';
  expect(body.listaResultados).toMatchObject([
    { login: 'admin', registro: { nome, removido: true }, acao: expect.stringContaining('Tecnico de Teste') },
    { login: 'tecnico', registro: { nome }, mudancas: [{ campo: 'dia', antes: 1, depois: 9 }] },
    { login: 'tecnico', registro: { nome }, acao: expect.stringContaining(nome) },
  ]);
});
