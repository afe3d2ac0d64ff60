import { expect, test } from 'vitest';
import { type Case, merged, n, read, S, S2 } from './sheets.ts';

const T = ['Ponto', 'Data', 'Parâmetro', 'Resultado'];

test.each<Case>([
  [
    'a sign between the result and what is permitted',
    [
      [...T, 'Unidade', 'Sinal', 'VMP'],
      [...S, 'Cobre', 0.5, 'mg/L', '<', 1.5],
    ],
    ['P1 14 Cobre (Sinal: <) 0,5 mg/L'],
  ],
  [
    'a sign before a limit that stands before the result',
    [
      ['Ponto', 'Data', 'Parâmetro', 'Sinal', 'LQ', 'Resultado'],
      [...S, 'Cobre', '<', 0.1, 0.5],
    ],
    ['P1 14 Cobre (Sinal: <) 0,5'],
  ],
  [
    'a sign in the column of a limit',
    [
      ['Ponto', 'Data', 'LQ', 'Cobre'],
      [...S, '<', 0.5],
      [...S2, n, 0.3],
    ],
    ['P1 14 Cobre (LQ: <) 0,5', 'P2 15 Cobre 0,3'],
  ],
])('in doubt stays %s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

const GROUPED = [
  ['Ponto', 'Data', 'DBO', 'DQO', 'DBO', 'DQO'],
  [...S, 60, 120, 100, 200],
];
const GROUPS = [merged(0, 0, 2, 3), merged(0, 0, 4, 5)];

test.each<Case>([
  ['VMP', [[n, n, 'VMP', n, 'Resultado', n], ...GROUPED], ['P1 14 DBO 100', 'P1 14 DQO 200'], GROUPS],
  [
    'LQ (mg/L)',
    [[n, n, 'LQ (mg/L)', n, 'Resultado (mg/L)', n], ...GROUPED],
    ['P1 14 DBO 100 mg/L', 'P1 14 DQO 200 mg/L'],
    GROUPS,
  ],
  [
    'Resultado, Incerteza',
    [[n, n, 'Resultado', n, 'Incerteza', n], ...GROUPED],
    ['P1 14 DBO 60', 'P1 14 DQO 120'],
    GROUPS,
  ],
  ['not merged', [[n, n, 'VMP', n, 'Resultado', n], ...GROUPED], ['P1 14 DBO 100', 'P1 14 DQO 200']],
  [
    'over all: nothing else is there',
    [[n, n, 'VMP', n, n, n], ...GROUPED],
    ['P1 14 DBO 60', 'P1 14 DQO 120', 'P1 14 DBO 100', 'P1 14 DQO 200'],
    [merged(0, 0, 2, 5)],
  ],
])('what stands under a heading of limits or of certainty is no result: %s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

test.each<Case>([
  [
    'a row called a limit, in a column of its own',
    [
      ['Ponto', 'Data', 'Tipo', 'Cobre'],
      [...S, 'Limite de Quantificação', 0.01],
      [...S, 'Resultado', 0.5],
      [...S, 'Média', 0.4],
    ],
    ['P1 14 Cobre 0,5'],
  ],
  [
    'one of a tall table',
    [
      ['Ponto', 'Data', 'Tipo', 'Parâmetro', 'Resultado'],
      [...S, 'VMP', 'Cobre', 1.5],
      [...S, 'Amostra', 'Cobre', 0.1],
    ],
    ['P1 14 Cobre 0,1'],
  ],
  [
    'a row called a blank; but a name that begins so may be anybody’s',
    [
      ['Ponto', 'Data', 'Interessado', 'Cobre'],
      [...S, 'Branco de campo', 0.01],
      [...S, 'Branco Peres S.A.', 0.5],
      [...S2, 'Recuperação de Metais Ltda', 0.6],
      [...S2, 'Média Tensão S.A.', 0.7],
    ],
    ['P1 14 Cobre 0,5', 'P2 15 Cobre 0,6', 'P2 15 Cobre 0,7'],
  ],
])('no result is %s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

test.each<Case>([
  [
    'over its own column, with its name, not merged',
    [
      [n, n, 'Metais (µg/L)', 'Orgânicos (mg/L)'],
      ['Ponto', 'Data', 'Cobre', 'DBO'],
      [...S, 120, 100],
    ],
    ['P1 14 Cobre 120 µg/L', 'P1 14 DBO 100 mg/L'],
  ],
  [
    'over the first of a group, and of the others in doubt',
    [
      [n, n, 'Metais (µg/L)', n, 'Orgânicos (mg/L)', n],
      ['Ponto', 'Data', 'Cobre', 'Zinco', 'DBO', 'pH'],
      [...S, 120, 230, 100, 7],
    ],
    ['P1 14 Cobre 120 µg/L', 'P1 14 Zinco 230 sem unidade ou µg/L', 'P1 14 DBO 100 mg/L', 'P1 14 pH 7'],
  ],
  [
    'by the values’ header of the page before',
    [[...T.slice(0, 3), 'Resultado (µg/L)'], [...S, 'Cobre', 120], T, [...S2, 'Zinco', 230]],
    ['P1 14 Cobre 120 µg/L', 'P2 15 Zinco 230 µg/L'],
  ],
])('a unit is told %s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});
