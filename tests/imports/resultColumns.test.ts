import { describe, expect, test } from 'vitest';
import type { Cell } from '../../server/imports/cells/cells.ts';
import type { Merged } from '../../server/imports/cells/merged.ts';
import { readResults } from '../../server/imports/layout/layout.ts';
import { readAnalises } from '../../server/imports/mylims.ts';
import { sectionsOf, within } from '../../server/imports/sections/sections.ts';
import type { CellValue } from '../fixtures/spreadsheets.ts';

const KNOWN = new Set(['DBO', 'DQO', 'pH', 'Cobre']);

const cell = (value: CellValue): Cell | undefined =>
  value === null ? undefined : { t: typeof value === 'number' ? 'n' : 's', v: value };

/** Cells of one row that are merged, by their first and last column. */
const across = (row: number, first: number, last: number): Merged => ({
  s: { r: row, c: first },
  e: { r: row, c: last },
});

function read(rows: readonly (readonly CellValue[])[], merges: readonly Merged[] = []) {
  const sheet = { name: 'Plan1', rows: rows.map((row) => row.map(cell)), date1904: false, merges };
  const sections = sectionsOf(sheet, (name) => KNOWN.has(name));
  return sections.flatMap((section) => [...readResults(within(section), section.layout)]);
}

/** Results as 'parameter value unit'. */
const told = (results: ReturnType<typeof read>) =>
  results.map(({ parametro, valor, unidade }) => [parametro, valor, ...(unidade === null ? [] : [unidade])].join(' '));

const PLACE = ['P1', '14/01/2026'];

/** What is read of rows of a tall sheet under headers, behind those of point and day. */
const tall = (headers: readonly CellValue[], ...rows: readonly (readonly CellValue[])[]) =>
  told(read([['Ponto', 'Data', ...headers], ...rows.map((row) => [...PLACE, ...row])]));

describe('the column of units of a tall sheet', () => {
  test.each([
    ...['Unid.', 'Unid', 'Unidades', 'U.M.', 'Uni.', 'Unit', 'Unidade (SI)', 'Unidade analítica', 'UNID. MED.', 'UN'],
    ...['Unidade Resultado', 'Unidade do Resultado', 'Unidade/Unit', 'Unid. de Medida', 'Unidades de medida', 'Und.'],
  ])('is the one under %s, whatever its units', (header) => {
    expect(tall(['Parâmetro', 'Resultado', header], ['Cobre', 5, 'UNT'])).toEqual(['Cobre 5 UNT']);
  });

  test.each<[string, CellValue[], CellValue[][], string[]]>([
    ['another header', ['Parâmetro', 'Resultado', 'Medido em'], [['Cobre', 5, 'µg/L']], ['Cobre 5 µg/L']],
    ['none', ['Parâmetro', 'Resultado', null], [['Cobre', 5, 'µg/L']], ['Cobre 5 µg/L']],
    ['none, with numbers', ['Parâmetro', 'Resultado', null], [['Cobre', 5, 'µg/100 mL']], ['Cobre 5 µg/100 mL']],
    [
      'none, some of its units being none that are known',
      ['Parâmetro', null, 'Resultado'],
      [
        ['pH', '-', 7],
        ['Turbidez', 'UNT', 3],
        ['Cor', 'mg Pt-Co', 2],
        ['Cobre', 'µg/L', 5],
      ],
      ['pH 7 -', 'Turbidez 3 UNT', 'Cor 2 mg Pt-Co', 'Cobre 5 µg/L'],
    ],
    [
      'one that speaks of units',
      ['Parâmetro', 'Resultado', 'Unidade (conforme laudo)'],
      [
        ['Cobre', 5, 'µg/L'],
        ['Turbidez', 5, 'UNT'],
        ['Cor', 5, 'uH'],
      ],
      ['Cobre 5 µg/L', 'Turbidez 5 UNT', 'Cor 5 uH'],
    ],
    [
      'another one, beside that of limits',
      ['LQ', 'Unid. LQ', 'Parâmetro', 'Resultado', 'Medido em'],
      [[1, 'mg/L', 'Cobre', 5, 'µg/L']],
      ['Cobre 5 µg/L'],
    ],
  ])('is known by its cells under %s', (_name, headers, rows, expected) => {
    expect(tall(headers, ...rows)).toEqual(expected);
  });

  test.each<[string, CellValue[], CellValue[][]]>([
    ['values', ['Parâmetro', 'Resultado', 'LQ'], [['Cobre', 5, 1]]],
    ['methods', ['Parâmetro', 'Resultado', 'Método'], [['Cobre', 5, 'EPA 3010/6010']]],
    ['the numbers of reports', ['Parâmetro', 'Resultado', 'Nº do laudo'], [['Cobre', 5, 'L-123/26']]],
    ['letters', ['Parâmetro', 'Resultado', 'Fase'], [['Cobre', 5, 'F']]],
    [
      'remarks, among them a unit',
      ['Parâmetro', 'Resultado', 'Nota'],
      [
        ['Cobre', 5, 'mg/L'],
        ['Cobre', 5, 'ver laudo'],
        ['Cobre', 5, 'sem preservante'],
      ],
    ],
  ])('is none of %s', (_name, headers, rows) => {
    expect(tall(headers, ...rows)).toEqual(rows.map(() => 'Cobre 5'));
  });

  test('is the one that is headed so, unless it is empty', () => {
    const headers = ['Parâmetro', 'Resultado', 'Medido em', 'Unidade'];
    expect(tall(headers, ['Cobre', 5, 'mg/L', null], ['DBO', 7, 'mg/L', '-'])).toEqual(['Cobre 5 mg/L', 'DBO 7 mg/L']);
    expect(tall(headers, ['Cobre', 5, 'mg/L', 'µg/L'])).toEqual(['Cobre 5 µg/L']);
  });
});

