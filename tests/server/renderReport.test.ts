import { setImmediate } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import ExcelJS from 'exceljs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '../../contract/index.ts';
import { type Api, createApi } from '../../dataProvider/envelope.ts';
import { relatorioAnalises } from '../../reports/analises/definition.ts';
import { relatorioClientes } from '../../reports/clientes/definition.ts';
import { readFilters } from '../../reports/defineReport.ts';
import { renderPdf } from '../../reports/engine/pdf.ts';
import { naoConformidades } from '../../reports/nao-conforme/definition.ts';
import { registerReport } from '../../reports/registers/definition.ts';
import { REPORTS } from '../../reports/registry.ts';
import { roteiro } from '../../resources/roteiro/definition.ts';
import { DrawingThread } from '../../server/reports/drawingThread.ts';
import { joined, piecesOf } from '../../server/reports/pieces.ts';
import { renderReport } from '../../server/reports/renderReport.ts';
import { browserOf } from '../dataProvider/realProvider.ts';
import { pageTexts } from '../reports/poppler.ts';
import { loadFonts } from '../reports/samples.ts';
import { addClient, addCollection } from './clienteSub.ts';
import { NOW, PASSWORD, startServer, type TestServer } from './harness.ts';

const roteiros = registerReport(roteiro);
const emission = { filters: readFilters(roteiros, '')!, emittedAt: NOW.toISOString() };
const ROWS = [
  { descricao: 'Rota São João ΔT ≤ 5', flagAtivo: 1 },
  { descricao: 'Rota Vale', flagAtivo: 0 },
];
const manyRows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ descricao: `Rota ${index}`, flagAtivo: 1 }));

const thread = new DrawingThread();
beforeAll(async () => void (await loadFonts()));
afterAll(() => thread.end());

async function sheetOf(bytes: Uint8Array) {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(new Uint8Array(bytes).buffer);
  return book.worksheets[0]?.getSheetValues().slice(1);
}

test('the PDF says what the engine says alone, and the workbook reads back', async () => {
  const { bytes: pdf } = await renderReport(roteiros, 'pdf', ROWS, emission, thread);
  const contents = await roteiros.contents();
  const alone = await renderPdf(contents.pdf!(ROWS, emission), await loadFonts());
  const text = pageTexts(pdf);
  expect(text).toEqual(pageTexts(alone));
  expect(text.join(' ')).toContain('Rota São João ΔT ≤ 5');

  const sheet = await sheetOf((await renderReport(roteiros, 'excel', ROWS, emission, thread)).bytes);
  expect(sheet).toEqual([
    [undefined, 'id', 'descricao', 'status', 'dtCadastro'],
    expect.arrayContaining(['Rota São João ΔT ≤ 5']),
    expect.arrayContaining(['Rota Vale']),
  ]);
});

test.each([
  ['a list', manyRows(450)],
  ['a list without rows', []],
  [
    'lists beside other things',
    { rows: manyRows(450), notas: ['a'], feitoEm: '2026-10-05', limites: undefined, mes: null },
  ],
  ['nothing', null],
])('data are posted some rows at a time, and are the same again: %s', (_, data) => {
  const pieces = piecesOf(data);
  for (const piece of pieces) if ('rows' in piece) expect(piece.rows.length).toBeLessThanOrEqual(200);
  const kept = structuredClone(data);
  expect(joined(structuredClone(pieces))).toEqual(data);
  expect(data).toEqual(kept);
});

test('the document is built in the thread, of all rows in their order, whatever else is asked for meanwhile', async () => {
  const [one, other] = await Promise.all(
    [manyRows(450), manyRows(1)].map((rows) => renderReport({ path: roteiros.path }, 'excel', rows, emission, thread)),
  );
  expect(one?.name).toBe('Roteiro.xlsx');
  const sheet = (await sheetOf(one!.bytes))!.slice(1) as unknown[][];
  expect(sheet.map((row) => row.find((cell) => String(cell).startsWith('Rota')))).toEqual(
    manyRows(450).map(({ descricao }) => descricao),
  );
  expect(await sheetOf(other!.bytes)).toHaveLength(2);
});

