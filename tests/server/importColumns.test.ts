import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addClient, clearHistory, historyState, importFile } from '../fixtures/imports.ts';
import { type CellValue, formattedXlsx } from '../fixtures/spreadsheets.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await clearHistory(server.databases);
  await addClient(admin, 'Metalúrgica', ['P1']);
});

/** What a file brings into the history, and what of it stays pending with which unit. */
async function imported(rows: CellValue[][], merge: string[] = []) {
  const bytes = await formattedXlsx(rows, { merge });
  await importFile(admin, 'a.xlsx', bytes);
  const { resultados, pendentes } = await historyState(server.databases);
  return {
    resultados: resultados.map(({ bruto }) => bruto).toSorted(),
    pendentes: pendentes.map(({ valor, unidade }) => `${valor} ${unidade}`),
  };
}

const HEADERS = ['Ponto', 'Data', 'Parâmetro'];
const SAMPLE = ['P1', '14/01/2026'];

test('results whose header stands over their sign and their value all come in', async () => {
  const rows = [
    [...HEADERS, 'Resultado', null, 'Unidade'],
    [...SAMPLE, 'Cobre', '<', 0.05, 'mg/L'],
    [...SAMPLE, 'Zinco', null, 0.7, 'mg/L'],
    [...SAMPLE, 'DBO', null, 70, 'mg/L'],
  ];
  expect(await imported(rows, ['D1:E1'])).toEqual({ resultados: ['0,7', '70', '<0,05'], pendentes: [] });
});

test('a result in a unit that stands under an unusual header is not taken for one in the own unit', async () => {
  const rows = [
    [...HEADERS, 'Resultado', 'Medido em'],
    [...SAMPLE, 'Cobre', 5, 'µg/L'],
  ];
  expect(await imported(rows)).toEqual({ resultados: [], pendentes: ['5 µg/L'] });
});

test('a sign beside its value, under an unusual header or none, is its own', async () => {
  const rows = [
    [...HEADERS, null, 'Resultado'],
    [...SAMPLE, 'Cobre', '<', 0.05],
  ];
  expect(await imported(rows)).toEqual({ resultados: ['<0,05'], pendentes: [] });
});
