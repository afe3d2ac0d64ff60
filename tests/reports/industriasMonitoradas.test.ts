import { beforeAll, expect, test } from 'vitest';
import type { IndustriaMonitorada } from '../../contract/relatorioIndustrias.ts';
import { parametros } from '../../domain/coleta/parametros.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { industriasMonitoradas } from '../../reports/industrias-monitoradas/definition.ts';
import { foraDosLimites, linha, logradouroDe, PARAMETROS } from '../../reports/industrias-monitoradas/linha.ts';
import { tabela } from '../../reports/industrias-monitoradas/tabela.ts';
import { MOST_COLETAS } from '../../reports/largest.ts';
import { type Answers, fakeApi, paged } from '../fixtures/fakeApi.ts';
import { misplaced, pageTexts, words } from './poppler.ts';
import { loadFonts } from './samples.ts';
import { workbookCells } from './workbook.ts';

const LIST = 'GET /RelatorioMonitoramento';
const OUTUBRO = '?dtInicio=2026-10-01&dtFim=2026-10-31';
const now = '2026-11-20T13:05:00.000Z';

const coleta = (id: number, more: Partial<IndustriaMonitorada> = {}): IndustriaMonitorada => ({
  id,
  idPessoa: 3,
  codigoPessoa: '0003',
  nome: 'Abatedouro',
  enderecoCompleto: 'Rua das Flores - 120 - Galpão 2 - Centro - Jundiaí - SP',
  nroDocumento: '11222333000181',
  dtExecucao: '2026-10-05',
  pontoColeta: 'P1',
  idTipoDBO: 1,
  DBO: null,
  ...more,
});
const COLETAS = [
  coleta(2, { DBO: '812,25', pH: '10,5', Cu: '<2', temperatura: '42' }),
  coleta(1, { DBO: '1200', dtExecucao: '2026-10-02', enderecoCompleto: '', nroDocumento: null, Zn: 'ND' }),
];
const LIMITES = [
  { idParametro: 29, desde: null, minimo: 6, maximo: 10 },
  { idParametro: 8, desde: null, minimo: 0, maximo: 1.5 },
  { idParametro: 1, desde: null, minimo: 0, maximo: 45 },
];
const apiOf = (answers: Answers = {}) =>
  fakeApi({
    [LIST]: () => paged(COLETAS, 2),
    'GET /Parametro': () => [],
    'GET /Parametro/limites': () => LIMITES,
    'GET /relatorio/configuracao': () => CONFIGURACAO_PADRAO,
    ...answers,
  });

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

async function made(search = OUTUBRO, answers: Answers = {}) {
  const filters = readFilters(industriasMonitoradas, search)!;
  const { pdf, excel } = await industriasMonitoradas.contents();
  const rows = await tabela.load(apiOf(answers), filters.asked, { now });
  const data = { rows, feitoEm: now, configuracao: CONFIGURACAO_PADRAO };
  const emission = { filters, emittedAt: now };
  return { pdf: pdf!(data, emission), excel: excel!(data, emission) };
}
const flat = (bytes: ArrayBuffer) => pageTexts(bytes).join(' ').replace(/\s+/g, ' ');

test('in print: restricted circulation, its period, results out of the limits of their day, three notes, its form', async () => {
  const { pdf } = await made(`${OUTUBRO}&idCliente=3`);
  expect(pdf.orientation).toBe('landscape');
  const bytes = await renderPdf(pdf, fonts);
  expect(misplaced(bytes)).toEqual([]);
  const text = flat(bytes);
  for (const part of [
    '010_FMEI_Ind.Monitoradas',
    'CIRCULAÇÃO RESTRITA',
    'Coletas de 01/10/2026 a 31/10/2026',
    'somente Abatedouro (código 0003)',
    'resultados julgados pelos limites do dia de cada coleta',
    '11.222.333/0001-81',
    '812,25',
    '1.200,00',
    '▲ 10,5',
    'Nota 1: os parâmetros marcados com * são analisados em amostras compostas.',
    'Nota 3: a data de coleta da amostra composta é a da primeira alíquota; o período é o das retiradas.',
    '010_FMEI Rev.08',
  ])
    expect(text).toContain(part);
  expect(text).not.toContain('▲ 42');
});

