import { beforeAll, expect, test } from 'vitest';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import type { Row } from '../../reports/engine/report.ts';
import { monitoramentoCarga } from '../../reports/monitoramento-carga/definition.ts';
import { parametrosAnalisados } from '../../reports/parametros-analisados/definition.ts';
import type { TableDefinition } from '../../reports/tabela/table.ts';
import { TABELAS } from '../../reports/tabelas.ts';
import { misplaced, pageTexts } from './poppler.ts';
import { loadFonts } from './samples.ts';
import { workbookCells } from './workbook.ts';

const OUTUBRO = '?dtInicio=2026-10-01&dtFim=2026-10-31';
const feitoEm = '2026-11-20T13:05:00.000Z';
const CARGAS = [
  {
    idPessoa: 3,
    nomeCliente: 'Abatedouro',
    dboAnterior: 0.3,
    dboAtual: 1.2345,
    diferenca: 0.9845,
    coletas: 2,
    parametrosNaoConforme: 'pH, Cu',
  },
  {
    idPessoa: 1,
    nomeCliente: 'Laticínios',
    dboAnterior: null,
    dboAtual: 1.2345,
    diferenca: null,
    coletas: 1200,
    parametrosNaoConforme: '',
  },
];
const PARAMETROS = [
  {
    id: 26,
    descricao: 'Demanda Bioquímica de Oxigênio',
    sigla: 'DBO',
    qtde: 1200,
    qtdeConforme: 1200,
    qtdeNaoConforme: 0,
  },
  { id: 8, descricao: 'Cobre', sigla: 'Cu', qtde: 30, qtdeConforme: 26, qtdeNaoConforme: 4 },
];

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

async function made(report: TableDefinition, search: string, rows: readonly Row[]) {
  const filters = readFilters(report, search)!;
  const contents = await report.contents();
  const emission = { filters, emittedAt: feitoEm };
  const data = { rows, feitoEm, configuracao: CONFIGURACAO_PADRAO };
  return { pdf: contents.pdf!(data, emission), excel: contents.excel!(data, emission) };
}
const flat = (pdf: ArrayBuffer) => pageTexts(pdf).join(' ').replace(/\s+/g, ' ');

test('the load in print: its period, its judgement, its moment, its form, what it adds up to', async () => {
  const { pdf } = await made(monitoramentoCarga, OUTUBRO, CARGAS);
  const bytes = await renderPdf(pdf, fonts);
  expect(misplaced(bytes)).toEqual([]);
  const text = flat(bytes);
  for (const part of [
    'MONITORAMENTO DE CARGA',
    'Coletas de 01/10/2026 a 31/10/2026 – somente clientes habilitados – DBO abaixo de 0,300 kg/m³ é cobrada como 0,300, e a diferença é a dos valores calculados – resultados julgados pelos limites do dia de cada coleta',
    'Emitido em 20/11/2026 10:05',
    '011_FMEI Rev.06',
    'Abatedouro 0,300 1,235 0,985 2 pH, Cu',
    'Laticínios - 1,235 - 1.200 -',
    'Total de indústrias: 2. Total de coletas: 1.202.',
  ]) {
    expect(text).toContain(part);
  }
});

test('the analysed parameters in print, with their totals and notes; none where nothing is', async () => {
  const { pdf } = await made(parametrosAnalisados, `${OUTUBRO}&desabilitadas=1`, PARAMETROS);
  const text = flat(await renderPdf(pdf, fonts));
  for (const part of [
    'PARÂMETROS ANALISADOS',
    '31/10/2026 – clientes habilitados e desabilitados – resultados',
    '012_FMEI Rev.07',
    'Demanda Bioquímica de Oxigênio 1.200 1.200 -',
    'Total 1.230 1.226 4',
    'artigo 19-A do Decreto Estadual nº 8.468/76',
  ]) {
    expect(text).toContain(part);
  }
});

test('the load of a day to come says that it is', async () => {
  const { pdf, excel } = await made(monitoramentoCarga, '?dtInicio=2026-11-01&dtFim=2026-11-30', CARGAS);
  const note = 'DBO calculada em 20/11/2026 para um dia por vir (30/11/2026): pode diferir da cobrança atual';
  expect(pdf.subtitle).toContain(note);
  expect((await workbookCells(excel))[0]?.flat()).toContain(note);
  expect((await made(monitoramentoCarga, OUTUBRO, CARGAS)).pdf.subtitle).not.toContain('por vir');
});

test('workbooks hold numbers, in the order shown, under what they were asked', async () => {
  const { excel } = await made(monitoramentoCarga, `${OUTUBRO}&sort=coletas&order=DESC`, CARGAS);
  expect(excel.file).toBe('monitoramento_carga.xlsx');
  const [sheet = []] = await workbookCells(excel);
  expect(sheet).toEqual([
    ['MONITORAMENTO DE CARGA'],
    ['Coletas de 01/10/2026 a 31/10/2026'],
    ['somente clientes habilitados'],
    ['DBO abaixo de 0,300 kg/m³ é cobrada como 0,300, e a diferença é a dos valores calculados'],
    ['resultados julgados pelos limites do dia de cada coleta'],
    ['Feito em 20/11/2026 10:05'],
    ['011_FMEI Rev.06'],
    ['Cliente', 'DBO Anterior (kg/m³)', 'DBO Atual (kg/m³)', 'Diferença (kg/m³)', 'Coletas', 'Desenquadramento'],
    ['Laticínios', undefined, 1.2345, undefined, 1200],
    ['Abatedouro', 0.3, 1.2345, 0.9845, 2, 'pH, Cu'],
  ]);
  const { excel: parametros } = await made(parametrosAnalisados, OUTUBRO, PARAMETROS);
  expect(parametros.file).toBe('relatorio_parametro.xlsx');
  expect((await workbookCells(parametros))[0]?.slice(-2)).toEqual([
    ['Demanda Bioquímica de Oxigênio', 1200, 1200, 0],
    ['Cobre', 30, 26, 4],
  ]);
});

test('PDF and workbook hold what the filters of columns leave, and say so', async () => {
  const search = `${OUTUBRO}&${new URLSearchParams({ filter: JSON.stringify({ nomeCliente: 'LATICINIOS' }) })}`;
  const { pdf, excel } = await made(monitoramentoCarga, search, CARGAS);
  expect(pdf).toMatchObject({ rows: [{ nomeCliente: 'Laticínios' }] });
  expect(pdf.subtitle).toContain('Cliente: “LATICINIOS”');
  expect(excel.sheets[0]?.rows).toHaveLength(1);
});

test.each(TABELAS.map((report) => [report.menu, report] as const))('%s is found again by its address', (_, report) => {
  const filters = readFilters(report, `${OUTUBRO}&ano=2026&desabilitadas=1&filter={"a":"b"}&sort=coletas&order=DESC`);
  expect(filters).not.toBeNull();
  if (filters) expect(readFilters(report, report.query(filters))).toEqual(filters);
});

test.each(['?dtInicio=2026-10-31&dtFim=2026-10-01', '?dtInicio=2026-02-30&dtFim=2026-10-01', '?dtFim=2026-10-01', ''])(
  'an address that tells no period asks for nothing: %s',
  (search) => expect(readFilters(monitoramentoCarga, search)).toBeNull(),
);
