import { beforeAll, describe, expect, it } from 'vitest';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { ReportError, type TableReport } from '../../reports/engine/report.ts';
import { fonts as embeddedFonts, info, misplaced, pageTexts } from './poppler.ts';
import { clientes, historico, loadFonts, parametros } from './samples.ts';

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

const textOf = async (report: TableReport) =>
  pageTexts(await renderPdf(report, fonts))
    .join('\n')
    .replace(/\s+/g, ' ');

/** So many rows of more columns than a page can hold. */
function inParts(count: number): TableReport {
  const columns = Array.from({ length: 60 }, () => ({ header: 'Código', field: 'codigo', kind: 'integer' as const }));
  return { ...clientes(count), columns };
}

describe('what a report says', () => {
  it('holds every text, in reading order', async () => {
    const text = await textOf(parametros());
    const parts = [
      'Relatório de Parâmetros',
      'Situação: Habilitado',
      'Emitido em 05/03/2026 09:41',
      '4 registros',
      '# Sigla Descrição Resultado Coleta',
      '1 ΔT Variação de temperatura ≤5 28/02/2026',
      '2 Fenol Índice de fenóis <0,001 28/02/2026',
      '3 DBO Demanda bioquímica de oxigênio ▲ 1.234,568 28/02/2026',
      '4 pH Potencial hidrogeniônico ▼ 4,100 28/02/2026',
      'Total: 4 registros.',
      'artigo 19-A do Decreto Estadual nº 8468/76.',
    ];
    const places = parts.map((part) => text.indexOf(part));
    expect(places, text).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    for (const part of ['▲ acima do máximo', '▼ abaixo do mínimo', '012_FMEI Rev.07', 'Página 1 de 1']) {
      expect(text).toContain(part);
    }
  });

  it('writes totals, and a sign in the place of zero and of nothing', async () => {
    const columns = [
      { header: 'Indústria', field: 'nome', kind: 'text' as const },
      { header: 'Carga', field: 'carga', kind: 'decimal' as const, decimals: 2, blank: '-' },
    ];
    const rows = [
      { nome: 'Alfa', carga: 0 },
      { nome: 'Beta', carga: null },
      { nome: 'Gama', carga: 2.5 },
    ];
    const text = await textOf(parametros({ columns, rows, totals: { nome: 'Somatório', carga: 2.5 } }));
    expect(text).toContain('Alfa - Beta - Gama 2,50 Somatório 2,50 Total: 3 registros.');
  });

  it('keeps the area code of a telephone on the line of its number', async () => {
    const columns = [...'abcdefghi'].map((field) => ({ header: field, field, kind: 'text' as const }));
    const long = Object.fromEntries(columns.map(({ field }) => [field, 'Rua das Flores, do Vale do Jundiaí']));
    const rows = Array.from({ length: 3 }, () => ({ ...long, d: '(11) 4522-1000' }));
    const [text = ''] = pageTexts(await renderPdf({ ...clientes(0), orientation: 'portrait', columns, rows }, fonts));
    expect(text.match(/\(11\)[ \u00a0]4522-1000/g)).toHaveLength(3);
  });

  it('says so when there are no rows', async () => {
    expect(await textOf(clientes(0))).toContain('Nenhum registro.');
  });

  it('puts decomposed accents together and leaves invisible characters out', async () => {
    const text = await textOf(parametros({ notes: ['Sa\u0303o Joa\u0303o\u200b\u0007, 10\u202fmg/L'] }));
    expect(text).toContain('São João, 10 mg/L');
  });

  it('prints a stand-in for a character that the font lacks, and says so on the page', async () => {
    const text = await textOf(parametros({ title: 'Rota 😀', notes: ['Visita feita 水'] }));
    expect(text).toContain('Rota □');
    expect(text).toContain('Visita feita □');
    expect(text).toContain('□ caractere que a fonte deste documento não tem (U+6C34, U+1F600)');
    expect(await textOf(parametros())).not.toContain('□');
  });
});

