import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PosicaoNoRanking } from '../../contract/relatorioRanking.ts';
import { lastLogOf, onField } from './clienteSub.ts';
import { type Caller, countRows, startServer, type TestServer } from './harness.ts';
import { dboTables, plainDbo } from './plainDbo.ts';

/*
 * The ranking, and the years worked out anew, made again in a second, plain way from the demonstration's rows.
 */

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer({ demo: true });
  admin = await server.login('admin');
});
afterAll(() => server.close());

const ATUALIZAR = '/api/RelatorioMonitoramento/anual/atualizar';
const update = async (ano: number) => (await admin.post(ATUALIZAR, { ano })).body.listaResultados;
const ranking = async (query: string): Promise<PosicaoNoRanking[]> =>
  (await admin.get(`/api/RankingRelatorio/?${query}`)).body.listaResultados;
const yearOf = async (idPessoa: number, ano: number) =>
  (await admin.get(`/api/RelatorioMonitoramento/anual/${idPessoa}`)).body.listaResultados.find(
    (one: { ano: number }) => one.ano === ano,
  );

/** Rows of the tables that a year is made of. */
async function tables() {
  const { read } = server.databases;
  return {
    clients: await read.selectFrom('Pessoa').selectAll().execute(),
    years: await read.selectFrom('RelatorioMonitoramento').selectAll().execute(),
    ...(await dboTables(server.databases)),
    meters: await read.selectFrom('PessoaHidrometro').selectAll().execute(),
    readings: await read.selectFrom('PessoaHidrometroLancamento').selectAll().execute(),
  };
}
type Tables = Awaited<ReturnType<typeof tables>>;

function plainMinimum(charge: number, gap: number): [number, string] {
  if (charge < 10) return [gap > 3 ? 1 : 0, '1 a cada 4 anos'];
  if (charge < 20) return [gap > 1 ? 1 : 0, '1 a cada 2 anos'];
  if (charge < 50) return [1, '1 ao ano'];
  if (charge < 100) return [2, '2 ao ano'];
  if (charge < 200) return [3, '3 ao ano'];
  return [Math.floor(charge / 200) + 3, '3 ao ano + 01 cada 200Kg'];
}

/** A client's year as it should be; null where nothing gives figures. */
function plainYear(all: Tables, idPessoa: number, ano: number) {
  const own = all.meters.filter((m) => m.idPessoa === idPessoa && m.flagMedidorVazao === 1).map(({ id }) => id);
  const read = all.readings.filter((l) => own.includes(l.idHidrometro) && l.idAno === ano - 1 && l.removidoEm === null);
  const months = new Set(read.map(({ idMes }) => idMes)).size;
  const volume = months > 0 ? read.reduce((sum, { volumeCorrigido }) => sum + volumeCorrigido, 0) / months : null;
  const dbo = plainDbo(all, idPessoa, `${ano - 1}-12-31`);
  if (volume === null && dbo === null) return null;
  const days = all.collections.filter((c) => c.idPessoa === idPessoa && c.removidoEm === null).map((c) => c.dtRetirada);
  const coletas = days.filter((day) => day.startsWith(`${ano}-`)).length;
  const years = days.map((day) => Number(day.slice(0, 4))).filter((year) => year <= ano);
  const last = years.length > 0 ? Math.max(...years) : null;
  const [keptVolume, keptDbo] = [Number((volume ?? 0).toFixed(2)), Number((dbo ?? 0).toFixed(3))];
  const charge = (keptVolume * keptDbo) / 30;
  const [qtdMinima, regraColeta] = plainMinimum(charge, last === null ? Number.POSITIVE_INFINITY : ano - last);
  return { volume, dbo, qtdMinima, regraColeta, coletas, last, Meta: Math.max(0, qtdMinima - coletas) };
}

async function expectYears(ano: number) {
  const all = await tables();
  let found = 0;
  for (const { id, flagAtivo } of all.clients) {
    const plain = plainYear(all, id, ano);
    const kept = all.years.find((year) => year.idPessoa === id && year.ano === ano && year.removidoEm === null);
    if (flagAtivo === 0) continue;
    expect(kept === undefined).toBe(plain === null);
    if (!kept || !plain) continue;
    found += 1;
    const { qtdMinima, regraColeta, coletas, Meta } = plain;
    expect(kept).toMatchObject({ qtdMinima, regraColeta, coletas, Meta, AnoUltimaColeta: plain.last, motivo: null });
    expect(Math.abs((kept.volume ?? 0) - (plain.volume ?? 0))).toBeLessThanOrEqual(0.00501);
    expect(Math.abs((kept.dboAtual ?? 0) - (plain.dbo ?? 0))).toBeLessThanOrEqual(0.000501);
    expect(kept.cargaOrganica).toBeCloseTo(((kept.volume ?? 0) * (kept.dboAtual ?? 0)) / 30, 6);
  }
  return found;
}

