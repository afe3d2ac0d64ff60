import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient, addCollection as addDbo, lastLogOf, onField } from './clienteSub.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

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

const URL = '/api/RelatorioMonitoramento/anual';
const dtCadastro = NOW.toISOString();
const save = (body: object) => admin.post(`${URL}/inserir`, body);
const create = async (body: object) => (await save(body)).body.listaResultados.id;
const list = async (idPessoa: number) => (await admin.get(`${URL}/${idPessoa}`)).body.listaResultados;
const before = async (idPessoa: number, ano: number | string) =>
  (await admin.post(`${URL}/AnoAnterior`, { idPessoa, ano })).body.listaResultados;

/** Adds a hydrometer with one reading a month of 2025, from January on. */
async function addMeter(idPessoa: number, flagMedidorVazao: 0 | 1, volumes: number[]): Promise<void> {
  const { id } = (await admin.post('/api/PessoaHidrometro', { idPessoa, registro: 'M', flagMedidorVazao })).body
    .listaResultados;
  const zero = { leituraAnterior: 0, leituraAtual: 0, volumeMedido: 0, flagMedia: 0, flagAtivo: 1, dtCadastro };
  await server.databases.write
    .insertInto('PessoaHidrometroLancamento')
    .values(
      volumes.map((volumeCorrigido, index) => ({
        ...zero,
        idHidrometro: id,
        idAno: 2025,
        idMes: index + 1,
        volumeCorrigido,
      })),
    )
    .execute();
}

const addCollection = (idPessoa: number, dtRetirada: string, dbo: number, idTipoDBO = 1) =>
  addDbo(server.databases, { idPessoa, dtRetirada, idTipoDBO }, { 26: String(dbo) });

test('a client with nothing starts from nothing', async () => {
  expect(await before(a, 2026)).toEqual({ soma: 0, meses: 0, coletas: 0, ano: null, dbo: null });
  expect((await admin.post(`${URL}/AnoAnterior`, { idPessoa: 999_999, ano: 2026 })).status).toBe(404);
  expect(onField(await admin.post(`${URL}/AnoAnterior`, { idPessoa: a, ano: '' }), 'ano')).toBe('Ano inválido');
});

test('the year before: sewage of flow meters only, collections up to the year, DBO of its December', async () => {
  await addMeter(b, 1, [100.1, 200.2, 0.3]);
  await addMeter(b, 1, [10]);
  await addMeter(b, 0, [5000]);
  await addMeter(a, 1, [7]);
  await addCollection(b, '2024-12-31', 9000);
  await addCollection(b, '2025-01-05', 400);
  await addCollection(b, '2025-05-10', 500);
  await addCollection(b, '2025-12-31', 600, 4);
  await addCollection(b, '2025-12-31', 9000, 2);
  await addCollection(b, '2026-02-01', 7000);
  await addCollection(b, '2026-03-01', 7000, 3);
  const removed = await addCollection(b, '2026-04-01', 7000);
  await server.databases.write
    .updateTable('HistoricoColeta')
    .set({ removidoEm: dtCadastro })
    .where('id', '=', removed)
    .execute();
  const { dbo, ...rest } = await before(b, '2026');
  expect(rest).toEqual({ soma: 310.6, meses: 3, coletas: 2, ano: 2026 });
  // The window of 365 days takes in 2024-12-31, and what came after December is not looked at.
  expect(dbo).toBeCloseTo((9000 + 400 + 500 + 600) / 4 / 1000, 9);
  expect(await before(b, 2025)).toMatchObject({ soma: 0, coletas: 4, ano: 2025 });
  expect(await before(b, 2028)).toMatchObject({ coletas: 0, ano: 2026 });
});