test('headings of texts run across where those of parameters are turned', async () => {
  const results = Object.fromEntries(PARAMETROS.map(({ field }) => [field, '12,345']));
  const rows = COLETAS.map((one) => ({ ...one, enderecoCompleto: 'Rua A - 1 - Centro - Jundiaí - SP', ...results }));
  const { pdf } = await made(OUTUBRO, { [LIST]: () => paged(rows, rows.length) });
  const { words: printed } = words(await renderPdf(pdf, fonts));
  const isTurned = (head: string) => {
    const { xMin = 0, xMax = 0, yMin = 0, yMax = 0 } = printed.find(({ text }) => text === head) ?? {};
    return yMax - yMin > xMax - xMin;
  };
  const heads = ['Indústria', 'Logradouro', 'CNPJ', 'Coleta', 'DQO*', 'Toxicidade'];
  expect(heads.filter(isTurned)).toEqual(['DQO*', 'Toxicidade']);
});

test('several pages repeat headings, notice and number, and cut nothing off', async () => {
  const many = Array.from({ length: 150 }, (_, at) =>
    coleta(at, { nome: `Indústria de nome bastante comprido ${at}`, DBO: '1.234,56', DQO: '12.345', Sulfato: '1.000' }),
  );
  const { pdf } = await made(OUTUBRO, { [LIST]: () => paged(many, many.length) });
  const bytes = await renderPdf(pdf, fonts);
  const pages = pageTexts(bytes);
  expect(pages.length).toBeGreaterThan(2);
  for (const [at, page] of pages.entries()) {
    expect(page).toContain('CIRCULAÇÃO RESTRITA');
    expect(page).toContain(`Página ${at + 1} de ${pages.length}`);
  }
  expect(misplaced(bytes)).toEqual([]);
});

test('no number breaks where nearly all are large and out of their limits: the columns go on, on a page of their own', async () => {
  const large = Object.fromEntries(PARAMETROS.map(({ field }) => [field, '1.234,56']));
  const limits = parametros.map(({ id }) => ({ idParametro: id, desde: null, minimo: 0, maximo: 1 }));
  const many = Array.from({ length: 40 }, (_, at) => coleta(at, { nome: `Indústria ${at} Comprida`, ...large }));
  const { pdf } = await made(OUTUBRO, {
    [LIST]: () => paged(many, many.length),
    'GET /Parametro/limites': () => limits,
  });
  const bytes = await renderPdf(pdf, fonts);
  expect(misplaced(bytes)).toEqual([]);
  const pages = pageTexts(bytes);
  const parts = Number(/Colunas: parte 1 de (\d)/.exec(pages[0]!)?.[1]);
  expect(parts).toBeGreaterThan(1);
  // The notes stand on a page of their own.
  for (const [at, page] of pages.slice(0, -1).entries()) {
    expect(page).toContain(`Colunas: parte ${(at % parts) + 1} de ${parts}`);
    // Who and when stand in every part.
    expect(page.match(/05\/10\/2026/g)?.length).toBe(page.match(/Comprida/g)?.length);
  }
  expect(pages.join(' ').match(/▲ 1\.234,56/g)).toHaveLength(many.length * PARAMETROS.length);
});

test('the workbook: numbers and dates as such, results out of limits and temperatures above 40 stand out', async () => {
  const { excel } = await made();
  expect(excel.file).toBe('industria_monitorada.xlsx');
  expect(excel.sheets[0]?.marked).toEqual([['pH', 'Cu', 'temperatura'], []]);
  const [sheet = []] = await workbookCells(excel);
  const [heads = [], first = [], second = []] = sheet.slice(-3);
  expect(heads).toHaveLength(31);
  expect(heads.slice(0, 8)).toEqual([
    'Indústria',
    'Logradouro',
    'CNPJ',
    'Coleta',
    'DQO* (mg/L)',
    'DBO* (mg/L)',
    'pH',
    '°C',
  ]);
  expect(first.slice(0, 8)).toEqual([
    'Abatedouro',
    'Rua das Flores, 120',
    '11.222.333/0001-81',
    new Date('2026-10-05T00:00:00Z'),
    undefined,
    812.25,
    10.5,
    42,
  ]);
  expect(first[heads.indexOf('Cu* (mg/L)')]).toBe('<2');
  expect(second[heads.indexOf('Zn* (mg/L)')]).toBe('ND');
  expect(second[5]).toBe(1200);
});