test.each([
  [1, 'qtdMinima'],
  [2, 'coletas'],
  [3, 'Meta'],
] as const)(
  'in the order of %i, %s: the largest first, then by name; of enabled clients only',
  async (valor, field) => {
    const { clients, years } = await tables();
    const branches = new Map(
      (await server.databases.read.selectFrom('RamoAtividade').selectAll().execute()).map((r) => [r.id, r]),
    );
    const plain = years
      .filter(({ ano, idPessoa }) => ano === 2026 && clients.find(({ id }) => id === idPessoa)!.flagAtivo === 1)
      .map((year) => ({ year, client: clients.find(({ id }) => id === year.idPessoa)! }))
      .toSorted((a, b) => b.year[field]! - a.year[field]! || a.client.nome.localeCompare(b.client.nome, 'pt-BR'))
      .map(({ year, client }) => ({
        id: year.id,
        idPessoa: client.id,
        nome: client.nome,
        ramoAtividade: branches.get(client.idRamoAtividade!)!.descricao,
        volumeEsgoto: year.volume,
        dboTotal: year.dboAtual,
        cargaOrganica: year.cargaOrganica,
        qtdMin: year.qtdMinima,
        col: year.coletas,
        meta: year.Meta,
        regraColeta: year.regraColeta,
      }));
    expect(plain.length).toBeGreaterThan(30);
    expect(await ranking(`ano=2026&valor=${valor}`)).toEqual(plain);
    if (valor === 1) expect(await ranking('ano=2026')).toEqual(plain);
  },
);

test('a year worked out anew has the figures of today, adds those that are missing, and changes nothing twice', async () => {
  const before = (await tables()).years.filter(({ ano }) => ano === 2026).length;
  const first = await update(2026);
  expect(first.criados).toBeGreaterThan(30);
  expect(first.criados + first.alterados + first.iguais).toBe(await expectYears(2026));
  expect(first.alterados + first.iguais).toBeLessThanOrEqual(before);
  const logged = await countRows(server.databases, 'LogUsuario');
  const again = await update(2026);
  expect(again).toEqual({ criados: 0, alterados: 0, iguais: first.criados + first.alterados + first.iguais });
  expect(await countRows(server.databases, 'LogUsuario')).toBe(logged);
});

test('a year without figures has none; one long before has those of its day', async () => {
  expect(await update(2015)).toEqual({ criados: 0, alterados: 0, iguais: 0 });
  const { criados } = await update(2023);
  expect(criados).toBe(await expectYears(2023));
  expect(criados).toBeGreaterThan(50);
});

test('a collection more counts, and the log tells what it changed; a removed one does not', async () => {
  await update(2026);
  const { idPessoa, col, meta } = (await ranking('ano=2026&valor=3')).find((one) => (one.meta ?? 0) > 1)!;
  const row = { idPessoa, dtRetirada: '2026-11-18', DBO: '400' };
  const { id } = (await admin.post('/api/HistoricoColeta/save-historico', row)).body.listaResultados;
  expect(await update(2026)).toMatchObject({ criados: 0, alterados: 1 });
  expect(await yearOf(idPessoa, 2026)).toMatchObject({ coletas: col! + 1, Meta: meta! - 1 });
  const { tabela, acao } = await lastLogOf(admin, idPessoa);
  expect([tabela, acao]).toEqual([
    'RelatorioMonitoramento',
    expect.stringMatching(new RegExp(`coletas: ${col} → ${col! + 1}\nMeta: ${meta} → ${meta! - 1}`)),
  ]);
  await admin.post('/api/HistoricoColeta/remove-historico', { identificacao: id });
  expect(await update(2026)).toMatchObject({ alterados: 1 });
  expect(await yearOf(idPessoa, 2026)).toMatchObject({ coletas: col, Meta: meta });
});

