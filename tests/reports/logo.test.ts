import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ExcelJS from 'exceljs';
import { beforeAll, expect, it } from 'vitest';
import { renderExcel } from '../../reports/engine/excel.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { dataUrl, JPEG, png } from '../fixtures/imagens.ts';
import { misplaced, pageTexts } from './poppler.ts';
import { clientes, EMITTED_AT, loadFonts } from './samples.ts';

const LOGOS = { png: dataUrl(png(320, 80)), jpeg: dataUrl(JPEG, 'image/jpeg') };

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

/** Page, width, height and bytes per line of each image in a PDF, without the masks of what is transparent. */
function images(pdf: ArrayBuffer): { page: number; width: number; height: number; object: string }[] {
  const folder = mkdtempSync(join(tmpdir(), 'relatorio-'));
  try {
    const file = join(folder, 'relatorio.pdf');
    writeFileSync(file, new Uint8Array(pdf));
    const lines = execFileSync('pdfimages', ['-list', file], { encoding: 'utf8' }).trim().split('\n').slice(2);
    return lines
      .map((line) => line.trim().split(/\s+/))
      .filter(([, , type]) => type === 'image')
      .map(([page, , , width, height, , , , , , object = '']) => {
        return { page: Number(page), width: Number(width), height: Number(height), object };
      });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

it.each([
  ['png', 320, 80],
  ['jpeg', 40, 20],
] as const)(
  'a %s stands at the head of every page, kept in the file once, in the place of our sign',
  async (type, width, height) => {
    const pdf = await renderPdf({ ...clientes(200), logo: LOGOS[type] }, fonts);
    const pages = pageTexts(pdf);
    expect(pages.length).toBeGreaterThan(2);
    const found = images(pdf);
    expect(found.map(({ page }) => page)).toEqual(pages.map((_, index) => index + 1));
    expect(found[0]).toMatchObject({ width, height });
    expect(new Set(found.map(({ object }) => object)).size).toBe(1);
    for (const text of pages) {
      expect(text).toContain('Relatório de Clientes');
      expect(text).not.toContain('EFLUENTES');
    }
    expect(misplaced(pdf)).toEqual([]);
  },
);

it('without one our sign stands there', async () => {
  const pdf = await renderPdf({ ...clientes(3), logo: null }, fonts);
  expect(images(pdf)).toEqual([]);
  expect(pageTexts(pdf)[0]).toContain('EFLUENTES');
});

it.each(['png', 'jpeg'] as const)('a %s stands above the lines and columns of a worksheet', async (type) => {
  const head = { logo: LOGOS[type], lines: ['Histórico', 'Coletas de outubro'] };
  const columns = [{ header: 'N', field: 'n', kind: 'integer' as const }];
  const sheets = [{ name: 'Folha', head, columns, rows: [{ n: 7 }] }];
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await renderExcel({ file: 'x.xlsx', sheets, emittedAt: EMITTED_AT }));
  const sheet = book.worksheets[0]!;
  expect(sheet.getImages()).toHaveLength(1);
  expect(book.getImage(Number(sheet.getImages()[0]!.imageId)).extension).toBe(type);
  expect([1, 2, 3, 4, 5].map((row) => sheet.getRow(row).getCell(1).value)).toEqual([
    null,
    'Histórico',
    'Coletas de outubro',
    'N',
    7,
  ]);
  expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 4 });
  expect(sheet.autoFilter).toBe('A4:A5');
});