describe('the column of signs of a tall sheet', () => {
  test.each(['Sinal', 'Sinais', 'Sinal do resultado', '<', 'Sinal (<,>)', '< / >', 'Operador'])(
    'is the one under %s',
    (header) => {
      const rows = [
        ['Cobre', 0.05, 'menor que'],
        ['Cobre', 0.7, null],
      ];
      expect(tall(['Parâmetro', 'Resultado', header], ...rows)).toEqual(['Cobre <0,05', 'Cobre 0,7']);
    },
  );

  test.each<[string, CellValue[], CellValue[][], string[]]>([
    ['Símbolo', ['Parâmetro', 'Símbolo', 'Resultado'], [['Cobre', '<', 0.05]], ['Cobre <0,05']],
    [
      'Qualificador, with others',
      ['Parâmetro', 'Qualif.', 'Resultado'],
      [
        ['Cobre', '<', 0.05],
        ['Cobre', 'J', 0.7],
        ['Cobre', 'U', 0.1],
      ],
      ['Cobre <0,05', 'Cobre (J) 0,7', 'Cobre (U) 0,1'],
    ],
    ['Qualificador behind it', ['Parâmetro', 'Resultado', 'Qualificador'], [['Cobre', 0.05, '<']], ['Cobre <0,05']],
    ['another header', ['Parâmetro', 'Comp.', 'Resultado'], [['Cobre', '≤', 0.05]], ['Cobre <0,05']],
    ['none', ['Parâmetro', null, 'Resultado'], [['Cobre', 'menor que', 0.05]], ['Cobre <0,05']],
    ['none, behind the value', ['Parâmetro', 'Resultado', null], [['Cobre', 0.05, '<']], ['Cobre <0,05']],
    [
      'none, units between',
      ['Parâmetro', null, 'Unidade', 'Resultado'],
      [['Cobre', '<', 'mg/L', 0.05]],
      ['Cobre <0,05 mg/L'],
    ],
    [
      'none, most being empty',
      ['Parâmetro', null, 'Resultado'],
      [...Array.from({ length: 400 }, () => ['Cobre', null, 1]), ['Cobre', '>', 1600]],
      [...Array.from({ length: 400 }, () => 'Cobre 1'), 'Cobre >1600'],
    ],
  ])('is known by its cells under %s', (_name, headers, rows, expected) => {
    expect(tall(headers, ...rows)).toEqual(expected);
  });

  test.each<[string, CellValue[], CellValue[]]>([
    ['the symbols of parameters', ['Parâmetro', 'Símbolo', 'Resultado'], ['Cobre', 'Cu', 5]],
    ['how a value compares with the limit behind', ['Parâmetro', 'Resultado', 'x', 'VMP'], ['Cobre', 5, '<', 10]],
    ['what another number is', ['Parâmetro', 'x', 'LQ', 'Resultado'], ['Cobre', '<', 10, 5]],
    ['a verdict in words', ['Parâmetro', 'Verificação', 'Resultado'], ['Cobre', 'Inferior', 5]],
  ])('is not %s', (_name, headers, row) => {
    expect(tall(headers, row)).toEqual(['Cobre 5']);
  });
});

