import { expect, test } from 'vitest';
import { type Case, merged, n, read, S, W } from './sheets.ts';

const H = ['Ponto', 'Data', 'Cobre', 'DBO'];
const T = ['Ponto', 'Data', 'Parâmetro', 'Resultado', 'Unidade'];
const of = (parametro: string, value: number | string, unidade: string | null) => [...S, parametro, value, unidade];

/** Rows of one sample: its results, and others of what is said of them. */
const labelled = (header: string | null, label: string) => [
  ['Ponto', 'Data', header, 'DBO (mg/L)'],
  [...S, 'Resultado', 12],
  [...S, label, 60],
];

test.each([
  ...['Limite de Quantificação (LQ)', 'Limite de quantificação - LQ', 'LQ (Limite de Quantificação)'],
  ...['Valor Máximo Permitido (VMP)', 'VMP (1)', 'VMP¹', 'Incerteza Expandida (U)', 'Incerteza (±)', 'U (k=2)'],
  ...['Decreto 8468/76', 'Decreto 8468/76 Art. 19-A', 'Res. CONAMA 430/2011', 'Resolução CONAMA 430', 'Padrão CONAMA'],
  ...['Art. 18', 'Limite superior', 'Duplicata da amostra', 'Média do mês', 'Eficiência (%)', 'Carga (kg/dia)'],
])('a row called %s is none of results', (label) => {
  for (const header of [n, 'Descrição', 'Tipo']) expect(read(labelled(header, label))).toEqual(['P1 14 DBO 12 mg/L']);
});

test.each(['Padrão', 'Lei', 'LD-01', 'LQ 1', 'Carga', 'Portaria', 'Portaria 1', 'Lei 1', 'LMP 1', 'Decreto'])(
  'a row called %s is one',
  (label) => {
    expect(read(labelled('Tipo', label))).toHaveLength(2);
  },
);

test.each([
  ...['LQ e resultados em µg/L', 'Limites e resultados expressos em µg/L', 'VMP CONAMA 430 e resultados (µg/L)'],
  ...[
    'Limite de quantificação e resultados em µg/L',
    'Duplicatas e resultados em µg/L',
    'LQ em µg/L. Resultados em µg/L.',
  ],
  ...[
    'LQ e valores em µg/L',
    'LQ, VMP e valores em µg/L',
    'Limites e amostras em µg/L',
    'Duplicatas e amostras em µg/L',
  ],
  ...[
    'Resolução CONAMA 430/2011 - Metais (µg/L)',
    'Res. CONAMA 430 - metais (µg/L)',
    'Padrão CONAMA 430: metais em µg/L',
  ],
  ...['Portaria 888/2021 - valores em µg/L', 'Portaria MS 2914/2011 - Metais (µg/L)', 'Controle (µg/L)', 'Norma µg/L'],
  ...[
    'LQ = 5 µg/L. Resultados em µg/L',
    'LQ (µg/L) = 5; resultados em µg/L',
    'Valores de referência e resultados em µg/L',
  ],
])('%s: of results as well', (title) => {
  expect(read([[title], ['Ponto', 'Data', 'Cobre'], [...S, 12]])).toEqual(['P1 14 Cobre 12 µg/L']);
  expect(read([[title], ['Ponto', 'Data', 'Parâmetro', 'Resultado'], [...S, 'Cobre', 12]])).toEqual([
    'P1 14 Cobre 12 µg/L',
  ]);
});

test.each([
  ...[
    'EPA 6010 (µg/L)',
    'SMWW 3120 B / µg/L',
    'SMWW 3120\nµg/L',
    'NBR 9898 µg/L',
    'USEPA 6010: µg/L',
    'EPA 6010 / µg/L',
  ],
  ...['Método: ICP - µg/L', 'Metodologia SMWW µg/L', 'EPA 6010/µg/L', 'SMWW 3120 B-µg/L', 'NBR 9898=µg/L'],
])('a unit behind its method is not thrown away with it: %s', (unidade) => {
  for (const header of ['Unidade', 'Unidade / Método', 'Método / Unidade'])
    expect(read([[...T.slice(0, 4), header], of('Cobre', 12, unidade), of('DBO', 30, 'SMWW 5210 B (mg/L)')])).toEqual([
      'P1 14 Cobre 12 µg/L',
      'P1 14 DBO 30 mg/L',
    ]);
});

