import { describe, expect, test } from 'vitest';
import { isLabValue } from '../../domain/coleta/labValue.ts';
import { cellText, type Row } from '../../server/imports/cells/cells.ts';
import { LIMITS } from '../../server/imports/limits.ts';
import { openWorkbook } from '../../server/imports/openWorkbook.ts';
import { showFormats } from '../../server/imports/units/showFormats.ts';
import { type CellValue, formattedXls, formattedXlsx } from '../fixtures/spreadsheets.ts';

type Shown = readonly [format: string, value: CellValue, read: string];

/** What a reader of the sheet sees behind the number, and what is then read. */
const BEHIND: readonly Shown[] = [
  ['0.0" (menor que LQ)"', 3, '3,0 (menor que LQ)'],
  ['0.0"<"', 3, '3,0<'],
  ['0.0<', 3, '3,0<'],
  ['0.0" [<LQ]"', 3, '3,0 [<LQ]'],
  ['0.0" (<)"', 3, '3,0 (<)'],
  ['0.0"＜"', 3, '3,0＜'],
  ['0.0" ≤ LQ"', 3, '3,0 ≤ LQ'],
  ['0.0" ≥"', 3, '3,0 ≥'],
  ['0.0" ⩽"', 3, '3,0 ⩽'],
  ['0.0" ± 0,2"', 3, '3,0 ± 0,2'],
  ['0" ND"', 3, '3 ND'],
  ['0 \\N\\D', 3, '3 ND'],
  ['0" n.d."', 3, '3 n.d.'],
  ['0" (N/D)"', 3, '3 (N/D)'],
  ['0" nq"', 3, '3 nq'],
  ['0" LQ"', 3, '3 LQ'],
  ['0" (LD)"', 3, '3 (LD)'],
  ['0" L.Q."', 3, '3 L.Q.'],
  ['0" mg/L ND"', 3, '3 mg/L ND'],
  ['0"até"', 3, '3até'],
  ['0" (Não Detectado)"', 3, '3 (Não Detectado)'],
  ['0" aprox."', 3, '3 aprox.'],
  ['0" traços"', 3, '3 traços'],
  ['General" ND"', 3.25, '3,25 ND'],
  ['[Red]0.0" LQ"', 3, '3,0 LQ'],
  ['0.0[$ LQ]', 3, '3,0 LQ'],
  ['#,##0.00" LQ"', 1234.5, '1.234,50 LQ'],
  ['0.0" LQ"', -3, '-3,0 LQ'],
  ['0.00E+00" LQ"', 3, '3,00E+00 LQ'],
  ['"<"0.0" (LQ)"', 3, '<3,0 (LQ)'],
  ['"menor que "0.0" (LQ)"', 3, 'menor que 3,0 (LQ)'],
  ['0"até"0', 35, '3até5'],
];

const BEFORE: readonly Shown[] = [
  ['"até "0', 3, '(até) 3'],
  ['"＜"0.0', 3, '(＜) 3'],
  ['"≦"0.0', 3, '(≦) 3'],
  ['"LQ "0.0', 3, '(LQ) 3'],
  ['"n.d. "0', 3, '(n.d.) 3'],
  ['[$<LQ]0.0', 3, '(<LQ) 3'],
  ['"men."0', 3, '(men.) 3'],
  ['"inf. a "0', 3, '(inf. a) 3'],
  ['"máx "0', 3, '(máx) 3'],
  ['"máximo "0', 3, '(máximo) 3'],
  ['"‹"0.0', 3, '(‹) 3'],
];

/** A text that is shown in the number's stead is read as one that was typed. */
const INSTEAD: readonly Shown[] = [
  ['[<0.05]"LQ";0.00', 0.002, 'LQ'],
  ['[<0.05]"Ausente";0.00', 0.002, 'Ausente'],
  ['[<0.05]"< LQ, 0.05";[>100]"> "0;0.00', 0.002, '< LQ, 0.05'],
  ['#" LQ"', 0, 'LQ'],
];

