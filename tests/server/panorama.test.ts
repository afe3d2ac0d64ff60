import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ClienteDaAgenda } from '../../contract/agenda.ts';
import type { PanoramaDoCliente, ResumoCliente } from '../../contract/clientes.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

/*
 * What the list of clients tells of each, held against what each one's page and the registers tell.
 */

let server: TestServer;
let admin: Caller;
let told: PanoramaDoCliente[];
beforeAll(async () => {
  server = await startServer({ demo: true });
  admin = await server.login('admin');
  // Of several meters the enabled one that is due first counts; what was removed counts nowhere.
  const removed = { removidoEm: '2026-11-01T00:00:00.000Z' };
  const { read, write } = server.databases;
  const meter = await read.selectFrom('PessoaMedidorVazao').selectAll().executeTakeFirstOrThrow();
  const last = { ...meter, id: undefined, idPessoa: 1, flagAtivo: 1, dtValidadeCalibragem: '2026-12-01' } as const;
  await write
    .insertInto('PessoaMedidorVazao')
    .values(
      [last, { ...last, flagAtivo: 0 }, { ...last, ...removed }].map((one, at) => ({ ...one, registro: `${at}` })),
    )
    .execute();
  await write.updateTable('HistoricoColeta').set(removed).where('idPessoa', '=', 2).execute();
  // A Meta that a person stands for counts as it does for the schedule.
  const year = { idPessoa: 1, ano: NOW.getUTCFullYear(), dtCadastro: NOW.toISOString() };
  await write.deleteFrom('RelatorioMonitoramento').where('idPessoa', '=', 1).execute();
  await write
    .insertInto('RelatorioMonitoramento')
    .values({ ...year, qtdMinima: 1, coletas: 0, Meta: 90 })
    .execute();
  await write.updateTable('Pessoa').set(removed).where('id', '=', 3).execute();
  told = await get('Pessoa/panorama');
});
afterAll(() => server.close());

const get = async (url: string) => (await admin.get(`/api/${url}`)).body.listaResultados;

test('of each client it is what its page tells', async () => {
  expect(told.map(({ id }) => id)).toEqual((await get('Pessoa')).map(({ id }: { id: number }) => id).sort(byNumber));
  for (const { id, ultimaColeta, dbo, calibracao, falta } of told) {
    const page: ResumoCliente = await get(`Pessoa/${id}/resumo`);
    expect({ id, ultimaColeta, dbo, calibracao, falta }).toEqual({
      id,
      ultimaColeta: page.ultimaColeta?.data ?? null,
      dbo: page.dbo,
      calibracao: page.calibracao?.situacao ?? null,
      falta: page.meta?.falta ?? null,
    });
  }
  const scheduled = (await get(`AgendaColeta?ano=${NOW.getUTCFullYear()}`)) as ClienteDaAgenda[];
  expect(told.find(({ id }) => id === 1)?.falta).toBeGreaterThan(50);
  for (const { idPessoa, devidas } of scheduled) {
    expect([idPessoa, told.find(({ id }) => id === idPessoa)?.falta]).toEqual([idPessoa, devidas.length]);
  }
  for (const field of ['ultimaColeta', 'dbo', 'calibracao', 'falta'] as const) {
    const values = told.map((one) => one[field]);
    expect([values.includes(null), new Set(values).size > 2]).toEqual([true, true]);
  }
});

test.each([
  ['RamoAtividade', 'idRamoAtividade', 'ramo'],
  ['Roteiro', 'idRoteiro', 'roteiro'],
] as const)('the list is filtered by %s as it tells it', async (register, filter, field) => {
  const named = new Map<number, string>();
  for (const { id, descricao } of await get(register)) {
    for (const client of await get(`Pessoa?${filter}=${id}`)) named.set(client.id, descricao);
  }
  expect(named.size).toBeGreaterThan(2);
  expect(told.map((one) => [one.id, one[field]])).toEqual(told.map(({ id }) => [id, named.get(id) ?? null]));
});

const byNumber = (one: number, other: number) => one - other;
