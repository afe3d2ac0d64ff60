import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClienteDaAgenda } from '../../contract/agenda.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

const AT = NOW.toISOString();
let server: TestServer;
let admin: Caller;
let tecnico: Caller;

/** Clients 1–3 of routes 2, 1 and none, asked for 4, 2 and 1 collections; of 4 nothing is asked; 5 is disabled. */
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  tecnico = await server.login('tecnico');
  const { write } = server.databases;
  const base = { dtCadastro: AT, busca: '' };
  await write
    .insertInto('Roteiro')
    .values(['Norte', 'Águas'].map((descricao) => ({ ...base, busca: descricao, descricao, flagAtivo: 1 })))
    .execute();
  const pessoa = { ...base, flagTipoPessoa: 'J', flagAtivo: 1 };
  await write
    .insertInto('Pessoa')
    .values([
      { ...pessoa, nome: 'Usina', idRoteiro: 2 },
      { ...pessoa, nome: 'Malharia', idRoteiro: 1 },
      { ...pessoa, nome: 'Abatedouro' },
      { ...pessoa, nome: 'Isenta', idRoteiro: 1 },
      { ...pessoa, nome: 'Fechada', idRoteiro: 1, flagAtivo: 0 },
    ])
    .execute();
  await write
    .insertInto('RelatorioMonitoramento')
    .values([4, 2, 1, 0, 3].map((qtdMinima, at) => ({ idPessoa: at + 1, ano: 2026, qtdMinima, dtCadastro: AT })))
    .execute();
  const dev = await write.selectFrom('Usuario').select('id').where('login', '=', 'tecnico').executeTakeFirstOrThrow();
  await write
    .insertInto('PessoaMedidorVazao')
    .values({ idPessoa: 1, registro: 'E1', idUsuarioTecnico: dev.id, flagAtivo: 1, flagCertificado: 0, dtCadastro: AT })
    .execute();
  for (const dtRetirada of ['2026-02-03', '2026-08-30']) await collect(1, dtRetirada);
});
afterAll(() => server.close());

const collect = (idPessoa: number, dtRetirada: string) =>
  server.databases.write
    .insertInto('HistoricoColeta')
    .values({ idPessoa, dtRetirada, idTipoDBO: 1, flagChuva: 0, dtCadastro: AT })
    .returning('id')
    .executeTakeFirstOrThrow();

async function agenda(ano = 2026): Promise<ClienteDaAgenda[]> {
  return (await tecnico.get(`/api/AgendaColeta?ano=${ano}`)).body.listaResultados;
}
const of = async (idPessoa: number) => (await agenda()).find((one) => one.idPessoa === idPessoa)!;
const plan = (clientes: object[], by = admin, ano = 2026) => by.post('/api/AgendaColeta', { ano, clientes });

test('by route and name, without a route at last: who is asked for something, with what was done and what is due', async () => {
  const rows = await agenda();
  expect(rows.map(({ nome, roteiro, minimo }) => [nome, roteiro, minimo])).toEqual([
    ['Usina', 'Águas', 4],
    ['Malharia', 'Norte', 2],
    ['Abatedouro', null, 1],
  ]);
  expect(rows[0]).toMatchObject({ feitas: [2, 8], ultimaColeta: '2026-08-30', tecnico: 'Tecnico de Teste' });
  expect(rows.map(({ devidas }) => devidas.length)).toEqual([2, 2, 1]);
  expect(rows.flatMap(({ devidas }) => devidas).every(({ mes, guardada }) => mes >= 11 && !guardada)).toBe(true);
});

test('a year that is over has nothing to plan; one to come is planned from January', async () => {
  const { write } = server.databases;
  await write
    .insertInto('RelatorioMonitoramento')
    .values([2025, 2027].map((ano) => ({ idPessoa: 2, ano, qtdMinima: 2, dtCadastro: AT })))
    .execute();
  expect((await agenda(2025)).map(({ devidas }) => devidas)).toEqual([[]]);
  expect((await agenda(2027))[0]!.devidas.map(({ mes }) => mes)).toEqual([1, 7]);
  expect((await plan([{ idPessoa: 2, meses: [3, 9], versao: null }], admin, 2027)).status).toBe(200);
  expect((await agenda(2027))[0]!.devidas.map(({ mes, guardada }) => [mes, guardada])).toEqual([
    [3, true],
    [9, true],
  ]);
  expect((await plan([{ idPessoa: 2, meses: [3, 9], versao: null }], admin, 2025)).status).toBe(422);
});