describe('a header over a sign and its value', () => {
  const rows = [
    [...PLACE, 'Cobre', '<', 0.05, 'mg/L'],
    [...PLACE, 'Zinco', null, 0.7, 'mg/L'],
    [...PLACE, 'DBO', 70, null, 'mg/L'],
    [...PLACE, 'pH', null, null, '-'],
  ];
  const expected = ['Cobre <0,05 mg/L', 'Zinco 0,7 mg/L', 'DBO 70 mg/L'];

  test.each([
    ['is read with both, where it is merged over them', [across(0, 3, 4)]],
    ['is read with both, where the second column has none', []],
  ])('%s', (_name, merges) => {
    expect(told(read([['Ponto', 'Data', 'Parâmetro', 'Resultado', null, 'Unidade'], ...rows], merges))).toEqual(
      expected,
    );
  });

  test.each<[string, CellValue[], string]>([
    ['values all stand in the second', [null, 0.7, 'mg/L'], 'Cobre 0,7 mg/L'],
    ['values all stand in the first', [0.7, null, 'mg/L'], 'Cobre 0,7 mg/L'],
    ['the sign stands behind the value', [0.05, '<', 'mg/L'], 'Cobre <0,05 mg/L'],
    ['the unit stands behind the value', [5, 'µg/L', null], 'Cobre 5 µg/L'],
    ['something else stands behind the value', [5, 'A', 'mg/L'], 'Cobre 5'],
    ['it is no value that stands behind the sign', ['<', 'x', 'mg/L'], 'Cobre x mg/L'],
  ])('is read where %s', (_name, [first, second, unit], expected_) => {
    const headers = ['Ponto', 'Data', 'Parâmetro', 'Resultado', null, 'Unidade'];
    const results = told(
      read(
        [headers, [...PLACE, 'Cobre', first, second, unit]].map((row) => row.map((one) => one ?? null)),
        [across(0, 3, 4)],
      ),
    );
    expect(results.map((one) => one.startsWith(expected_))).toEqual([true]);
  });
});

