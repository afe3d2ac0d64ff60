import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import type { WriteContext } from '../../server/context.ts';
import { renewRegistration } from '../../server/modules/importacao/arquivos/repository.ts';
import { bytesOf } from '../../server/modules/importacao/bytes/repository.ts';
import { claim, forget } from '../../server/modules/importacao/registration.ts';
import { type Tx, write } from '../../server/write.ts';
import { addClient, clearHistory, fileOf, importFile, register, upload } from '../fixtures/imports.ts';
import { AMOSTRA } from '../fixtures/mylims.ts';
import { longTallSheet, tallSheet, xlsx } from '../fixtures/spreadsheets.ts';
import { type Caller, countRows, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  tecnico = await server.login('tecnico');
});
afterAll(() => server.close());
beforeEach(async () => {
  await clearHistory(server.databases);
  await addClient(admin, 'Metalúrgica', ['P1']);
});

const sheet = (valor: number) => xlsx({ Plan1: tallSheet([{ ponto: 'P1', parametro: 'DBO', valor }]) });
const remove = (id: number) => admin.delete(`/api/UploadArquivo?id=${id}&idUsuario=1`);
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Leaves the technicians' group with the edit right to one of the import screens. */
async function editsOnly(menu: string) {
  const { write } = server.databases;
  const { id } = await write.selectFrom('ModuloMenu').select('id').where('path', '=', menu).executeTakeFirstOrThrow();
  await write.deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', GRUPO.TECNICO).execute();
  await write.insertInto('GrupoAcessoMenu').values({ idGrupo: GRUPO.TECNICO, idMenu: id, flagEditar: 1 }).execute();
}

test('an imported file keeps its bytes until no file holds the same', async () => {
  const bytes = sheet(10);
  const { read } = server.databases;
  const first = await importFile(admin, 'a.xlsx', bytes);
  const copy = await importFile(admin, 'copia.xlsx', bytes);
  const other = await importFile(admin, 'b.xlsx', sheet(11));
  expect(await countRows(server.databases, 'ArquivoBytes')).toBe(2);
  expect((await bytesOf(read, copy.id))?.equals(bytes)).toBe(true);
  const hashes = await read.selectFrom('UploadArquivo').select('hash').orderBy('id').execute();
  expect(hashes.map(({ hash }) => hash)).toEqual([sha256(bytes), sha256(bytes), sha256(sheet(11))]);

  await remove(first.id);
  expect((await bytesOf(read, copy.id))?.equals(bytes)).toBe(true);
  await remove(copy.id);
  await remove(other.id);
  expect(await countRows(server.databases, 'ArquivoBytes')).toBe(0);
});

test('a file is read again from its bytes: what it brought stays, what was not found before comes in', async () => {
  const rows = [
    ['Ponto', 'Data Coleta', 'DBO', 'Bário', 'Cor'],
    ['P1', '14/01/2016', 5, '0,5', 'Verde'],
  ];
  const { id } = await importFile(admin, 'a.xlsx', xlsx({ Plan1: rows }));
  expect(await fileOf(admin, id)).toMatchObject({ linhas: 2, importadas: 1, repetidas: 0, pendentes: 1 });
  const { write } = server.databases;
  await write.updateTable('HistoricoColeta').set({ idTipoDBO: 4 }).execute();
  const known = { sigla: 'Cor', descricao: 'Cor', minimo: 0, maximo: 0, incerteza: 0, flagAtivo: 1 };
  expect((await admin.post('/api/Parametro', known)).status).toBe(200);
  const bario = await admin.post('/api/Parametro', { ...known, sigla: 'Ba', descricao: 'Bário' });
  expect(bario.status).toBe(200);

  const reply = await admin.post(`/api/ImportacaoAnalise/${id}/reler`);
  expect(reply.body.msg).toBe('Arquivo lido de novo: 1 resultado importado, 1 repetido, 1 pendente');
  expect(await fileOf(admin, id)).toMatchObject({ linhas: 3, importadas: 2, repetidas: 0, pendentes: 1 });
  const pending = (await admin.get(`/api/ImportacaoAnalise/${id}/pendentes`)).body.listaResultados;
  expect(pending).toMatchObject([{ parametro: 'Cor', valor: 'Verde', motivo: 'valor ilegível' }]);
  expect(await write.selectFrom('HistoricoColeta').select('idTipoDBO').execute()).toEqual([{ idTipoDBO: 4 }]);

  await write.updateTable('UploadArquivo').set({ hash: null }).execute();
  expect((await admin.post(`/api/ImportacaoAnalise/${id}/reler`)).status).toBe(422);
});

