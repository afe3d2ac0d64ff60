import { expect, test } from 'vitest';
import { type Case, merged, n, read, S } from './sheets.ts';

const T = ['Ponto', 'Data', 'Parâmetro', 'Resultado', 'Unidade'];
const H = ['Ponto', 'Data', 'Cobre', 'DBO'];
const tall = (unidade: string, parametro = 'Cobre') => read([T, [...S, parametro, 12, unidade]]);
const COBRE_DBO = ['P1 14 Cobre 12 µg/L', 'P1 14 DBO 30 mg/L'];

test.each([
  ['mg/L - SMEWW 5210 B', 'mg/L'],
  ['mg/L (SMEWW 23ª ed. 5210 B)', 'mg/L'],
  ['µg/L (ICP-MS)', 'µg/L'],
  ['mg/L - Standard Methods 5210', 'mg/L'],
  ['mg/L / Hach 8000', 'mg/L'],
  ['mg/L (Colorimétrico)', 'mg/L'],
  ['mg/L | SMWW', 'mg/L'],
  ['SMEWW 3120 B (µg/L)', 'µg/L'],
])('a unit and its method: %s', (unidade, unit) => {
  expect(tall(unidade)).toEqual([`P1 14 Cobre 12 ${unit}`]);
});

test('a method alone tells no unit', () => {
  expect(tall('SMEWW 3120 B')).toEqual(['P1 14 Cobre 12']);
});

test.each([
  ['EPA 6010 - LQ 5 - µg/L', 'EPA 6010 - LQ 5 - µg/L'],
  ['EPA 6010 (LQ 5 µg/L)', 'EPA 6010 (LQ 5 µg/L)'],
  ['EPA 6010 mg/kg', 'mg/kg'],
  ['SMWW 9223 NMP/100mL', 'NMP/100mL'],
  ['SMWW 2540 F (ml/L)', 'ml/L'],
  ['EPA 6010 %', '%'],
  ['SMWW mg/L como PO4', 'mg/L como PO4'],
  ['SMWW 4500 mg/L de NH3', 'mg/L de NH3'],
])('what a method tells of a unit is not lost with it: %s', (unidade, unit) => {
  expect(tall(unidade)).toEqual([`P1 14 Cobre 12 ${unit}`]);
});

test.each([
  ['in brackets', ['EPA 6010 (µg/L)', 'SMWW 5210 B (mg/L)']],
  ['behind a dash', ['SMWW 3120 B - µg/L', 'SMWW 5210 B - mg/L']],
  ['behind a slash', ['SMWW 3120 B / µg/L', 'SMWW 5210 B / mg/L']],
])('a row of methods with units beneath the headings is one of units: %s', (_, units) => {
  for (const name of [n, 'Método']) expect(read([H, [name, n, ...units], [...S, 12, 30]])).toEqual(COBRE_DBO);
});

test.each([
  ...['Resultados Analíticos', 'Resultado do Ensaio', 'Resultados Obtidos', 'Resultado encontrado', 'Conc.'],
  'Concentração Encontrada',
])('%s is a heading of values', (heading) => {
  expect(
    read([
      ['Ponto', 'Data', 'Parâmetro', heading, 'Unidade'],
      [...S, 'DBO', 12, 'mg/L'],
    ]),
  ).toEqual(['P1 14 DBO 12 mg/L']);
});

test.each(['Conc. (µg/L)', 'Concentração Encontrada (µg/L)', 'Resultado (em µg/L)'])(
  '%s is one with the unit',
  (heading) => {
    expect(
      read([
        ['Ponto', 'Data', 'Parâmetro', heading],
        [...S, 'Cobre', 12],
      ]),
    ).toEqual(['P1 14 Cobre 12 µg/L']);
  },
);

test.each(['VMP', 'LQ', 'Branco de campo', 'Branco de Transporte', 'Limite de quantificação'])(
  'a sample called %s is none',
  (codigo) => {
    const headings = ['Amostra', 'Ponto', 'Data', 'DBO (mg/L)'];
    expect(read([headings, ['001/26', ...S, 12], [codigo, ...S, 60]])).toEqual(['P1 14 DBO 12 mg/L']);
  },
);

test.each([
  ...['Limite legal', 'Limite da legislação', 'LQ do método', 'DN COPAM 08/2022', 'DN COPAM/CERH-MG 08/2022'],
  ...['Portaria GM/MS 888/2021', 'NBR 10004', 'Limite CONAMA 357/05', 'Duplicata de campo', 'Branco de amostragem'],
  ...['Branco de Transporte', 'Controle de Qualidade', 'Amostra controle', 'LCS'],
])('a row called %s beside the sample’s is none of results', (label) => {
  for (const header of [n, 'Descrição', 'Tipo'])
    expect(
      read([
        ['Ponto', 'Data', header, 'DBO (mg/L)'],
        [...S, label, 60],
        [...S, n, 12],
      ]),
    ).toEqual(['P1 14 DBO 12 mg/L']);
});

const NORMS = ['Ponto', 'Data', 'Descrição', 'DBO (mg/L)'];
const DAY = (day: string) => ['P1', `${day}/05/2026`];