describe('pages', () => {
  it('repeats heading, column headers and footer on each, and numbers them', async () => {
    const pages = pageTexts(await renderPdf(clientes(300), fonts));
    expect(pages.length).toBeGreaterThan(4);
    pages.forEach((text, index) => {
      expect(text).toContain('Relatório de Clientes');
      expect(text).toContain('Código Cliente Situação');
      expect(text).toContain('051_FMEI Rev.02');
      expect(text).toContain(`Página ${index + 1} de ${pages.length}`);
    });
    const codes = pages.flatMap((text) => [...text.matchAll(/^(1\d{3}) Indústria/gm)].map((match) => Number(match[1])));
    expect(codes).toEqual(Array.from({ length: 300 }, (_, index) => 1000 + index));
  });

  it('numbers them in the words that the report asks for', async () => {
    expect(await textOf({ ...clientes(3), pageLabel: 'pág {n} de {m}' })).toContain('pág 1 de 1');
  });

  it('cuts a row that is taller than a page, and loses nothing of it', async () => {
    const sentence = (index: number) => `palavra${index}`;
    const all = Array.from({ length: 4000 }, (_, index) => sentence(index));
    const report = clientes(1);
    const pdf = await renderPdf({ ...report, rows: [{ codigo: 1, nome: all.join(' '), flagAtivo: 1 }] }, fonts);
    const pages = pageTexts(pdf);
    expect(pages.length).toBeGreaterThan(2);
    expect(pages.join(' ').match(/palavra\d+/g)).toEqual(all);
  });

  it('keeps every word on the page and off the others', async () => {
    const long = { ...clientes(40) };
    const rows = long.rows.map((row, index) => ({
      ...row,
      nome:
        index % 3 === 0
          ? `${'x'.repeat(300)} ${'palavra '.repeat(20)}`
          : 'contato@industria-de-alimentos-exemplo.com.br',
    }));
    for (const report of [parametros(), { ...long, rows }, historico(120)]) {
      expect(misplaced(await renderPdf(report, fonts))).toEqual([]);
    }
  });

  it.each<[string, (count: number) => TableReport, RegExp]>([
    ['its count', clientes, /^1\d{3} Indústria/gm],
    ['totals', (count) => ({ ...clientes(count), totals: { nome: 'Somatório', codigo: 9 } }), /^1\d{3} Indústria/gm],
    ['notes', (count) => ({ ...clientes(count), notes: ['Nota.', 'De linhas. '.repeat(20)] }), /^1\d{3} Indústria/gm],
    ['its count, in parts', inParts, /^1\d{3} 1\d{3}/gm],
  ])('never puts what closes a table on a page without rows: %s', async (_, reportOf, row) => {
    const onPages = async (count: number, lines: number) => {
      const legend = Array.from({ length: lines }, (_, line) => ({ mark: '▲', text: `${line} ${'de '.repeat(150)}` }));
      const pages = pageTexts(await renderPdf({ ...reportOf(count), legend }, fonts));
      return pages.map((text) => ({ rows: text.match(row)?.length ?? 0, total: text.includes('Total: ') }));
    };
    let moved = 0;
    // Each line of the legend leaves another height under rows that fill their pages.
    for (let lines = 0; lines < 6; lines += 1) {
      const fills = (await onPages(200, lines))[0]!.rows;
      const pages = await onPages(2 * fills, lines);
      expect(pages.map(({ total }) => total).indexOf(true)).toBe(pages.length - 1);
      expect(pages.at(-1)!.rows).toBeGreaterThan(0);
      if (pages.at(-1)!.rows < fills) moved += 1;
    }
    expect(moved).toBeGreaterThan(0);
  });

  it('cuts the last lines off a row that fills its page, for the count to follow', async () => {
    const report = clientes(1);
    const row = (words: number) => ({ codigo: 1, nome: 'palavra '.repeat(words), flagAtivo: 1 });
    const wordsOnPages = async (words: number) => {
      const pages = pageTexts(await renderPdf({ ...report, rows: [row(words)] }, fonts));
      return pages.map((text) => text.match(/palavra/g)?.length ?? 0);
    };
    const [fills = 0] = await wordsOnPages(6_000);
    const [first = 0, last = 0, ...more] = await wordsOnPages(fills);
    expect(more).toEqual([]);
    expect(first + last).toBe(fills);
    expect(last).toBeGreaterThan(0);
  });

  it('fits 38 columns on a landscape page without breaking a number or a date', async () => {
    const report = historico(30);
    const pdf = await renderPdf(report, fonts);
    const text = pageTexts(pdf).join('\n');
    expect(info(pdf)['Page size']).toContain('841.89 x 595.28');
    expect(text.match(/31\/12\/2025/g)).toHaveLength(30);
    expect(text).toContain('12.345,5');
    expect(text).toMatch(/▲\s\d+,\d\d/);
  });

  it('goes on with more columns than a page can hold on other pages, and refuses those that no page holds', async () => {
    const many = (header: string) =>
      parametros({ columns: Array.from({ length: 150 }, () => ({ header, field: 'id', kind: 'integer' as const })) });
    const pages = pageTexts(await renderPdf(many('A'), fonts));
    expect(pages[1]).toMatch(/Colunas: parte 2 de \d/);
    await expect(renderPdf(many('A'.repeat(200)), fonts)).rejects.toThrow(ReportError);
  });
});

describe('the file', () => {
  it('embeds both faces, with their meaning as text, and no other font', async () => {
    const found = embeddedFonts(await renderPdf(parametros(), fonts));
    expect(found).toHaveLength(2);
    for (const font of found) expect(font).toMatchObject({ embedded: true, unicode: true });
  });

  it('tells its title, its date and its language', async () => {
    const pdf = await renderPdf(parametros(), fonts);
    expect(info(pdf)).toMatchObject({ Title: 'Relatório de Parâmetros', CreationDate: '2026-03-05T12:41:00Z' });
    expect(Buffer.from(pdf).toString('latin1')).toContain('/Lang (pt-BR)');
  });

  it('is the same, byte by byte, for the same report', async () => {
    const once = Buffer.from(await renderPdf(historico(60), fonts));
    expect(Buffer.from(await renderPdf(historico(60), fonts)).equals(once)).toBe(true);
    expect(Buffer.from(await renderPdf(historico(61), fonts)).equals(once)).toBe(false);
  });

  it('tells how far it is', async () => {
    const told: number[] = [];
    await renderPdf(clientes(500), fonts, (done) => told.push(done));
    expect(told.at(-1)).toBe(1);
    expect(told).toEqual(told.toSorted((a, b) => a - b));
  });
});