test.each([
  ...['EPA 6010 µgL', 'EPA 6010 microg/L', 'EPA 6010 µg/kg', 'mg/L (EPA 6010, µg/L)'],
  ...['SMWW mg/L ou µg/L', 'EPA 6010 µg L', 'EPA 6010 (g/kg, µg)'],
])('one that is not understood, or is told twice, stays with its method: %s', (unidade) => {
  expect(read([T, of('Cobre', 12, unidade)])).toEqual([`P1 14 Cobre 12 ${unidade}`]);
});

test.each([
  ['mg/L (SMWW 5210 B; LQ 2 mg/L)', 'mg/L'],
  ['mg/L EPA 6010 LQ 10 µg/L', 'mg/L'],
  ['mg/L SMWW 3500-Mg B', 'mg/L'],
  ['SMWW 5210 B (mg O2/L)', 'mg O2/L'],
  ['EPA 6010 mg.L-1', 'mg.L-1'],
  ['EPA 6010 mg/dm³', 'mg/dm³'],
  ['EPA 6010 µg Cu/L', 'µg Cu/L'],
  ['EPA 6010 µg/L (LQ 0,1 mg/L)', 'µg/L'],
  ['EPA 6010 (ppb)', 'ppb'],
  ['SMWW 2540 C (g/L)', 'g/L'],
])('of a unit and its method, %s, the unit is read', (unidade, unit) => {
  expect(read([T, of('DBO', 12, unidade)])).toEqual([`P1 14 DBO 12 ${unit}`]);
});

test('a method alone is no unit, and what stands before a unit is none of it', () => {
  expect(read([T, of('Cobre', 12, 'SMWW 3120'), of('DBO', 30, 'em mg/L'), of('DQO', 60, 'Unid.: mg/L')])).toEqual([
    'P1 14 Cobre 12',
    'P1 14 DBO 30 mg/L',
    'P1 14 DQO 60 mg/L',
  ]);
});

/** A column of results, another that is called as one, and what is read. */
const twice = (resultado: string | number | null, valor: string | number | null) =>
  read([
    ['Ponto', 'Data', 'Parâmetro', 'Resultado', 'Valor'],
    [...S, 'DBO', resultado, valor],
    [...S, 'DQO', 40, 40],
  ]).slice(0, -1);

test.each([
  ['<LQ', n, '– | <LQ'],
  ['12,5 (1)', n, '– | 12,5 (1)'],
  ['Não detectado', 2, '2 | Não detectado'],
  ['NQ', 2, '2 | NQ'],
  ['10 a 12', 13, '13 | 10 a 12'],
  ['12 (1)', 13, '13 | 12 (1)'],
  ['Não detectado', '2,0', '2,0 | Não detectado'],
  ['abaixo do LQ', 2, '2 | abaixo do LQ'],
  ['2 µg/L', 2, '2 | 2 µg/L'],
  ['Conforme: 0,3', 2, '2 | Conforme: 0,3'],
  ['Conforme CONAMA 430', 2, '2'],
  ['Superior ao VMP', 2, '2'],
  ['2¹', 2, '2'],
  ['12 (1)', '12 (1)', '12 (1)'],
  ...['12,5 mg/L', '12,5*', '12,5 (1)', '12,5 ± 0,3', '12,50'].map((same): [string, number, string] => [
    same,
    12.5,
    '12,5',
  ]),
  ...['-', '=', '**', 'N/A', 'n.a.', 'Não se aplica', 'Não aplicável', 'Obs. 1'].map(
    (none): [string, number, string] => [none, 2, '2'],
  ),
  ...['Conforme', 'Não atende', 'Em conformidade', 'De acordo', 'Em desacordo', 'Acima do padrão', 'Abaixo do VMP'].map(
    (verdict): [string, number, string] => [verdict, 2, '2'],
  ),
  ...['NC', 'Adequado', 'Normal', 'Excede', 'Sim'].map((verdict): [string, number, string] => [verdict, 2, '2']),
  ...['<LQ', '<LQ (0,1)', 'Não detectado', 'NQ', '<2 mg/L'].map((below): [string, string, string] => [
    below,
    '<2',
    '<2',
  ]),
])('%s beside %s: %s', (resultado, valor, told) => {
  expect(twice(resultado, valor)).toEqual([`P1 14 DBO ${told}`]);
});

