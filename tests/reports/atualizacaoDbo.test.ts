import { expect, test } from 'vitest';
import type { Api } from '../../dataProvider/envelope.ts';
import { CONFIGURACAO_PADRAO } from '../../domain/relatorio/configuracao.ts';
import { atualizacaoDbo } from '../../reports/atualizacao-dbo/definition.ts';
import { load, paraSalvar } from '../../reports/atualizacao-dbo/linhas.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { renderPdf } from '../../reports/engine/pdf.ts';
import { filtersKept, filtersOfMonth } from '../../reports/monthly.ts';
import { misplaced, pageTexts } from './poppler.ts';
import { loadFonts } from './samples.ts';
import { workbookCells } from './workbook.ts';

const SAVED_AT = '2026-11-20T15:00:00.000Z';
const now = '2026-11-22T13:05:00.000Z';
const LINHAS = [
  { idPessoa: 3, nome: 'Abatedouro', endereco: 'Rua A - 12 - Jundiaí', dbo: 0.1234, uc: ['1234567', '7654321'] },
  { nome: 'De um servidor antigo', endereco: '', dbo: 1.23456, uc: [] },
];
const SALVO = { id: 12, inicio: '2026-10-01', fim: '2026-10-31', dtCadastro: SAVED_AT, versao: 1 };
const PERIODO = '?dtInicio=2026-10-01&dtFim=2026-10-31';

/** Answers the list of a period, and what was saved of it. */
const api = (async ({ path }: { path: string }) => {
  const saved = path.includes('{id}') ? JSON.stringify(LINHAS) : LINHAS;
  return { data: path.endsWith('/salvos') ? [SALVO] : saved };
}) as Api;

async function made(search: string, rows = LINHAS.length) {
  const filters = readFilters(atualizacaoDbo, search)!;
  const contents = await atualizacaoDbo.contents();
  const loaded = await load(api, filters.asked, { now });
  const many = Array.from({ length: rows }, (_, at) => ({ ...loaded[at % loaded.length]!, lugar: at }));
  const data = { rows: many, feitoEm: now, configuracao: { ...CONFIGURACAO_PADRAO, assinante: 'Ana Souza' } };
  const emission = { filters, emittedAt: now };
  return { pdf: contents.pdf!(data, emission), excel: contents.excel!(data, emission) };
}
const textOf = (pdf: ArrayBuffer) => pageTexts(pdf).join(' ').replace(/\s+/g, ' ');

test('the letter to the accounts department: industries, addresses, units, charges of at least 0,300', async () => {
  const bytes = await renderPdf((await made(PERIODO)).pdf, await loadFonts());
  expect(misplaced(bytes)).toEqual([]);
  const text = textOf(bytes);
  for (const part of [
    'Coletas de 01/10/2026 a 31/10/2026',
    'Jundiaí SP, 22 de novembro de 2026',
    'Ao Setor de Contas',
    'das indústrias com coletas de 01/10/2026 a 31/10/2026, calculada para 31/10/2026:',
    'Abatedouro Rua A - 12 - Jundiaí 1234567, 7654321 0,300',
    'De um servidor antigo - - 1,235',
    'Ana Souza Coordenação de Monitoramento',
  ]) {
    expect(text).toContain(part);
  }
  expect(text).not.toContain('salvo');
});

test('no page has the signature without industries that it stands for, however many there are', async () => {
  const fonts = await loadFonts();
  for (let rows = 26; rows <= 38; rows += 1) {
    const pages = pageTexts(await renderPdf((await made(PERIODO, rows)).pdf, fonts));
    expect(pages.at(-1), `${rows} industries`).toMatch(/Abatedouro|De um servidor antigo/);
    expect(pages.join(' ').match(/Abatedouro|De um servidor antigo/g)).toHaveLength(rows);
  }
});

