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

const resumo = async (id: number) => (await admin.get(`/api/Pessoa/${id}/resumo`)).body.listaResultados;
const add = (coleta: Parameters<typeof addCollection>[1], resultados?: Record<number, string>) =>
  addCollection(server.databases, coleta, resultados);
const post = async (url: string, body: object) => (await admin.post(`/api/${url}`, body)).body.listaResultados.id;

test('a client with nothing, and none at all', async () => {
  const id = await addClient(admin, 'Cliente sem nada');
  expect(await resumo(id)).toEqual({
    id,
    flagAtivo: 1,
    ultimaColeta: null,
    coletas: 0,
    dbo: null,
    dboBase: null,
    calibracao: null,
    meta: null,
    naoConformes: 0,
    partes: { enderecos: 0, contatos: 0, pontos: 0, monitoramento: 0, medidores: 0, hidrometros: 0 },
    parametros: [],
  });
  await server.databases.write
    .updateTable('Pessoa')
    .set({ removidoEm: NOW.toISOString() })
    .where('id', '=', id)
    .execute();
  for (const missing of [id, 999_999]) {
    expect(await admin.get(`/api/Pessoa/${missing}/resumo`)).toMatchObject({
      status: 404,
      body: { listaMensagens: ['Cliente não encontrado'] },
    });
  }
});

test('the example of the rules: 450, 610 and 500 are charged; without the last, 450, 610 and 100', async () => {
  const idPessoa = await addClient(admin, 'Cliente do exemplo');
  const other = await addClient(admin, 'Outro cliente');
  const idPontoColeta = await post('PessoaPontoColeta', { idPessoa, descricao: 'Caixa de saída' });
  await add({ idPessoa, dtRetirada: '2025-03-01' }, { 26: '100' });
  const fourth = await add({ idPessoa, dtRetirada: '2025-12-15' }, { 26: '500' });
  await add({ idPessoa, dtRetirada: '2026-02-02', idTipoDBO: 2 }, { 26: '9000' });
  await add({ idPessoa, dtRetirada: '2026-05-10', idTipoDBO: 4 }, { 26: '610' });
  await add({ idPessoa, dtRetirada: '2026-06-06', idTipoDBO: 5 }, { 26: '7000' });
  const latest = await add({ idPessoa, dtRetirada: '2026-10-01', idPontoColeta }, { 26: '450' });
  await add({ idPessoa, dtRetirada: '2026-11-01', removidoEm: NOW.toISOString() }, { 26: '3000', 8: '99' });
  await add({ idPessoa: other, dtRetirada: '2026-11-02' }, { 26: '4000', 8: '99' });
  expect(await resumo(idPessoa)).toMatchObject({
    ultimaColeta: { id: latest, data: '2026-10-01', pontoColeta: 'Caixa de saída' },
    coletas: 6,
    dbo: 0.52,
    dboBase: 'periodo',
    naoConformes: 0,
    partes: { enderecos: 0, pontos: 1 },
    parametros: [{ idParametro: 26, sigla: 'DBO', valor: '450', data: '2026-10-01' }],
  });
  await server.databases.write.deleteFrom('HistoricoColeta').where('id', '=', fourth).execute();
  const { dbo, dboBase } = await resumo(idPessoa);
  expect([dbo * 3000, dboBase]).toEqual([expect.closeTo(450 + 610 + 100, 9), 'ultimas']);
});

test('what does not conform today: collections of the last 365 days, each once, by the limits of its day', async () => {
  const idPessoa = await addClient(admin, 'Cliente fora do limite');
  await add({ idPessoa, dtRetirada: '2025-11-19' }, { 8: '9' });
  await add({ idPessoa, dtRetirada: '2025-11-20' }, { 8: '1,6', 29: '5,9' });
  await add({ idPessoa, dtRetirada: '2026-01-10' }, { 8: '1,5', 1: '40', 29: '10' });
  await add({ idPessoa, dtRetirada: '2026-02-10' }, { 8: '<2', 25: '99999' });
  await add({ idPessoa, dtRetirada: '2026-03-10' }, { 8: 'ND', 29: '10,1' });
  expect((await resumo(idPessoa)).naoConformes).toBe(3);
  const copper = { id: 8, sigla: 'Cu', descricao: 'Cobre' };
  await post('Parametro', { ...copper, maximo: 2, desde: '2026-02-11' });
  expect((await resumo(idPessoa)).naoConformes).toBe(3);
  await post('Parametro', { ...copper, maximo: 2, desde: '2026-02-10' });
  expect((await resumo(idPessoa)).naoConformes).toBe(2);
  for (const desde of ['2026-02-10', '2026-02-11']) await admin.post('/api/Parametro/8/limites/remover', { desde });
  expect((await resumo(idPessoa)).naoConformes).toBe(3);
});

