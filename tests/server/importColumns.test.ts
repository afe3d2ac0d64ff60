import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addClient, clearHistory, historyState, importFile } from '../fixtures/imports.ts';
import { type CellValue, formattedXlsx, xls, xlsx } from '../fixtures/spreadsheets.ts';
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
  return importedOf(await formattedXlsx(rows, { merge }));
}

async function importedOf(bytes: Buffer, name = 'a.xlsx') {
  await importFile(admin, name, bytes);
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

/** Blank rows as files have them: not there at all, or there with a format and no value. */
const BLANK: [string, (rows: CellValue[][]) => Promise<Buffer> | Buffer, string][] = [
  ['.xlsx', (rows) => xlsx({ Plan1: rows }), 'a.xlsx'],
  ['.xls', (rows) => xls({ Plan1: rows }), 'a.xls'],
  ['.xlsx with a format', (rows) => formattedXlsx(rows, { formats: { B3: '0.00' } }), 'a.xlsx'],
];

const NUMBERED_TALL = [
  ['Item', ...HEADERS, 'Sinal', 'Resultado', 'Unidade'],
  [1, ...SAMPLE, 'Cobre', '<', 0.05, 'mg/L'],
  [],
  [2, ...SAMPLE, 'Zinco', '<', 0.1, 'mg/L'],
  [3, ...SAMPLE, 'DBO', null, 350, 'mg/L'],
];
const NUMBERED_WIDE = [
  ['Item', 'Ponto', 'Data', 'Cobre (mg/L)', 'DBO (mg/L)'],
  [1, ...SAMPLE, 0.2, 150],
  [],
  [2, 'P1', '15/01/2026', 0.3, 250],
];

describe.each(BLANK)('on either side of a blank row of an %s', (_, write, name) => {
  test.each<[string, CellValue[][], string[]]>([
    ['row', NUMBERED_TALL, ['350', '<0,05', '<0,1']],
    ['column', NUMBERED_WIDE, ['0,2', '0,3', '150', '250']],
  ])('results by the %s come from their own column', async (_kind, rows, resultados) => {
    expect(await importedOf(await write(rows), name)).toEqual({ resultados, pendentes: [] });
  });
});

const OTHERS = Array.from({ length: 98 }, (_, at) => `Campo ${at}`);
const FILLED = OTHERS.map(() => 'x');

test.each<[string, CellValue[][], Awaited<ReturnType<typeof imported>>]>([
  [
    'column',
    [
      ['Nº da amostra', 'Ponto', 'Data', ...OTHERS, 'Cobre', 'Un.', 'DBO (mg/L)', 'Un.'],
      [7, ...SAMPLE, ...FILLED, 0.2, 'mg/L', 350, 'µg/L'],
    ],
    { resultados: ['0,2'], pendentes: ['350 mg/L ou µg/L'] },
  ],
  [
    'row',
    [
      ['Nº da amostra', ...HEADERS, ...OTHERS, null, 'Resultado', 'Medido em'],
      [7, ...SAMPLE, 'DBO', ...FILLED, '<', 2, 'mg/L'],
      [7, ...SAMPLE, 'Cobre', ...FILLED, null, 2, 'µg/L'],
    ],
    { resultados: ['<2'], pendentes: ['2 µg/L'] },
  ],
])('results by the %s beyond the hundredth column come with what stands beside them', async (_, rows, expected) => {
  expect(await imported(rows)).toEqual(expected);
});

test('what a sheet says that may be of one result or another keeps it pending with what was found', async () => {
  const rows = [
    [...HEADERS, 'Comparador', 'Resultado', 'Unidade'],
    [...SAMPLE, 'Cobre', '<LQ', 0.05, 'mg/L'],
    [...SAMPLE, 'Zinco', null, 0.7, 'mg/L'],
  ];
  expect(await imported(rows)).toEqual({ resultados: ['0,7'], pendentes: ['(<LQ) 0,05 mg/L'] });
});

test('of a limit and a result under one header, the result comes in where they are named', async () => {
  const rows = [
    ['Ponto', 'Data', 'Cobre', null, 'Zinco', null],
    [null, null, 'LQ', 'Resultado', 'LQ', 'Resultado'],
    [...SAMPLE, 0.01, 0.5, 0.02, 0.7],
  ];
  const merge = ['A1:A2', 'B1:B2', 'C1:D1', 'E1:F1'];
  expect(await imported(rows, merge)).toEqual({ resultados: ['0,5', '0,7'], pendentes: [] });
});
