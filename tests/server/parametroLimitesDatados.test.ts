import { afterEach, beforeEach, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from './harness.ts';

const COPPER = { id: 8, sigla: 'Cu', descricao: 'Cobre' };

let server: TestServer;
let admin: Caller;
// On 2026-11-20.
beforeEach(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterEach(() => server.close());

const limits = async () => (await admin.get('/api/Parametro/8/limites')).body.listaResultados;
const save = (change: object) => admin.post('/api/Parametro', { ...COPPER, ...change });
const today = async () => {
  const list = (await admin.get('/api/Parametro')).body.listaResultados;
  const { minimo, maximo } = list.find(({ id }: { id: number }) => id === COPPER.id);
  return { minimo, maximo };
};
const lastEntry = async () => {
  const { body } = await admin.get('/api/logUser?tabela=Parametro&idReferencia=8');
  const { acao, infoExtra } = body.listaResultados[0];
  return { acao, infoExtra };
};

const FIRST = { desde: null, minimo: 0, maximo: 1.5 };

test('other limits hold from today on unless said; the former ones stay', async () => {
  expect(await limits()).toEqual([FIRST]);
  expect((await save({ maximo: 2 })).status).toBe(200);
  expect(await limits()).toEqual([FIRST, { desde: '2026-11-20', minimo: 0, maximo: 2 }]);
  expect(await today()).toEqual({ minimo: 0, maximo: 2 });
  expect(await lastEntry()).toMatchObject({
    infoExtra: 'Limites a partir de 20/11/2026',
    acao: expect.stringContaining('maximo'),
  });
  await save({ incerteza: 5 });
  expect((await lastEntry()).infoExtra).toBeNull();
});

test('those of a day past or to come: today shows what holds today, the log says from when', async () => {
  await save({ maximo: 3, desde: '2027-01-01' });
  expect(await today()).toEqual({ minimo: 0, maximo: 1.5 });
  expect((await lastEntry()).infoExtra).toBe('Limites a partir de 01/01/2027');
  await save({ maximo: 1, desde: '2024-02-29' });
  expect(await today()).toEqual({ minimo: 0, maximo: 1 });
  await save({ maximo: 1.2, desde: '2020-01-01' });
  expect(await today()).toEqual({ minimo: 0, maximo: 1 });
  expect(await limits()).toEqual([
    FIRST,
    { desde: '2020-01-01', minimo: 0, maximo: 1.2 },
    { desde: '2024-02-29', minimo: 0, maximo: 1 },
    { desde: '2027-01-01', minimo: 0, maximo: 3 },
  ]);
});

test('limits that hold on that day already change nothing, and are not told', async () => {
  await save({ maximo: 3, desde: '2027-01-01' });
  const [before, entry] = [await limits(), await lastEntry()];
  const replies = [await save({ maximo: 1.5 }), await save({ maximo: 3, desde: '2027-02-01' })];
  expect(replies.map(({ body }) => body.listaResultados)).toEqual(Array(2).fill({ id: COPPER.id, versao: 2 }));
  expect(await limits()).toEqual(before);
  expect(await lastEntry()).toEqual(entry);
});

test('limits to come hold once their day is there, in lists, edits and sheets', async () => {
  await save({ maximo: 3, desde: '2026-11-21' });
  server.setNow(new Date('2026-11-21T02:59:00.000Z'));
  admin = await server.login('admin');
  expect(await today()).toEqual({ minimo: 0, maximo: 1.5 });
  server.setNow(new Date('2026-11-21T03:00:00.000Z'));
  expect(await today()).toEqual({ minimo: 0, maximo: 3 });
  // An edit of something else changes no limits.
  await save({ incerteza: 5 });
  expect(await limits()).toEqual([FIRST, { desde: '2026-11-21', minimo: 0, maximo: 3 }]);
  expect(await today()).toEqual({ minimo: 0, maximo: 3 });
});

test('limits of one day are kept once; undone, those before them hold on, and the first ones stay', async () => {
  await save({ maximo: 2, desde: '2026-01-01' });
  await save({ maximo: 2.5, desde: '2026-01-01' });
  expect(await limits()).toEqual([FIRST, { desde: '2026-01-01', minimo: 0, maximo: 2.5 }]);
  const remove = (desde: string, more = {}) => admin.post('/api/Parametro/8/limites/remover', { desde, ...more });
  expect((await remove('2026-01-01', { versao: 1 })).status).toBe(409);
  expect((await remove('2026-01-01', { versao: 3 })).body.listaResultados).toEqual({ id: 8, versao: 4 });
  expect(await limits()).toEqual([FIRST]);
  expect(await today()).toEqual({ minimo: 0, maximo: 1.5 });
  expect((await lastEntry()).infoExtra).toBe('Limites a partir de 01/01/2026 desfeitos');
  expect((await remove('2026-01-01')).status).toBe(404);
  expect((await remove('0001-01-01')).status).toBe(400);
});

test('a new parameter’s limits hold since ever; a day that is none is refused', async () => {
  const { id } = (await admin.post('/api/Parametro', { sigla: 'B', descricao: 'Boro', maximo: 5, desde: '2026-11-01' }))
    .body.listaResultados;
  expect((await admin.get(`/api/Parametro/${id}/limites`)).body.listaResultados).toEqual([
    { desde: null, minimo: 0, maximo: 5 },
  ]);
  const all = (await admin.get('/api/Parametro/limites')).body.listaResultados;
  expect(all).toHaveLength(28);
  expect(all.at(-1)).toEqual({ idParametro: id, desde: null, minimo: 0, maximo: 5 });
  expect((await save({ maximo: 9, desde: '2026-02-30' })).status).toBe(400);
  expect((await admin.get('/api/Parametro/999/limites')).status).toBe(404);
});

test('what an edit of a day does not name stays as it is on that day', async () => {
  await save({ minimo: 100, maximo: 200, desde: '2027-01-01' });
  await save({ incerteza: 5, desde: '2027-01-01' });
  await save({ minimo: 150, desde: '2027-06-01' });
  expect(await limits()).toEqual([
    FIRST,
    { desde: '2027-01-01', minimo: 100, maximo: 200 },
    { desde: '2027-06-01', minimo: 150, maximo: 200 },
  ]);
  expect((await save({ minimo: 250, desde: '2027-06-01' })).status).toBe(422);
  expect(await today()).toEqual({ minimo: 0, maximo: 1.5 });
});

test('an empty day is today', async () => {
  await save({ maximo: 3, desde: '' });
  await save({ maximo: 4, desde: null });
  expect(await limits()).toEqual([FIRST, { desde: '2026-11-20', minimo: 0, maximo: 4 }]);
});

test('a sheet’s limits hold from today on: a row that says another day is refused', async () => {
  const linhas = [{ ...COPPER, maximo: 9, desde: '2027-01-01' }];
  const { status, body } = await admin.post('/api/Parametro/importacao', { linhas });
  expect([status, Object.keys(body.listaResultados.campos)]).toEqual([422, ['linhas.0.desde']]);
  expect(await limits()).toEqual([FIRST]);
});
