import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Carga } from '../../contract/relatorioCarga.ts';
import type { ParametroAnalisado } from '../../contract/relatorioParametros.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

/*
 * The load and the analysed parameters, made again in a second, plain way: every row of the demonstration is read, and
 * the specification's sentences are followed one after the other.
 */

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer({ demo: true });
  admin = await server.login('admin');
  const { write } = server.databases;
  const removidoEm = '2026-11-01T00:00:00.000Z';
  await write.updateTable('HistoricoColeta').set({ removidoEm }).where('id', 'in', [40, 2800]).execute();
  await write.updateTable('Pessoa').set({ removidoEm }).where('id', '=', 3).execute();
  // Limits that changed within the years that are looked at: copper was stricter from 2025 on, and DBO has one.
  const from = (idParametro: number, desde: string, minimo: number, maximo: number) => ({
    idParametro,
    desde,
    minimo,
    maximo,
  });
  await write
    .insertInto('ParametroLimite')
    .values([from(8, '2025-01-01', 0, 0.2), from(26, '2026-05-01', 0, 500), from(29, '2026-05-01', 7, 0)])
    .execute();
});
afterAll(() => server.close());

/** Whatever number a text begins with, its sign apart. */
const numberIn = (text: string) => Number(text.replace(/^[<>]/, '').replace(/\./g, '').replace(',', '.')) || 0;

async function rowsOf(dtInicio: string, dtFim: string, disabledToo: boolean) {
  const { read } = server.databases;
  const clients = (await read.selectFrom('Pessoa').selectAll().execute()).filter(
    ({ removidoEm, flagAtivo }) => removidoEm === null && (disabledToo || flagAtivo === 1),
  );
  const collections = (await read.selectFrom('HistoricoColeta').selectAll().execute()).filter(
    ({ removidoEm }) => removidoEm === null,
  );
  const limits = await read.selectFrom('ParametroLimite').selectAll().execute();
  const results = Map.groupBy(await read.selectFrom('Resultado').selectAll().execute(), ({ idColeta }) => idColeta);
  const listed = new Set(clients.map(({ id }) => id));
  const ofPeriod = collections.filter(
    ({ idPessoa, dtRetirada }) => listed.has(idPessoa) && dtRetirada >= dtInicio && dtRetirada <= dtFim,
  );
  const fails = (idParametro: number, day: string, bruto: string) => {
    const { minimo, maximo } = limits
      .filter((one) => one.idParametro === idParametro && one.desde <= day)
      .toSorted((one, other) => (one.desde < other.desde ? 1 : -1))[0]!;
    const value = numberIn(bruto);
    if (value === 0 || (minimo === 0 && maximo === 0)) return false;
    return value < minimo || (maximo > 0 && value > maximo);
  };
  return { clients, collections, results, ofPeriod, fails };
}

async function plainParameters(dtInicio: string, dtFim: string, disabledToo: boolean): Promise<ParametroAnalisado[]> {
  const { results, ofPeriod, fails } = await rowsOf(dtInicio, dtFim, disabledToo);
  const registered = await server.databases.read.selectFrom('Parametro').selectAll().execute();
  const rows = registered.map(({ id, sigla, descricao }) => {
    const row = { id, descricao, sigla, qtde: 0, qtdeConforme: 0, qtdeNaoConforme: 0 };
    for (const coleta of ofPeriod) {
      for (const { idParametro, bruto } of results.get(coleta.id) ?? []) {
        if (idParametro !== id) continue;
        row.qtde += 1;
        row[fails(id, coleta.dtRetirada, bruto) ? 'qtdeNaoConforme' : 'qtdeConforme'] += 1;
      }
    }
    return row;
  });
  const first = (id: number) => [26, 25].indexOf(id);
  return rows
    .filter(({ qtde }) => qtde > 0)
    .toSorted((one, other) =>
      first(one.id) >= 0 || first(other.id) >= 0
        ? (first(one.id) >= 0 ? first(one.id) : 9) - (first(other.id) >= 0 ? first(other.id) : 9)
        : one.descricao.localeCompare(other.descricao, 'pt-BR'),
    );
}