test('what is planned stays, is told to the log, and is written under its version', async () => {
  const first = await plan([{ idPessoa: 1, meses: [12, 11], versao: null }]);
  expect(first.body.listaResultados).toEqual([{ idPessoa: 1, versao: 1 }]);
  expect((await of(1)).devidas).toEqual([
    { numero: 3, mes: 11, guardada: true, atrasadaDe: null },
    { numero: 4, mes: 12, guardada: true, atrasadaDe: null },
  ]);
  const second = await plan([{ idPessoa: 1, meses: [12, 12], versao: 1 }]);
  expect(second.body.listaResultados).toEqual([{ idPessoa: 1, versao: 2 }]);
  const { listaResultados: log } = (await admin.get('/api/logUser?tabela=AgendaColeta')).body;
  expect(log[0]).toMatchObject({
    idReferencia: (
      await server.databases.read
        .selectFrom('AgendaColeta')
        .select('id')
        .where('idPessoa', '=', 1)
        .executeTakeFirstOrThrow()
    ).id,
    mudancas: [{ campo: 'meses', antes: '-, -, 11, 12', depois: '-, -, 12, 12' }],
    registro: { nome: '2026', cliente: 'Usina' },
  });
});

test.each([
  ['somebody planned it since', 1],
  ['somebody planned it at the same time', null],
])('nothing is overwritten that others planned: %s', async (_name, versao) => {
  const reply = await plan([{ idPessoa: 1, meses: [11, 11], versao }]);
  expect(reply.status).toBe(409);
  expect(reply.body.listaResultados.atual).toMatchObject({ meses: '-, -, 12, 12', versao: 2 });
});

test.each<[string, object[], number]>([
  ['as many months as collections are due', [{ idPessoa: 2, meses: [12], versao: null }], 409],
  ['a client whose year asks for something', [{ idPessoa: 4, meses: [12], versao: null }], 409],
  ['a month to come', [{ idPessoa: 2, meses: [10, 12], versao: null }], 422],
  ['a month', [{ idPessoa: 2, meses: [11, 13], versao: null }], 400],
  ['each client once', [2, 2].map((idPessoa) => ({ idPessoa, meses: [11, 12], versao: null })), 422],
])('a plan needs %s, and else keeps nothing', async (_name, clientes, status) => {
  const before = await agenda();
  const reply = await plan([{ idPessoa: 3, meses: [12], versao: null }, ...clientes]);
  expect([reply.status, reply.body.flagErro]).toEqual([status, true]);
  expect(await agenda()).toEqual(before);
});

test('two who plan the same client at once: one of them is told', async () => {
  const both = await Promise.all([11, 12].map((mes) => plan([{ idPessoa: 3, meses: [mes], versao: null }])));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test('a collection that arrives ticks off the earliest one by itself, and one that is removed is due again', async () => {
  const { id } = await collect(1, '2026-11-19');
  expect((await of(1)).devidas).toEqual([{ numero: 4, mes: 12, guardada: true, atrasadaDe: null }]);
  await server.databases.write.updateTable('HistoricoColeta').set({ removidoEm: AT }).where('id', '=', id).execute();
  expect((await of(1)).devidas).toHaveLength(2);
});

test('what was planned for a month that has passed is to be done now', async () => {
  await plan([{ idPessoa: 2, meses: [11, 12], versao: null }]);
  const plans = server.databases.write.updateTable('AgendaColeta').set({ meses: '5, 12' });
  await plans.where('idPessoa', '=', 2).where('ano', '=', 2026).execute();
  expect((await of(2)).devidas).toEqual([
    { numero: 1, mes: 11, guardada: true, atrasadaDe: 5 },
    { numero: 2, mes: 12, guardada: true, atrasadaDe: null },
  ]);
});

test('who may only see the menu plans nothing', async () => {
  expect((await plan([{ idPessoa: 2, meses: [11, 12], versao: null }], tecnico)).status).toBe(403);
});