test('it is drawn in another thread, which is ended and started anew', async () => {
  const own = new DrawingThread();
  expect(own.threadId).toBeUndefined();
  await renderReport(roteiros, 'excel', ROWS, emission, own);
  const first = own.threadId;
  expect(first).toBeGreaterThan(0);
  expect(first).not.toBe(threadId);
  await own.end();
  expect(own.threadId).toBeUndefined();
  await renderReport(roteiros, 'excel', ROWS, emission, own);
  expect(own.threadId).toBeGreaterThan(first ?? 0);
  await own.end();
});

test('what is asked for while a thread ends is drawn by another; what that one had is refused', async () => {
  const own = new DrawingThread();
  const contents = await roteiros.contents();
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

test('a thread that ends while rows are on their way refuses them; the next report gets another', async () => {
  const own = new DrawingThread();
  const asked = renderReport(roteiros, 'excel', manyRows(5000), emission, own);
  const refused = expect(asked).rejects.toThrow('Não foi possível gerar o arquivo.');
  await setImmediate();
  await own.end();
  await refused;
  expect((await renderReport(roteiros, 'excel', ROWS, emission, own)).bytes.length).toBeGreaterThan(1000);
  await own.end();
});

test('prints a stand-in for the character that the font lacks, and names it', async () => {
  const { bytes: pdf } = await renderReport(
    roteiros,
    'pdf',
    [{ descricao: 'Vale 😀', flagAtivo: 1 }],
    emission,
    thread,
  );
  const [page] = pageTexts(pdf);
  expect(page).toContain('Vale □');
  expect(page).toContain('U+1F600');
});

describe('a report that cannot be drawn', () => {
  test('is refused when it takes more memory than a thread has, and the server goes on', async () => {
    const small = new DrawingThread({ maxOldGenerationSizeMb: 24 });
    await expect(renderReport(roteiros, 'excel', manyRows(50_000), emission, small)).rejects.toThrow('grande demais');
    expect((await renderReport(roteiros, 'pdf', ROWS, emission, thread)).bytes.length).toBeGreaterThan(1000);
    await small.end();
  });

  test('says to the log what the matter was', async () => {
    const failed = thread.draw({ type: 'pdf', payload: null } as never);
    await expect(failed).rejects.toMatchObject({ cause: { message: expect.stringContaining('TypeError') } });
    await expect(failed).rejects.toHaveProperty('cause', expect.any(Error));
  });

  test('is refused in a format that it does not have', async () => {
    const asked = renderReport({ path: naoConformidades.path }, 'excel', {}, emission, thread);
    await expect(asked).rejects.toThrow(new RangeError('relatorio/nao-conforme/pdf has no excel'));
    await expect(asked).rejects.toBeInstanceOf(RangeError);
  });

  test('tells what went wrong in building it as it is, and the thread goes on', async () => {
    const { threadId: first } = thread;
    await expect(renderReport({ path: roteiros.path }, 'pdf', null, emission, thread)).rejects.toBeInstanceOf(
      TypeError,
    );
    const unpostable = [{ descricao: () => 'Rota' }];
    await expect(renderReport({ path: roteiros.path }, 'pdf', unpostable, emission, thread)).rejects.toThrow('cloned');
    expect((await renderReport(roteiros, 'pdf', ROWS, emission, thread)).bytes.length).toBeGreaterThan(1000);
    expect(thread.threadId).toBe(first);
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

  test.each(REPORTS.map((report) => [report.path, report] as const))(
    '%s leads back to a page that whoever sees it may see',
    (_, report) => {
      for (const query of ['', ...addresses(idPessoa)]) {
        const { to } = report.back(readFilters(report, query));
        expect(to.split(/[/?]/).slice(1, 3).join('/')).toBe(report.menu);
      }
    },
  );

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
