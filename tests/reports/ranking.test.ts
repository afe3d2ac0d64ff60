import { expect, test } from 'vitest';
import type { PosicaoNoRanking } from '../../contract/relatorioRanking.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { renderPdf } from '../../reports/engine/pdf.ts';
import { filtersKept, filtersOfMonth } from '../../reports/monthly.ts';
import { ranking } from '../../reports/ranking/definition.ts';
import { tabela } from '../../reports/ranking/tabela.ts';
import { fakeApi } from '../fixtures/fakeApi.ts';
import { misplaced, pageTexts } from './poppler.ts';
import { loadFonts } from './samples.ts';
import { workbookCells } from './workbook.ts';

const feitoEm = '2026-11-20T13:05:00.000Z';
const posicao = (id: number, nome: string, more: Partial<PosicaoNoRanking> = {}) => ({
  id,
  idPessoa: id,
  nome,
  ramoAtividade: 'Laticínios',
  volumeEsgoto: 1600.5,
  dboTotal: 0.4512,
  cargaOrganica: 24.07,
  qtdMin: 3,
  col: 1,
  meta: 2,
  regraColeta: '3 ao ano',
  ...more,
});
const NONE = { ramoAtividade: null, volumeEsgoto: null, dboTotal: null, cargaOrganica: null, meta: 0, col: 0 };
const ROWS = [
  posicao(7, 'Abatedouro'),
  posicao(4, 'Laticínios', { col: 5, meta: 0 }),
  posicao(9, 'Tecelagem', { ...NONE, qtdMin: null, regraColeta: null }),
];

async function made(search: string, rows: readonly PosicaoNoRanking[] = ROWS) {
  const filters = readFilters(ranking, search)!;
  const { pdf, excel } = await ranking.contents();
  const data = {
    rows: rows.map((row, at) => ({ ...row, posicao: at + 1 })),
    feitoEm,
    configuracao: CONFIGURACAO_PADRAO,
  };
  return { pdf: pdf!(data, { filters, emittedAt: feitoEm }), excel: excel!(data, { filters, emittedAt: feitoEm }) };
}

test('in print: what it asks, each place, the rule of collection, the sum of what adds up, its form', async () => {
  const { pdf } = await made('?ano=2026&valor=3');
  expect(pdf.orientation).toBe('landscape');
  const bytes = await renderPdf(pdf, await loadFonts());
  expect(misplaced(bytes)).toEqual([]);
  const text = pageTexts(bytes).join(' ').replace(/\s+/g, ' ');
  for (const part of [
    'Ranking das indústrias ligadas à estação de tratamento de esgoto',
    'Ano: 2026 – Ordem: Meta',
    'REGRA DE COLETA',
    '1 Abatedouro Laticínios 1.600,50 0,451 24,07 3 1 2 3 ao ano',
    '3 Tecelagem - - - - - - - -',
    'Somatório 3.201,00 48,14 6 6 2',
    '013_FMEI Rev.07',
  ])
    expect(text).toContain(part);
});

test('many places take several pages, each with its headings and number', async () => {
  const { pdf } = await made(
    '?ano=2026',
    Array.from({ length: 120 }, (_, at) => posicao(at, `Indústria de nome longo ${at}`)),
  );
  const bytes = await renderPdf(pdf, await loadFonts());
  const pages = pageTexts(bytes);
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toMatch(/REGRA DE\s+COLETA/);
    expect(page).toContain(`Página ${at + 1} de ${pages.length}`);
  }
  expect(misplaced(bytes)).toEqual([]);
});

test('the workbook has the columns of the screen, numbers as such', async () => {
  const { excel } = await made('?ano=2026');
  expect(excel.file).toBe('Relatorio_ranking.xlsx');
  const [sheet = []] = await workbookCells(excel);
  expect(sheet.slice(1)).toEqual([
    ['Ano: 2026'],
    ['Ordem: Mínimo de Coletas'],
    ['Feito em 20/11/2026 10:05'],
    ['013_FMEI Rev.07'],
    [
      '#',
      'Indústria',
      'Ramo de atividade',
      'Esgoto mensal médio ano anterior (m³)',
      'DBO em dezembro ano anterior (kg/m³)',
      'Carga orgânica diária (kg DBO)',
      'Mínimo de coletas',
      'Coletas realizadas',
      'Meta',
    ],
    [1, 'Abatedouro', 'Laticínios', 1600.5, 0.4512, 24.07, 3, 1, 2],
    [2, 'Laticínios', 'Laticínios', 1600.5, 0.4512, 24.07, 3, 5, 0],
    [3, 'Tecelagem', undefined, undefined, undefined, undefined, undefined, 0, 0],
  ]);
});

test('a year without records leads to the nearest ones with some, of the same order, asked for once', async () => {
  const asked = { ano: 2026, valor: '2' };
  const queries: unknown[] = [];
  const nearest = async (anterior: number | null, posterior: number | null) => {
    const api = fakeApi({
      'GET /RankingRelatorio/proximos': ({ query }) => {
        queries.push(query);
        return { anterior, posterior };
      },
    });
    return tabela.nearest?.(api, asked, { now: feitoEm });
  };
  expect(await nearest(2011, 2028)).toEqual([
    { text: '2011', asked: { ano: 2011, valor: '2' } },
    { text: '2028', asked: { ano: 2028, valor: '2' } },
  ]);
  expect(await nearest(null, null)).toEqual([]);
  expect(queries).toEqual([{ ano: 2026 }, { ano: 2026 }]);
});

test('sent by mail it is of the year of the month; the drawing shows what was done and what is due', () => {
  const kept = filtersKept(ranking, readFilters(ranking, '?ano=2020&valor=2')!);
  expect(kept).toBe('valor=2');
  expect(filtersOfMonth(ranking, kept!, '2026-03')?.asked).toEqual({ ano: 2026, valor: '2' });
  const picture = tabela.picture?.(ROWS.map((row, at) => ({ ...row, posicao: at + 1 })));
  expect(picture?.categories).toEqual(['1. Abatedouro', '2. Laticínios']);
  expect(picture?.series.map(({ values }) => values)).toEqual([
    [1, 5],
    [2, 0],
  ]);
});

test('who subscribes to it is told of the order only: its year is that of the month sent', () => {
  const filters = ranking.filters({ ano: '2026', valor: '2', filter: '{"nome":"a"}' })!;
  expect(ranking.inWords?.(filters)).toBe('Ordem: Coletas realizadas; com filtro de colunas');
});