test('of a result of which only a verdict is told nothing is read', () => {
  expect(twice('Conforme', n)).toEqual([]);
});

const DOUBT = ' mg/L ou µg/L';

test.each([
  ['of metals by their symbols', 'Cu, Zn e Ni em µg/L', DOUBT, ' mg/L'],
  ['of one by part of its name', 'Cobre dissolvido em µg/L', DOUBT, ' mg/L'],
  ['of another', 'Zn em µg/L', ' mg/L', ' mg/L'],
  ['of what is not said', 'Demais parâmetros em µg/L', DOUBT, DOUBT],
  ['of what is marked', 'Parâmetros marcados com * em µg/L', DOUBT, DOUBT],
  ['of one and of all others', 'Zinco e outros em µg/L', DOUBT, DOUBT],
  ['of some in the commonest, and all others', 'DBO e DQO em mg/L; demais em µg/L', DOUBT, DOUBT],
  ['of a place by a letter', 'Ponto B em µg/L', DOUBT, DOUBT],
  ['of what is not registered', 'Clorofila-a em µg/L', ' mg/L', ' mg/L'],
  ['of several such', 'Fenóis em µg/L', ' mg/L', ' mg/L'],
  ['of metals but one', 'Metais em µg/L, exceto Fe', DOUBT, ' mg/L'],
  ['of a substance', 'Surfactantes em µg/L', ' mg/L', ' mg/L'],
  ['of several', 'Cálcio, magnésio e sódio em µg/L', ' mg/L', ' mg/L'],
  ['of a calibration', 'Curva de calibração 1-100 µg/L', ' mg/L', ' mg/L'],
  ['of a figure', 'Cloro residual ≤0,5 µg/L', ' mg/L', ' mg/L'],
  ['of all but one', 'Exceto DBO, resultados em µg/L', DOUBT, DOUBT],
  [
    'of all, and of a temperature',
    'Resultados em µg/L; temperatura em °C',
    DOUBT.replace('mg/L ou', 'mg/L ou sem unidade ou'),
    '',
  ],
])('below results in mg/L a sentence %s: %s', (_, sentence, cobre, dbo) => {
  const told = [`P1 14 Cobre 12${cobre}`, `P1 14 DBO 5${dbo || cobre}`];
  expect(read([['Resultados em mg/L'], H, [...S, 12, 5], [sentence]])).toEqual(told);
});

test.each(['em µg/L', 'Unid: µg/L', 'µgL'])(
  'a column of units that are not understood is not passed over for that of another result: %s',
  (unidade) => {
    const rows = [
      ['Ponto', 'Data', 'Cobre', 'Unidade', 'DBO', 'Unidade'],
      [...S, 12, unidade, 30, 'mg/L'],
    ];
    expect(read(rows)).toEqual([`P1 14 Cobre 12 ${unidade.replace(/^(?:em|Unid:) /, '')}`, 'P1 14 DBO 30 mg/L']);
  },
);