/** The day so many days before another, by the clock of the world. */
const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(`${day}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

async function plainLoads(dtInicio: string, dtFim: string, disabledToo: boolean): Promise<Carga[]> {
  const { clients, collections, results, ofPeriod, fails } = await rowsOf(dtInicio, dtFim, disabledToo);
  const charge = (idPessoa: number, day: string) => {
    const counted = collections
      .filter((one) => one.idPessoa === idPessoa && [1, 4].includes(one.idTipoDBO) && one.dtRetirada <= day)
      .map((one) => ({
        when: `${one.dtRetirada} ${one.horaRetirada ?? ''} ${String(one.id).padStart(9, '0')}`,
        day: one.dtRetirada,
        dbo: numberIn(results.get(one.id)?.find(({ idParametro }) => idParametro === 26)?.bruto ?? ''),
      }))
      .filter(({ dbo }) => dbo > 0)
      .toSorted((one, other) => (one.when < other.when ? 1 : -1));
    const lately = counted.filter((one) => one.day >= daysBefore(day, 365));
    const used = lately.length >= 3 ? lately : counted.slice(0, 3);
    return used.length === 0 ? null : used.reduce((sum, { dbo }) => sum + dbo, 0) / used.length / 1000;
  };
  return clients
    .map(({ id, nome }) => {
      const own = ofPeriod.filter(({ idPessoa }) => idPessoa === id);
      const failed = parametros.filter((parametro) =>
        own.some((coleta) =>
          (results.get(coleta.id) ?? []).some(
            ({ idParametro, bruto }) => idParametro === parametro.id && fails(idParametro, coleta.dtRetirada, bruto),
          ),
        ),
      );
      const [dboAnterior, dboAtual] = [charge(id, daysBefore(dtInicio, 1)), charge(id, dtFim)];
      return {
        idPessoa: id,
        nomeCliente: nome,
        dboAnterior,
        dboAtual,
        diferenca: dboAnterior === null || dboAtual === null ? null : dboAtual - dboAnterior,
        coletas: own.length,
        parametrosNaoConforme: failed.map(({ sigla }) => sigla),
      };
    })
    .filter(({ coletas }) => coletas > 0)
    .toSorted((one, other) => one.nomeCliente.localeCompare(other.nomeCliente, 'pt-BR', { numeric: true }));
}

const PERIODS: readonly (readonly [string, string, 0 | 1])[] = [
  ['2026-10-01', '2026-10-31', 0],
  ['2026-01-01', '2026-10-31', 0],
  ['2020-01-01', '2026-12-31', 1],
  ['2021-02-01', '2021-02-28', 0],
];

describe.each(PERIODS)('from %s to %s, disabled clients: %s', (dtInicio, dtFim, desabilitadas) => {
  const query = `dtInicio=${dtInicio}&dtFim=${dtFim}${desabilitadas ? '&desabilitadas=1' : ''}`;

  test('the analysed parameters are those of the plain way', async () => {
    const { listaResultados } = (await admin.get(`/api/ParametroRelatorio/?${query}`)).body;
    const plain = await plainParameters(dtInicio, dtFim, desabilitadas === 1);
    expect(plain.length).toBeGreaterThan(20);
    expect(listaResultados).toEqual(plain);
  });

  test('so are the loads', async () => {
    const rows: Carga[] = (await admin.get(`/api/RelatorioMonitoramentoCarga/?${query}&mais=1`)).body.listaResultados;
    const plain = await plainLoads(dtInicio, dtFim, desabilitadas === 1);
    expect(plain.length).toBeGreaterThan(10);
    // The means are the same to the last digit that a sum in another order leaves.
    const close = (value: number | null) => (value === null ? null : expect.closeTo(value, 12));
    expect(rows).toEqual(
      plain.map((row) => ({
        ...row,
        dboAnterior: close(row.dboAnterior),
        dboAtual: close(row.dboAtual),
        diferenca: close(row.diferenca),
      })),
    );
  });
});

test('what is judged by the limits of its day stays so when the limits change', async () => {
  const path = '/api/ParametroRelatorio/?dtInicio=2026-09-01&dtFim=2026-09-30';
  const before = (await admin.get(path)).body.listaResultados;
  const { versao } = (await admin.get('/api/Parametro')).body.listaResultados.find(
    ({ id }: { id: number }) => id === 9,
  );
  const reply = await admin.post('/api/Parametro', {
    id: 9,
    sigla: 'Fe',
    descricao: 'Ferro',
    minimo: 0,
    maximo: 0.001,
    versao,
  });
  expect(reply.status).toBe(200);
  expect((await admin.get(path)).body.listaResultados).toEqual(before);
});

test.each(['ParametroRelatorio', 'RelatorioMonitoramentoCarga', 'HistoricoColeta/proximas'])(
  '%s refuses what is no period',
  async (call) => {
    const inverted = await admin.get(`/api/${call}/?dtInicio=2026-10-02&dtFim=2026-10-01`);
    expect(inverted.status).toBe(400);
    expect(onField(inverted, 'dtFim')).toBe('O fim do período não pode ser antes do início');
    for (const query of ['dtInicio=2026-02-30&dtFim=2026-10-01', 'dtFim=2026-10-01', 'dtInicio=&dtFim=2026-10-01']) {
      const reply = await admin.get(`/api/${call}/?${query}`);
      expect(reply.status).toBe(400);
      expect(onField(reply, 'dtInicio')).toBe('Data inválida');
    }
  },
);

test('the nearest collections are told on both sides, of the clients that count', async () => {
  const nearest = async (query: string) =>
    (await admin.get(`/api/HistoricoColeta/proximas/?${query}`)).body.listaResultados;
  const days = (await rowsOf('2000-01-01', '2999-12-31', false)).ofPeriod
    .map(({ dtRetirada }) => dtRetirada)
    .toSorted();
  const [first, last] = [days[0], days.at(-1)];
  expect(await nearest('dtInicio=2010-01-01&dtFim=2010-12-31')).toEqual({ anterior: null, posterior: first });
  expect(await nearest('dtInicio=2030-01-01&dtFim=2030-12-31')).toEqual({ anterior: last, posterior: null });
  const middle = days[Math.floor(days.length / 2)]!;
  expect(await nearest(`dtInicio=${middle}&dtFim=${middle}`)).toEqual({
    anterior: days.filter((day) => day < middle).at(-1),
    posterior: days.find((day) => day > middle),
  });
});
