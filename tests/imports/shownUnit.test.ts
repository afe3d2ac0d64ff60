import { describe, expect, test } from 'vitest';
import { isLabValue } from '../../domain/coleta/labValue.ts';
import type { Row } from '../../server/imports/cells/cells.ts';
import { findLayout, readResults } from '../../server/imports/layout/layout.ts';
import { LIMITS } from '../../server/imports/limits.ts';
import { openWorkbook } from '../../server/imports/openWorkbook.ts';
import { showFormats } from '../../server/imports/units/showFormats.ts';
import { type CellValue, formattedXls, formattedXlsx } from '../fixtures/spreadsheets.ts';

/** A result under a number format and what its sheet says of its unit; then its value and unit as they are read. */
type Read = readonly [
  format: string,
  value: CellValue,
  said: string | null,
  valor: string,
  unidade: string | null,
  parametro?: string,
];

const ALONE: readonly Read[] = [
  ['0.00" µg/L"', 3, null, '3', 'µg/L'],
  ['0.00" mg/L"', 3, '', '3', 'mg/L'],
  ['0.00" mg/L"', 3, '-', '3', 'mg/L'],
  ['0.00" (µg/L)"', 3, null, '3', 'µg/L'],
  ['0.00\\ \\µ\\g\\/\\L', 3, null, '3', 'µg/L'],
  ['0.00[$ µg/L]', 3, null, '3', 'µg/L'],
  ['"µg/L "0.00', 3, null, '3', 'µg/L'],
  ['#,##0.00_-" µg/L";-#,##0.00_-" µg/L"', 1234.5, null, '1234,5', 'µg/L'],
  ['[Red]0.00" µg/L";0;"ND"', 3, null, '3', 'µg/L'],
  ['[Red]0.00" µg/L";0;"ND"', 0, null, 'ND', 'µg/L'],
  ['General" µg/L"', 3, null, '3', 'µg/L'],
  ['0.00E+00" µg/L"', 3, null, '3', 'µg/L'],
  ['0" mg/100 mL"', 3, null, '3', 'mg/100 mL'],
  ['"µg/100 mL "0', 3, null, '3', 'µg/100 mL'],
  ['0" (25 °C)"', 3, null, '3', '25 °C'],
  ['0" mg/L (1)"', 3, null, '3', 'mg/L (1)'],
  ['"<"0.0" µg/L"', 3, null, '<3', 'µg/L'],
  ['[<0.05]"< 0,05";0.00" µg/L"', 0.002, null, '< 0,05', 'µg/L'],
  ['0.00" µg/L"', '<0,5', null, '<0,5', 'µg/L'],
  ['0.00;-0.00;0.00;@" µg/L"', '<0,5', null, '<0,5', 'µg/L'],
  ['0.0" xpto"', 3, null, '3', 'xpto'],
];

const AGREED: readonly Read[] = [
  ['0.00" mg/L"', 3, 'mg/L', '3', 'mg/L'],
  ['0.00" mg.L⁻¹"', 3, 'mg/L', '3', 'mg/L'],
  ['0.00" mg/L"', 3, 'mg S/L', '3', 'mg S/L'],
  ['0.00" mg S/L"', 3, 'mg/L', '3', 'mg S/L'],
  ['0.00" mg/L"', 3, null, '3', 'mg/L', 'Zn (mg/L)'],
  ['0.0%', 0.25, '%', '25', '%'],
];

const CONTRARY: readonly Read[] = [
  ['0.00" µg/L"', 3, 'mg/L', '3 µg/L', 'mg/L'],
  ['0.00" µg/L"', 3, null, '3 µg/L', null, 'Zn (mg/L)'],
  ['0.00" mg SO4/L"', 3, 'mg S/L', '3 mg SO4/L', 'mg S/L'],
  ['0.00" NTU"', 3, 'UNT', '3 NTU', 'UNT'],
  ['0.00" mg/L"', 'ND', 'µg/L', 'ND mg/L', 'µg/L'],
  ['"<"0.0" µg/L"', 3, 'mg/L', '<3 µg/L', 'mg/L'],
  ['0%', 0.25, 'mg/L', '25 %', 'mg/L'],
];

