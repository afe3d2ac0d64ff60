import ExcelJS from 'exceljs';
import { beforeAll, expect, test } from 'vitest';
import type { LogEntry } from '../../contract/consultas.ts';
import { createApi } from '../../dataProvider/envelope.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { renderExcel } from '../../reports/engine/excel.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { acaoEmPalavras } from '../../reports/log-usuarios/acao.ts';
import { logUsuarios } from '../../reports/log-usuarios/definition.ts';
import { filtersKept, filtersOfMonth } from '../../reports/monthly.ts';
import { misplaced, pageTexts } from './poppler.ts';
import { loadFonts } from './samples.ts';
import { workbookCells } from './workbook.ts';

const now = '2026-11-20T13:05:00.000Z';
const entry = (id: number, more: Partial<LogEntry> = {}): LogEntry => ({
  id,
  login: 'admin',
  acao: 'Alteração em Roteiro 3\ndescricao: Sul → Norte',
  tabela: 'Roteiro',
  idReferencia: 3,
  dtAcao: '2026-11-20T12:00:00.000Z',
  infoExtra: null,
  mudancas: [{ campo: 'descricao', antes: 'Sul', depois: 'Norte' }],
  registro: { nome: 'Norte', removido: false, idPessoa: null, cliente: null },
  ...more,
});
const FILTER = {
  pesquisa: 'sul',
  dtPesquisa: '2026-11-01',
  dtPesquisaFim: '2026-11-30',
  tabela: 'RelatorioMonitoramento',
  evento: 'Alteração',
};
const SEARCH = `?${new URLSearchParams({ filter: JSON.stringify(FILTER), sort: 'dtAcao', order: 'DESC' })}`;

let fonts: Fonts;
beforeAll(async () => {
  fonts = await loadFonts();
});

/** The log made of a reply whose every page is the same. */
async function made(entries: readonly LogEntry[], paginas: number, total: number, search = SEARCH) {
  const asked: URLSearchParams[] = [];
  const fetch = async (url: string | URL | Request) => {
    asked.push(new URL(String(url), 'http://localhost').searchParams);
    const reply = { flagErro: false, listaMensagens: [], listaResultados: entries, paginas, total };
    return new Response(JSON.stringify(reply));
  };
  const api = createApi({ baseUrl: '/api', fetch, userId: () => 1 });
  const filters = readFilters(logUsuarios, search)!;
  const contents = await logUsuarios.contents();
  const data = await contents.load(api, filters, { now });
  const emission = { filters, emittedAt: now };
  return {
    asked,
    data,
    lacks: contents.lacks!(data, 'pdf'),
    pdf: contents.pdf!(data, emission),
    excel: contents.excel!(data, emission),
  };
}

test('the log in print: user, action as people read it, moment, and what it was filtered by', async () => {
  const text = { mudancas: null, registro: null };
  const legacy = entry(2, { ...text, acao: 'Entrou<br/>no <b>sistema</b>' });
  const whole = entry(3, { ...text, acao: 'Cobre < 5 ou > 3' });
  const { asked, pdf } = await made([entry(1), legacy, whole], 1, 3);
  expect(Object.fromEntries(asked[0]!)).toMatchObject({ ...FILTER, pagina: '1', tamanho: '500' });
  const bytes = await renderPdf(pdf, fonts);
  expect(misplaced(bytes)).toEqual([]);
  const printed = pageTexts(bytes).join(' ').replace(/\s+/g, ' ');
  for (const part of [
    'Log de Usuários',
    'Texto: “sul” – Desde 01/11/2026 – Até 30/11/2026 – Tipo de registro: Mon anual – Status: Alteração',
    'Emitido em 20/11/2026 10:05',
    'Usuário Ação Data',
    'Alteração em Roteiro: Norte',
    'Descrição: Sul → Norte',
    '20/11/2026 09:00',
    'no sistema',
    'Cobre < 5 ou > 3',
  ]) {
    expect(printed).toContain(part);
  }
});

