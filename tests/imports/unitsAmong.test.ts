import { expect, test } from 'vitest';
import { C, type Case, merged, n, read, S, S2, W } from './sheets.ts';

const S3 = ['P3', '16/01/2026'];

const CM = ['Ponto', 'Data', 'Cobre (mg/L)'];
const LIMITED = [
  ['Ponto', 'Data', 'Cobre', n, 'Zinco', n],
  [n, n, 'LQ', 'Resultado', 'LQ', 'Resultado'],
  [n, n, 'mg/L', 'mg/L', 'mg/L', 'mg/L'],
  [...S, 0.01, 0.3, 0.01, 0.4],
];

test.each<Case>([
  [
    'a row of them, over the title above',
    [['Resultados em mg/L'], C, [...S, 0.3], [n, n, 'µg/L'], [...S2, 300]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 µg/L'],
  ],
  [
    'a row of them, over the row beneath the headings',
    [C, [n, n, 'mg/L'], [...S, 0.3], [n, n, 'µg/L'], [...S2, 300], [n, n, 'mg/L'], [...S3, 0.4]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 µg/L', 'P3 16 Cobre 0,4 mg/L'],
  ],
  [
    'a row that says whose it is',
    [C, [n, n, 'mg/L'], [...S, 0.3], ['Unidade', n, 'em µg/L'], [...S2, 300]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 µg/L'],
  ],
  [
    'a title',
    [W, [...S, 100, 200], [], ['Amostras em µg/L'], [...S2, 110, 220]],
    ['P1 14 DBO 100', 'P1 14 DQO 200', 'P2 15 DBO 110 µg/L', 'P2 15 DQO 220 µg/L'],
  ],
  [
    'a title of masses, of which a pH is none',
    [
      ['Ponto', 'Data', 'DBO', 'pH'],
      [...S, 100, 7],
      ['Amostras em µg/L', n],
      [...S2, 110, 8],
    ],
    ['P1 14 DBO 100', 'P1 14 pH 7', 'P2 15 DBO 110 µg/L', 'P2 15 pH 8'],
  ],
  [
    'a row of one of two: the other keeps what was told of it',
    [W, [n, n, 'mg/L', 'mg/L'], [...S, 100, 200], [n, n, n, 'µg/L'], [...S2, 110, 220]],
    ['P1 14 DBO 100 mg/L', 'P1 14 DQO 200 mg/L', 'P2 15 DBO 110 mg/L', 'P2 15 DQO 220 µg/L'],
  ],
  [
    'a row that says otherwise than the headings',
    [
      ['Ponto', 'Data', 'Cobre (mg/L)'],
      [...S, 0.3],
      [n, n, 'µg/L'],
      [...S2, 300],
    ],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 mg/L ou µg/L'],
  ],
  [
    'a row merged over all of them',
    [W, [n, n, 'mg/L', 'mg/L'], [...S, 100, 200], [n, n, 'µg/L', n], [...S2, 110, 220]],
    ['P1 14 DBO 100 mg/L', 'P1 14 DQO 200 mg/L', 'P2 15 DBO 110 µg/L', 'P2 15 DQO 220 µg/L'],
    [merged(3, 3, 2, 3)],
  ],
  [
    'a row at the top of a page, beneath which each has a limit beside its result',
    [...LIMITED, [n, n, 'mg/L', 'mg/L', 'mg/L', 'mg/L'], [...S2, 0.01, n, 0.01, 0.41]],
    ['P1 14 Cobre 0,3 mg/L', 'P1 14 Zinco 0,4 mg/L', 'P2 15 Zinco 0,41 mg/L'],
  ],
  [
    'a title, beneath which each has a limit beside its result',
    [...LIMITED, ['Resultados em µg/L'], [...S2, 0.01, n, 0.01, 410]],
    ['P1 14 Cobre 0,3 mg/L', 'P1 14 Zinco 0,4 mg/L', 'P2 15 Zinco 410 µg/L'],
  ],
  [
    'until the headings are repeated with their own',
    [C, [n, n, 'mg/L'], [...S, 0.3], [n, n, 'µg/L'], [...S2, 300], C, [n, n, 'mg/L'], [...S3, 0.4]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 µg/L', 'P3 16 Cobre 0,4 mg/L'],
  ],
  [
    'until headings are repeated that say them',
    [CM, [...S, 0.3], ['Amostras em µg/L'], [...S2, 300], CM, [...S3, 0.4]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 mg/L ou µg/L', 'P3 16 Cobre 0,4 mg/L'],
  ],
  [
    'and in other headings below',
    [C, [...S, 0.3], ['Amostras em µg/L'], [...S2, 300], [], W, [...S3, 100, 200]],
    ['P1 14 Cobre 0,3', 'P2 15 Cobre 300 µg/L', 'P3 16 DBO 100 µg/L', 'P3 16 DQO 200 µg/L'],
  ],
  [
    'in doubt where units stand below the samples as well',
    [C, [...S, 0.3], ['Unidade', n, 'mg/L'], [...S2, 300], ['Unidade', n, 'µg/L']],
    ['P1 14 Cobre 0,3 µg/L', 'P2 15 Cobre 300 µg/L ou mg/L'],
  ],
  [
    'in doubt of a title that is not known to be of all',
    [C, [...S, 0.3], ['Metais (µg/L)'], [...S2, 300]],
    ['P1 14 Cobre 0,3', 'P2 15 Cobre 300 sem unidade ou µg/L'],
  ],
  [
    'in doubt of a title against what was told before',
    [C, [n, n, 'mg/L'], [...S, 0.3], ['Metais (µg/L)'], [...S2, 300]],
    ['P1 14 Cobre 0,3 mg/L', 'P2 15 Cobre 300 mg/L ou µg/L'],
  ],
  [
    'none: limits, by their title or their name',
    [C, [...S, 0.3], ['Limites em µg/L'], ['VMP', n, 'µg/L'], ['Recuperação', n, '%'], [...S2, 0.4]],
    ['P1 14 Cobre 0,3', 'P2 15 Cobre 0,4'],
  ],
  [
    'none: a row of limits',
    [W, [...S, 100, 200], ['VMP', n, '60 mg/L', '180'], [...S2, 110, 220]],
    ['P1 14 DBO 100', 'P1 14 DQO 200', 'P2 15 DBO 110', 'P2 15 DQO 220'],
  ],
])('units told among samples hold from there on: %s', (_name, rows, expected, merges) => {
  // A row of something else has no point: its results stay pending.
  expect(read(rows, merges).filter((one) => one.startsWith('P'))).toEqual(expected);
});

const BOTH = ['P1 14 Cobre 300 µg/L', 'P2 15 Cobre 400 µg/L'];

test.each<Case>([
  ['of results', [C, [...S, 300], [...S2, 400], [], ['Resultados expressos em µg/L']], BOTH],
  ['with a mark before it', [C, [...S, 300], [...S2, 400], ['* Valores expressos em µg/L']], BOTH],
  ['by its name', [C, [...S, 300], [...S2, 400], [n, 'Unidade: µg/L']], BOTH],
  [
    'on each page',
    [C, [...S, 300], ['Resultados expressos em µg/L'], [...S2, 400], ['Resultados expressos em µg/L']],
    BOTH,
  ],
  [
    'but for a column of which another is told',
    [['Ponto', 'Data', 'Cobre', 'Zinco (mg/L)'], [...S, 300, 0.4], ['Resultados expressos em µg/L']],
    ['P1 14 Cobre 300 µg/L', 'P1 14 Zinco 0,4 mg/L'],
  ],
  [
    'but where another is told above',
    [C, [n, n, 'mg/L'], [...S, 0.3], ['Resultados expressos em µg/L']],
    ['P1 14 Cobre 0,3 mg/L'],
  ],
  [
    'in doubt where other headings stand below, which it may be of',
    [C, [...S, 0.3], ['Resultados expressos em µg/L'], ['Ponto', 'Data', 'Zinco'], [...S2, 400]],
    ['P1 14 Cobre 0,3 sem unidade ou µg/L', 'P2 15 Zinco 400 µg/L'],
  ],
  [
    'but for a pH, and a volume',
    [['Ponto', 'Data', 'pH', 'Cobre'], [...S, 7, 0.3], ['Em mg/L, exceto pH']],
    ['P1 14 pH 7', 'P1 14 Cobre 0,3 mg/L'],
  ],
  [
    'and so above the headings, but for a pH',
    [['Resultados em mg/L, exceto pH.'], ['Ponto', 'Data', 'pH', 'Cobre'], [...S, 7, 0.3]],
    ['P1 14 pH 7', 'P1 14 Cobre 0,3 mg/L'],
  ],
  [
    'in doubt where two are told',
    [W, [...S, 100, 200], ['Resultados expressos em mg/L'], ['Metais expressos em µg/L']],
    ['P1 14 DBO 100 sem unidade ou mg/L ou µg/L', 'P1 14 DQO 200 sem unidade ou mg/L ou µg/L'],
  ],
  [
    'in doubt where it is of some',
    [C, [...S, 300], ['Metais expressos em µg/L']],
    ['P1 14 Cobre 300 sem unidade ou µg/L'],
  ],
  [
    'on pages with headings of their own, in doubt of the first',
    [C, [...S, 300], ['Resultados em µg/L'], C, [...S2, 400], ['Resultados em µg/L']],
    ['P1 14 Cobre 300 sem unidade ou µg/L', 'P2 15 Cobre 400 µg/L'],
  ],
  ['none: what limits are in', [C, [...S, 0.3], ['Valores máximos permitidos (µg/L)']], ['P1 14 Cobre 0,3']],
  ['none: what a limit of quantification is in', [C, [...S, 0.3], ['LQ expresso em µg/L']], ['P1 14 Cobre 0,3']],
  ['none: what a blank is in', [C, [...S, 0.3], ['Resultados do branco em µg/L']], ['P1 14 Cobre 0,3']],
  ['none: a legend', [C, [...S, 0.3], ['mg/L = miligramas por litro; µg/L = microgramas']], ['P1 14 Cobre 0,3']],
  ['none: a limit', [C, [...S, 0.3], ['VMP do cobre: 1,0 mg/L (CONAMA 430)']], ['P1 14 Cobre 0,3']],
])('a unit told below all samples is of those without one: %s', (_name, rows, expected) => {
  expect(read(rows)).toEqual(expected);
});
