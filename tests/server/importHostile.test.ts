import { setTimeout as after } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { emptyRows, failedFormulas, inflating, validations } from '../fixtures/hostileSheets.ts';
import { addClient, clearHistory, fileOf, register, upload } from '../fixtures/imports.ts';
import { readApartAgain } from '../fixtures/readHere.ts';
import { encryptedWorkbook, mergedXlsx, tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { type Caller, countRows, startServer, type TestServer } from './harness.ts';

const MB = 1024 * 1024;
const MOST_MEMORY = 200 * MB;
const LOOK_MS = 20;

readApartAgain();

let server: TestServer;
let admin: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await clearHistory(server.databases);
  await addClient(admin, 'Metalúrgica', ['P1']);
});

setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Memory in use, and what only waits to be collected. */
const held = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};
/** The same without what waits: it costs so much that it is asked only where it matters. */
const inUse = () => {
  collect();
  return held();
};

/** Sends a file, and holds meanwhile that others are answered and that the server's memory stays what it was. */
async function send(bytes: Uint8Array) {
  const { id } = (await register(admin, 'hostil.xlsx', bytes.length)).body.listaResultados;
  let done = false;
  const before = inUse();
  let most = 0;
  let answered = 0;
  const sending = upload(admin, id, 'hostil.xlsx', bytes).finally(() => {
    done = true;
  });
  while (!done) {
    expect((await server.anonymous.get('/api/vivo')).status).toBe(200);
    answered += 1;
    if (held() - before >= MOST_MEMORY) most = Math.max(most, inUse() - before);
    // Asked ever so often, not all the time: the asking itself takes memory.
    await Promise.race([sending, after(LOOK_MS)]);
  }
  expect(answered).toBeGreaterThan(0);
  expect(most).toBeLessThan(MOST_MEMORY);
  return { id, reply: await sending };
}

const good = () => tallSheet([{ ponto: 'P1', parametro: 'DBO', valor: 1 }]);

test.each<[string, () => Uint8Array, string]>([
  ['no spreadsheet', () => Buffer.from('%PDF-1.7'), 'O arquivo não é uma planilha do Excel (.xls ou .xlsx)'],
  ['truncated', () => xlsx({ Plan1: good() }).subarray(0, 2000), 'O arquivo está incompleto ou corrompido'],
  ['encrypted', encryptedWorkbook, 'A planilha está protegida por senha: remova a senha e envie de novo'],
  ['700 MB when unzipped', inflating, 'A planilha é grande demais depois de descompactada'],
  ['a bomb of merged cells', () => mergedXlsx(good(), 100_000, 2), 'A planilha tem células mescladas demais'],
])('%s is refused, with nothing kept', async (_, bytes, message) => {
  const { reply } = await send(bytes());
  expect([reply.status, reply.body.listaMensagens]).toEqual([422, [message]]);
  for (const table of ['UploadArquivo', 'HistoricoColeta', 'ArquivoBytes'] as const) {
    expect(await countRows(server.databases, table)).toBe(0);
  }
});

test('a form of 2,000 fields is told as one', async () => {
  const fields = Object.fromEntries(Array.from({ length: 2000 }, (_, index) => [`campo${index}`, '1']));
  const file = { name: 'a.xlsx', bytes: xlsx({ Plan1: good() }) };
  const reply = await admin.upload('/api/ImportacaoAnalise/upload', 'analise', file, fields);
  const told = 'O formulário enviado tem campos ou arquivos demais';
  expect([reply.status, reply.body.listaMensagens]).toEqual([413, [told]]);
});

test.each([null, '', true])('a size of %j is none', async (size) => {
  const conteudo = 'Importacao_analise_amostra';
  const reply = await admin.post('/api/UploadArquivo', { filename: 'a.xlsx', size, conteudo });
  expect([reply.status, Object.keys(reply.body.listaResultados.campos)]).toEqual([400, ['size']]);
});

test.each([
  ['a million empty rows', emptyRows],
  ['100,000 rules of what cells may hold', () => validations(100_000)],
])('%s are left alone: the one result comes in', async (_, bytes) => {
  const { id } = await send(bytes());
  expect(await fileOf(admin, id)).toMatchObject({ linhas: 1, importadas: 1 });
});

test('texts as long as a cell takes are refused cell by cell, and kept short', async () => {
  const long = 'x'.repeat(32_000);
  const rows = [{ valor: `${'9'.repeat(32_000)}` }, { valor: 1e13 }, { ponto: long }, { parametro: long }];
  const sheet = tallSheet(rows.map((row) => ({ ponto: 'P1', parametro: 'DBO', valor: 1, ...row })));
  const { id } = await send(xlsx({ Plan1: sheet }));
  expect(await fileOf(admin, id)).toMatchObject({ linhas: 4, importadas: 0, pendentes: 4 });
  const kept = await server.databases.read.selectFrom('ImportacaoPendente').selectAll().orderBy('id').execute();
  const tooMuch = 'valor inválido: mais de 60 caracteres, ou acima de 1.000.000.000.000';
  const tooLong = 'célula inválida: mais de 200 caracteres';
  expect(kept.map(({ motivo }) => motivo)).toEqual([tooMuch, tooMuch, tooLong, tooLong]);
  for (const row of kept) expect(JSON.stringify(row).length).toBeLessThan(1000);
});

test('formulas that came to nothing are told as values that cannot be read', async () => {
  const { id } = await send(failedFormulas());
  expect(await fileOf(admin, id)).toMatchObject({ linhas: 4, importadas: 0, pendentes: 4 });
  const pending = (await admin.get(`/api/ImportacaoAnalise/${id}/pendentes`)).body.listaResultados;
  expect(pending[0]).toMatchObject({ valor: '#ERRO', motivo: 'valor ilegível' });
});
