import { afterAll, beforeAll, expect, test } from 'vitest';
import type { IndustriaMonitorada } from '../../contract/relatorioIndustrias.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { onField } from './clienteSub.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

/*
 * The monitored industries, made again in a second, plain way from the demonstration's rows.
 */

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer({ demo: true });
  admin = await server.login('admin');
  const { write } = server.databases;
  const removidoEm = '2026-11-01T00:00:00.000Z';
  await write.updateTable('HistoricoColeta').set({ removidoEm }).where('id', 'in', [40, 900]).execute();
  await write.updateTable('Pessoa').set({ removidoEm }).where('id', '=', 3).execute();
});
afterAll(() => server.close());

const ask = async (query: string) => (await admin.get(`/api/RelatorioMonitoramento/?${query}`)).body;

/** Every page of what a query asks for. */
async function whole(query: string): Promise<IndustriaMonitorada[]> {
  const rows: IndustriaMonitorada[] = [];
  for (let pagina = 1; ; pagina += 1) {
    const { listaResultados, paginas } = await ask(`${query}&tamanho=37&pagina=${pagina}`);
    rows.push(...listaResultados);
    if (pagina >= paginas) return rows;
  }
}

interface Wanted {
  dtInicio?: string;
  dtFim?: string;
  idCliente?: number;
  desabilitadas?: 1;
}

async function plain({ dtInicio = '', dtFim = '9999', idCliente, desabilitadas }: Wanted) {
  const { read } = server.databases;
  const clients = new Map((await read.selectFrom('Pessoa').selectAll().execute()).map((row) => [row.id, row]));
  const points = new Map(
    (await read.selectFrom('PessoaPontoColeta').selectAll().execute()).map((row) => [row.id, row]),
  );
  const addresses = (await read.selectFrom('PessoaEndereco').selectAll().execute()).toSorted((a, b) => a.id - b.id);
  const results = Map.groupBy(await read.selectFrom('Resultado').selectAll().execute(), ({ idColeta }) => idColeta);
  const names = new Map(parametros.map(({ id, chave }) => [id, chave]));
  return (await read.selectFrom('HistoricoColeta').selectAll().execute())
    .filter((one) => one.removidoEm === null && one.dtRetirada >= dtInicio && one.dtRetirada <= dtFim)
    .filter(({ idPessoa }) => idCliente === undefined || idPessoa === idCliente)
    .filter(({ idPessoa }) => clients.get(idPessoa)!.removidoEm === null)
    .filter(({ idPessoa }) => desabilitadas === 1 || clients.get(idPessoa)!.flagAtivo === 1)
    .toSorted((a, b) => {
      const [first, second] = [a, b].map((one) => `${one.dtRetirada} ${one.horaRetirada ?? ''}`) as [string, string];
      return first === second ? b.id - a.id : first < second ? 1 : -1;
    })
    .map((one) => {
      const client = clients.get(one.idPessoa)!;
      const found = addresses.find(({ idPessoa, removidoEm }) => idPessoa === client.id && removidoEm === null);
      const { logradouro, numero, complemento, bairro, cidade, uf } = found!;
      return {
        id: one.id,
        idPessoa: client.id,
        codigoPessoa: client.codigo,
        nome: client.nome,
        enderecoCompleto: [logradouro, numero, complemento, bairro, cidade, uf].filter((part) => part).join(' - '),
        nroDocumento: client.nroDocumento,
        dtExecucao: one.dtRetirada,
        dtInstalaco: one.dtInstalaco,
        pontoColeta: points.get(one.idPontoColeta!)?.descricao ?? null,
        idTipoDBO: one.idTipoDBO,
        DBO: null,
        ...Object.fromEntries((results.get(one.id) ?? []).map((r) => [names.get(r.idParametro), r.bruto])),
      };
    });
}

test.each<[string, Wanted]>([
  ['all of them', {}],
  ['a year', { dtInicio: '2025-01-01', dtFim: '2025-12-31' }],
  ['a month, disabled clients too', { dtInicio: '2024-03-01', dtFim: '2024-03-31', desabilitadas: 1 }],
  ['one client since a day', { idCliente: 7, dtInicio: '2023-01-01' }],
  ['up to a day', { dtFim: '2021-02-28' }],
])('%s: newest first, values by key, however they are paged', async (_name, wanted) => {
  const query = Object.entries(wanted).map(([name, value]) => `${name}=${value}`);
  const rows = await whole(query.join('&'));
  const expected = await plain(wanted);
  expect(expected.length).toBeGreaterThan(5);
  expect(rows).toEqual(expected);
});

test('a page says how many there are, also past the last one; a disabled client has none unless asked for', async () => {
  const period = 'dtInicio=2025-01-01&dtFim=2025-12-31';
  const first = await ask(period);
  const { length } = await plain({ dtInicio: '2025-01-01', dtFim: '2025-12-31' });
  expect([first.total, first.paginas, first.listaResultados.length]).toEqual([length, Math.ceil(length / 50), 50]);
  const past = await ask(`${period}&pagina=${first.paginas + 1}`);
  expect([past.total, past.listaResultados]).toEqual([length, []]);
  expect((await ask('idCliente=12')).listaResultados).toEqual([]);
  expect((await ask('idCliente=12&desabilitadas=1')).total).toBeGreaterThan(0);
  expect((await ask('idCliente=3&desabilitadas=1')).total).toBe(0);
});

test.each([
  ['that nobody knows', 'idCliente=99999', ['Cliente não encontrado']],
  ['that was removed', 'idCliente=3', ['Cliente não encontrado']],
  ['that is disabled', 'idCliente=12', []],
  ['without collections then', 'idCliente=7&dtFim=1990-12-31', []],
])('of a client %s it tells so, or nothing', async (_name, query, notes) => {
  expect(await ask(query)).toMatchObject({ total: 0, listaResultados: [], listaMensagens: notes });
});

test('a collection without results has a DBO of null', async () => {
  const { write } = server.databases;
  const base = { idPessoa: 1, idTipoDBO: 1, flagChuva: 0, dtCadastro: '2026-11-20T15:00:00.000Z' };
  const { id } = await write
    .insertInto('HistoricoColeta')
    .values({ ...base, dtRetirada: '1999-05-05' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { listaResultados } = await ask('dtFim=1999-12-31');
  expect(listaResultados).toEqual([expect.objectContaining({ id, DBO: null, pontoColeta: null })]);
  await write.deleteFrom('HistoricoColeta').where('id', '=', id).execute();
});

test.each([
  ['dtInicio=2026-03-02&dtFim=2026-03-01', 'dtFim'],
  ['dtInicio=2026-02-30', 'dtInicio'],
  ['dtFim=ontem', 'dtFim'],
  ['idCliente=abc', 'idCliente'],
])('%s is refused', async (query, field) => {
  const reply = await admin.get(`/api/RelatorioMonitoramento/?${query}`);
  expect(reply.status).toBe(400);
  expect(onField(reply, field)).toBeTruthy();
});
