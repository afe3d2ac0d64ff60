import { readdirSync, readFileSync } from 'node:fs';
import * as path from 'node:path';
import { inflateSync } from 'node:zlib';
import { jsPDF } from 'jspdf';
import { expect, test } from 'vitest';
import { currentFontId, declareText, FinishedPages, writeOperators } from '../../reports/engine/jspdf.ts';
import { loadFonts } from './samples.ts';

const ENGINE = path.resolve(import.meta.dirname, '../../reports/engine');

async function docWithFont() {
  const doc = new jsPDF({ unit: 'pt', compress: false, putOnlyUsedFonts: true });
  const { regular } = await loadFonts();
  doc.addFileToVFS('regular.ttf', Buffer.from(regular).toString('latin1'));
  doc.addFont('regular.ttf', 'DejaVu', 'normal');
  doc.setFont('DejaVu', 'normal');
  doc.text(' ', 0, 0);
  return doc;
}

test('operators are written on the page as they are', async () => {
  const doc = await docWithFont();
  writeOperators(doc, '0.5 0.25 0.125 rg');
  expect(doc.output()).toContain('\n0.5 0.25 0.125 rg\n');
});

test('the font at hand has the name that the file knows it by', async () => {
  const doc = await docWithFont();
  const id = currentFontId(doc);
  expect(id).toMatch(/^F\d+$/);
  expect(doc.output()).toMatch(new RegExp(`/${id} \\d+ 0 R`));
});

test('the glyphs of a declared text are embedded with their meaning, and no others', async () => {
  const doc = await docWithFont();
  declareText(doc, 'Δ≤');
  const file = doc.output();
  // Of the table that gives glyphs back their characters.
  expect(file).toMatch(/<[0-9a-f]{4}><0394>/);
  expect(file).toMatch(/<[0-9a-f]{4}><2264>/);
  expect(file).not.toMatch(/<[0-9a-f]{4}><0041>/);
});

test('a page is compressed as it is finished, not held whole, and reads back as it was written', async () => {
  const doc = new jsPDF({ unit: 'pt', compress: true });
  const finished = new FinishedPages(doc);
  for (const operators of ['0.5 0.25 0.125 rg', '1 0 0 rg']) {
    writeOperators(doc, operators);
    await finished.finish();
    expect(String(doc.internal.pages[doc.getNumberOfPages()])).not.toContain('rg');
    doc.addPage();
  }
  await finished.finish();
  const file = Buffer.from(finished.file()).toString('latin1');
  const pages = [...file.matchAll(/\/Filter \/FlateDecode[^>]*>>\nstream\n(.*?)\nendstream/gs)].map(([, stream = '']) =>
    inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'),
  );
  expect(pages[0]).toContain('\n0.5 0.25 0.125 rg');
  expect(pages[1]).toContain('\n1 0 0 rg');
  expect(pages).toHaveLength(3);
});

test('only one file knows what jsPDF does not declare', () => {
  const knowing = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .filter((name) =>
      /\binternal\b|pdfEscape16|__private__|as unknown as \w*(?:jsPDF|Undeclared)/.test(
        readFileSync(path.join(ENGINE, name), 'utf8'),
      ),
    );
  expect(knowing).toEqual(['jspdf.ts']);
});
