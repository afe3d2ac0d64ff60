import ExcelJS from 'exceljs';
import { describe, expect, it } from 'vitest';
import { cleanCell, renderExcel, sheetNames } from '../../reports/engine/excel.ts';
import type { Row, SheetColumn, Workbook } from '../../reports/engine/report.ts';
import { EMITTED_AT } from './samples.ts';
import { minutesIn } from './workbook.ts';

const COLUMNS: SheetColumn[] = [
  { header: 'id', field: 'id', kind: 'integer' },
  { header: 'descricao', field: 'descricao', kind: 'text' },
  { header: 'maximo', field: 'maximo', kind: 'decimal', decimals: 3 },
  { header: 'dtAquisicao', field: 'dtAquisicao', kind: 'date' },
  { header: 'status', field: 'flagAtivo', kind: 'situacao' },
  { header: 'dtCadastro', field: 'dtCadastro', kind: 'moment' },
];
const ROW: Row = {
  id: 7,
  descricao: '=SOMA(A1) ≤5 ΔT',
  maximo: 1234.5678,
  dtAquisicao: '2024-02-29',
  flagAtivo: 1,
  dtCadastro: '2026-01-01T02:30:00.000Z',
};

async function readBack(rows: Row[], changes: Partial<Workbook> = {}): Promise<ExcelJS.Workbook> {
  const book = new ExcelJS.Workbook();
  const sheets = [{ name: 'Parâmetros', columns: COLUMNS, rows }];
  await book.xlsx.load(await renderExcel({ file: 'Parametro.xlsx', sheets, emittedAt: EMITTED_AT, ...changes }));
  return book;
}

