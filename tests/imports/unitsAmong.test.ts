import { expect, test } from 'vitest';
import { C, type Case, n, read, S, S2, W } from './sheets.ts';

const S3 = ['P3', '16/01/2026'];

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
    ['P1 14 DBO 100 mg/L', 'P1 14 DQO 200 mg/L', 'P2 15 DBO 110 mg/L', 'P2 15 DQO 220 µg/L ou mg/L'],
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
    'none: a row of limits',
    [W, [...S, 100, 200], ['VMP', n, '60 mg/L', '180'], [...S2, 110, 220]],
    ['P1 14 DBO 100', 'P1 14 DQO 200', 'P2 15 DBO 110', 'P2 15 DQO 220'],
  ],
])('units told among samples hold from there on: %s', (_name, rows, expected, merges) => {
  expect(read(rows, merges).filter((one) => !one.startsWith('VMP'))).toEqual(expected);
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
    'not of what stands above other headings, which it may be of',
    [C, [...S, 0.3], ['Resultados expressos em µg/L'], ['Ponto', 'Data', 'Zinco'], [...S2, 400]],
    ['P1 14 Cobre 0,3', 'P2 15 Zinco 400 µg/L'],
  ],
  ['none: a limit', [C, [...S, 0.3], ['VMP do cobre: 1,0 mg/L (CONAMA 430)']], ['P1 14 Cobre 0,3']],
])('a unit told below all samples is of those without one: %s', (_name, rows, expected) => {
  expect(read(rows)).toEqual(expected);
});