describe('beside the columns of a wide sheet', () => {
  const wide = (headers: CellValue[], row: CellValue[], merges: Merged[] = []) =>
    told(
      read(
        [
          ['Ponto', 'Data', ...headers],
          [...PLACE, ...row],
        ],
        merges,
      ),
    );

  test.each<[string, CellValue[], CellValue[], string[]]>([
    ['without a header', [null, 'Cobre', null, 'DBO'], ['<', 0.05, null, 7], ['Cobre <0,05', 'DBO 7']],
    ['of each', ['Sinal', 'Cobre', 'Sinal', 'DBO'], ['<', 0.05, '>', 7], ['Cobre <0,05', 'DBO >7']],
    ['under another header', ['x', 'Cobre', 'DBO'], ['<', 0.05, 7], ['Cobre <0,05', 'DBO 7']],
  ])('signs %s are those of the values on their right', (_name, headers, row, expected) => {
    expect(wide(headers, row)).toEqual(expected);
  });

  test('a header merged over sign and value is read with both, its unit in either column', () => {
    const rows = [
      ['Ponto', 'Data', 'Cobre', null, 'DBO', null],
      [null, null, null, 'µg/L', 'mg/L', null],
      [...PLACE, '<', 0.05, null, 7],
      [...PLACE, null, 0.7, '>', 1600],
    ];
    const expected = ['Cobre <0,05 µg/L', 'DBO 7 mg/L', 'Cobre 0,7 µg/L', 'DBO >1600 mg/L'];
    expect(told(read(rows, [across(0, 2, 3), across(0, 4, 5)]))).toEqual(expected);
  });

  test('a unit in a row of its own under the second of merged columns is that of the values in the first', () => {
    const rows = [
      ['Ponto', 'Data', 'Cobre', null],
      [null, null, null, 'µg/L'],
      [...PLACE, 5, null],
    ];
    expect(told(read(rows, [across(0, 2, 3)]))).toEqual(['Cobre 5 µg/L']);
  });

  test('what stands on the right of a value under a header of its own stays out of it', () => {
    expect(wide(['Cobre', 'Cobre (nota)', 'DBO'], [0.05, 'A', 7])).toEqual(['Cobre 0,05', 'DBO 7']);
  });

  test('of two numbers under one header, which nothing names, none is known to be the result', () => {
    expect(wide(['Cobre', null, 'DBO'], [0.05, 2, 7], [across(0, 2, 3)])).toEqual(['Cobre 0,05 | 2', 'DBO 7']);
  });

  test('units of each row are those of the values on their left', () => {
    const headers = ['Cobre', 'Un.', 'DBO (mg/L)', 'Un.', 'pH', 'Un.'];
    expect(wide(headers, [5, 'µg/L', 7, 'µg/L', 7, '-'])).toEqual(['Cobre 5 µg/L', 'DBO 7 mg/L ou µg/L', 'pH 7']);
  });
});

describe('a row above the headers of a wide sheet', () => {
  const HEADERS = ['Ponto', 'Data', 'DBO', 'Cobre', 'DQO (mg/L)'];
  const below = (...above: CellValue[][]) => told(read([...above, HEADERS, [...PLACE, 7, 5, 30]]));

  test.each<[string, CellValue[][], string[]]>([
    ['tells units', [[null, null, 'mg/L', 'µg/L', null]], ['DBO 7 mg/L', 'Cobre 5 µg/L', 'DQO 30 mg/L']],
    [
      'tells what is no unit that is known',
      [[null, null, 'mg/L', 'xpto']],
      ['DBO 7 mg/L', 'Cobre 5 xpto', 'DQO 30 mg/L'],
    ],
    [
      'tells another unit than a header',
      [[null, null, 'mg/L', 'mg/L', 'µg/L']],
      ['DBO 7 mg/L', 'Cobre 5 mg/L', 'DQO 30 mg/L ou µg/L'],
    ],
    [
      'is a title',
      [['Laudo', null, 'L-123/26'], ['Resultados em mg/L'], [null, null, 'Orgânicos', 'Metais']],
      ['DBO 7 mg/L', 'Cobre 5 mg/L', 'DQO 30 mg/L'],
    ],
    ['is of another table', [['Limites'], [null, null, 'DBO', 'mg/L', 60]], ['DBO 7', 'Cobre 5', 'DQO 30 mg/L']],
  ])('%s', (_name, above, expected) => {
    expect(below(...above)).toEqual(expected);
  });

  test('tells units of all columns that it is merged over, as does one under the headers', () => {
    const units = [null, null, 'µg/L'];
    const expected = ['DBO 7 µg/L', 'Cobre 5 µg/L'];
    const headers = HEADERS.slice(0, 4);
    const row = [...PLACE, 7, 5];
    expect(told(read([units, headers, row], [across(0, 2, 3)]))).toEqual(expected);
    expect(told(read([headers, units, row], [across(1, 2, 3)]))).toEqual(expected);
  });
});

test('signs and units of a MyLIMS file are found in the same way', () => {
  const table = [
    ['Código Amostra', 'Parâmetro', null, 'Resultado', 'Medido em'],
    ['A-1', 'Cobre', '<', '5', 'µg/L'],
    ['A-1', 'Zinco', null, '7', 'mg/L'],
  ].map((celulas, at) => ({ linha: at + 1, celulas }));
  expect(readAnalises(table)).toMatchObject([
    { parametro: 'Cobre', valor: '<5', unidade: 'µg/L' },
    { parametro: 'Zinco', valor: '7', unidade: 'mg/L' },
  ]);
});