/** What a sheet says of a unit twice, in its column and behind the parameter's name, under any format. */
const TWICE: readonly Read[] = [
  ['General', 5, 'mg/L', '5', 'mg/L', 'Zn (mg/L)'],
  ['General', 5, 'mg.L⁻¹', '5', 'mg.L⁻¹', 'Zn (mg/L)'],
  ['General', 5, 'NMP/100 mL', '5', 'NMP/100 mL', 'Zn (NMP/100mL)'],
  ['General', 5, 'mg/L', '5', 'mg S/L', 'Zn (mg S/L)'],
  // Where its column says none, what its name says is found with it.
  ['General', 5, '-', '5', null, 'Zn (µg/L)'],
  ['General', 5, null, '5', null, 'Zn (µg/L)'],
  ['General', 5, 'mg/L', '5', 'mg/L', 'Zn (EPA 3010/6010)'],
  ['General', 5, 'UNT', '5', 'UNT', 'Zn (NTU)'],
  ['0.0" mg/L"', 5, 'mg/L', '5', 'mg/L', 'Zn (mg/L)'],
];

const TWICE_CONTRARY: readonly Read[] = [
  ['General', 5, 'mg/L', '5 µg/L', 'mg/L', 'Zn (µg/L)'],
  ['General', 5, 'µg/L', '5 mg/L', 'µg/L', 'Zn (mg/L)'],
  ['General', 5, 'mg/L', '5 µg/L', 'mg/L', 'Zn µg/L'],
  ['General', 5, 'mg/L', '5 µg/L', 'mg/L', 'Zn - µg/L'],
  ['General', '<0,5', 'mg/L', '<0,5 µg/L', 'mg/L', 'Zn [µg/L]'],
  ['General', 5, 'mg/L', '5 mg/kg', 'mg/L', 'Zn (mg/kg)'],
  ['0.0" mg/L"', 5, 'mg/L', '5 µg/L', 'mg/L', 'Zn (µg/L)'],
];

/** A format that shows some numbers in one unit and some in another. */
const UNCLEAR: readonly Read[] = [
  ['[>=1000]0" g/L";0" mg/L"', 3, 'mg/L', '([>=1000]0" g/L";0" mg/L") 3', 'mg/L'],
  ['[>=1000]0.0,;0', 3000, null, '([>=1000]0.0,;0) 3000', null],
  ['[<0.01]0.000;0%', 0.005, null, '([<0.01]0.000;0%) 0,005', null],
];

/** A format whose own digits, or marks between the number's, make another number of it to a reader. */
const CHANGED: readonly Read[] = [
  ...(['0"00"', '"1"0', '0\\0', '"10x "0', '0" x10³"', '0"x10"', '0"E3"', '"x10 "0', '0" (x10)"', '0" 000"'] as const),
  ...([
    '0",5"',
    '0" / 10"',
    '0"³"',
    '0" - 10"',
    '0.0"5"',
    '0"00 mg/L"',
    '0"(1"',
    '"DBO5"0',
    '0\\00',
    '0","00',
    '"-"0',
    '\\-0.0',
    '"- "0" mg/L"',
  ] as const),
].map((format): Read => [format, 5, 'mg/L', `(${format}) 5`, 'mg/L']);

/** What is read is the number that is shown. */
const SCALED: readonly Read[] = [
  ['0%', 0.2534, null, '25,34', '%'],
  ['0.0%', 0.07, '', '7', '%'],
  ['0.00%', 1, null, '100', '%'],
  ['0.0"%"', 25, null, '25', '%'],
  ['0\\%', 25, null, '25', '%'],
  ['"<"0%', 0.03, null, '<3', '%'],
  ['0%', '<3', null, '<3', '%'],
  ['0.0" ‰"', 25, null, '25', '‰'],
  ['0.0," g/L"', 3000, null, '3', 'g/L'],
  ['#,##0,', 3000, 'mg/L', '3', 'mg/L'],
  ['0.0,,', 3_000_000, null, '3', null],
];