test('a volume or DBO that somebody typed stays, and so do figures with a reason; the rest follows', async () => {
  await update(2026);
  const [one] = await ranking('ano=2026&valor=1');
  const idPessoa = one!.idPessoa;
  const calculated = await yearOf(idPessoa, 2026);
  const save = async (changes: object) => {
    const year = await yearOf(idPessoa, 2026);
    const none = { cargaOrganica: null, qtdMinima: null, regraColeta: null, Meta: null };
    return admin.post('/api/RelatorioMonitoramento/anual/inserir', { ...year, ...none, ...changes });
  };
  // Saved as it was, it is still the calculation's: a wrong volume and DBO put in behind its back are mended.
  expect((await save({})).status).toBe(200);
  const { write } = server.databases;
  const wrong = { volume: 1, dboAtual: 1, coletas: 99 };
  await write.updateTable('RelatorioMonitoramento').set(wrong).where('id', '=', calculated.id).execute();
  await update(2026);
  const { versao: _before, ...rest } = calculated;
  expect(await yearOf(idPessoa, 2026)).toMatchObject(rest);

  expect((await save({ volume: 30_000 })).status).toBe(200);
  await update(2026);
  const charge = (30_000 * calculated.dboAtual) / 30;
  expect(await yearOf(idPessoa, 2026)).toMatchObject({
    volume: 30_000,
    dboAtual: calculated.dboAtual,
    qtdMinima: plainMinimum(charge, 0)[0],
  });

  expect((await save({ dboAtual: 0.5, qtdMinima: 50, motivo: 'Acordo de teste' })).status).toBe(200);
  await write.updateTable('RelatorioMonitoramento').set({ coletas: 0 }).where('id', '=', calculated.id).execute();
  await update(2026);
  expect(await yearOf(idPessoa, 2026)).toMatchObject({
    volume: 30_000,
    dboAtual: 0.5,
    cargaOrganica: 500,
    qtdMinima: 50,
    coletas: calculated.coletas,
    Meta: 50 - calculated.coletas,
    motivo: 'Acordo de teste',
  });
});

test('disabled clients stay as they are; a removed year is added anew', async () => {
  const { years } = await tables();
  const kept = years.find(({ ano, idPessoa }) => ano === 2026 && idPessoa % 15 !== 12)!;
  const { write } = server.databases;
  await write.updateTable('RelatorioMonitoramento').set({ coletas: 77 }).where('id', '=', kept.id).execute();
  await write.updateTable('Pessoa').set({ flagAtivo: 0 }).where('id', '=', kept.idPessoa).execute();
  await update(2026);
  expect(await yearOf(kept.idPessoa, 2026)).toMatchObject({ coletas: 77 });
  expect((await ranking('ano=2026')).some(({ idPessoa }) => idPessoa === kept.idPessoa)).toBe(false);
  await write.updateTable('Pessoa').set({ flagAtivo: 1 }).where('id', '=', kept.idPessoa).execute();
  await admin.post('/api/RelatorioMonitoramento/anual/remove', { id: kept.id });
  expect(await update(2026)).toMatchObject({ criados: 1 });
  expect((await yearOf(kept.idPessoa, 2026)).coletas).not.toBe(77);
});

test('two at once: one after the other, and none twice', async () => {
  const [a, b] = await Promise.all([update(2024), update(2024)]);
  expect([a.criados, b.criados].toSorted((x, y) => x - y)[0]).toBe(0);
  expect(Math.max(a.criados, b.criados)).toBe(Math.max(a.iguais, b.iguais));
});

test('a year after the next one is mistyped: nothing is worked out', async () => {
  const before = (await tables()).years.length;
  const reply = await admin.post(ATUALIZAR, { ano: 2999 });
  expect([reply.status, onField(reply, 'ano')]).toEqual([400, 'O último ano que se pode atualizar é 2027']);
  expect((await admin.post(ATUALIZAR, { ano: 2028 })).status).toBe(400);
  expect((await tables()).years).toHaveLength(before);
});

test('the nearest years with a ranking are told on both sides, however far, of enabled clients', async () => {
  const nearest = async (ano: number) =>
    (await admin.get(`/api/RankingRelatorio/proximos/?ano=${ano}`)).body.listaResultados;
  const { clients, years } = await tables();
  const enabled = new Set(clients.filter((one) => one.flagAtivo === 1 && !one.removidoEm).map(({ id }) => id));
  const listed = years.filter((one) => enabled.has(one.idPessoa) && one.removidoEm === null).map(({ ano }) => ano);
  const [first, last] = [Math.min(...listed), Math.max(...listed)];
  expect(await nearest(1950)).toEqual({ anterior: null, posterior: first });
  expect(await nearest(2999)).toEqual({ anterior: last, posterior: null });
  const disabled = clients.find(({ flagAtivo }) => flagAtivo === 0)!;
  const { write } = server.databases;
  const year = { ...years[0]!, id: undefined, idPessoa: disabled.id, ano: 2060 };
  await write.insertInto('RelatorioMonitoramento').values(year).execute();
  expect(await nearest(2999)).toEqual({ anterior: last, posterior: null });
  await write
    .insertInto('RelatorioMonitoramento')
    .values({ ...year, idPessoa: [...enabled][0]! })
    .execute();
  expect(await nearest(2999)).toEqual({ anterior: 2060, posterior: null });
  expect(await nearest(2060)).toEqual({ anterior: last, posterior: null });
  await write.deleteFrom('RelatorioMonitoramento').where('ano', '=', 2060).execute();
});

test.each([
  ['ano=', 'ano'],
  ['ano=2026&valor=4', 'valor'],
  ['valor=1', 'ano'],
])('%s is refused', async (query, field) => {
  const reply = await admin.get(`/api/RankingRelatorio/?${query}`);
  expect([reply.status, Boolean(onField(reply, field))]).toEqual([400, true]);
});