test('a field whose name asks has no colon after it', async () => {
  const [flagMedia, obs] = ['flagMedia', 'obs'].map((campo) => ({ campo, antes: null, depois: '0' }));
  const saved = entry(1, {
    tabela: 'PessoaHidrometroLancamento',
    acao: 'Inclusão em PessoaHidrometroLancamento 3',
    mudancas: [flagMedia!, obs!],
  });
  expect(acaoEmPalavras(saved)).toMatch(/\nMédia\? (.* → )?Não\nOBS: /);
});

test('the workbook Log_usuario has what was added to an entry, and moments as moments', async () => {
  const { excel } = await made([entry(1, { infoExtra: 'Importado' })], 1, 1);
  expect(excel.file).toBe('Log_usuario.xlsx');
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await renderExcel(excel));
  expect(book.worksheets[0]?.getCell('B5').alignment).toMatchObject({ wrapText: true, vertical: 'top' });
  const [rows = []] = await workbookCells(excel);
  expect(rows[2]).toEqual(['Feito em 20/11/2026 10:05']);
  expect(rows.slice(-2)).toEqual([
    ['Usuário', 'Ação', 'Data', 'Informação'],
    ['admin', 'Alteração em Roteiro: Norte\nDescrição: Sul → Norte', new Date('2026-11-20T09:00:00Z'), 'Importado'],
  ]);
});

test('months of the schedule are words in print and in the workbook', async () => {
  const meses = entry(1, {
    acao: 'Alteração em AgendaColeta 7',
    tabela: 'AgendaColeta',
    idReferencia: 7,
    mudancas: [{ campo: 'meses', antes: '1', depois: '-, -, 11, 12' }],
    registro: { nome: '2026', removido: false, idPessoa: 4, cliente: 'Aurora' },
  });
  const { pdf, excel } = await made([meses], 1, 1);
  const told = 'Meses planejados: janeiro → sem mês, sem mês, novembro, dezembro';
  const lines = pageTexts(await renderPdf(pdf, fonts))
    .join(' ')
    .replace(/\s+/g, ' ');
  expect(lines).toContain(told);
  expect(JSON.stringify(await workbookCells(excel))).toContain(told);
});

test('pages are gathered until the newest five thousand, and what is left out is told', async () => {
  const page = Array.from({ length: 500 }, (_, at) => entry(at));
  const { asked, data, pdf } = await made(page, 40, 20_000);
  expect(asked.map((query) => query.get('pagina'))).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']);
  expect(data).toHaveProperty('entradas.length', 5000);
  expect(pdf.subtitle).toContain('os 5.000 registros mais novos de 20.000');
  expect((await made([], 0, 0)).lacks).toBe('cadastro.pdf.empty');
});

test('a subscription keeps the other filters, and puts its month where the period was', () => {
  const kept = filtersKept(logUsuarios, readFilters(logUsuarios, SEARCH)!)!;
  expect(kept).not.toContain('2026-11');
  const month = filtersOfMonth(logUsuarios, kept, '2026-02')!;
  expect(month.filter).toEqual({ ...FILTER, dtPesquisa: '2026-02-01', dtPesquisaFim: '2026-02-28' });
  expect(readFilters(logUsuarios, logUsuarios.query(month))).toEqual(month);
  expect(logUsuarios.inWords?.(month)).toBe('com filtros');
  expect(logUsuarios.inWords?.(filtersOfMonth(logUsuarios, '', '2026-02')!)).toBeUndefined();
});

test('the order chosen on the screen is that of the files', async () => {
  const ids = async (search: string) =>
    (await made([entry(3), entry(2), entry(1)], 1, 3, search)).data.entradas.map(({ id }) => id);
  expect(await ids(SEARCH)).toEqual([3, 2, 1]);
  expect(await ids('?sort=id&order=ASC')).toEqual([3, 2, 1]);
  expect(await ids('?sort=dtAcao&order=ASC')).toEqual([1, 2, 3]);
});
