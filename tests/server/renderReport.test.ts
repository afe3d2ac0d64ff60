import { threadId } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { type Api, createApi } from '../../dataProvider/envelope.ts';
import { relatorioAnalises } from '../../reports/analises/definition.ts';
import { relatorioClientes } from '../../reports/clientes/definition.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { renderPdf } from '../../reports/engine/pdf.ts';
import { REPORTS } from '../../reports/registry.ts';
import { DrawingThread } from '../../server/reports/drawingThread.ts';
import { renderReport } from '../../server/reports/renderReport.ts';
import { browserOf } from '../dataProvider/realProvider.ts';
import { sampleReport } from '../fixtures/sampleReport.ts';
import { pageTexts } from '../reports/poppler.ts';
import { loadFonts } from '../reports/samples.ts';
import { addClient, addCollection } from './clienteSub.ts';
import { NOW, PASSWORD, startServer, type TestServer } from './harness.ts';

const emission = { filters: { flagMedidor: '1' }, emittedAt: NOW.toISOString() } as const;
const ROWS = [
  { codigo: 'C-1', nome: 'Têxtil São João ΔT ≤ 5' },
  { codigo: 'C-2', nome: 'Laticínios Vale' },
];

const thread = new DrawingThread();
beforeAll(async () => void (await loadFonts()));
afterAll(() => thread.end());

async function sheetOf(bytes: Uint8Array) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  return book.worksheets[0]?.getSheetValues().slice(1);
}

test('the PDF says what the engine says alone, and the workbook reads back', async () => {
  const { bytes: pdf } = await renderReport(sampleReport, 'pdf', ROWS, emission, thread);
  const contents = await sampleReport.contents();
  const alone = await renderPdf(contents.pdf!(ROWS, emission), await loadFonts());
  const text = pageTexts(pdf);
  expect(text).toEqual(pageTexts(alone));
  expect(text.join(' ')).toContain('Têxtil São João ΔT ≤ 5');

  const sheet = await sheetOf((await renderReport(sampleReport, 'excel', ROWS, emission, thread)).bytes);
  expect(sheet).toEqual([
    [undefined, 'Código', 'Indústria'],
    [undefined, 'C-1', 'Têxtil São João ΔT ≤ 5'],
    [undefined, 'C-2', 'Laticínios Vale'],
  ]);
});

test('it is drawn in another thread, which is ended and started anew', async () => {
  const own = new DrawingThread();
  expect(own.threadId).toBeUndefined();
  await renderReport(sampleReport, 'excel', ROWS, emission, own);
  const first = own.threadId;
  expect(first).toBeGreaterThan(0);
  expect(first).not.toBe(threadId);
  await own.end();
  expect(own.threadId).toBeUndefined();
  await renderReport(sampleReport, 'excel', ROWS, emission, own);
  expect(own.threadId).toBeGreaterThan(first ?? 0);
  await own.end();
});

test('what is asked for while a thread ends is drawn by another; what that one had is refused', async () => {
  const own = new DrawingThread();
  const contents = await sampleReport.contents();
  const draw = () => own.draw({ type: 'excel', payload: contents.excel!(ROWS, emission) });
  await draw();
  const asked = draw();
  const ended = own.end();
  const [lost, drawn] = await Promise.allSettled([asked, draw()]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: 'Não foi possível gerar o arquivo.' } });
  expect(drawn.status).toBe('fulfilled');
  await ended;
  await own.end();
});

test('prints a stand-in for the character that the font lacks, and names it', async () => {
  const { bytes: pdf } = await renderReport(sampleReport, 'pdf', [{ codigo: '1', nome: 'Vale 😀' }], emission, thread);
  const [page] = pageTexts(pdf);
  expect(page).toContain('Vale □');
  expect(page).toContain('U+1F600');
});

describe('a report that cannot be drawn', () => {
  test('is refused when it takes more memory than a thread has, and the server goes on', async () => {
    const small = new DrawingThread({ maxOldGenerationSizeMb: 24 });
    const many = Array.from({ length: 50_000 }, (_, index) => ({ codigo: `C-${index}`, nome: `Indústria ${index}` }));
    await expect(renderReport(sampleReport, 'excel', many, emission, small)).rejects.toThrow('grande demais');
    expect((await renderReport(sampleReport, 'pdf', ROWS, emission, thread)).bytes.length).toBeGreaterThan(1000);
    await small.end();
  });

  test('is refused in a format that it does not have', async () => {
    const onlyPdf: typeof sampleReport = {
      ...sampleReport,
      contents: async () => ({ ...(await sampleReport.contents()), excel: undefined }),
    };
    await expect(renderReport(onlyPdf, 'excel', ROWS, emission, thread)).rejects.toThrow(RangeError);
  });
});

