import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { previewFile } from '../../server/modules/importacao/previewFile.ts';
import { temporaryFolder } from '../../server/temporaryFolder.ts';
import { addClient, clearHistory, historyState, importFile, register, upload } from '../fixtures/imports.ts';
import { eml } from '../fixtures/messages.ts';
import { tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { type Caller, countRows, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let cliente: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
});
afterAll(() => server.close());
beforeEach(async () => {
  await clearHistory(server.databases);
  cliente = await addClient(admin, 'Metalúrgica', ['P1']);
});

const text = (words: string) => ({ bytes: Buffer.from(words) });
const sheet = (parametro: string, valor: number) => xlsx({ Plan1: tallSheet([{ ponto: 'P1', parametro, valor }]) });
const files = async () => (await admin.get('/api/UploadArquivo')).body.listaResultados;
const names = async () => (await files()).map(({ nomeArquivo }: { nomeArquivo: string }) => nomeArquivo);
const history = async () => (await admin.get(`/api/HistoricoColeta/${cliente}/1`)).body.listaResultados.result;

/** Registers and sends an e-mail. */
async function send(bytes: Uint8Array) {
  const { id } = (await register(admin, 'laudos.eml', bytes.length)).body.listaResultados;
  return upload(admin, id, 'laudos.eml', bytes);
}

test('each workbook of an e-mail comes in as if chosen by hand, and tells where it came from', async () => {
  const reply = await send(
    eml([
      text('Seguem os laudos.'),
      { filename: 'a.xlsx', bytes: sheet('DBO', 10) },
      { filename: 'assinatura.png', bytes: Buffer.from('png') },
      { filename: 'b.xlsx', bytes: sheet('pH', 7) },
    ]),
  );
  expect(reply.body.msg).toBe(
    'Arquivo enviado com sucesso: a.xlsx: 1 resultado importado, 0 repetidos, 0 pendentes; b.xlsx: 1 resultado importado, 0 repetidos, 0 pendentes. Anexos deixados de lado: assinatura.png',
  );
  const origem = {
    remetente: '"Laboratório" <laudos@laboratorio.example>',
    data: '2026-03-10T12:30:00.000Z',
    assunto: 'Laudos de março',
  };
  expect(await files()).toMatchObject([
    { nomeArquivo: 'b.xlsx', situacao: 'importado', importadas: 1, origem: { ...origem, anexo: 'b.xlsx' } },
    { nomeArquivo: 'a.xlsx', situacao: 'importado', importadas: 1, origem: { ...origem, anexo: 'a.xlsx' } },
  ]);
  expect(await history()).toMatchObject([{ DBO: '10,00000000', pH: '7,00000000' }]);
  expect(await countRows(server.databases, 'ArquivoBytes')).toBe(2);
});

test('a file chosen by hand has no origin', async () => {
  await importFile(admin, 'a.xlsx', sheet('DBO', 10));
  expect((await files())[0]).not.toHaveProperty('origem');
});

test('an e-mail is looked over as its workbooks are', async () => {
  const bytes = eml([
    { filename: 'a.xlsx', bytes: sheet('DBO', 10) },
    { filename: 'b.xlsx', bytes: sheet('Bário', 7) },
  ]);
  const before = await historyState(server.databases);
  const file = { name: 'laudos.eml', bytes };
  const reply = await admin.upload('/api/ImportacaoAnalise/previa', 'analise', file, { Laboratorio: '1' });
  expect(reply.body.listaResultados).toMatchObject({ linhas: 2, importariam: 1, pendentes: 1 });
  expect(await historyState(server.databases)).toEqual(before);
});

test('workbooks that cannot be looked over, or whose names are taken, are named, and hold the others not up', async () => {
  await importFile(admin, 'b.xlsx', sheet('pH', 7));
  const attached = [
    { filename: 'ruim.xlsx', bytes: Buffer.from('não é') },
    { filename: 'b.xlsx', bytes: sheet('pH', 7) },
  ];
  const deFora = [
    { nome: 'ruim.xlsx', motivo: 'O arquivo não é uma planilha do Excel (.xls ou .xlsx)' },
    { nome: 'b.xlsx', motivo: 'o arquivo ja foi cadastrado' },
  ];
  const previewed = (files: Parameters<typeof eml>[0]) => {
    const file = { name: 'laudos.eml', bytes: eml(files) };
    return admin.upload('/api/ImportacaoAnalise/previa', 'analise', file, { Laboratorio: '1' });
  };
  const some = await previewed([...attached, { filename: 'a.xlsx', bytes: sheet('DBO', 10) }]);
  expect(some.body.listaResultados).toMatchObject({ linhas: 1, importariam: 1, deFora });
  const none = await previewed(attached);
  const told = deFora.map(({ nome, motivo }) => `${nome}: ${motivo}`).join('; ');
  expect([none.status, none.body.listaMensagens]).toEqual([422, [told]]);
});

