import { afterAll, beforeAll, expect, test } from 'vitest';
import { assess } from '../../domain/coleta/conformity.ts';
import { addClient, addCollection, onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

// Today is 2026-11-20.
let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());

const add = (idPessoa: number, dtRetirada: string, results: Record<number, string>, more: object = {}) =>
  addCollection(server.databases, { idPessoa, dtRetirada, ...more }, results);
const failures = async (id: number) =>
  (await admin.get(`/api/HistoricoColetaNaoConforme/${id}`)).body.listaResultados.map(
    ({ data, sigla, encontrado }: Record<string, string>) => `${data} ${sigla} ${encontrado}`,
  );
const industries = async (query: string) =>
  (await admin.get(`/api/HistoricoColeta/Industria/?${query}`)).body.listaResultados;

test('the last 2 years, both of their days, newest first and in the order of the 27; what conforms, is removed or is ignored is none', async () => {
  const id = await addClient(admin, 'Cliente de dois anos');
  await add(id, '2024-11-19', { 8: '9' });
  await add(id, '2024-11-20', { 8: '1,6', 29: '5,9' });
  await add(id, '2026-01-10', { 8: '1,5', 1: '40', 29: '10', 25: '99999', 12: 'ND' });
  await add(id, '2026-11-20', { 8: '<2', 29: '>10,1' });
  await add(id, '2026-11-21', { 8: '9' });
  await add(id, '2026-05-05', { 8: '9' }, { removidoEm: '2026-06-01T00:00:00.000Z' });
  expect(await failures(id)).toEqual([
    '2026-11-20 pH >10,1',
    '2026-11-20 Cu <2',
    '2024-11-20 pH 5,9',
    '2024-11-20 Cu 1,6',
  ]);
  expect((await admin.get('/api/HistoricoColetaNaoConforme/999999')).status).toBe(404);
});

test('each by the limits of its day', async () => {
  const id = await addClient(admin, 'Cliente de limites datados');
  await add(id, '2026-02-28', { 9: '16' });
  await add(id, '2026-03-01', { 9: '16' });
  expect(await failures(id)).toEqual(['2026-03-01 Fe 16', '2026-02-28 Fe 16']);
  await admin.post('/api/Parametro', { id: 9, maximo: 20, desde: '2026-03-01' });
  expect(await failures(id)).toEqual(['2026-02-28 Fe 16']);
  await admin.post('/api/Parametro/9/limites/remover', { desde: '2026-03-01' });
});

test('a period of all clients: a row a collection; disabled ones only when asked for', async () => {
  const id = await addClient(admin, 'Indústria do período');
  await admin.post('/api/PessoaEndereco/1', {
    idPessoa: id,
    logradouro: 'Rua A',
    numero: 12,
    bairro: 'Centro',
    cidade: 'Jundiaí',
    uf: 'SP',
  });
  const off = await addClient(admin, 'Indústria desabilitada');
  await server.databases.write.updateTable('Pessoa').set({ flagAtivo: 0 }).where('id', '=', off).execute();
  const first = await add(id, '2019-03-01', { 8: '2', 9: '99' });
  await add(id, '2019-03-02', { 8: '1' });
  const last = await add(id, '2019-03-31', { 29: '11' });
  const hidden = await add(off, '2019-03-15', { 8: '2' });
  await add(id, '2019-04-01', { 8: '2' });
  const rows = await industries('dtInicio=2019-03-01&dtFim=2019-03-31');
  expect(rows.map((row: { id: number }) => row.id)).toEqual([last, first]);
  expect(rows[1]).toMatchObject({
    nome: 'Indústria do período',
    enderecoCompleto: 'Rua A - 12 - Centro - Jundiaí - SP',
    dtExecucao: '2019-03-01',
    naoConformes: [
      { sigla: 'Cu', minimo: 0, maximo: 1.5, valorParametro: '2' },
      { sigla: 'Fe', maximo: 15, valorParametro: '99' },
    ],
  });
  expect(await industries('dtInicio=1990-01-01&dtFim=1990-12-31')).toEqual([]);
  const all = await industries('dtInicio=2019-03-01&dtFim=2019-03-31&desabilitadas=1');
  expect(all.map((row: { id: number }) => row.id)).toEqual([last, hidden, first]);
});

test('of hundreds of collections, each has its results in the order of the 27, and those that only the rule lets pass are left out', async () => {
  const id = await addClient(admin, 'Indústria de muitas coletas');
  await admin.post('/api/Parametro', { id: 9, minimo: 5, maximo: 0, desde: '2018-01-01' });
  const made: number[] = [];
  for (let at = 0; at < 260; at += 1) made.push(await add(id, '2018-05-01', { 29: '11', 9: '8', 8: `${at + 2}` }));
  await add(id, '2018-05-01', { 9: '8' });
  const rows = await industries('dtInicio=2018-05-01&dtFim=2018-05-01');
  expect(rows.map((row: { id: number }) => row.id)).toEqual(made.toReversed());
  for (const [at, { naoConformes }] of rows.entries()) {
    expect(naoConformes).toMatchObject([
      { idParametro: 29, minimo: 6, maximo: 10, valorParametro: '11' },
      { idParametro: 8, maximo: 1.5, valorParametro: `${261 - at}` },
    ]);
  }
  await admin.post('/api/Parametro/9/limites/remover', { desde: '2018-01-01' });
});