test('all pages of the period are read, each collection once; what is too much for a file is refused before it is read', async () => {
  const asked = readFilters(industriasMonitoradas, `${OUTUBRO}&desabilitadas=1`)!.asked;
  const api = apiOf({
    [LIST]: ({ query }) => {
      const { pagina } = query as { pagina: number };
      return paged([coleta(100 - pagina), coleta(99 - pagina)], 4, 3);
    },
  });
  const rows = await tabela.load(api, asked, { now });
  expect(rows.map(({ id }) => id)).toEqual([99, 98, 97, 96]);
  const queries = api.requests.filter(({ name }) => name === LIST).map(({ request }) => request.query);
  const period = { dtInicio: '2026-10-01', dtFim: '2026-10-31', desabilitadas: 1, tamanho: 500 };
  expect(queries).toEqual([1, 2, 3].map((pagina) => ({ ...period, pagina })));

  const large = apiOf({ [LIST]: () => paged(COLETAS, MOST_COLETAS + 1, 11) });
  await expect(tabela.load(large, asked, { now })).rejects.toThrow(
    'O período tem 5.001 coletas, e um arquivo leva até 5.000. Peça um período menor.',
  );
  expect(large.requests.filter(({ name }) => name === LIST)).toHaveLength(1);
});

test('a page of a screen is one request for it', async () => {
  const { asked } = readFilters(industriasMonitoradas, OUTUBRO)!;
  const api = apiOf({ [LIST]: () => paged(COLETAS, 1234, 3) });
  const { rows, ...counts } = await tabela.page!(api, asked, 2, { now });
  expect([rows.length, counts]).toEqual([2, { paginas: 3, total: 1234 }]);
  expect(api.requests.filter(({ name }) => name === LIST)).toHaveLength(1);
});

test('an empty period of one client leads to its own nearest months', async () => {
  const { asked } = readFilters(industriasMonitoradas, `${OUTUBRO}&idCliente=3`)!;
  const api = apiOf({
    [LIST]: ({ query }) => {
      const { dtFim, pagina } = query as { dtFim?: string; pagina?: number };
      if (dtFim) return paged([coleta(5, { dtExecucao: '2026-02-14' })], 40, 40);
      return paged([coleta(9, { dtExecucao: pagina === 7 ? '2026-11-03' : '2026-12-30' })], 7, 7);
    },
  });
  expect((await tabela.nearest!(api, asked, { now })).map(({ text, asked: near }) => [text, near.periodo])).toEqual([
    ['Fevereiro de 2026 (última coleta antes em 14/02/2026)', { dtInicio: '2026-02-01', dtFim: '2026-02-28' }],
    ['Novembro de 2026 (primeira coleta depois em 03/11/2026)', { dtInicio: '2026-11-01', dtFim: '2026-11-30' }],
  ]);
});

test.each([
  ['Rua das Flores - 120 - Centro', 'Rua das Flores, 120'],
  ['Rua das Flores - S/N - Centro', 'Rua das Flores, S/N'],
  ['Rodovia Anhanguera - Distrito Industrial', 'Rodovia Anhanguera'],
  ['', ''],
  ['Rodovia Dom Gabriel - Km 66 - 1500 - Distrito - Jundiaí - SP', 'Rodovia Dom Gabriel - Km 66, 1500'],
  ['Rodovia Dom Gabriel - Km 66 - Distrito - Jundiaí - SP', 'Rodovia Dom Gabriel, Km 66'],
  ['Rua Alfa - 2º andar - Centro - Jundiaí - SP', 'Rua Alfa'],
])('the street of %j is %j', (address, street) => expect(logradouroDe(address)).toBe(street));

test('a composite sample bears the day of its first aliquot, and is judged by the limits of the day it was taken away', () => {
  const limits = [
    { desde: '0000-01-01', minimo: 0, maximo: 45 },
    { desde: '2026-10-05', minimo: 0, maximo: 40 },
  ];
  const results = PARAMETROS.map((one) => ({ ...one, limits: one.field === 'temperatura' ? limits : [] }));
  const composite = linha(coleta(3, { dtInstalaco: '2026-10-04', temperatura: '42' }), results);
  expect([composite.dtExecucao, foraDosLimites(composite).temperatura?.text]).toEqual([
    '2026-10-04',
    'acima do máximo 40',
  ]);
  expect(linha(coleta(4, { dtInstalaco: null }), results).dtExecucao).toBe('2026-10-05');
});
