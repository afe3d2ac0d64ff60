import { expect, test } from 'vitest';
import { mayBeDated } from '../../server/imports/names/headings.ts';
import { type Case, n, read, S, S2 } from './sheets.ts';

const H = ['Ponto', 'Data', 'Cobre', 'Zinco', 'pH'];
const ROW = [...S, 120, 230, 7];
const T = ['Ponto', 'Data', 'Parâmetro', 'Resultado'];
const TALL = [T, [...S, 'Cobre', 120], [...S, 'pH', 7]];
const all = (unit: string) => [`P1 14 Cobre 120 ${unit}`, `P1 14 Zinco 230 ${unit}`, 'P1 14 pH 7'];

/** Sentences that name several units, or one where it is not read: not known is of which results. */
const DOUBTS: [text: string, unit: string][] = [
  ['Resultados em mg/L, exceto metais em µg/L', 'mg/L ou µg/L'],
  ['Resultados em µg/L, exceto DBO (mg/L)', 'µg/L ou mg/L'],
  ['Metais em µg/L; demais parâmetros em mg/L', 'µg/L ou mg/L'],
  ['Metais (µg/L) e orgânicos (mg/L)', 'µg/L ou mg/L'],
  ['Unidades: mg/L (DBO, DQO) e µg/L (metais)', 'mg/L ou µg/L'],
  ['Tabela 1 - Metais - µg/L', 'sem unidade ou µg/L'],
  ['Resultados (µg/L) - Campanha 02/2026', 'sem unidade ou µg/L'],
  ['Resultados em µg/L – método SMWW 3120 B', 'sem unidade ou µg/L'],
];

test.each(DOUBTS)('%s: of what is not known, so all of it stays pending', (text, unit) => {
  expect(read([[text], H, ROW])).toEqual(all(unit));
  expect(read([H, [text], ROW])).toEqual(all(unit));
  expect(read([H, ROW, [text]])).toEqual(all(unit));
  expect(read([[text], ...TALL])).toEqual([`P1 14 Cobre 120 ${unit}`, 'P1 14 pH 7']);
  expect(read([...TALL, [text]])).toEqual([`P1 14 Cobre 120 ${unit}`, 'P1 14 pH 7']);
});

const DOUBT = 'sem unidade ou µg/L';

test.each<Case>([
  [
    'a blank in the row of units, where others are not the commonest',
    [H, [n, n, 'µg/L', n, n], ROW],
    ['P1 14 Cobre 120 µg/L', `P1 14 Zinco 230 ${DOUBT}`, 'P1 14 pH 7'],
  ],
  [
    'none: the others are the commonest',
    [H, [n, n, 'mg/L', n, n], ROW],
    ['P1 14 Cobre 120 mg/L', 'P1 14 Zinco 230', 'P1 14 pH 7'],
  ],
  [
    'limits behind it',
    [
      ['Ponto', 'Data', 'Cobre', 'LQ', 'VMP (µg/L)', 'DBO', 'LQ (mg/L)'],
      [...S, 120, n, n, 230, n],
    ],
    [`P1 14 Cobre 120 ${DOUBT}`, 'P1 14 DBO 230'],
  ],
  [
    'none: its header tells its own',
    [
      ['Ponto', 'Data', 'Cobre (mg/L)', 'LQ (µg/L)'],
      [...S, 0.12, n],
    ],
    ['P1 14 Cobre 0,12 mg/L'],
  ],
])('what no unit is told of is in doubt in a wide sheet by %s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

const D = ['Data', 'Ponto', 'Cobre'];

const DAYS = [
  '14 de janeiro de 2026',
  '14 março 2026',
  '14 jan. 2026',
  '14 Mar',
  '14/01/2026',
  '14-jan-26',
  '14.01.26',
];
const NOTES = ['1) Resultados em µg/L', '2. Limites', '1 Marcação', '3)Setor', '* Nota', 'Obs. 1'];

test.each([...DAYS.map((text) => [text, true] as const), ...NOTES.map((text) => [text, false] as const)])(
  'whether %s may be a day: %s',
  (v, expected) => {
    expect(mayBeDated({ t: 's', v })).toBe(expected);
  },
);

test.each<Case>([
  [
    'a sentence with its number, in the column of the days',
    [D, ['14/01/2026', 'P1', 120], [], ['1) Resultados em µg/L']],
    ['P1 14 Cobre 120 µg/L'],
  ],
  [
    'one with its number and a full stop',
    [D, ['14/01/2026', 'P1', 120], ['2. Resultados expressos em µg/L']],
    ['P1 14 Cobre 120 µg/L'],
  ],
  [
    'one over results and limits, in doubt',
    [D, ['14/01/2026', 'P1', 120], ['Resultados e LQ expressos em µg/L']],
    ['P1 14 Cobre 120 sem unidade ou µg/L'],
  ],
  ['none: a measure', [D, ['14/01/2026', 'P1', 120], ['Alerta acima de 5 µg/L']], ['P1 14 Cobre 120']],
  ['none: a legend', [['µg/L = microgramas por litro'], D, ['14/01/2026', 'P1', 120]], ['P1 14 Cobre 120']],
  [
    'a tall table’s section against the header of its values',
    [[...T.slice(0, 3), 'Resultado (mg/L)'], ['Metais (µg/L)'], [...S, 'Cobre', 120], [...S2, 'pH', 7]],
    ['P1 14 Cobre 120 mg/L ou µg/L', 'P2 15 pH 7'],
  ],
  [
    'a row of a tall table with a unit and no result, in doubt of what follows without one',
    [
      [...T, 'Unidade'],
      [n, n, 'Metais', n, 'µg/L'],
      [...S, 'Cobre', 120, n],
      [...S, 'pH', 7, n],
    ],
    ['P1 14 Cobre 120 sem unidade ou µg/L', 'P1 14 pH 7'],
  ],
])('units are told by %s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});
