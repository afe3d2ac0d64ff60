import { beforeAll, describe, expect, it } from 'vitest';
import { layOutDocument } from '../../reports/engine/blocks/flow.ts';
import { lineUnits } from '../../reports/engine/blocks/laid.ts';
import type { Block, DocumentReport } from '../../reports/engine/document.ts';
import { Face } from '../../reports/engine/face.ts';
import { COLORS, Page, pageSize, TONES } from '../../reports/engine/page.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { info, misplaced, pageTexts } from './poppler.ts';
import { EMITTED_AT, loadFonts } from './samples.ts';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

const documentOf = (blocks: readonly Block[], changes: Partial<DocumentReport> = {}): DocumentReport => ({
  title: 'Relatório de teste',
  orientation: 'portrait',
  blocks,
  emittedAt: EMITTED_AT,
  ...changes,
});
const pagesOf = async (report: DocumentReport) => pageTexts(await renderPdf(report, fonts));
const textOf = async (report: DocumentReport) => (await pagesOf(report)).join('\n').replace(/\s+/g, ' ');

const heading: Block = { type: 'heading', text: 'Não conformidades' };
const filler = (count: number): Block[] =>
  Array.from({ length: count }, (_, index) => ({ type: 'paragraph', text: `Parágrafo ${index}` }));
const signature: Block = { type: 'signature', lines: ['Coordenação de Monitoramento', 'Efluentes Industriais'] };

/** A table whose rows take three lines each. */
const table = (count: number): Block => ({
  type: 'table',
  columns: [
    { header: 'Nº', field: 'n', kind: 'integer' },
    { header: 'Descrição da coleta', field: 'texto', kind: 'multiline' },
    { header: 'Valor', field: 'valor', kind: 'decimal', decimals: 2 },
  ],
  rows: Array.from({ length: count }, (_, n) => ({ n, texto: `r${n}a\nr${n}b\nr${n}c`, valor: n + 0.5 })),
  empty: 'Nada a mostrar.',
});

describe('what a document says', () => {
  it('holds the text of every kind of block, in reading order, and no count of rows', async () => {
    const text = await textOf(
      documentOf(
        [
          {
            type: 'facts',
            columns: 2,
            facts: [
              { label: 'Cliente', value: 'Laticínios São João' },
              { label: 'UC', value: ' ' },
            ],
          },
          heading,
          { type: 'paragraph', text: 'ΔT ≤ 5 °C, com acentuação' },
          table(2),
          { type: 'toneLegend', entries: [{ tone: 'green', sign: 'EA', text: 'Erro de análise' }] },
          signature,
        ],
        { subtitle: 'Laticínios' },
      ),
    );
    const parts = [
      'Relatório de teste',
      'Emitido em 05/03/2026 09:41',
      'Cliente',
      'Laticínios São João',
      '-',
      'Não conformidades',
      'ΔT ≤ 5 °C, com acentuação',
      'Nº Descrição da coleta Valor',
      '0 r0a r0b r0c 0,50',
      'EA Erro de análise',
      'Coordenação de Monitoramento Efluentes Industriais',
    ];
    let at = 0;
    for (const part of parts) {
      expect(text.indexOf(part, at), `${part} in ${text}`).toBeGreaterThanOrEqual(at);
      at = text.indexOf(part, at) + 1;
    }
    expect(text).toContain('Página 1 de 1');
    expect(text).not.toContain('registro');
  });

  it('says a sentence in the place of a table without rows', async () => {
    const text = await textOf(documentOf([heading, table(0)]));
    expect(text).toContain('Não conformidades Nada a mostrar.');
    expect(text).not.toContain('Descrição da coleta');
  });

  it('is one page with nothing but its furniture when it has no blocks', async () => {
    expect(await pagesOf(documentOf([]))).toHaveLength(1);
  });

  it.each<[string, Block]>([
    ['heading', { type: 'heading', text: '😀' }],
    ['paragraph', { type: 'paragraph', text: '😀' }],
    ['label', { type: 'facts', columns: 1, facts: [{ label: '😀', value: 'a' }] }],
    ['value', { type: 'facts', columns: 1, facts: [{ label: 'a', value: '😀' }] }],
    ['sign', { type: 'toneLegend', entries: [{ tone: 'red', sign: '😀', text: 'a' }] }],
    ['meaning', { type: 'toneLegend', entries: [{ tone: 'red', sign: 'a', text: '😀' }] }],
    ['signature', { type: 'signature', lines: ['😀'] }],
  ])('has a stand-in for a character that the font lacks in a %s', async (_, block) => {
    expect(pageTexts(await renderPdf(documentOf([block]), fonts)).join(' ')).toContain('(U+1F600)');
  });
});