test('a faulty cell of an e-mail is told with the workbook that it is in', async () => {
  const bytes = eml(['a.xlsx', 'b.xlsx'].map((filename) => ({ filename, bytes: sheet('DBO', -1) })));
  const file = { name: 'laudos.eml', bytes };
  const reply = await admin.upload('/api/ImportacaoAnalise/previa', 'analise', file, { Laboratorio: '1' });
  const where = { linha: 2, campo: 'valor', motivo: 'valor negativo' };
  expect(reply.body.listaResultados.erros).toMatchObject([
    { ...where, planilha: 'a.xlsx: Plan1' },
    { ...where, planilha: 'b.xlsx: Plan1' },
  ]);
});

test('a workbook that is refused holds the others not up; one whose name is taken is told', async () => {
  await importFile(admin, 'b.xlsx', sheet('pH', 7));
  const reply = await send(
    eml([
      { filename: 'ruim.xlsx', bytes: Buffer.from('não é') },
      { filename: 'b.xlsx', bytes: sheet('pH', 7) },
      { filename: 'a.xlsx', bytes: sheet('DBO', 10) },
    ]),
  );
  expect(reply.body.msg).toBe(
    'Arquivo enviado com sucesso: ruim.xlsx: O arquivo não é uma planilha do Excel (.xls ou .xlsx); b.xlsx: o arquivo ja foi cadastrado; a.xlsx: 1 resultado importado, 0 repetidos, 0 pendentes',
  );
  expect(await names()).toEqual(['a.xlsx', 'b.xlsx']);
});

test('workbooks of one name all come in, numbered, and are known when the e-mail is sent again', async () => {
  const bytes = eml([
    { filename: 'laudo.xlsx', bytes: sheet('DBO', 10) },
    { filename: 'laudo.xlsx', bytes: sheet('pH', 7) },
    { filename: 'laudo.xlsx', bytes: sheet('Cobre', 1) },
  ]);
  expect((await send(bytes)).body.msg).toContain('laudo (2).xlsx: 1 resultado importado');
  expect(await names()).toEqual(['laudo (3).xlsx', 'laudo (2).xlsx', 'laudo.xlsx']);
  expect((await send(bytes)).body.listaMensagens[0]).toContain('laudo (3).xlsx: o arquivo ja foi cadastrado');
  expect(await names()).toHaveLength(3);
});

test('a numbered name is no longer than a name may be', async () => {
  const filename = `${'a'.repeat(250)}.xlsx`;
  await send(eml([10, 20].map((valor) => ({ filename, bytes: sheet('DBO', valor) }))));
  expect(await names()).toEqual([`${'a'.repeat(246)} (2).xlsx`, filename]);
});

test.each([
  ['all of its workbooks came in', [sheet('DBO', 10), sheet('pH', 7)], undefined],
  ['one of its workbooks was refused', [sheet('DBO', 10), Buffer.from('não é')], true],
  ['its workbooks came in, but no result found its place', [sheet('Bário', 1)], true],
])('an e-mail of which %s: whether that is a warning', async (_what, sheets, aviso) => {
  const { body } = await send(eml(sheets.map((bytes, index) => ({ filename: `${index}.xlsx`, bytes }))));
  expect([body.sucesso, body.aviso, body.listaResultados.aviso]).toEqual([true, aviso, aviso]);
});

