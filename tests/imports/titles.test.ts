import { expect, test } from 'vitest';
import { type Case, n, read, S, W } from './sheets.ts';

const H = ['Ponto', 'Data', 'Cobre', 'Zinco', 'pH'];
const ROW = [...S, 12, 230, 7];
const T = ['Ponto', 'Data', 'Parâmetro', 'Resultado'];
const of = (parametro: string, value: number) => [...S, parametro, value];
const DOUBT = 'sem unidade ou µg/L';
const all = (unit: string) => [`P1 14 Cobre 12${unit}`, `P1 14 Zinco 230${unit}`, 'P1 14 pH 7'];

test.each([
  ['of a temperature', 'Resultados em µg/L e temperatura em °C', ` ${DOUBT}`],
  ['of a count', 'Metais em µg/L, coliformes em NMP/100 mL', ` ${DOUBT}`],
  ['of a humidity', 'Metais (µg/L) e umidade (%)', ` ${DOUBT}`],
  ['of what is left out', 'Resultados em µg/L, exceto temperatura (°C) e SS (mL/L)', ' µg/L'],
  ['the commonest beside that of a temperature', 'Resultados em mg/L e temperatura em °C', ' mg/L'],
  ['with a blank in it', 'Resultados em µg / L; pH adimensional', ` ${DOUBT}`],
  ['with a power', 'Resultados em µg L-1; pH adimensional', ' sem unidade ou µg.L-1'],
  ['in words', 'Resultados em micrograma por litro; pH adimensional', ' sem unidade ou micrograma/litro'],
  ['before a method', 'Resultados expressos em mg/L conforme SMWW', ' mg/L'],
  ['before what was analysed', 'Resultados em mg/L na amostra bruta', ' mg/L'],
  ['explained', 'Resultados em mg/L (miligramas por litro)', ' mg/L'],
  ['told twice', 'Resultados em µg/L (ppb)', ' µg/L'],
  ['with a condition', 'Resultados em mg/L quando não indicado o contrário', ' mg/L'],
  ['none, of limits', 'Limites conforme CONAMA 430 em mg/L', ''],
  ['none, of the largest permitted', 'Concentrações máximas permitidas (µg/L)', ''],
  ['of loads', 'Carga (kg/dia)', ' kg/dia'],
  ['behind a number', 'Resultados no ponto P1 (µg/L)', ' µg/L'],
  ['behind a method', 'Metais por SMWW 3120 (µg/L)', ' µg/L'],
  ['beside a norm', 'Metais - CONAMA 430/2011 (µg/L)', ' µg/L'],
  ['behind a norm', 'CONAMA 430 - valores em µg/L', ' µg/L'],
  ['of a control of every month', 'Controle mensal de efluentes (µg/L)', ' µg/L'],
  ['in words and in signs', 'Resultados em miligramas por litro (mg/L)', ' miligramas por litro'],
])('a title tells the unit %s: %s', (_, title, unit) => {
  expect(read([[title], H, ROW])).toEqual([...all(unit).slice(0, 2), `P1 14 pH 7${unit.includes('kg') ? unit : ''}`]);
  expect(read([[title], T, of('Cobre', 12)])).toEqual([`P1 14 Cobre 12${unit}`]);
});