test('a file that is refused leaves no bytes', async () => {
  const { id } = (await register(admin, 'x.xlsx')).body.listaResultados;
  expect((await upload(admin, id, 'x.xlsx', Buffer.from('não é'))).status).toBe(422);
  expect(await countRows(server.databases, 'ArquivoBytes')).toBe(0);
});

const SCREENS = [
  ['Importacao-analise', 'Importacao_analise_amostra', 'Importacao_mylims'],
  ['Importacao-mylims', 'Importacao_mylims', 'Importacao_analise_amostra'],
] as const;

test.each(SCREENS)('the right to %s reaches the files of that screen only', async (menu, own, other) => {
  const registerAs = (caller: Caller, conteudo: string) =>
    caller.post('/api/UploadArquivo', { filename: 'a.xlsx', size: 10, conteudo });
  const theirs = (await registerAs(admin, other)).body.listaResultados.id;
  await editsOnly(menu);

  const mine = await registerAs(tecnico, own);
  expect(mine.status).toBe(200);
  expect((await registerAs(tecnico, other)).status).toBe(403);

  const exists = (conteudo: string) =>
    tecnico.get(`/api/UploadArquivo/arquivoExiste/?nomeArquivo=a.xlsx&conteudo=${conteudo}`);
  expect([(await exists(own)).status, (await exists(other)).status]).toEqual([200, 403]);

  const list = (tipo: string) => tecnico.get(`/api/UploadArquivo${tipo}`);
  expect((await list(`?tipo=${other}`)).status).toBe(403);
  expect((await list('')).body.listaResultados).toMatchObject([{ conteudo: own }]);

  const removeAs = (id: number) => tecnico.delete(`/api/UploadArquivo?id=${id}&idUsuario=1`);
  expect((await removeAs(theirs)).status).toBe(403);
  expect((await removeAs(mine.body.listaResultados.id)).status).toBe(200);
  expect(await countRows(server.databases, 'UploadArquivo')).toBe(1);
});