test('its drawing: the largest charges first', async () => {
  const { picture } = await atualizacaoDbo.table();
  const drawn = picture!(await load(api, readFilters(atualizacaoDbo, PERIODO)!.asked, { now }));
  expect(drawn).toMatchObject({
    categories: ['De um servidor antigo', 'Abatedouro'],
    series: [{ label: 'Dbo de cobrança', values: [1.23456, 0.3] }],
  });
  expect(picture!([])).toBeNull();
});

test('a saved list says so, and when it was saved, in print and in its workbook', async () => {
  const { pdf, excel } = await made(`${PERIODO}&salvo=12`, 90);
  const bytes = await renderPdf(pdf, await loadFonts());
  expect(misplaced(bytes)).toEqual([]);
  expect(pageTexts(bytes).length).toBeGreaterThan(1);
  expect(textOf(bytes)).toContain('conforme relatório salvo em 20/11/2026 12:00:');
  for (const page of pageTexts(bytes)) expect(page.replace(/\s+/g, ' ')).toContain('relatório salvo em 20/11/2026');
  expect(excel.file).toBe('relatorio_AtualizacaoDBO.xlsx');
  const [rows] = await workbookCells(excel);
  expect(rows?.slice(0, 7)).toEqual([
    ['Relatório de Atualização de DBO'],
    ['Coletas de 01/10/2026 a 31/10/2026'],
    ['relatório salvo em 20/11/2026 12:00'],
    ['DBO de cobrança do último dia do período; abaixo de 0,300 kg/m³ é cobrada como 0,300'],
    ['Feito em 22/11/2026 10:05'],
    ['Indústria', 'Endereço', 'Dbo de cobrança (kg/m³)'],
    ['Abatedouro', 'Rua A - 12 - Jundiaí', 0.3],
  ]);
});

test.each([
  ['2026-11-01', '2026-11-22', false],
  ['2026-11-01', '2026-11-23', true],
])(
  'a period from %s to %s, of a day to come: %s, and both print and workbook say so',
  async (dtInicio, dtFim, isSaid) => {
    const { pdf, excel } = await made(`?dtInicio=${dtInicio}&dtFim=${dtFim}`);
    const note = 'DBO calculada em 22/11/2026 para um dia por vir (23/11/2026): pode diferir da cobrança atual';
    expect(textOf(await renderPdf(pdf, await loadFonts())).includes(note)).toBe(isSaid);
    expect((await workbookCells(excel))[0]?.flat().includes(note)).toBe(isSaid);
  },
);

test('a saved list is of a day to come for the day it was saved on', async () => {
  const { said } = await atualizacaoDbo.table();
  const { asked } = readFilters(atualizacaoDbo, '?dtInicio=2026-11-01&dtFim=2026-11-21&salvo=12')!;
  const rows = (await load(api, { ...asked, salvo: undefined }, { now })).map((row) => ({ ...row, salvoEm: SAVED_AT }));
  expect(said!(rows, asked, now)).toEqual([
    'relatório salvo em 20/11/2026 12:00',
    'DBO calculada em 20/11/2026 para um dia por vir (21/11/2026): pode diferir da cobrança atual',
  ]);
});

test('what is saved is what came, to the last digit', async () => {
  const rows = await load(api, readFilters(atualizacaoDbo, PERIODO)!.asked, { now });
  expect(paraSalvar(rows)).toEqual(LINHAS);
});

test.each(['&salvo=13', '&salvo=12&dtFim=2026-10-30'])('there is no saved list at %s', async (more) => {
  const { asked } = readFilters(atualizacaoDbo, `${PERIODO}${more}`)!;
  await expect(load(api, asked, { now })).rejects.toThrow('Relatório salvo não encontrado.');
});

test('by mail goes the list of the month, never a saved one', () => {
  const kept = filtersKept(atualizacaoDbo, readFilters(atualizacaoDbo, `${PERIODO}&salvo=12`)!);
  expect(kept).toBe('');
  expect(filtersOfMonth(atualizacaoDbo, kept!, '2026-11')?.asked).toEqual({
    periodo: { dtInicio: '2026-11-01', dtFim: '2026-11-30' },
    salvo: undefined,
  });
});
