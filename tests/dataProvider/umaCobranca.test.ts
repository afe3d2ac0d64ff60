import ExcelJS from 'exceljs';
import { createElement } from 'react';
import { I18nContext } from 'react-admin';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { type Api, createApi } from '../../dataProvider/envelope.ts';
import { formatDbo } from '../../domain/coleta/chargedDbo.ts';
import { formatNumber } from '../../domain/numbers.ts';
import { i18nProvider, withTexts } from '../../i18n/index.ts';
import { relatorioAnalises } from '../../reports/analises/definition.ts';
import { cartaDbo } from '../../reports/carta-dbo/definition.ts';
import type { DoCliente } from '../../reports/cliente/definition.ts';
import type { ReportDefinition } from '../../reports/defineReport.ts';
import type { Block, DocumentReport } from '../../reports/engine/document.ts';
import { renderExcel } from '../../reports/engine/excel.ts';
import { type Fonts, renderPdf } from '../../reports/engine/pdf.ts';
import { historicoColetas } from '../../reports/historico-coletas/definition.ts';
import { historicosTecnicos } from '../../reports/historico-tecnico/definition.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Databases } from '../../server/database/open.ts';
import { DEMO_PASSWORD } from '../../server/modules/sessao/demonstracao.ts';
import { BillingDbo } from '../../src/pages/historico-coleta/BillingDbo.tsx';
import { pageTexts } from '../reports/poppler.ts';
import { loadFonts } from '../reports/samples.ts';
import { NOW, type TestServer } from '../server/harness.ts';
import { openDemoDatabase } from '../server/testDatabase.ts';
import { browserOf } from './realProvider.ts';

/*
 * What a client pays for, wherever it is told: the box of the screen, every PDF, the workbook, `/relatorio-dbo`.
 */

const now = NOW.toISOString();
const TODAY = now.slice(0, 10);
let databases: Databases;
let app: TestServer['app'];
let api: Api;
let fonts: Fonts;
/** The charge of each client, not rounded, as the server answers it. */
const figures = new Map<number, number | null>();
beforeAll(async () => {
  await withTexts(Promise.resolve());
  databases = await openDemoDatabase();
  const config = readConfig({ LOG_LEVEL: 'silent', PUBLIC_URL: 'http://localhost:3000' });
  app = await buildApp({ config, databases, now: () => NOW });
  api = createApi({ baseUrl: '/api', fetch: browserOf({ app }), userId: () => 1 });
  await api(contract.sessao.login, { body: { login: 'admin', senha: DEMO_PASSWORD } });
  fonts = await loadFonts();
  for (const { id: idPessoa } of (await api(contract.clientes.list, { query: {} })).data) {
    figures.set(idPessoa, (await api(contract.analises.doCliente, { query: { idPessoa } })).data.mediaDBO);
  }
});
afterAll(async () => {
  await app.close();
  await databases.close();
});

/** A report of a client as a document, loaded as in the browser; null where it has nothing to print. */
async function documentOf<D>(
  report: ReportDefinition<DoCliente, D>,
  filters: DoCliente,
): Promise<DocumentReport | null> {
  const contents = await report.contents();
  const data = await contents.load(api, filters, { now });
  if (contents.lacks?.(data, 'pdf')) return null;
  return contents.pdf!(data, { filters, emittedAt: now }) as DocumentReport;
}

/** What the forms of a report say, client by client, as the text of one PDF in which each has a page. */
async function formTexts<D>(report: ReportDefinition<DoCliente, D>): Promise<Map<number, string>> {
  const documents = new Map<number, DocumentReport>();
  for (const idPessoa of figures.keys()) {
    const found = await documentOf(report, { idPessoa });
    if (found) documents.set(idPessoa, found);
  }
  const [first] = documents.values();
  const forms = [...documents.values()].map(({ blocks }) => blocks.filter(({ type }) => type === 'facts'));
  const blocks = forms.flatMap((form): Block[] => [...form, { type: 'pageBreak' }]).slice(0, -1);
  const pages = pageTexts(await renderPdf({ ...first!, blocks }, fonts));
  expect(pages).toHaveLength(documents.size);
  return new Map([...documents.keys()].map((id, page) => [id, pages[page]!.replace(/\s+/g, ' ')]));
}

/** The charge of now in the box of the history's screen. */
async function boxOf({ idPessoa }: DoCliente): Promise<string | undefined> {
  const { data } = await api(contract.coletas.ofClient, { params: { idPessoa, versao: 1 } });
  const box = createElement(BillingDbo, { coletas: data.result, today: TODAY });
  const html = renderToStaticMarkup(createElement(I18nContext.Provider, { value: i18nProvider }, box));
  return [...html.matchAll(/<strong>([^<]*)<\/strong>/g)].map(([, text]) => text).at(1);
}

/** The lines above the columns of the history's workbook. */
async function cellsOf(filters: DoCliente): Promise<unknown[]> {
  const contents = await historicoColetas.contents();
  const data = await contents.load(api, filters, { now });
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await renderExcel(contents.excel!(data, { filters, emittedAt: now })));
  return [1, 2, 3].map((row) => book.worksheets[0]?.getRow(row).getCell(1).value);
}

test('the box of the screen and the workbook say what the server answers, of every client of the demonstration', async () => {
  expect(figures.size).toBeGreaterThan(20);
  for (const [idPessoa, media] of figures) {
    const charge = formatDbo(media);
    expect(await boxOf({ idPessoa }), `client ${idPessoa}`).toBe(charge);
    expect(await cellsOf({ idPessoa }), `client ${idPessoa}`).toContain(`DBO de Cobrança: ${charge} Kg/m³`);
  }
  expect(new Set(figures.values()).size).toBeGreaterThan(5);
});

test.each([...historicosTecnicos, relatorioAnalises].map((report) => [report.path, report] as const))(
  'so does %s',
  async (_, report) => {
    const texts = await formTexts(report as ReportDefinition<DoCliente>);
    for (const [id, media] of figures)
      expect(texts.get(id), `client ${id}`).toContain(`DBO de cobrança (kg/m³) ${formatDbo(media)} `);
  },
);

test('so does the letter, which says the mean, where there is one', async () => {
  const texts = await formTexts(cartaDbo);
  for (const [id, media] of figures) {
    if (media === null) expect(texts.has(id), `client ${id}`).toBe(false);
    else expect(texts.get(id), `client ${id}`).toContain(`DBO média (kg/m³) ${formatNumber(media, 2)}`);
  }
});
