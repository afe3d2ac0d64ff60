import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient, addCollection } from './clienteSub.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

/** When each was collected, in the order they are registered. */
const ADDED = [
  ['2026-03-02', '08:00'],
  ['2026-03-01', null],
  ['2026-03-03', null],
  ['2026-03-02', null],
  ['2026-03-05', '23:59'],
  ['2026-03-04', '00:00'],
  ['2026-03-02', '08:00'],
  ['2026-03-02', '06:30'],
] as const;
/** Their places in that list, newest first: by day, by time, none before any, and by id. */
const NEWEST_FIRST = [4, 5, 2, 6, 0, 7, 3, 1];

let server: TestServer;
let admin: Caller;
/** Ids, newest first. */
let newestFirst: number[];
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  const idPessoa = await addClient(admin, 'Cliente com coletas');
  const added: number[] = [];
  for (const [dtRetirada, horaRetirada] of ADDED) {
    added.push(await addCollection(server.databases, { idPessoa, dtRetirada, horaRetirada }, { 1: '7,1' }));
  }
  newestFirst = NEWEST_FIRST.map((at) => added[at]!);
});
afterAll(() => server.close());

async function page(pagina: number, tamanho: number) {
  const { body } = await admin.get(`/api/HistoricoColeta?pagina=${pagina}&tamanho=${tamanho}`);
  const ids = (body.listaResultados as { id: number }[]).map(({ id }) => id);
  return { ids, total: body.total, paginas: body.paginas };
}

test.each([1, 2, 3, 4, 8, 10])('in pages of %i, each collection comes once, newest first', async (tamanho) => {
  const paginas = Math.ceil(ADDED.length / tamanho);
  const seen: number[] = [];
  for (let pagina = 1; pagina <= paginas; pagina += 1) {
    const { ids, ...counts } = await page(pagina, tamanho);
    expect(counts).toEqual({ total: ADDED.length, paginas });
    seen.push(...ids);
  }
  expect(seen).toEqual(newestFirst);
});

test('past the end there is nothing, but the count', async () => {
  expect(await page(9, 2)).toEqual({ ids: [], total: ADDED.length, paginas: 4 });
});

test('a removed collection is neither shown nor counted', async () => {
  const [gone, ...left] = newestFirst;
  const mark = (removidoEm: string | null) =>
    server.databases.write.updateTable('HistoricoColeta').set({ removidoEm }).where('id', '=', gone!).execute();
  await mark(NOW.toISOString());
  expect(await page(1, 50)).toEqual({ ids: left, total: left.length, paginas: 1 });
  await mark(null);
});