test.each<Case>([
  [
    'above: that of limits does not replace that of results',
    [['Resultados em µg/L'], ['Limites conforme CONAMA 430 em mg/L'], H, ROW],
    all(' µg/L'),
  ],
  [
    'among rows: that of limits does not either',
    [['Resultados em µg/L'], T, of('Cobre', 12), ['VMP em mg/L'], of('Zinco', 230)],
    ['P1 14 Cobre 12 µg/L', 'P1 14 Zinco 230 µg/L'],
  ],
  [
    'that of limits above headers with units',
    [['VMP em mg/L'], ['Ponto', 'Data', 'Cobre (µg/L)'], [...S, 12]],
    ['P1 14 Cobre 12 µg/L'],
  ],
  [
    'over what is no mass and has its own',
    [['Resultados em mg/L'], ['Ponto', 'Data', 'DBO (mg/L)', 'Sólidos Sedimentáveis (mL/L)'], [...S, 100, 0.3]],
    ['P1 14 DBO 100 mg/L', 'P1 14 Sólidos Sedimentáveis 0,3 mL/L'],
  ],
  [
    'below each of two tables: of which one is known of neither',
    [W, [...S, 100, 200], ['Resultados em mg/L'], [], H, ROW, ['Resultados em µg/L']],
    ['P1 14 DBO 100', 'P1 14 DQO 200', ...all(' mg/L ou µg/L')],
  ],
  [
    'below each of two tall tables',
    [T, of('DBO', 100), ['Resultados em mg/L'], [], T, of('Cobre', 12), ['Resultados em µg/L']],
    ['P1 14 DBO 100', 'P1 14 Cobre 12 mg/L ou µg/L'],
  ],
  [
    'below, of some, against a title',
    [['Resultados em mg/L'], H, ROW, ['Nota: cobre e zinco expressos em µg/L']],
    all(' mg/L ou µg/L'),
  ],
  [
    'below, of metals, against a title over others: of none of these',
    [['Resultados em mg/L'], W, [...S, 30, 60], ['Metais expressos em µg/L']],
    ['P1 14 DBO 30 mg/L', 'P1 14 DQO 60 mg/L'],
  ],
  [
    'below, that leave metals out, against a title',
    [
      ['Resultados em mg/L'],
      ['Ponto', 'Data', 'DBO', 'Cobre'],
      [...S, 30, 60],
      ['Resultados em mg/L, exceto metais (µg/L)'],
    ],
    ['P1 14 DBO 30 mg/L', 'P1 14 Cobre 60 mg/L ou µg/L'],
  ],
  [
    'below, that agree with groups',
    [
      [n, n, 'Metais (µg/L)', 'Gerais (mg/L)'],
      ['Ponto', 'Data', 'Cobre', 'DBO'],
      [...S, 12, 30],
      ['Resultados em mg/L, exceto metais (µg/L)'],
    ],
    ['P1 14 Cobre 12 µg/L', 'P1 14 DBO 30 mg/L'],
  ],
  [
    'above, of efficiencies, over columns that say their own',
    [['Eficiência da ETE (%)'], ['Ponto', 'Data', 'DBO (mg/L)'], [...S, 80]],
    ['P1 14 DBO 80 mg/L'],
  ],
  [
    'below, of one whose figure it leaves as it is',
    [W, [...S, 100, 200], ['DBO em mg O2/L']],
    ['P1 14 DBO 100', 'P1 14 DQO 200'],
  ],
])('sentences %s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

test.each([
  ...['CONAMA 430/2011', 'Valores máximos permitidos', 'Valor de referência', 'Padrão de lançamento', 'LMP'],
  ...['Art. 19-A', 'Incerteza (k=2)', 'Brancos', 'Duplicata'],
])('columns under %s are none of results', (group) => {
  const rows = [
    [n, n, group, n, 'Resultado', n],
    ['Ponto', 'Data', 'Cobre', 'Zinco', 'Cobre', 'Zinco'],
    [...S, 1, 5, 0.05, n],
  ];
  expect(read(rows)).toEqual(['P1 14 Cobre 0,05']);
});

test.each([
  ['Efluente bruto', 'Efluente tratado - CONAMA 430/2011'],
  ['P1 - Montante (referência)', 'P2 - Jusante'],
  ['Ponto de referência', 'Jusante'],
  ['Controle (montante)', 'Jusante'],
])('columns under %s and %s are both of results', (one, other) => {
  const rows = [
    [n, n, one, other],
    ['Ponto', 'Data', 'Cobre', 'Cobre'],
    [...S, 0.1, 0.3],
  ];
  expect(read(rows)).toEqual(['P1 14 Cobre 0,1', 'P1 14 Cobre 0,3']);
});

test.each(['LQ-1234/26', 'LD-01', 'Controle', 'Limite da propriedade', 'Máxima', 'Art. Metais'])(
  'a row identified as %s is one of results',
  (label) => {
    expect(
      read([
        ['Identificação', 'Ponto', 'Data', 'DBO'],
        [label, ...S, 30],
      ]),
    ).toEqual(['P1 14 DBO 30']);
  },
);

test.each(['Controle de rotina', 'Recuperação ambiental'])('behind a result, %s is a sample’s kind', (tipo) => {
  expect(
    read([
      [...T, 'Tipo'],
      [...of('DBO', 30), tipo],
    ]),
  ).toEqual(['P1 14 DBO 30']);
});

test.each([
  ...['LQ (mg/L)', 'VMP CONAMA 430/2011', 'Limites', 'Padrão de lançamento', 'Incerteza (k=2)', 'Duplicata'],
  ...['Branco 1', 'Média mensal'],
])('a row called %s, where rows are called anything, is none of results', (label) => {
  const rows = [
    ['Ponto', 'Data', n, 'Cobre'],
    [...S, label, 1],
    [...S, 'Resultado (mg/L)', 0.5],
  ];
  expect(read(rows)).toEqual(['P1 14 Cobre 0,5']);
});

test.each([
  ['Porte', 'Média'],
  ['Cor', 'Branco'],
  ['Coletor', 'Branco'],
  ['Margem', 'LD'],
  ['Nome do ponto', 'Média'],
])('a sample whose %s is %s is one', (header, value) => {
  expect(
    read([
      ['Ponto', header, 'Data', 'DBO'],
      ['P1', value, '14/01/2026', 90],
    ]),
  ).toEqual(['P1 14 DBO 90']);
});

test.each<Case>([
  [
    'a figure of control told behind the results',
    [
      [...T, 'Tipo'],
      [...of('Cobre', 0.001), 'Branco'],
      [...of('Cobre', 0.5), 'Amostra'],
    ],
    ['P1 14 Cobre 0,5'],
  ],
  [
    'two columns of values: what both say, or neither',
    [
      [...T, 'Valor'],
      [...of('Cobre', 12), 12],
      [...of('Zinco', 12), 5],
      [...of('Ferro', 7), n],
      [...of('Chumbo', 0.5), 'Conforme'],
      [...S, 'N', '< 0,5', '<0,5'],
      [...S, 'DBO', '<LQ', '<2'],
    ],
    [
      ...['P1 14 Cobre 12', 'P1 14 Zinco 5 | 12', 'P1 14 Ferro – | 7', 'P1 14 Chumbo Conforme | 0,5'],
      ...['P1 14 N <0,5', 'P1 14 DBO <2'],
    ],
  ],
  [
    'a sign before a limit, where results have their own before them',
    [
      ['Ponto', 'Data', 'Sinal', 'Cobre', 'Sinal', 'LQ'],
      [...S, n, 0.05, '<', 0.01],
    ],
    ['P1 14 Cobre 0,05', 'P1 14 LQ 0,01'],
  ],
  [
    'a sign before what is permitted, which may be of either',
    [
      ['Ponto', 'Data', 'Cobre', 'Sinal', 'VMP'],
      [...S, 0.05, '≤', 1],
    ],
    ['P1 14 Cobre (Sinal: ≤) 0,05', 'P1 14 VMP 1'],
  ],
  [
    'the second sign of a tall row, before its limit',
    [
      ['Ponto', 'Data', 'Parâmetro', 'Sinal', 'Resultado', 'Sinal', 'VMP'],
      [...S, 'Cobre', '<', 0.05, '≤', 1.5],
      [...S, 'Zinco', n, 0.2, '≤', 5],
    ],
    ['P1 14 Cobre <0,05', 'P1 14 Zinco 0,2'],
  ],
])('%s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

test('of a long text only the beginning is looked at', () => {
  const text = `Obs.${' '.repeat(32_000)}fim`;
  expect(read([H, ROW, [text]])).toEqual(all(''));
});