test.each([
  ['dtInicio=2026-03-02&dtFim=2026-03-01', 'dtFim'],
  ['dtInicio=2026-02-30&dtFim=2026-03-01', 'dtInicio'],
  ['dtInicio=2026-02-01', 'dtFim'],
])('a period that is none is refused: %s', async (query, field) => {
  const reply = await admin.get(`/api/HistoricoColeta/Industria/?${query}`);
  expect(reply.status).toBe(400);
  expect(onField(reply, field)).toBeTruthy();
});

test('the analysis history has the figures of the charge, and one reason for each non-conformity', async () => {
  const id = await addClient(admin, 'Cliente do exemplo');
  await add(id, '2025-03-01', { 26: '100' });
  await add(id, '2025-12-15', { 26: '500', 8: '1600,50' });
  await add(id, '2026-02-02', { 26: '9000' }, { idTipoDBO: 2 });
  await add(id, '2026-05-10', { 26: '610' }, { idTipoDBO: 4 });
  await add(id, '2026-06-06', { 26: '7000' }, { idTipoDBO: 5 });
  await add(id, '2026-10-01', { 26: '450', 29: '5' });
  const { body } = await admin.get(`/api/relatorio-dbo?idPessoa=${id}`);
  const { mediaDBO, listaColetaDBO, coletasNaoConformes } = body.listaResultados;
  expect(mediaDBO).toBe(0.52);
  expect(listaColetaDBO.map((one: { dtColeta: string; dboTotal: number }) => [one.dtColeta, one.dboTotal])).toEqual([
    ['2026-10-01', 450],
    ['2026-05-10', 610],
    ['2025-12-15', 500],
  ]);
  expect(coletasNaoConformes.map((one: { valorParametro: string }) => one.valorParametro)).toEqual(['5', '1600,50']);
  for (const { valorParametro, minimo, maximo } of coletasNaoConformes) {
    expect(assess(valorParametro, { minimo, maximo }).status).toBe('nao-conforme');
  }
  expect((await admin.post('/api/relatorio-dbo', { idPessoa: id })).body).toEqual(body);
  expect((await admin.get('/api/relatorio-dbo?idPessoa=999999')).status).toBe(404);
});

test('a parameter keeps its limits, and has one name everywhere, when it is renamed and another takes its name', async () => {
  const id = await addClient(admin, 'Cliente do parâmetro renomeado');
  await add(id, '2026-10-02', { 20: '160' });
  await add(id, '2026-10-01', { 20: '120' });
  await admin.post('/api/Parametro', { id: 20, sigla: 'O&G', descricao: 'Óleo total' });
  const other = { sigla: 'Og', descricao: 'Óleo novo', minimo: 0, maximo: 10, flagAtivo: 1 };
  expect((await admin.post('/api/Parametro', other)).status).toBe(200);
  const { coletasNaoConformes } = (await admin.get(`/api/relatorio-dbo?idPessoa=${id}`)).body.listaResultados;
  const told = { idParametro: 20, sigla: 'O&G', maximo: 150 };
  expect(coletasNaoConformes).toEqual([expect.objectContaining({ ...told, valorParametro: '160' })]);
  const { listaResultados } = (await admin.get(`/api/HistoricoColetaNaoConforme/${id}`)).body;
  expect(listaResultados).toEqual([expect.objectContaining({ ...told, encontrado: '160' })]);
});

test('collections of one day go by their time, one without it first of its day, and the charge takes the latest', async () => {
  const idPessoa = await addClient(admin, 'Cliente de duas coletas num dia');
  const at = (dtRetirada: string, horaRetirada: string | null, dbo: string) =>
    add(idPessoa, dtRetirada, { 26: dbo, 8: '9' }, { horaRetirada });
  const evening = await at('2024-12-10', '18:00', '900');
  const morning = await at('2024-12-10', '06:00', '300');
  const untimed = await at('2024-12-10', null, '100');
  const [february, january] = [await at('2025-02-10', null, '500'), await at('2025-01-10', null, '500')];
  const order = [february, january, evening, morning, untimed];
  const ids = (rows: { id: number }[]) => rows.map(({ id }) => id).filter((id) => order.includes(id));

  const history = await admin.get(`/api/HistoricoColeta/${idPessoa}/1`);
  expect(ids(history.body.listaResultados.result)).toEqual(order);
  expect(ids(await industries('dtInicio=2024-12-01&dtFim=2025-02-28'))).toEqual(order);
  const { mediaDBO, listaColetaDBO } = (await admin.get(`/api/relatorio-dbo?idPessoa=${idPessoa}`)).body
    .listaResultados;
  expect(mediaDBO).toBeCloseTo((500 + 500 + 900) / 3 / 1000, 12);
  expect(ids(listaColetaDBO)).toEqual([february, january, evening]);
  const summary = (await admin.get(`/api/Pessoa/${idPessoa}/resumo`)).body.listaResultados;
  expect(summary.dbo).toBe(mediaDBO);
});
