import { expect, test } from 'vitest';
import type { CellValue } from '../fixtures/spreadsheets.ts';
import { C, type Case, merged, n, read, S, S2, W } from './sheets.ts';

const T = ['Ponto', 'Data', 'Parâmetro', 'Resultado'];
const W_READ = ['P1 14 DBO 100', 'P1 14 DQO 200'];

test.each<Case>([
  [
    'a place of another name',
    [W, [...S, 100, 200], [], ['Local', 'Data', 'Cobre', 'Zinco'], [...S2, 0.5, 0.7]],
    [...W_READ, 'P2 15 Cobre 0,5', 'P2 15 Zinco 0,7'],
  ],
  [
    'a day that is not known to be that of the sample',
    [W, [...S, 100, 200], [], ['Ponto', 'Data Recebimento', 'Cobre', 'Zinco'], [...S2, 0.5, 0.7]],
    [...W_READ, 'P2 ? Cobre 0,5', 'P2 ? Zinco 0,7'],
  ],
  [
    'a place that is not known to be one',
    [W, [...S, 100, 200], [], ['Estação', 'Data', 'Cobre', 'Zinco'], [...S2, 0.5, 0.7]],
    [...W_READ, '? 15 Cobre 0,5', '? 15 Zinco 0,7'],
  ],
  [
    'parameters alone',
    [W, [...S, 100, 200], [n, n, 'Cobre', 'Zinco'], [...S2, 0.5, 0.7]],
    [...W_READ, 'P2 15 Cobre 0,5', 'P2 15 Zinco 0,7'],
  ],
  [
    'the limit before the result, and a day of another name',
    [
      [...T, 'LQ'],
      [...S, 'Cobre', 0.5, 0.01],
      ['Ponto', 'Recolhido em', 'Parâmetro', 'LQ', 'Resultado'],
      [...S2, 'Zinco', 0.02, 0.7],
    ],
    ['P1 14 Cobre 0,5', 'P2 ? Zinco 0,7'],
  ],
  [
    'parameters under another word',
    [T, [...S, 'Cobre', 0.5], ['Ponto', 'Data', 'Elemento', 'LQ', 'Resultado'], [...S2, 'Zinco', 0.02, 0.7]],
    ['P1 14 Cobre 0,5', 'P2 15 Zinco 0,7'],
  ],
  [
    'headings over two rows that are not merged',
    [W, [...S, 100, 200], [], ['Ponto', 'Data', 'Metais', n], [n, n, 'Cobre', 'Zinco'], [...S2, 0.3, 0.4]],
    [...W_READ, 'P2 15 Cobre 0,3', 'P2 15 Zinco 0,4'],
  ],
  [
    'none, for it tells of the client and not of samples',
    [['Cliente', 'Metalúrgica', 'Data', '20/01/2026'], [], T, [...S, 'Cobre', 0.5]],
    ['P1 14 Cobre 0,5'],
  ],
])('headings below others: %s', (_name, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

const SB = [...S2, 110, 220];
const SB_READ = ['P2 15 DBO 110', 'P2 15 DQO 220'];

/** Results of the two samples alone: what stands between brings none that has a place. */
const placed = (results: readonly string[]) => results.filter((one) => /^P\d /.test(one) && !one.includes('?'));

test.each<[string, CellValue[]]>([
  ['a note of names', ['Nota:', n, 'DBO', 'DQO']],
  ['a page that goes on', ['Continuação', n, 'DBO', 'DQO']],
  ['a legend of a name', ['DBO', 'Demanda Bioquímica de Oxigênio']],
  ['a legend of two', ['DBO', 'DQO', 'ensaios acreditados']],
  ['a legend of words', ['Legenda', 'Parâmetro', 'Valor', 'Método']],
  ['a place and a day that head nothing', ['Ponto', 'Data']],
  ['a signature', ['Local', 'Data', 'Assinatura']],
  ['a small table', ['Cliente', 'Data', 'Responsável']],
])('samples go on below %s', (_name, between) => {
  expect(placed(read([W, [...S, 100, 200], between, SB]))).toEqual([...W_READ, ...SB_READ]);
});

test.each<Case>([
  [
    'letters that stand for yes and no',
    [
      ['Ponto', 'Data', 'DBO', 'Chuva', 'Atende'],
      [...S, 100, 'N', 'N'],
      ['P2', n, 110, 'N', 'N'],
      ['P3', '16/01/2026', 120, 'N', 'N'],
    ],
    ['P1 14 DBO 100', 'P2 ? DBO 110', 'P3 16 DBO 120'],
  ],
  [
    'an abbreviation beside the name',
    [
      ['Ponto', 'Data', 'Sigla', 'Parâmetro', 'Resultado'],
      [...S, 'DBO', 'DBO', 100],
      [n, n, 'DQO', 'DQO', 200],
      [...S2, 'DBO', 'DBO', 110],
    ],
    ['P1 14 DBO 100', '? ? DQO 200', 'P2 15 DBO 110'],
  ],
])('rows without a day that name parameters are of results: %s', (_name, rows, expected) => {
  expect(read(rows)).toEqual(expected);
});

test.each<[string, CellValue]>([
  ['a text', '20/01/2026'],
  ['a date', new Date('2026-01-20')],
])('headings with a day of something else behind them, %s, are headings', (_name, day) => {
  const next = ['Ponto', 'Data', 'Cobre (mg/L)', 'Zinco (mg/L)', n, 'Emissão', day];
  expect(read([W, [...S, 100, 200], next, [...S2, 0.1, 0.2]])).toEqual([
    ...W_READ,
    'P2 15 Cobre 0,1 mg/L',
    'P2 15 Zinco 0,2 mg/L',
  ]);
});

test.each<[string, CellValue[], CellValue[]]>([
  [
    'a place among columns of a row each result',
    ['Ponto', 'Data', 'Parâmetro', 'Local', 'Resultado'],
    [...S, 'DBO', 'Saída', 100],
  ],
  [
    'a client behind',
    ['Id Conta', 'Ponto', 'Data', 'Parâmetro', 'Cliente', 'Resultado'],
    [1, ...S, 'DBO', 'Metalúrgica', 100],
  ],
  ['a place behind a remark', ['Ponto', 'Data', 'Descrição', 'Local de coleta', 'DBO'], [...S, 'Bruto', 'Saída', 100]],
  [
    'a place and a day',
    ['Ponto', 'Data da Coleta', 'Matriz', 'Temperatura', 'Local', 'Data', 'DBO'],
    [...S, 'Efluente', n, 'P2', '20/01/2026', 100],
  ],
  [
    'a registered name',
    ['Cliente', 'Data', 'Coletor', 'Razão Social', 'Ponto', 'DBO'],
    ['X', '14/01/2026', 'Ana', 'X Ltda', 'P1', 100],
  ],
])('one table stays one with %s once more', (_name, headers, row) => {
  expect(read([headers, row])).toContain('P1 14 DBO 100');
});

test('headings that stand first and do not tell the day are not passed over', () => {
  const rows = [['Ponto', 'Cobre', 'Zinco'], ['P1', 0.3, 0.4], [], W, [...S2, 100, 200]];
  expect(read(rows)).toEqual(['P1 ? Cobre 0,3', 'P1 ? Zinco 0,4', 'P2 15 DBO 100', 'P2 15 DQO 200']);
});

const PAIR = ['P1 14 DBO 100', 'P2 15 DQO 200'];

test.each<Case>([
  [
    'of which the first numbers its samples',
    [
      ['Item', ...C.slice(0, 2), 'DBO', n, 'Ponto', 'Data', 'DQO'],
      [1, ...S, 100, n, ...S2, 200],
    ],
    PAIR,
  ],
  [
    'with other names',
    [
      ['Ponto', 'Data', 'DBO', n, 'Ponto de Coleta', 'Data da Coleta', 'DQO'],
      [...S, 100, n, ...S2, 200],
    ],
    PAIR,
  ],
  [
    'of which the second begins with the day',
    [
      ['Ponto', 'Data', 'DBO', n, 'Data', 'Ponto', 'DQO'],
      [...S, 100, n, '15/01/2026', 'P2', 200],
    ],
    PAIR,
  ],
  [
    'of which the first names the client too',
    [
      ['Cliente', 'Ponto', 'Data', 'DBO', n, 'Ponto', 'Data', 'DQO'],
      ['X', ...S, 100, n, ...S2, 200],
    ],
    PAIR,
  ],
  [
    'with no column between',
    [
      ['Amostra', 'Ponto', 'Data', 'DBO', 'Amostra', 'Ponto', 'Data', 'DQO'],
      ['A', ...S, 100, 'B', ...S2, 200],
    ],
    PAIR,
  ],
  [
    'of which a third does not tell the day',
    [
      ['Ponto', 'Data', 'DBO', n, 'Ponto', 'Data', 'DQO', n, 'Ponto', 'Hora', 'pH'],
      [...S, 100, n, ...S2, 200, n, 'P3', '10:00', 7],
    ],
    [...PAIR, 'P3 ? pH 7'],
  ],
  [
    'of which the second begins a row below',
    [
      ['Ponto', 'Data', 'DBO'],
      [...S, 100, n, 'Ponto', 'Data', 'DQO'],
      ['P1', '16/01/2026', 101, n, ...S2, 200],
    ],
    ['P1 14 DBO 100', 'P1 16 DBO 101', 'P2 15 DQO 200'],
  ],
  [
    'of a row each result',
    [
      ['Item', ...T, n, ...T],
      [1, ...S, 'DBO', 100, n, ...S2, 'DQO', 200],
    ],
    PAIR,
  ],
  [
    'below another',
    [C, [...S, 0.3], [], ['Ponto', 'Data', 'DBO', n, 'Ponto', 'Data', 'DQO'], [...S, 100, n, ...S2, 200]],
    ['P1 14 Cobre 0,3', ...PAIR],
  ],
  [
    'above one that is wider than the first',
    [
      ['Ponto', 'Data', 'DBO', n, 'Ponto', 'Data', 'DQO'],
      [...S, 100, n, ...S2, 200],
      [],
      ['Ponto', 'Data', 'Cobre', 'Zinco', 'Chumbo', 'Ferro'],
      [...S, 0.3, 0.4, 0.5, 0.6],
    ],
    [...PAIR, 'P1 14 Cobre 0,3', 'P1 14 Zinco 0,4', 'P1 14 Chumbo 0,5', 'P1 14 Ferro 0,6'],
  ],
  [
    'of which each goes on below with headings of its own',
    [
      ['Ponto', 'Data', 'DBO', n, 'Ponto', 'Data', 'DQO'],
      [...S, 100, n, ...S2, 200],
      [...C, n, 'Ponto', 'Data', 'Zinco'],
      [...S, 0.3, n, ...S2, 0.4],
    ],
    ['P1 14 DBO 100', 'P1 14 Cobre 0,3', 'P2 15 DQO 200', 'P2 15 Zinco 0,4'],
  ],
  [
    'none, where a place is said once more behind the results',
    [
      ['Código Ponto', 'Data', 'Ponto', 'DBO', 'Ponto de Coleta'],
      ['P1', '14/01/2026', 'Caixa', 100, 'Caixa'],
    ],
    ['P1 14 DBO 100'],
  ],
])('tables side by side: %s', (_name, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

const TWO_ROWS = [
  ['Ponto', 'Data', 'DBO', n, 'DQO', n],
  [n, n, 'LQ', 'Resultado', 'LQ', 'Resultado'],
];
const TWO_MERGED = (top: number) => [
  merged(top, top + 1, 0),
  merged(top, top + 1, 1),
  merged(top, top, 2, 3),
  merged(top, top, 4, 5),
];

test.each<Case>([
  [
    'where a title between says otherwise',
    [['Resultados em mg/L'], C, [...S, 0.3], ['Resultados em µg/L'], C, [...S2, 300]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 µg/L'],
  ],
  [
    'where a row above says otherwise',
    [[n, n, 'mg/L'], C, [...S, 0.3], [n, n, 'µg/L'], C, [...S2, 300]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 µg/L'],
  ],
  [
    'with methods before their units',
    [C, [n, n, 'SM'], [n, n, 'mg/L'], [...S, 0.3], C, [n, n, 'SM'], [n, n, 'µg/L'], [...S2, 300]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 µg/L'],
  ],
  [
    'with an empty row before their units',
    [C, [n, n, 'mg/L'], [...S, 0.3], C, [], [n, n, 'µg/L'], [...S2, 300]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 µg/L'],
  ],
  [
    'with their unit in words',
    [C, [n, n, 'mg/L'], [...S, 0.3], C, [n, n, 'em µg/L'], [...S2, 300]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 µg/L'],
  ],
  [
    'with their unit in a title beneath',
    [C, [n, n, 'mg/L'], [...S, 0.3], C, ['Unidade: µg/L'], [...S2, 300]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 µg/L'],
  ],
  [
    'with a unit under each that may be of either',
    [C, [...S, 300], ['Unidade', n, 'µg/L'], C, [...S2, 0.3], ['Unidade', n, 'mg/L']],
    ['P1 14 Cobre 300 µg/L', 'P2 15 Cobre 0,3 µg/L ou mg/L'],
  ],
  [
    'in other letters',
    [C, [n, n, 'µg/L'], [...S, 300], C.map((text) => text.toUpperCase()), [...S2, 400]],
    ['P1 14 Cobre 300 µg/L', 'P2 15 Cobre 400 µg/L'],
  ],
  [
    'with a column more',
    [C, [n, n, 'µg/L'], [...S, 300], [...C, 'Obs'], [...S2, 400]],
    ['P1 14 Cobre 300 µg/L', 'P2 15 Cobre 400 µg/L'],
  ],
  [
    'over two rows',
    [...TWO_ROWS, [...S, 2, 100, 5, 200], ...TWO_ROWS, [...S2, 2, 110, 5, 220]],
    ['P1 14 DBO 100', 'P1 14 DQO 200', 'P2 15 DBO 110', 'P2 15 DQO 220'],
    [...TWO_MERGED(0), ...TWO_MERGED(3)],
  ],
  [
    'over two rows, parts having changed places',
    [
      ['Ponto', 'Data', 'DBO', n],
      [n, n, 'Resultado', 'LQ'],
      [...S, 1000, 2],
      ['Ponto', 'Data', 'DBO', n],
      [n, n, 'LQ', 'Resultado'],
      [...S2, 2, 900],
    ],
    ['P1 14 DBO 1000', 'P2 15 DBO 900'],
  ],
])('headings once more: %s', (_name, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

test.each<Case>([
  [
    'of other parameters',
    [['Resultados (µg/L)'], C, [...S, 300], ['Ponto', 'Data', 'Zinco'], [...S2, 400]],
    ['P1 14 Cobre 300 µg/L', 'P2 15 Zinco 400 µg/L'],
  ],
  [
    'a row each result',
    [
      ['Resultados (µg/L)'],
      T,
      [...S, 'Cobre', 300],
      ['Ponto', 'Data', 'Método', 'Parâmetro', 'Resultado'],
      [...S2, 'SM', 'Zinco', 400],
    ],
    ['P1 14 Cobre 300 µg/L', 'P2 15 Zinco 400 µg/L'],
  ],
  [
    'beside it',
    [['Resultados (µg/L)'], [...C, n, 'Ponto', 'Data', 'Zinco'], [...S, 300, n, ...S2, 400]],
    ['P1 14 Cobre 300 µg/L', 'P2 15 Zinco 400 µg/L'],
    [merged(0, 0, 0, 6)],
  ],
  [
    'beside it, but not of what stands before it',
    [
      [n, n, n, n, 'Metais em µg/L'],
      ['Ponto', 'Data', 'DBO', n, 'Ponto', 'Data', 'Zinco'],
      [...S, 300, n, ...S2, 400],
    ],
    ['P1 14 DBO 300', 'P2 15 Zinco 400 µg/L'],
    [merged(0, 0, 4, 6)],
  ],
  [
    'unless they say their own',
    [['Resultados (µg/L)'], C, [...S, 300], ['Ponto', 'Data', 'Zinco (mg/L)'], [...S2, 0.4]],
    ['P1 14 Cobre 300 µg/L', 'P2 15 Zinco 0,4 mg/L'],
  ],
])('the unit of a title is that of the tables below: %s', (_name, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

test('a row that is called a limit has no results', () => {
  const rows = [
    ['Ponto', 'Data', 'Descrição', 'DBO'],
    [...S, 'LQ', 2],
    [n, n, 'Resultado', 100],
    [n, n, 'VMP', 60],
  ];
  expect(read(rows, [merged(1, 3, 0), merged(1, 3, 1)])).toEqual(['P1 14 DBO 100']);
});