/** Addresses of which every report reads one. */
function addresses(idPessoa: number): string[] {
  const period = 'inicio=2026-10-01&fim=2026-10-31';
  return [
    ...['', `idPessoa=${idPessoa}`, 'dtInicio=2026-10-01&dtFim=2026-10-31', 'idMes=11&idAno=2026', 'ano=2026'],
    ...[`idPessoas=${idPessoa}`, `idPessoa=${idPessoa}&sequencial=0009%2F26&${period}`],
  ];
}

describe('every report of the registry', () => {
  let server: TestServer;
  let api: Api;
  let idPessoa: number;
  beforeAll(async () => {
    server = await startServer();
    api = createApi({ baseUrl: '/api', fetch: browserOf(server) });
    await api(contract.sessao.login, { body: { login: 'admin', senha: PASSWORD } });
    idPessoa = await addClient(await server.login('admin'), 'Têxtil Vale');
    // Copper above its limit: a letter of non-conformity.
    await addCollection(server.databases, { idPessoa, dtRetirada: '2026-10-05' }, { 8: '9' });
  });
  afterAll(() => server.close());

  const each = REPORTS.flatMap((report) => report.formats.map((format) => ({ name: report.path, report, format })));

  test.each(each)('$name ($format) is loaded as a user may and drawn by the server', async ({ report, format }) => {
    const asked = addresses(idPessoa);
    const filters = asked.map((query) => readFilters(report, query)).find((given) => given !== null) ?? null;
    const { load, pdf } = await report.contents();
    const now = NOW.toISOString();
    const data = await load(api, filters, { now });
    const { bytes } = await renderReport(report, format, data, { filters, emittedAt: now }, thread);
    // Some forms bear a printed title other than that of their screen, and a long one takes two lines.
    const title = pdf?.(data, { filters, emittedAt: now }).title ?? report.title;
    if (format === 'pdf') expect(pageTexts(bytes).join(' ').replace(/\s+/g, ' ')).toContain(title);
    else expect((await sheetOf(bytes))?.length).toBeGreaterThan(0);
  });

  test("names a client's PDFs by its code and the day", async () => {
    const now = NOW.toISOString();
    const filters = { idPessoa };
    const { load } = await relatorioAnalises.contents();
    const data = { ...(await load(api, filters, { now })), codigo: 'C 12/A' };
    const { name } = await renderReport(relatorioAnalises, 'pdf', data, { filters, emittedAt: now }, thread);
    expect(name).toBe(`Relatorio_analises_C-12-A_${now.slice(0, 10)}.pdf`);
    const { name: nameless } = await renderReport(
      relatorioAnalises,
      'pdf',
      { ...data, codigo: null },
      { filters, emittedAt: now },
      thread,
    );
    expect(nameless).toBe(`Relatorio_analises_${idPessoa}_${now.slice(0, 10)}.pdf`);
  });

  test('gives nothing to who may not read it', async () => {
    const anonymous = createApi({ baseUrl: '/api', fetch: browserOf(server) });
    const { load } = await relatorioClientes.contents();
    const filters = readFilters(relatorioClientes, '');
    await expect(load(anonymous, filters!, { now: NOW.toISOString() })).rejects.toMatchObject({ status: 401 });
  });

  test('has an address of its own, and takes nothing for its own that another left in the browser', () => {
    expect(new Set(REPORTS.map(({ path }) => path)).size).toBe(REPORTS.length);
    const places = Map.groupBy(REPORTS, ({ stored, path }) => stored ?? path);
    const shared = [...places.values()].filter((reports) => reports.length > 1);
    // The letter is asked for of a client, and of several.
    expect(shared.map((reports) => reports.map(({ path }) => path))).toEqual([
      ['cadastro/cliente/dbo-pdf', 'relatorio/relatorio-valores-dbo/carta'],
    ]);
    for (const reports of shared) {
      for (const query of addresses(idPessoa)) {
        expect(reports.filter((report) => readFilters(report, query) !== null).length).toBeLessThan(2);
      }
    }
  });
});