test.each<Case>([
  [
    'of which one is called otherwise',
    [NORMS, [...DAY('14'), 'Art. 19-A', 12], [...DAY('15'), 'Efluente bruto', 13]],
    ['P1 14 DBO 12 mg/L', 'P1 15 DBO 13 mg/L'],
  ],
  [
    'over a footer',
    [NORMS, [...DAY('14'), 'Art. 18', 12], [...DAY('15'), 'Art. 19-A', 13], [], ['Os resultados são das amostras.']],
    ['P1 14 DBO 12 mg/L', 'P1 15 DBO 13 mg/L'],
  ],
  [
    'of which one parameter is called so',
    [
      ['Ponto', 'Data', 'Descrição', 'Parâmetro', 'Resultado', 'Unidade'],
      [...S, 'Decreto 8468/76', 'DBO', 12, 'mg/L'],
      [...S, 'Sem padrão', 'Cobre', 1, 'mg/L'],
    ],
    ['P1 14 DBO 12 mg/L', 'P1 14 Cobre 1 mg/L'],
  ],
])('samples that are called by a norm are read: those %s', (_, rows, expected) => {
  expect(read(rows)).toEqual(expected);
});

test.each([
  ...['Resultados reportados em µg/L', 'Resultados desta planilha em µg/L', 'Resultados do laboratório em µg/L'],
  ...['Análises realizadas em µg/L', 'Ânions em µg/L', 'Elementos químicos em µg/L', 'P total em µg/L'],
])('below a title in mg/L, %s leaves a doubt', (sentence) => {
  expect(read([['Resultados em mg/L'], H, [...S, 12, 30], [sentence]])).toEqual([
    'P1 14 Cobre 12 mg/L ou µg/L',
    'P1 14 DBO 30 mg/L ou µg/L',
  ]);
});

test.each([
  ['Sulfeto', 'Sulfetos'],
  ['Fenol', 'Fenóis'],
  ['Fenol', 'Índice de fenóis'],
])('below a title in mg/L, of %s the sentence speaks of %s', (parametro, subject) => {
  const rows = [['Resultados em mg/L'], ['Ponto', 'Data', parametro, 'DBO'], [...S, 12, 30], [`${subject} em µg/L`]];
  expect(read(rows)[0]).toBe(`P1 14 ${parametro} 12 mg/L ou µg/L`);
});

test.each([
  ...['Valor Máximo Permitido (µg/L)', 'LMP (µg/L)', 'LQM (µg/L)', 'Padrão de lançamento (µg/L)', 'DN COPAM 08 (µg/L)'],
  ...['CONAMA 430/2011 (µg/L)', 'Portaria 888 (µg/L)', 'Incerteza (µg/L)', 'Máximo (µg/L)'],
])('beside %s a result without a unit is in doubt', (limit) => {
  expect(
    read([
      ['Ponto', 'Data', 'Parâmetro', 'Resultado', limit],
      [...S, 'Cobre', 12, 1000],
    ]),
  ).toEqual(['P1 14 Cobre 12 sem unidade ou µg/L']);
});

test.each([
  ['LQ', '5 µg/L'],
  ['VMP CONAMA 430', '1000 µg/L'],
  ['Unid. LQ', 'µg/L'],
])('and where the limit’s cell tells the unit: %s', (heading, cell) => {
  expect(
    read([
      ['Ponto', 'Data', 'Parâmetro', 'Resultado', heading],
      [...S, 'Cobre', 12, cell],
    ]),
  ).toEqual(['P1 14 Cobre 12 sem unidade ou µg/L']);
});

test('of two columns of values by unit none is lost', () => {
  const headings = ['Ponto', 'Data', 'Parâmetro', 'Resultado (mg/L)', 'Resultado (µg/L)'];
  expect(read([headings, [...S, 'DBO', 12, n], [...S, 'Cobre', n, 30]])).toEqual([
    'P1 14 DBO 12 mg/L',
    'P1 14 Cobre – | 30 mg/L',
  ]);
});

test('a footnote of asterisks is of what is marked', () => {
  expect(read([['Ponto', 'Data', 'Cobre', 'DBO*'], [...S, 12, 30], ['* Resultados em µg/L']])).toEqual([
    'P1 14 Cobre 12 sem unidade ou µg/L',
    'P1 14 DBO* 30 sem unidade ou µg/L',
  ]);
});

test.each<Case>([
  [
    'one that is not registered',
    [
      [n, n, 'DBO', n, 'Surfactantes'],
      ['Ponto', 'Data', 'Resultado', 'Unidade', 'Resultado', 'Unidade'],
      [...S, 12, 'mg/L', 3, 'mg/L'],
    ],
    ['P1 14 DBO 12 mg/L', 'P1 14 Surfactantes 3 mg/L'],
  ],
  [
    'over a row of units',
    [
      [n, n, 'DBO', n, 'Cobre'],
      [n, n, 'mg/L', n, 'mg/L'],
      ['Ponto', 'Data', 'Resultado', 'Método', 'Resultado', 'Método', 'pH'],
      [...S, 12, 'SMWW', 1, 'EPA', 7],
    ],
    ['P1 14 DBO 12 mg/L', 'P1 14 Cobre 1 mg/L', 'P1 14 pH 7'],
  ],
])('parameters merged over their results, %s', (_, rows, expected) => {
  const merges = [merged(0, 0, 2, 3), merged(0, 0, 4, 5), merged(1, 1, 2, 3), merged(1, 1, 4, 5)];
  expect(read(rows, rows.length === 4 ? merges : merges.slice(0, 2))).toEqual(expected);
});