test.each<Case>([
  [
    'plants under Unidade before the results are no units',
    [
      ['Unidade', ...W],
      ['ETE Norte', ...S, 30, 60],
    ],
    ['P1 14 DBO 30', 'P1 14 DQO 60'],
  ],
  [
    'a unit behind its parameter without brackets',
    [
      ['Ponto', 'Data', 'DBO mg/L', 'Cobre - µg/L'],
      [...S, 30, 12],
    ],
    ['P1 14 DBO 30 mg/L', 'P1 14 Cobre 12 µg/L'],
  ],
  [
    'plants under Unidade behind the results are none either, nor operational units',
    [
      [...W, 'Unidade', 'Unidade Operacional'],
      [...S, 30, 60, 'ETE Norte', 'Fábrica 1'],
    ],
    ['P1 14 DBO 30', 'P1 14 DQO 60'],
  ],
  [
    'a plant under Unidade behind a unit is none either',
    [
      ['Ponto', 'Data', 'DBO', 'Unid.', 'DQO', 'Unid.', 'Unidade'],
      [...S, 12, 'mg/L', 30, 'mg/L', 'Fábrica 1'],
    ],
    ['P1 14 DBO 12 mg/L', 'P1 14 DQO 30 mg/L'],
  ],
  [
    'samples that are called by the article that they are discharged by',
    [
      ['Ponto', 'Data', 'Tipo', 'DBO (mg/L)'],
      [...S, 'Art. 18', 12],
      ['P2', S[1] ?? '', 'Artigo 19-A', 13],
    ],
    ['P1 14 DBO 12 mg/L', 'P2 14 DBO 13 mg/L'],
  ],
  [
    'and so of each result',
    [
      ['Ponto', 'Data', 'Descrição', 'Parâmetro', 'Resultado'],
      [...S, 'Decreto 8468/76', 'DBO', 12],
      [...S, 'Decreto 8468/76', 'DQO', 30],
    ],
    ['P1 14 DBO 12', 'P1 14 DQO 30'],
  ],
  [
    'limits with their units above results are no units of theirs',
    [['VMP', n, '≤1,0 mg/L'], ['Ponto', 'Data', 'Cobre'], [...S, 50], ['Resultados em µg/L']],
    ['P1 14 Cobre 50 µg/L'],
  ],
  [
    'a number in a name is part of it, with its unit behind',
    [
      ['Ponto', 'Data', 'DBO', 'Nitrogênio N-NH3 mg/L'],
      [...S, 30, 4],
    ],
    ['P1 14 DBO 30', 'P1 14 Nitrogênio N-NH3 4 mg/L'],
  ],
  [
    'a unit and what it leaves out',
    [['mg/L (exceto pH)'], ['Ponto', 'Data', 'DBO', 'pH'], [...S, 30, 7]],
    ['P1 14 DBO 30 mg/L', 'P1 14 pH 7'],
  ],
])('%s', (_, rows, expected) => {
  expect(read(rows)).toEqual(expected);
});

test.each([
  ...['Padrão CONAMA 430', 'Resolução CONAMA 430', 'Res. CONAMA 430/2011', 'Padrão', 'Padrão (mg/L)', 'Padrão legal'],
  ...['Portaria 2914', 'Máximo', 'VMPs', 'Critério', 'Norma', 'Controles', 'Amostra duplicata'],
])('figures under %s that stand first are no results', (group) => {
  const rows = [
    [n, n, group, n, 'Resultados', n],
    ['Ponto', 'Data', 'DBO', 'Cobre', 'DBO', 'Cobre'],
    [...S, 60, 1, 12, 0.5],
  ];
  expect(read(rows, [merged(0, 0, 2, 3), merged(0, 0, 4, 5)])).toEqual(['P1 14 DBO 12', 'P1 14 Cobre 0,5']);
});

test.each<Case>([
  [
    'each with its limit',
    [
      [n, n, 'DBO (mg/L)', n, 'Cobre (µg/L)', n],
      ['Ponto', 'Data', 'Resultado', 'VMP', 'Resultado', 'VMP'],
      [...S, 12, 60, '<5', 1000],
    ],
    ['P1 14 DBO 12 mg/L', 'P1 14 Cobre <5 µg/L'],
    [merged(0, 0, 2, 3), merged(0, 0, 4, 5)],
  ],
  [
    'twice: of which is the result nothing is known',
    [
      [n, n, 'DBO (mg/L)', n],
      ['Ponto', 'Data', 'Valor', 'Resultado'],
      [...S, 60, 12],
    ],
    ['P1 14 DBO (mg/L) – Valor 60 mg/L', 'P1 14 DBO (mg/L) – Resultado 12 mg/L'],
    [merged(0, 0, 2, 3)],
  ],
  [
    'alone, the other headed by itself',
    [
      [n, n, 'DBO', n],
      ['Ponto', 'Data', 'Resultado', 'DQO (mg/L)'],
      [...S, 12, 30],
    ],
    ['P1 14 DBO 12', 'P1 14 DQO 30 mg/L'],
  ],
])('a parameter above Resultado names its results, %s', (_, rows, expected, merges) => {
  expect(read(rows, merges)).toEqual(expected);
});

test.each(['Padrão Alimentos', 'Controle mensal', 'Norma Alimentos', 'Portaria 1', 'Portaria Norte 2'])(
  'figures of %s are results',
  (group) => {
    const rows = [
      [n, n, group, 'Resultados'],
      ['Ponto', 'Data', 'DBO', 'DBO'],
      [...S, 60, 12],
    ];
    expect(read(rows)).toHaveLength(2);
  },
);