test('an e-mail that broke off is sent again: a name whose contents never came is free', async () => {
  await register(admin, 'b.xlsx');
  const before = (await files())[0];
  const reply = await send(
    eml([
      { filename: 'a.xlsx', bytes: sheet('DBO', 10) },
      { filename: 'b.xlsx', bytes: sheet('pH', 7) },
    ]),
  );
  expect(reply.body.msg).toContain('b.xlsx: 1 resultado importado');
  const origem = { anexo: 'b.xlsx', assunto: 'Laudos de março' };
  expect(await files()).toMatchObject([
    { nomeArquivo: 'a.xlsx', importadas: 1 },
    { id: before.id, nomeArquivo: 'b.xlsx', situacao: 'importado', importadas: 1, origem },
  ]);
});

test('what is sent by hand under the name of an attachment that broke off has no origin', async () => {
  const { id } = (await register(admin, 'b.xlsx')).body.listaResultados;
  const origem = JSON.stringify({ remetente: 'x', data: null, assunto: '', anexo: 'b.xlsx' });
  await server.databases.write.updateTable('UploadArquivo').set({ origem }).where('id', '=', id).execute();
  expect((await importFile(admin, 'b.xlsx', sheet('pH', 7))).id).toBe(id);
  expect((await files())[0]).not.toHaveProperty('origem');
});

test('the name of an attachment that is coming in is taken, and too slow a message leaves the rest for another time', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `${index}.xlsx`);
  const bytes = eml(names.map((filename, index) => ({ filename, bytes: sheet('DBO', index) })));
  const sending = send(bytes);
  const first = async () =>
    (await files()).find(({ nomeArquivo }: { nomeArquivo: string }) => nomeArquivo === names[0]);
  await expect.poll(async () => (await first())?.situacao, { interval: 1 }).toBe('importando');
  const refused = await register(admin, names[0]!);
  server.setNow(new Date(server.services.now().getTime() + 3 * 60_000));
  const { msg } = (await sending).body;
  expect([refused.status, refused.body.listaMensagens]).toEqual([409, ['o arquivo ja foi cadastrado']]);
  expect(msg).toContain('0.xlsx: 1 resultado importado');
  expect(msg).toContain('5.xlsx: não foi lida, porque a mensagem demorou demais: envie-a de novo');
  expect((await send(bytes)).body.msg).toMatch(/0\.xlsx: o arquivo ja foi cadastrado.*5\.xlsx: (?!não foi lida)/);
});

test('one that is given up halfway tells which of its workbooks came in', async () => {
  const names = Array.from({ length: 6 }, (_, index) => `${index}.xlsx`);
  const bytes = eml(names.map((filename, index) => ({ filename, bytes: sheet('DBO', index) })));
  const { id } = (await register(admin, 'laudos.eml', bytes.length)).body.listaResultados;
  const sending = upload(admin, id, 'laudos.eml', bytes);
  const first = async () =>
    (await files()).find(({ nomeArquivo }: { nomeArquivo: string }) => nomeArquivo === names[0]);
  await expect.poll(async () => (await first())?.situacao, { interval: 1 }).toBe('importado');
  expect((await admin.post(`/api/ImportacaoAnalise/${id}/cancelar`)).body.listaResultados).toEqual({ cancelada: true });
  const reply = await sending;
  expect([reply.status, reply.body.listaMensagens[0]]).toEqual([
    422,
    expect.stringMatching(/^Importação cancelada\. Ficou o que já tinha entrado: 0\.xlsx: 1 resultado importado/),
  ]);
  expect((await files()).every(({ situacao }: { situacao: string }) => situacao === 'importado')).toBe(true);
});

test('a preview of too slow a message begins no other workbook, and says so', async () => {
  const folder = temporaryFolder();
  const path = join(folder, 'laudos.eml');
  const names = ['a.xlsx', 'b.xlsx', 'c.xlsx'];
  await writeFile(path, eml(names.map((filename, index) => ({ filename, bytes: sheet('DBO', index) }))));
  let time = 0;
  const previa = (seconds: number) => {
    // So long it takes until the next workbook is to be begun.
    const now = () => {
      time += seconds * 1000;
      return new Date(time);
    };
    return previewFile(server.databases.read, { path, filename: 'laudos.eml', owner: 1 }, 1, now);
  };
  await expect(previa(40)).resolves.toMatchObject({ linhas: 3 });
  const motivo = 'não foi lida, porque a prévia da mensagem demorou demais';
  await expect(previa(41)).resolves.toMatchObject({ linhas: 2, deFora: [{ nome: 'c.xlsx', motivo }] });
  await rm(folder, { recursive: true });
});