test('one record a client and year, two people at once included', async () => {
  const replies = await Promise.all([save({ idPessoa: a, ano: 2020 }), save({ idPessoa: a, ano: 2020 })]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect((await save({ idPessoa: b, ano: 2020 })).status).toBe(200);
  const id = await create({ idPessoa: a, ano: 2021 });
  const twin = await save({ id, idPessoa: a, ano: 2020 });
  expect(onField(twin, 'ano')).toBe('Este cliente já tem o monitoramento de 2020');
  expect((await save({ id, idPessoa: a, ano: 2021, coletas: 1 })).status).toBe(200);
});

test('a removed year may be entered again; years go from new to old', async () => {
  const idPessoa = await addClient(admin, 'Cliente C');
  const id = await create({ idPessoa, ano: 2024 });
  expect((await admin.post(`${URL}/remove`, { id, idUsuario: 1 })).body.listaResultados).toEqual({ id });
  expect((await admin.post(`${URL}/remove`, { id })).status).toBe(404);
  for (const ano of [2023, 2025, 2024]) await create({ idPessoa, ano });
  expect((await list(idPessoa)).map(({ ano }: { ano: number }) => ano)).toEqual([2025, 2024, 2023]);
});

test('numbers come as numbers or as texts with a comma, and blanks are none', async () => {
  const idPessoa = await addClient(admin, 'Cliente D');
  await create({ idPessoa, ano: '2026', volume: '1.234,56', dboAtual: '', coletas: '2', Meta: 0, AnoUltimaColeta: 0 });
  expect(await list(idPessoa)).toMatchObject([
    { ano: 2026, volume: 1234.56, dboAtual: null, coletas: 2, Meta: 0, AnoUltimaColeta: null },
  ]);
  expect(onField(await save({ idPessoa, ano: 2027, volume: 'dez' }), 'volume')).toBe('Número inválido');
  expect(onField(await save({ idPessoa, ano: 2027, volume: -5 }), 'volume')).toBe('O valor não pode ser negativo');
  expect(onField(await save({ idPessoa, ano: 2027, coletas: 1.5 }), 'coletas')).toBe('Número inválido');
  expect(onField(await save({ idPessoa }), 'ano')).toBe('Ano inválido');
});

test('a year of another client, or of none, is out of reach; a stale change is refused', async () => {
  const id = await create({ idPessoa: b, ano: 2015, volume: 10 });
  expect((await save({ id, idPessoa: a, ano: 2015 })).status).toBe(404);
  expect((await save({ idPessoa: 999_999, ano: 2015 })).status).toBe(404);
  await save({ id, idPessoa: b, ano: 2015, volume: 20, versao: 1 });
  expect((await save({ id, idPessoa: b, ano: 2015, volume: 30, versao: 1 })).status).toBe(409);
  expect(await lastLogOf(admin, b)).toMatchObject({
    tabela: 'RelatorioMonitoramento',
    acao: `Alteração em RelatorioMonitoramento ${id}\nvolume: 10 → 20`,
  });
});

test('the server makes the figures, and refuses others unless somebody says why', async () => {
  const idPessoa = await addClient(admin, 'Cliente E');
  const year = { idPessoa, ano: 2026, volume: 12000, dboAtual: 0.52, coletas: 1, AnoUltimaColeta: 2026 };
  const id = await create(year);
  const figures = { cargaOrganica: 208, qtdMinima: 4, regraColeta: '3 ao ano + 01 cada 200Kg', Meta: 3, motivo: null };
  expect(await list(idPessoa)).toMatchObject([figures]);

  const refused = await save({ ...year, id, qtdMinima: 5, Meta: 5 });
  expect(refused.status).toBe(422);
  expect(refused.body.listaResultados.campos).toEqual({
    qtdMinima: 'O cálculo dá 4',
    Meta: 'O cálculo dá 3',
    motivo: 'Diga o motivo, se os valores devem ficar como estão',
  });
  expect(await list(idPessoa)).toMatchObject([{ ...figures, versao: 1 }]);

  expect((await save({ ...year, id, qtdMinima: 5, motivo: 'Acordo 12/2026' })).status).toBe(200);
  expect(await list(idPessoa)).toMatchObject([{ ...figures, qtdMinima: 5, Meta: 4, motivo: 'Acordo 12/2026' }]);
  expect((await lastLogOf(admin, idPessoa)).acao).toMatch(/motivo: .* → Acordo 12\/2026/);

  await save({ ...year, id, coletas: 2, motivo: 'Acordo 12/2026' });
  expect(await list(idPessoa)).toMatchObject([{ ...figures, Meta: 2, coletas: 2, motivo: null }]);
});

test('a year whose figures nobody could keep is refused, not failed', async () => {
  const idPessoa = await addClient(admin, 'Cliente F');
  const vast = await save({ idPessoa, ano: 2026, volume: 1e300, dboAtual: 1e300 });
  expect(vast.status).toBe(400);
  expect(onField(vast, 'volume')).toBe('O maior valor é 1.000.000.000.000');
  const many = await save({ idPessoa, ano: 2026, qtdMinima: 10_001, motivo: 'x' });
  expect([many.status, onField(many, 'qtdMinima')]).toEqual([400, 'Número inválido']);
  const large = await save({ idPessoa, ano: 2026, volume: 1e12, dboAtual: 1000 });
  expect(large.status).toBe(422);
  expect(onField(large, 'cargaOrganica')).toBe('A carga é grande demais');
});
