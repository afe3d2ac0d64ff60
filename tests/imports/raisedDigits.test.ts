import ExcelJS from 'exceljs';
import { expect, test } from 'vitest';
import { isLabValue } from '../../domain/coleta/labValue.ts';
import { cellText, type Row } from '../../server/imports/cells/cells.ts';
import { LIMITS } from '../../server/imports/limits.ts';
import { openWorkbook } from '../../server/imports/openWorkbook.ts';
import { partsOf, richXls, zipOf } from '../fixtures/spreadsheets.ts';

/** A run of a rich text: as it is, or behind '^' raised, behind '_' lowered. */
const run = (text: string): ExcelJS.RichText => {
  const [, mark, own = text] = /^([\^_])(.*)$/s.exec(text) ?? [];
  if (mark === undefined) return { text: own };
  return { text: own, font: { bold: true, vertAlign: mark === '^' ? 'superscript' : 'subscript' } };
};

/** What is read of cells of such texts. @param change what is done to each part of the package */
async function read(cells: readonly (readonly string[])[], change = (xml: string) => xml) {
  const book = new ExcelJS.Workbook();
  const sheet = book.addWorksheet('Plan1');
  for (const runs of cells) sheet.addRow([{ richText: runs.map(run) }]);
  const parts = partsOf(Buffer.from(await book.xlsx.writeBuffer()));
  const changed = parts.map((part) => ({ ...part, content: Buffer.from(change(part.content.toString())) }));
  return firstColumn(zipOf(changed));
}

function firstColumn(bytes: Buffer) {
  const [opened] = Object.values(openWorkbook(bytes, LIMITS, 20).Sheets);
  const rows: (Row | undefined)[] = opened?.['!data'] ?? [];
  return rows.map((row) => cellText(row?.[0]));
}

const NOTED: [runs: string[], read: string][] = [
  [['1,5', '^2'], '1,5²'],
  [['<0,5', '^1'], '<0,5¹'],
  [['1', ',5', '^10'], '1,5¹⁰'],
  [['10', '^3'], '10³'],
  [['1,5', '_2'], '1,5₂'],
  [['^2', '15'], '²15'],
  [['15', '^1,2'], '15¹,²'],
];

const AS_TYPED: [runs: string[], read: string][] = [
  [['<', '0,5'], '<0,5'],
  [['^<', '0,5'], '<0,5'],
  [['^1', '^,5'], '1,5'],
  [['DBO', '_5'], 'DBO5'],
  [['SO', '_4'], 'SO4'],
  [['mg/m', '^3'], 'mg/m3'],
  [['ND', '^1'], 'ND1'],
  [['1,5', '^(1)'], '1,5(1)'],
  [['R&D', '^2'], 'R&D2'],
];

const texts = (table: typeof NOTED) => table.map(([runs]) => runs);
const expected = (table: typeof NOTED) => table.map(([, text]) => text);

test('a note on a value is no digit of it: with it, it is no value', async () => {
  const said = await read(texts(NOTED));
  expect(said).toEqual(expected(NOTED));
  expect(said.filter(isLabValue)).toEqual([]);
});

test('other texts are what was typed', async () => {
  expect(await read(texts(AS_TYPED))).toEqual(expected(AS_TYPED));
});

test('texts that cells keep themselves, and those of other writers, are read as well', async () => {
  const own = (xml: string) =>
    xml.replace(
      /<c r="A1"[^>]*t="s"[^>]*><v>0<\/v><\/c>/,
      '<c r="A1" t="inlineStr"><is><r><t>1,5</t></r><r><rPr><vertAlign val="superscript"/></rPr><t>2</t></r></is></c>',
    );
  expect(await read([['x'], ['3', '^4']], own)).toEqual(['1,5²', '3⁴']);
  const otherwise = (xml: string) =>
    xml.includes('<sst')
      ? xml.replace(/<(\/?)(?=(?:sst|si|r|rPr|t|vertAlign|b)\b)/g, '<$1x:').replace(/val="/g, 'val = "')
      : xml;
  expect(await read([['1,5', '^2']], otherwise)).toEqual(['1,5²']);
});

test.each([1, 2] as const)(
  'in an .xls no number is known that is written in several fonts, where one raises or lowers (%i)',
  (script) => {
    const said = firstColumn(richXls(['1,52', '<0,51', 'DBO5', '52 anos'], script));
    expect(said).toEqual(['1,52 (sobrescrito?)', '<0,51 (sobrescrito?)', 'DBO5', '52 anos']);
    expect(said.filter(isLabValue)).toEqual([]);
  },
);

test('in an .xls numbers are what they are where no font raises', () => {
  expect(firstColumn(richXls(['1,52', 'DBO5'], 0))).toEqual(['1,52', 'DBO5']);
});