test('the latest text of each parameter, of two on one day the later; the 27 first', async () => {
  const idPessoa = await addClient(admin, 'Cliente com resultados');
  const own = await post('Parametro', { descricao: 'Boro', sigla: 'B', minimo: 0, maximo: 5, flagAtivo: 1 });
  await add({ idPessoa, dtRetirada: '2020-05-05' }, { 24: '1', [own]: '<0,2', 29: '7' });
  await add({ idPessoa, dtRetirada: '2026-05-05' }, { 8: '0,1', 29: '7,5' });
  await add({ idPessoa, dtRetirada: '2026-05-05' }, { 8: 'ND' });
  await add({ idPessoa, dtRetirada: '2026-01-01' }, { 8: '0,3' });
  expect((await resumo(idPessoa)).parametros).toEqual([
    {
      idParametro: 29,
      sigla: 'pH',
      descricao: 'Potencial Hidrogeniônico',
      valor: '7,5',
      data: '2026-05-05',
      minimo: 6,
      maximo: 10,
    },
    { idParametro: 8, sigla: 'Cu', descricao: 'Cobre', valor: 'ND', data: '2026-05-05', minimo: 0, maximo: 1.5 },
    {
      idParametro: 24,
      sigla: 'Toxicidade',
      descricao: 'Toxicidade',
      valor: '1',
      data: '2020-05-05',
      minimo: 0,
      maximo: 0,
    },
    { idParametro: own, sigla: 'B', descricao: 'Boro', valor: '<0,2', data: '2020-05-05', minimo: 0, maximo: 5 },
  ]);
});

test('the enabled meter that is due first, and where it stands today', async () => {
  const idPessoa = await addClient(admin, 'Cliente com medidor');
  const meter = (fields: object) => post('PessoaMedidorVazao', { idPessoa, ...fields });
  await meter({ registro: 'E1', dtValidadeCalibragem: '2028-01-01' });
  const inUse = await meter({ registro: 'E2', dtValidadeCalibragem: '2026-11-19' });
  await meter({ registro: 'E3', dtValidadeCalibragem: '2028-01-01', flagAtivo: 0 });
  const expected = { id: inUse, registro: 'E2', dtValidadeCalibragem: '2026-11-19' };
  expect((await resumo(idPessoa)).calibracao).toEqual({ ...expected, situacao: 'vencido' });
  const [first] = (await admin.get(`/api/PessoaMedidorVazao/${idPessoa}`)).body.listaResultados;
  expect(first.id).toBe(inUse);
});

test('today is the day in São Paulo; the year’s collections are counted as they are now', async () => {
  const idPessoa = await addClient(admin, 'Cliente monitorado');
  for (const [ano, qtdMinima] of [
    [2026, 4],
    [2027, 1],
  ]) {
    await post('RelatorioMonitoramento/anual/inserir', { idPessoa, ano, qtdMinima, coletas: 9 });
  }
  await add({ idPessoa, dtRetirada: '2025-12-31' });
  await add({ idPessoa, dtRetirada: '2026-01-01' });
  server.setNow(new Date('2027-01-01T02:59:00.000Z'));
  admin = await server.login('admin');
  expect((await resumo(idPessoa)).meta).toEqual({ ano: 2026, qtdMinima: 4, coletas: 1, falta: 3, Meta: 0 });
  server.setNow(new Date('2027-01-01T03:00:00.000Z'));
  expect((await resumo(idPessoa)).meta).toEqual({ ano: 2027, qtdMinima: 1, coletas: 0, falta: 1, Meta: 0 });
  server.setNow(NOW);
  admin = await server.login('admin');
});