const AS_THEY_ARE: readonly Read[] = [
  ...['0.00', '#,##0.00', '0.0" *"', '0.0" (1)"', '0.0_)', '"R$ "#,##0.00', '[$R$-416] #,##0.00', '#,##0.00 [$€-407]'],
  ...[
    '[Red]0.0',
    '"Zn: "0.0',
    '0.0"°"',
    '0.0"º"',
    ...[
      '"H2S: "0.0',
      '"Cr6+ = "0.0',
      '"DBO (5,20): "0.0',
      '"(1) "0.0',
      '#\\ ##0.0',
      '[$€-x-euro2]#,##0.00',
      '0.00E+00',
    ],
    '0.00;-0.00;0.00;"ND "@',
    '_-* #,##0.00_-;\\-* #,##0.00_-;_-* "-"??_-',
  ],
].flatMap((format): Read[] => [
  [format, 1234.5, null, '1234,5', null],
  [format, 1234.5, 'mg/L', '1234,5', 'mg/L'],
]);

const HEADERS = ['Ponto', 'Data', 'Parâmetro', 'Valor', 'Unidade'];

async function results(rows: CellValue[][], formats: Record<string, string>, kind: 'xlsx' | 'xls') {
  const bytes = kind === 'xlsx' ? await formattedXlsx(rows, { formats }) : formattedXls(rows, formats);
  const [sheet] = Object.values(openWorkbook(bytes, LIMITS, 20).Sheets);
  const read: (Row | undefined)[] = sheet?.['!data'] ?? [];
  showFormats(read);
  const given = { name: 'Plan1', rows: read, date1904: false };
  return [...readResults(given, findLayout(given, (name) => name === 'Zn')!)];
}

describe.each(['xlsx', 'xls'] as const)('of a result in an .%s', (kind) => {
  test.each([
    ['the unit is what its format shows, where its sheet says none', ALONE, true],
    ['it is what both say, where format and sheet agree', AGREED, true],
    ['none is known where they do not: it is no value', CONTRARY, false],
    ['it is what column and name say, where they agree or but one does', TWICE, true],
    ['none is known where column and name do not agree: it is no value', TWICE_CONTRARY, false],
    ['none is known where its format shows several: it is no value', UNCLEAR, false],
    ['none is known where its format shows another number: it is no value', CHANGED, false],
    ['the value is what is shown', SCALED, true],
    ['value and unit stay where its format shows no unit', AS_THEY_ARE, true],
  ])('%s', async (_name, table, isValue) => {
    const rows = table.map(([, value, said, , , parametro]) => ['P1', '14/01/2016', parametro ?? 'Zn', value, said]);
    const formats = Object.fromEntries(table.map(([format], row) => [`D${row + 2}`, format]));
    const read = await results([HEADERS, ...rows], formats, kind);
    expect(read.map(({ valor, unidade }, row) => [table[row]?.[0], valor, unidade])).toEqual(
      table.map(([format, , , valor, unidade]) => [format, valor, unidade]),
    );
    expect(read.filter(({ valor }) => isLabValue(valor) !== isValue)).toEqual([]);
  });

  test('with a column for each parameter it is as well: under a header, or a row of units, that says none or another', async () => {
    const rows = [
      ['Ponto', 'Data', 'Zn', 'Cu (mg/L)', 'Ni', 'Cd'],
      ['Unidade', null, null, null, 'ppm', '-'],
      ['P1', '14/01/2016', 3, 3, 3, 3],
      ['P1', '15/01/2016', 4, 4, 4, 4],
    ];
    const formats = { C3: '0.0" µg/L"', D3: '0.0" µg/L"', E3: '0.0" mg/L"', F3: '0.0%' };
    const read = await results(rows, formats, kind);
    expect(read.map(({ valor, unidade }) => [valor, unidade])).toEqual([
      ['3', 'µg/L'],
      ['3 µg/L', 'mg/L'],
      ['3', 'ppm'],
      ['300', '%'],
      ['4', null],
      ['4', 'mg/L'],
      ['4', 'ppm'],
      ['4', null],
    ]);
  });
});