test('the calls of the analyses know no file of MyLIMS', async () => {
  const body = { filename: 'm.xlsx', size: 10, conteudo: 'Importacao_mylims' };
  const { id } = (await admin.post('/api/UploadArquivo', body)).body.listaResultados;
  const replies = [
    await upload(admin, id, 'm.xlsx', sheet(10)),
    await admin.get(`/api/ImportacaoAnalise/${id}/progresso`),
    await admin.get(`/api/ImportacaoAnalise/${id}/pendentes`),
    await admin.post(`/api/ImportacaoAnalise/${id}/reprocessar`),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test('MyLIMS takes .xlsx only', async () => {
  const body = { filename: 'm.xls', size: 10, conteudo: 'Importacao_mylims' };
  const reply = await admin.post('/api/UploadArquivo', body);
  expect(reply.body.listaMensagens).toEqual(['Escolha um arquivo .xlsx']);
});

test('an import that is cancelled keeps nothing, and its name is free', async () => {
  const bytes = xlsx({ Plan1: longTallSheet(5000, 1) });
  const { id } = (await register(admin, 'longo.xlsx', bytes.length)).body.listaResultados;
  const cancel = async () => (await admin.post(`/api/ImportacaoAnalise/${id}/cancelar`)).body.listaResultados.cancelada;
  expect(await cancel()).toBe(false);
  const sending = upload(admin, id, 'longo.xlsx', bytes);
  await expect.poll(cancel, { interval: 0 }).toBe(true);
  const reply = await sending;
  expect([reply.status, reply.body.listaMensagens[0]]).toEqual([422, 'Importação cancelada: nada foi guardado']);
  for (const table of ['UploadArquivo', 'HistoricoColeta', 'ImportacaoPendente', 'ArquivoBytes'] as const) {
    expect(await countRows(server.databases, table)).toBe(0);
  }
});

test('a MyLIMS file that is given up while it is read keeps nothing, and its name is free', async () => {
  const rows = [AMOSTRA, ...Array.from({ length: 5000 }, (_, n) => [`A-${n}`, 'C-9', 'P1', '14/01/2026', '10:00', ''])];
  const body = { filename: 'm.xlsx', size: 10, conteudo: 'Importacao_mylims' };
  const { id } = (await admin.post('/api/UploadArquivo', body)).body.listaResultados;
  const cancel = async () => (await admin.post(`/api/Importacao/${id}/cancelar`)).body.listaResultados.cancelada;
  expect(await cancel()).toBe(false);
  const fields = { idUsuario: '1', idArquivoOrigem: String(id), Laboratorio: '1' };
  const sent = { name: 'm.xlsx', bytes: xlsx({ Plan1: rows }) };
  const sending = admin.upload('/api/Importacao/Amostra', 'amostra', sent, fields);
  await expect.poll(cancel, { interval: 0 }).toBe(true);
  const reply = await sending;
  expect([reply.status, reply.body.listaMensagens[0]]).toEqual([422, 'Importação cancelada: nada foi guardado']);
  for (const table of ['UploadArquivo', 'MylimsAmostra', 'ArquivoBytes'] as const) {
    expect(await countRows(server.databases, table)).toBe(0);
  }
});

test('the calls of MyLIMS know no file of analyses', async () => {
  const { id } = await importFile(admin, 'maio.xlsx', sheet(10));
  const replies = [
    await admin.get(`/api/Importacao/${id}/progresso`),
    await admin.post(`/api/Importacao/${id}/cancelar`),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404]);
});

test('the name of a file is one line, read from left to right, however it was sent', async () => {
  const { id } = (await register(admin, 'maio\r\n\t2026\u202exslx.xlsx')).body.listaResultados;
  expect(await fileOf(admin, id)).toMatchObject({ nomeArquivo: 'maio 2026 xslx.xlsx' });
});

test('a registration that is gone, or taken, when its contents are to be kept is told as what it is', async () => {
  const { id } = await importFile(admin, 'maio.xlsx', sheet(10));
  const claimOf = (one: number) =>
    write(
      server.databases,
      { id: 1, login: 'admin' },
      () => NOW,
      (tx) => claim(tx, { id: one, nomeArquivo: 'maio.xlsx', laboratorio: 1 }),
    );
  await expect(claimOf(id)).rejects.toMatchObject({ code: 'CONFLICT', message: 'Este arquivo já foi importado' });
  const removed = { code: 'CONFLICT', message: 'O registro deste arquivo foi removido: envie-o de novo' };
  await expect(claimOf(id + 1)).rejects.toMatchObject(removed);
});

test('what is imported is neither registered again nor told as removed by one who did not know of it', async () => {
  const { id } = await importFile(admin, 'maio.xlsx', sheet(10));
  const before = await fileOf(admin, id);
  const log = () => countRows(server.databases, 'LogUsuario');
  const entries = await log();
  const inTransaction = <T>(work: (tx: Tx) => Promise<T>) =>
    write(server.databases, { id: 2, login: 'dev' }, () => NOW, work);
  const renewed = await inTransaction(async (tx) => {
    tx.unchanged();
    return renewRegistration(tx, id, { nomeArquivo: 'maio.xlsx', conteudo: 'Importacao_analise_amostra', size: 1 });
  });
  expect(renewed).toBe(false);
  const warn = vi.fn();
  const context = { write: inTransaction, log: { warn } } as unknown as WriteContext;
  await forget(context, id, 'maio.xlsx', new Error('sem resposta'));
  expect(warn).toHaveBeenCalled();
  expect(await fileOf(admin, id)).toEqual(before);
  expect(await log()).toBe(entries);
});