const UNDERSTOOD: readonly Shown[] = [
  ['0.00;-0.00;"ND"', 0, 'ND'],
  ['[<0.05]"n.d.";0.00', 0.002, 'n.d.'],
  ['[<0.05]"< 0,05";[>100]"> "0;0.00', 0.002, '< 0,05'],
  ['[<0.05]"0,05";0.00', 0.002, '0,05'],
  ['[<0.05]"0,05";0.00', 0.07, '0,07'],
  ['0.00;-0.00;"0,00"', 0, '0,00'],
  ['[<0.05]"< 0,05";[>100]"> "0;0.00', 101, '>101'],
  ['"< "General', 3.25, '<3,25'],
  ['"<"0.0" mg/L"', 3, '<3'],
];

/** A text is read with what its format shows beside it. */
const TEXTS: readonly Shown[] = [
  ['"<"@', '0,05', '<0,05'],
  ['0;0;0;"< "@', '0,05', '<0,05'],
  ['@" (<LQ)"', '0,05', '0,05 (<LQ)'],
  ['"ND "@', '5', '(ND) 5'],
  ['"<"0', '5', '5'],
  ['@', '<5', '<5'],
  ['@" mg/L"', '<5', '<5'],
];

const HARMLESS = [
  ...[
    '0.00" mg/L"',
    '0.00" (mg/L)"',
    '0.00" mg/L O2"',
    '0.00" mg.L⁻¹"',
    '0" µg/L"',
    '0.0" °C"',
    '0.0%',
    '0.0"%"',
    '0" ppm"',
  ],
  ...[
    '0" UNT"',
    '0" NTU"',
    '0" NMP/100mL"',
    '0" kg N/d"',
    '0" kg N.d-1"',
    '0" L/d"',
    '0" und"',
    '0" material"',
    '0" coletas"',
  ],
  ...[
    '#,##0.00',
    '"R$ "#,##0.00',
    '[$R$-416] #,##0.00',
    '[Red]0.0',
    '[>100]0;0.00',
    '[<0.05]"LQ";0.00',
    '0.0_<',
    '0.0_)',
  ],
  ...['0.00;-0.00;"ND"', '0.00;-0.00;0.00;"ND "@', '_-* #,##0.00_-;\\-* #,##0.00_-;_-* "-"??_-;_-@_-', '@', 'General'],
];

const sheetOf = (shown: readonly (readonly [string, CellValue, ...unknown[]])[]) =>
  shown.map(([format, value], row) => [`A${row + 1}`, format, value] as const);

/** The numbers of a column under their formats, as an import reads them from a workbook of either kind. */
async function readBack(shown: Parameters<typeof sheetOf>[0], kind: 'xlsx' | 'xls'): Promise<(string | null)[]> {
  const cells = sheetOf(shown);
  const rows = cells.map(([, , value]) => [value]);
  const formats = Object.fromEntries(cells.map(([at, format]) => [at, format]));
  const bytes = kind === 'xlsx' ? await formattedXlsx(rows, { formats }) : formattedXls(rows, formats);
  const [sheet] = Object.values(openWorkbook(bytes, LIMITS, 20).Sheets);
  const read: (Row | undefined)[] = sheet?.['!data'] ?? [];
  showFormats(read);
  return read.map((row) => cellText(row?.[0]));
}

describe.each(['xlsx', 'xls'] as const)('of a number in an .%s', (kind) => {
  test.each([
    ['a sign behind it makes what is shown a text that is no value', BEHIND, false],
    ['a sign before it that is not understood makes it no value', BEFORE, false],
    ['a text in its stead that is not understood is no value', INSTEAD, false],
    ['what a reader sees is read where it is understood', UNDERSTOOD, true],
  ])('%s', async (_name, shown, isValue) => {
    expect(await readBack(shown, kind)).toEqual(shown.map(([, , read]) => read));
    expect(shown.filter(([, , read]) => isLabValue(read) !== isValue)).toEqual([]);
  });

  test('a text comes with the sign that its format shows', async () => {
    expect(await readBack(TEXTS, kind)).toEqual(TEXTS.map(([, , read]) => read));
  });

  test('a unit, a currency or a colour leaves it the number that it is', async () => {
    const shown = HARMLESS.map((format) => [format, 1234.5] as const);
    expect(await readBack(shown, kind)).toEqual(shown.map(() => '1234,5'));
  });
});
