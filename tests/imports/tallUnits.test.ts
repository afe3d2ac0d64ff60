import { expect, test } from 'vitest';
import { type Case, n, read } from './sheets.ts';

const T = ['Ponto', 'Data', 'Parâmetro', 'Resultado'];
const TU = [...T, 'Unidade'];
const of = (parametro: string, value: number | string) => ['P1', '14/01/2026', parametro, value];

test.each<Case>([
  [
    'all results',
    [T, of('DBO', 100), of('Cobre', 300), [], ['Resultados expressos em µg/L']],
    ['P1 14 DBO 100 µg/L', 'P1 14 Cobre 300 µg/L'],
  ],
  [
    'masses, of which a pH is none',
    [T, of('pH', 7), of('Cobre', 300), ['Obs.: valores em µg/L, exceto pH.']],
    ['P1 14 pH 7', 'P1 14 Cobre 300 µg/L'],
  ],
  [
    'those whose row tells no unit',
    [TU, [...of('DBO', 100), 'mg/L'], [...of('pH', 7), '-'], [...of('Cobre', 300), n], ['Unid.: µg/L']],
    ['P1 14 DBO 100 mg/L', 'P1 14 pH 7 -', 'P1 14 Cobre 300 µg/L'],
  ],
  [
    'those that no heading tells of',
    [T, of('DBO', 100), ['Metais (mg/L)'], of('Cobre', 0.3), ['Resultados em µg/L']],
    ['P1 14 DBO 100 µg/L', 'P1 14 Cobre 0,3 mg/L'],
  ],
  [
    'part of them, which leaves all in doubt',
    [T, of('DBO', 100), of('Cobre', 300), ['Metais expressos em µg/L']],
    ['P1 14 DBO 100 sem unidade ou µg/L', 'P1 14 Cobre 300 sem unidade ou µg/L'],
  ],
  [
    'the page of which it is the foot, and maybe of the one before',
    [T, of('DBO', 100), ['Resultados em µg/L'], T, of('Cobre', 300), ['Resultados em µg/L']],
    ['P1 14 DBO 100 sem unidade ou µg/L', 'P1 14 Cobre 300 µg/L'],
  ],
  [
    'all results, once more among them',
    [T, of('DBO', 100), ['Resultados em µg/L'], of('Cobre', 300), ['Resultados em µg/L']],
    ['P1 14 DBO 100 µg/L', 'P1 14 Cobre 300 µg/L'],
  ],
  [
    'all results, of which another among them says otherwise',
    [T, of('DBO', 100), ['Resultados em mg/L'], of('Cobre', 300), ['Resultados em µg/L']],
    ['P1 14 DBO 100 sem unidade ou mg/L ou µg/L', 'P1 14 Cobre 300 sem unidade ou mg/L ou µg/L'],
  ],
  ['limits: no result', [T, of('DBO', 100), ['LQ em µg/L']], ['P1 14 DBO 100']],
])('a sentence below a tall table tells of %s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

const DOUBT = 'sem unidade ou µg/L';

test.each<Case>([
  [
    'a blank below another unit, which may stand for the same; not so of a pH',
    [TU, [...of('Cobre', 12), 'µg/L'], [...of('Zinco', 30), n], [...of('pH', 7), n]],
    ['P1 14 Cobre 12 µg/L', `P1 14 Zinco 30 ${DOUBT}`, 'P1 14 pH 7'],
  ],
  [
    'a blank below the commonest: that one, or none is meant',
    [TU, [...of('Cobre', 12), 'mg/L'], [...of('N', 5), 'mg/L NO3'], [...of('Zinco', 30), n]],
    ['P1 14 Cobre 12 mg/L', 'P1 14 N 5 mg/L NO3', 'P1 14 Zinco 30'],
  ],
  [
    'limits beside it',
    [
      [...T, 'LQ (µg/L)'],
      [...of('Cobre', 12), 1],
    ],
    [`P1 14 Cobre 12 ${DOUBT}`],
  ],
  [
    'limits in the commonest: none',
    [
      [...T, 'VMP (mg/L)'],
      [...of('Cobre', 12), 1],
    ],
    ['P1 14 Cobre 12'],
  ],
  [
    'limits, but of results that tell their own',
    [
      [...TU, 'LQ (µg/L)'],
      [...of('Cobre', 12), 'mg/L', 1],
    ],
    ['P1 14 Cobre 12 mg/L'],
  ],
])('results that no unit is told of are in doubt by %s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

test.each<Case>([
  [
    'behind a stroke',
    [
      [...T, 'Unid. / Método'],
      [...of('DBO', 12), 'mg/L / SMWW 5210 B'],
      [...of('Cobre', 12), 'µg/L / EPA 6010 D'],
    ],
    ['P1 14 DBO 12 mg/L', 'P1 14 Cobre 12 µg/L'],
  ],
  ['in brackets', [TU, [...of('DBO', 12), 'mg/L (NBR 12614)']], ['P1 14 DBO 12 mg/L']],
  [
    'on another line, or alone',
    [
      [...T, 'Unidade/Método'],
      [...of('DBO', 12), 'mg/L\nSMWW 5210'],
      [...of('Cobre', 12), 'SMWW 3111'],
    ],
    ['P1 14 DBO 12 mg/L', 'P1 14 Cobre 12'],
  ],
  [
    'and none, beside a sentence that tells it',
    [[...T, 'Unidade / Método'], [...of('Cobre', 50), '- / SMWW 3111'], ['Resultados em µg/L']],
    ['P1 14 Cobre 50 µg/L'],
  ],
  ['none: a species', [TU, [...of('N', 12), 'mg/L (como N)']], ['P1 14 N 12 mg/L (como N)']],
])('the unit in its own column with the method %s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});