describe('an e-mail that forwards another brings its workbooks', () => {
  const inner = eml([
    { filename: 'inner.xlsx', bytes: sheet('DBO', 10) },
    { filename: 'assinatura.png', bytes: Buffer.from('png') },
  ]);
  test.each(['attachment', 'inline'])('%s', async (disposition) => {
    const head = [
      'From: chefe@saneamento.example',
      'Content-Type: multipart/mixed; boundary="fora"',
      '\r\n--fora',
      'Content-Type: message/rfc822',
      `Content-Disposition: ${disposition}; filename="i.eml"`,
    ];
    const reply = await send(
      Buffer.concat([Buffer.from(`${head.join('\r\n')}\r\n\r\n`), inner, Buffer.from('\r\n--fora--')]),
    );
    expect(reply.body.msg).toBe(
      'Arquivo enviado com sucesso: inner.xlsx: 1 resultado importado, 0 repetidos, 0 pendentes. Anexos deixados de lado: assinatura.png',
    );
    expect((await files())[0].origem).toMatchObject({ remetente: 'chefe@saneamento.example', anexo: 'inner.xlsx' });
  });

  test('as a file that is encoded', async () => {
    expect((await send(eml([{ filename: 'i.eml', bytes: inner }]))).body.msg).toContain('inner.xlsx: 1 resultado');
  });
});

test('a file is what it was registered as: it could not be read again otherwise', async () => {
  const { id } = (await register(admin, 'laudos.eml')).body.listaResultados;
  const reply = await upload(admin, id, 'a.xlsx', sheet('DBO', 10));
  expect([reply.status, await files()]).toEqual([422, []]);
});

describe('refused, with nothing kept', () => {
  const many = (count: number, part: { filename?: string; bytes: Uint8Array }) =>
    eml(Array.from({ length: count }, () => part));
  test.each<[string, () => Uint8Array, string]>([
    [
      'without a workbook',
      () => eml([{ filename: 'a.pdf', bytes: Buffer.from('x') }]),
      'A mensagem não tem nenhuma planilha do Excel anexada: a.pdf',
    ],
    ['no e-mail at all', () => Buffer.from([0, 1, 2, 3]), 'A mensagem não tem nenhuma planilha do Excel anexada'],
    [
      '20,000 attachments',
      () => many(20_000, { filename: 'a.png', bytes: Buffer.from('x') }),
      'A mensagem tem anexos demais',
    ],
    [
      'more workbooks than 20',
      () => many(21, { filename: 'a.xlsx', bytes: Buffer.from('x') }),
      'A mensagem tem mais de 20 planilhas: envie-as aos poucos',
    ],
    [
      'messages within messages, without end',
      () => {
        const one = { filename: 'i.eml', bytes: sheet('DBO', 1) as Uint8Array };
        for (let depth = 0; depth < 5; depth += 1) one.bytes = eml([{ ...one }]);
        return Buffer.from(one.bytes);
      },
      'A mensagem não tem nenhuma planilha do Excel anexada: i.eml',
    ],
    ['20,000 texts', () => many(20_000, text('x')), 'A mensagem tem partes demais'],
    [
      'cut off in its workbook',
      () => eml([{ filename: 'a.xlsx', bytes: sheet('DBO', 1) }]).subarray(0, 3000),
      'a.xlsx: O arquivo está incompleto ou corrompido',
    ],
    [
      'only workbooks that are none',
      () => eml([{ filename: 'x.xlsx', bytes: Buffer.from('x') }]),
      'x.xlsx: O arquivo não é uma planilha do Excel (.xls ou .xlsx)',
    ],
  ])('%s', async (_, bytes, message) => {
    const reply = await send(bytes());
    expect([reply.status, reply.body.listaMensagens]).toEqual([422, [message]]);
    expect(await files()).toEqual([]);
    expect(await countRows(server.databases, 'ArquivoBytes')).toBe(0);
  });
});

test('names that lead out of their folder are names and no more', async () => {
  await send(
    eml([
      { filename: '../../fora.xlsx', bytes: sheet('DBO', 10) },
      { filename: 'C:\\\\pasta\\\\b.xlsx', bytes: sheet('pH', 7) },
    ]),
  );
  expect(await files()).toMatchObject([{ nomeArquivo: 'b.xlsx' }, { nomeArquivo: 'fora.xlsx' }]);
});