describe('a workbook', () => {
  it('holds numbers as numbers and dates as dates, with their formats', async () => {
    const sheet = (await readBack([ROW])).getWorksheet('Parâmetros')!;
    const cells = [1, 2, 3, 4, 5, 6].map((column) => sheet.getRow(2).getCell(column));
    expect(cells.map((cell) => cell.value)).toEqual([
      7,
      '=SOMA(A1) ≤5 ΔT',
      1234.5678,
      new Date('2024-02-29T00:00:00Z'),
      'Habilitado',
      new Date('2025-12-31T23:30:00Z'),
    ]);
    expect(cells.map((cell) => cell.type)).toEqual([
      ExcelJS.ValueType.Number,
      ExcelJS.ValueType.String,
      ExcelJS.ValueType.Number,
      ExcelJS.ValueType.Date,
      ExcelJS.ValueType.String,
      ExcelJS.ValueType.Date,
    ]);
    expect(cells[2]!.numFmt).toBe('#,##0.000');
    expect(cells[3]!.numFmt).toBe('dd/mm/yyyy');
    expect(cells[5]!.numFmt).toBe('dd/mm/yyyy hh:mm');
  });

  it('is printed on A4 with all columns of a page beside each other, its titles on each page', async () => {
    const upright = (await readBack([ROW])).getWorksheet('Parâmetros')!.pageSetup;
    expect(upright).toMatchObject({ paperSize: 9, orientation: 'portrait', fitToPage: true, printTitlesRow: '1:1' });
    expect([upright.fitToWidth, upright.fitToHeight]).toEqual([1, 0]);
    const long = { ...ROW, descricao: 'x'.repeat(70) };
    expect((await readBack([long])).getWorksheet('Parâmetros')!.pageSetup.orientation).toBe('landscape');
    const many = Array.from({ length: 12 }, (_, at) => ({
      header: `c${at}`,
      field: 'descricao',
      kind: 'text' as const,
    }));
    const sheets = [{ name: 'A', head: { lines: ['Cliente'] }, columns: many, rows: [long] }];
    const wide = (await readBack([], { sheets })).worksheets[0]!.pageSetup;
    expect(wide).toMatchObject({ fitToWidth: 3, printTitlesRow: '2:2', printTitlesColumn: 'A:A' });
  });

  it('has the titles of numbers and dates at the end that these are at, clear of the button of their filter', async () => {
    const sheet = (await readBack([ROW])).getWorksheet('Parâmetros')!;
    const ends = COLUMNS.map((_, at) => sheet.getRow(1).getCell(at + 1).alignment?.horizontal);
    expect(ends).toEqual(['right', undefined, 'right', 'right', undefined, 'right']);
    expect(sheet.getRow(1).getCell(1).alignment.indent).toBeGreaterThan(0);
  });

  it('shows texts that are longer than their column in several lines, wherever among its rows they stand', async () => {
    const rows = Array.from({ length: 600 }, (): Row => ROW);
    const name = 'Indústria Fictícia '.repeat(5);
    const head = { lines: ['Indústria Fictícia '.repeat(5)] };
    const sheets = [{ name: 'A', head, columns: COLUMNS, rows: [...rows, { ...ROW, descricao: name }] }];
    const sheet = (await readBack([], { sheets })).worksheets[0]!;
    const last = sheet.getRow(603);
    expect(last.getCell(2).value).toBe(name);
    expect(last.getCell(2).alignment).toMatchObject({ wrapText: true, vertical: 'top' });
    expect(last.getCell(1).alignment).toEqual({ vertical: 'top' });
    // What stands above the columns goes on over those beside it.
    expect(sheet.getCell('A1').alignment?.wrapText).not.toBe(true);
    expect((await readBack([ROW])).worksheets[0]!.getCell('B2').alignment).toBeUndefined();
  });

  it('holds hours and minutes as time that adds up; what is none stays the text that it is', async () => {
    const columns: SheetColumn[] = [{ header: 'ΔT', field: 'tempo', kind: 'text', elapsed: true, kinds: 'kind' }];
    const rows: Row[] = ['29:05', '0600:30', '24h', 'cerca de 8', null].map((tempo) => ({ tempo, kind: 'text' }));
    rows.push({ tempo: '100,5', kind: 'decimal' });
    const sheet = (await readBack([], { sheets: [{ name: 'Tempos', columns, rows }] })).worksheets[0]!;
    const cells = [2, 3, 4, 5, 6, 7].map((row) => sheet.getCell(row, 1));
    expect(cells.slice(0, 3).map(({ value }) => minutesIn(value))).toEqual([1745, 36_030, 1440]);
    expect(cells.slice(0, 3).map(({ numFmt }) => numFmt)).toEqual(['[h]:mm', '[h]:mm', '[h]:mm']);
    expect(cells.slice(3).map(({ value }) => value)).toEqual(['cerca de 8', null, 100.5]);
    expect(cells[5]?.numFmt).toBe('#,##0.00');
  });

  it('has a bold frozen header with a filter, and columns wide enough to read', async () => {
    const long = { ...ROW, descricao: 'Demanda bioquímica de oxigênio' };
    const sheet = (await readBack([ROW, long])).worksheets[0]!;
    expect(sheet.getRow(1).values).toEqual([undefined, ...COLUMNS.map((column) => column.header)]);
    expect(sheet.getRow(1).getCell(1).font?.bold).toBe(true);
    expect(sheet.getRow(2).getCell(1).font?.bold).toBeFalsy();
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect(sheet.autoFilter).toBe('A1:F3');
    expect(sheet.getColumn(2).width).toBeGreaterThanOrEqual(long.descricao.length);
    expect(sheet.getColumn(1).width).toBeLessThan(12);
    const lines: Row = { ...ROW, descricao: 'Alteração em Cliente\nOBS: - → Portaria\nUF: SP' };
    expect((await readBack([lines])).worksheets[0]!.getColumn(2).width).toBeLessThan(24);
  });

  it('is dated when it was emitted', async () => {
    const book = await readBack([ROW]);
    expect([book.created, book.modified]).toEqual([new Date(EMITTED_AT), new Date(EMITTED_AT)]);
  });

  it('keeps a laboratory text in a column of numbers, and leaves empty what is no value', async () => {
    const rows: Row[] = [
      { ...ROW, maximo: '<0,001' },
      { ...ROW, maximo: Number.NaN, descricao: null, dtAquisicao: 'nunca', dtCadastro: null },
      { ...ROW, maximo: Number.POSITIVE_INFINITY },
    ];
    const sheet = (await readBack(rows)).worksheets[0]!;
    expect(sheet.getCell('C2').value).toBe('<0,001');
    for (const empty of ['C3', 'B3', 'D3', 'F3', 'C4']) expect(sheet.getCell(empty).value, empty).toBeNull();
  });

  it('may have many sheets, and none of their rows', async () => {
    const sheets = ['Dados', 'endereço', 'dados'].map((name) => ({ name, columns: COLUMNS, rows: [] }));
    const book = await readBack([], { sheets });
    expect(book.worksheets.map((sheet) => sheet.name)).toEqual(['Dados', 'endereço', 'dados (2)']);
    expect(book.worksheets[0]!.autoFilter).toBe('A1:F1');
  });
});

describe('what Excel accepts', () => {
  it('cuts long texts and removes control characters', () => {
    expect(cleanCell('x'.repeat(40_000))).toHaveLength(32_767);
    expect(cleanCell('a\u0000b\u0008c\nd\u001b')).toBe('abc\nd');
    expect(cleanCell(`${'x'.repeat(32_766)}😀`)).toBe(`${'x'.repeat(32_766)}\ufffd`);
    expect(cleanCell(new Date(Number.NaN))).toBeNull();
  });

  it.each([
    [['a/b:c*?[d]\\e'], ['a b c   d  e']],
    [[''], ['Planilha']],
    [["'Dados'"], ['Dados']],
    [["Caixa d'água"], ['Caixa d’água']],
    [['History'], ['History (2)']],
    [
      ['x'.repeat(40), 'X'.repeat(40)],
      ['x'.repeat(31), `${'X'.repeat(27)} (2)`],
    ],
  ])('names sheets %j as %j', (wanted, names) => {
    expect(sheetNames(wanted)).toEqual(names);
  });
});
