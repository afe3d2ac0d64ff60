import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient, addCollection } from './clienteSub.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

const DAYS = ['2026-03-02', '2026-03-01', '2026-03-03', '2026-03-02', '2026-03-05', '2026-03-04', '2026-03-02'];

let server: TestServer;
let admin: Caller;
/** Ids, newest first; of one day, the last registered first. */
let newestFirst: number[];
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  const idPessoa = await addClient(admin, 'Cliente com coletas');
  const added: { id: number; dtRetirada: string }[] = [];
  for (const dtRetirada of DAYS) {
    added.push({ id: await addCollection(server.databases, { idPessoa, dtRetirada }, { 1: '7,1' }), dtRetirada });
  }
  newestFirst = added.toSorted((a, b) => b.dtRetirada.localeCompare(a.dtRetirada) || b.id - a.id).map(({ id }) => id);
});
afterAll(() => server.close());

async function page(pagina: number, tamanho: number) {
  const { body } = await admin.get(`/api/HistoricoColeta?pagina=${pagina}&tamanho=${tamanho}`);
  const ids = (body.listaResultados as { id: number }[]).map(({ id }) => id);
  return { ids, total: body.total, paginas: body.paginas };
}

test.each([1, 2, 3, 4, 7, 10])('in pages of %i, each collection comes once, newest first', async (tamanho) => {
  const paginas = Math.ceil(DAYS.length / tamanho);
  const seen: number[] = [];
  for (let pagina = 1; pagina <= paginas; pagina += 1) {
    const { ids, ...counts } = await page(pagina, tamanho);
    expect(counts).toEqual({ total: DAYS.length, paginas });
    seen.push(...ids);
  }
  expect(seen).toEqual(newestFirst);
});

test('past the end there is nothing, but the count', async () => {
  expect(await page(9, 2)).toEqual({ ids: [], total: DAYS.length, paginas: 4 });
});

test('a removed collection is neither shown nor counted', async () => {
  const [gone, ...left] = newestFirst;
  const mark = (removidoEm: string | null) =>
    server.databases.write.updateTable('HistoricoColeta').set({ removidoEm }).where('id', '=', gone!).execute();
  await mark(NOW.toISOString());
  expect(await page(1, 50)).toEqual({ ids: left, total: left.length, paginas: 1 });
  await mark(null);
});