describe('pages of a document', () => {
  it('never end with a heading, whatever is above it', async () => {
    for (let count = 30; count < 50; count++) {
      const pages = await pagesOf(documentOf([...filler(count), heading, table(4)]));
      const page = pages.find((text) => text.includes('Não conformidades'));
      expect(page, `${count} paragraphs`).toContain('r1c');
    }
  });

  it('repeat the header of a table, and hold each of its rows whole', async () => {
    const pages = await pagesOf(documentOf([...filler(7), heading, table(90), ...filler(3)]));
    const rows = pages.filter((text) => /r\d+a/.test(text));
    expect(rows.length).toBeGreaterThan(3);
    for (const text of rows) expect(text).toContain('Descrição da coleta');
    for (let n = 0; n < 90; n++) {
      const holding = pages.filter((text) => new RegExp(`\\br${n}[abc]\\b`).test(text));
      expect(holding, `row ${n}`).toHaveLength(1);
      expect(holding[0]).toMatch(new RegExp(`r${n}a\\s+r${n}b\\s+r${n}c`));
    }
    pages.forEach((text, index) => {
      expect(text).toContain('Relatório de teste');
      expect(text).toContain(`Página ${index + 1} de ${pages.length}`);
    });
  });

  it('hold a signature whole, with what must stay with it', async () => {
    for (let count = 20; count < 45; count++) {
      const blocks: Block[] = [...filler(count), { type: 'paragraph', text: 'Atenciosamente,', keep: true }, signature];
      const pages = await pagesOf(documentOf(blocks));
      const last = pages[pages.length - 1];
      expect(last, `${count} paragraphs`).toMatch(/Atenciosamente,\s+Coordenação de Monitoramento\s+Efluentes/);
    }
  });

  it('leave no line of a paragraph alone', () => {
    const cut = (count: number) => lineUnits(count, 10, () => {}).map(({ height }) => height / 10);
    expect([1, 2, 3, 4, 5, 7].map(cut)).toEqual([[1], [2], [3], [2, 2], [2, 1, 2], [2, 1, 1, 1, 2]]);
  });

  it('cut a field that is taller than they are, and a row, and lose nothing', async () => {
    const many = Array.from({ length: 3000 }, (_, index) => `x${index}`);
    const facts: Block = { type: 'facts', columns: 2, facts: [{ label: 'UC', value: many.join(', ') }] };
    const row: Block = {
      type: 'table',
      columns: [{ header: 'Obs', field: 'obs', kind: 'multiline' }],
      rows: [{ obs: many.join(' ') }],
      empty: '',
    };
    for (const block of [facts, row]) {
      const pages = await pagesOf(documentOf([...filler(10), block, signature]));
      expect(pages.length).toBeGreaterThan(2);
      expect(pages.join(' ').match(/x\d+/g)).toEqual(many);
    }
  });

  it('keep every word on the page and off the others, upright and on their side, with wide margins or not', async () => {
    const long = `${'x'.repeat(150)} ${'Indústria de Alimentos São João '.repeat(6)}`;
    const blocks: Block[] = [
      {
        type: 'facts',
        columns: 5,
        facts: ['Cliente', 'P1', 'P2', 'UC'].map((label) => ({ label, value: long, span: 2 })),
      },
      { type: 'heading', text: long },
      { type: 'paragraph', text: long, size: 'letter' },
      { type: 'paragraph', text: '20 de novembro de 2026', align: 'right', bold: true },
      { type: 'paragraph', text: long, size: 'note' },
      table(40),
      {
        type: 'toneLegend',
        entries: (['green', 'blue', 'yellow', 'pink', 'red'] as const).map((tone) => ({
          tone,
          sign: 'NC',
          text: long,
        })),
      },
      { type: 'signature', lines: [long, long] },
    ];
    for (const orientation of ['portrait', 'landscape'] as const) {
      for (const inset of [0, 60]) {
        expect(misplaced(await renderPdf(documentOf(blocks, { orientation, inset }), fonts))).toEqual([]);
      }
    }
  });
});

describe('colours', () => {
  const draw = (block: Block) => {
    const faces = { regular: new Face(fonts.metrics.regular), bold: new Face(fonts.metrics.bold) };
    const size = pageSize('portrait');
    const [draws = []] = layOutDocument(documentOf([block]), faces, size.width, { top: 50, bottom: 800 });
    const page = new Page(size, faces, { regular: 'F1', bold: 'F2' });
    for (const one of draws) one(page);
    return page.content();
  };

  it('fill the rows that have a tone, and no others', () => {
    const columns = [{ header: 'Sinal', field: 'sinal', kind: 'text' as const }];
    const rows = [
      { sinal: 'EA', cor: 'green' },
      { sinal: null, cor: null },
      { sinal: 'NC', cor: 'red' },
    ];
    const content = draw({ type: 'table', columns, rows, tone: 'cor', empty: '' });
    expect(content).toContain(`${TONES.green} rg`);
    expect(content).toContain(`${TONES.red} rg`);
    for (const tone of ['blue', 'yellow', 'pink'] as const) expect(content).not.toContain(TONES[tone]);
  });

  it('let the texts on them be read', () => {
    const luminance = (color: string) => {
      const [r, g, b] = color.split(' ').map((part) => {
        const value = Number(part);
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      }) as [number, number, number];
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    for (const ground of Object.values(TONES)) {
      for (const text of [COLORS.ink, COLORS.outOfLimit]) {
        expect((luminance(ground) + 0.05) / (luminance(text) + 0.05)).toBeGreaterThanOrEqual(4.5);
      }
    }
  });
});

describe('the file of a document', () => {
  const report = documentOf([heading, table(60), signature]);

  it('crosses to a worker as it is, and tells its title', async () => {
    expect(structuredClone(report)).toEqual(report);
    expect(info(await renderPdf(report, fonts))).toMatchObject({ Title: 'Relatório de teste' });
  });

  it('is the same, byte by byte, for the same document, and another for another', async () => {
    const once = Buffer.from(await renderPdf(report, fonts));
    expect(Buffer.from(await renderPdf(report, fonts)).equals(once)).toBe(true);
    expect(Buffer.from(await renderPdf(documentOf([heading, table(61), signature]), fonts)).equals(once)).toBe(false);
  });
});
