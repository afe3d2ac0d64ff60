import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../../server/database/migrate.ts';
import { openSqlite, SQLITE_FILE } from '../../server/database/open.ts';
import { addClient } from './clienteSub.ts';
import { type Caller, countRows, NOW, startServer, type TestServer } from './harness.ts';
import { wholeDatabase } from './wholeDatabase.ts';

let server: TestServer;
let admin: Caller;
let dev: Caller;
let client: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  dev = await server.login('dev');
  client = await addClient(admin, 'Cliente A');
});
afterAll(() => server.close());

const PERSON = {
  nome: 'Quitéria Zimbro',
  departamento: 'Setor Xisto',
  email: 'quiteria@zimbro.example',
  telefone: '(11) 0000-73915086',
  obs: 'Prefere falar com Ximena',
};
const TRACES = ['Quitéria', 'quiteria', 'Zimbro', 'zimbro', 'Xisto', '73915086', 'Ximena', 'ximena', 'Teobaldo'];

/** A contact that was added under one name, changed and, if asked, removed; its id and version. */
async function addPerson(caller: Caller, idPessoa: number, removed: boolean): Promise<{ id: number; versao: number }> {
  const save = (body: object) => caller.post('/api/PessoaContato', { ...PERSON, idPessoa, ...body });
  const { id } = (await save({ nome: 'Teobaldo Zimbro' })).body.listaResultados;
  await save({ id, versao: 1 });
  if (removed) await caller.delete(`/api/PessoaContato?id=${id}`);
  return { id, versao: removed ? 3 : 2 };
}

const tracesIn = (text: string) => TRACES.filter((trace) => text.includes(trace));
const logOf = async (id: number) =>
  (await admin.get(`/api/logUser/?tabela=PessoaContato&idReferencia=${id}`)).body.listaResultados;
const acoes = async (id: number) => (await logOf(id)).map(({ acao }: { acao: string }) => acao);

test('all that is held on a contact, with what was done to it; the log is told without the values', async () => {
  const { id } = await addPerson(admin, client, false);
  const { status, body } = await dev.post('/api/PessoaContato/exportar', { id }, { 'idempotency-key': 'exportar-1' });
  expect(status).toBe(200);
  const registro = { nome: 'Quitéria Zimbro', removido: false, idPessoa: client, cliente: 'Cliente A' };
  expect(body.listaResultados).toEqual({
    contato: {
      id,
      idPessoa: client,
      cliente: 'Cliente A',
      ...PERSON,
      flagAtivo: 1,
      dtCadastro: NOW.toISOString(),
      removidoEm: null,
      versao: 2,
    },
    registros: [
      {
        login: 'admin',
        acao: expect.stringMatching(`^Inclusão em PessoaContato ${id}\n(.|\n)*nome: Teobaldo`),
        dtAcao: NOW.toISOString(),
        mudancas: expect.arrayContaining([{ campo: 'nome', depois: 'Teobaldo Zimbro' }]),
        registro,
      },
      {
        login: 'admin',
        acao: `Alteração em PessoaContato ${id}\nnome: Teobaldo Zimbro → Quitéria Zimbro`,
        dtAcao: NOW.toISOString(),
        mudancas: [{ campo: 'nome', antes: 'Teobaldo Zimbro', depois: 'Quitéria Zimbro' }],
        registro,
      },
    ],
  });
  expect((await logOf(id))[0]).toMatchObject({ login: 'dev', acao: `Exportação em PessoaContato ${id}` });
  expect(await countRows(server.databases, 'Idempotencia')).toBe(0);
  await admin.post('/api/PessoaContato/apagar', { id });
});

test.each([
  ['one in use', false],
  ['one removed before', true],
])('erasing %s leaves a shell, and nothing of the person anywhere in the database', async (_, removed) => {
  const { id, versao } = await addPerson(admin, client, removed);
  await admin.post('/api/PessoaContato/exportar', { id }, { 'idempotency-key': `exportar-${id}` });
  expect(tracesIn(await wholeDatabase(server.databases))).not.toEqual([]);
  const later = new Date(NOW.getTime() + 3_600_000);
  server.setNow(later);
  const erased = await admin.post('/api/PessoaContato/apagar', { id, versao }, { 'idempotency-key': `apagar-${id}` });
  server.setNow(NOW);
  expect(erased.body.listaResultados).toEqual({ id });
  expect(tracesIn(await wholeDatabase(server.databases))).toEqual([]);

  const row = await server.databases.read
    .selectFrom('PessoaContato')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({
    idPessoa: client,
    nome: '(apagado)',
    departamento: null,
    email: null,
    telefone: null,
    obs: null,
    removidoEm: (removed ? NOW : later).toISOString(),
    apagadoEm: later.toISOString(),
    versao: versao + 1,
  });
  const emptied = (verb: string) => `${verb} em PessoaContato ${id}\n(dados pessoais apagados)`;
  expect(await acoes(id)).toEqual([
    `Apagamento em PessoaContato ${id}`,
    emptied('Exportação'),
    ...(removed ? [emptied('Remoção')] : []),
    emptied('Alteração'),
    emptied('Inclusão'),
  ]);
  const found = (text: string) => admin.get(`/api/logUser/?tabela=Pessoa&idReferencia=${client}&pesquisa=${text}`);
  expect((await found('zimbro')).body.total).toBe(0);
  expect((await found(`inclusao em pessoacontato ${id}`)).body.total).toBe(1);
  expect((await admin.get(`/api/PessoaContato/?idPessoa=${client}`)).body.listaResultados).toEqual([]);
});

test('what was erased is not there any more: to export, to erase, to change', async () => {
  const { id } = await addPerson(admin, client, false);
  expect((await admin.post('/api/PessoaContato/apagar', { id })).status).toBe(200);
  const replies = [
    await admin.post('/api/PessoaContato/apagar', { id }),
    await admin.post('/api/PessoaContato/exportar', { id }),
    await admin.post('/api/PessoaContato/exportar', { id: 999_999 }),
    await admin.post('/api/PessoaContato', { id, idPessoa: client, nome: 'De volta' }),
  ];
  expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(replies[0]?.body.listaMensagens).toEqual(['Contato não encontrado']);
});

test.each([
  ['contact', '/api/PessoaContato', (): object => ({ ...PERSON, idPessoa: client })],
  ['client', '/api/Pessoa', (): object => ({ ...PERSON, flagTipoPessoa: 'F' })],
])('a %s that was erased is not made once more by its creation, repeated', async (what, url, body) => {
  const save = () => admin.post(url, body(), { 'idempotency-key': `criar-${what}` });
  const { id } = (await save()).body.listaResultados;
  expect((await admin.post(`${url}/apagar`, { id })).status).toBe(200);
  for (const { status, body: reply } of [await save(), await save()]) {
    const told = 'Isto já tinha sido salvo, e depois os dados pessoais foram apagados: não pode voltar a ser salvo';
    expect([status, reply.listaMensagens]).toEqual([409, [told]]);
  }
  expect(tracesIn(await wholeDatabase(server.databases))).toEqual([]);
});

test('a contact that changed meanwhile is not erased', async () => {
  const { id } = await addPerson(admin, client, false);
  const before = await acoes(id);
  expect(await admin.post('/api/PessoaContato/apagar', { id, versao: 1 })).toMatchObject({
    status: 409,
    body: { listaResultados: { atual: { id, versao: 2, ...PERSON }, autor: 'admin' } },
  });
  expect(await acoes(id)).toEqual(before);
  await admin.post('/api/PessoaContato/apagar', { id });
});

test('two at once, an erasure and a change or a removal: one is told, and nothing comes back into the log', async () => {
  for (const other of ['change', 'removal']) {
    const { id, versao } = await addPerson(admin, client, false);
    const replies = await Promise.all([
      dev.post('/api/PessoaContato/apagar', { id, versao }),
      other === 'change'
        ? admin.post('/api/PessoaContato', { ...PERSON, id, idPessoa: client, obs: 'Ximena saiu', versao })
        : admin.delete(`/api/PessoaContato?id=${id}&versao=${versao}`),
    ]);
    expect(replies.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    await admin.post('/api/PessoaContato/apagar', { id });
    expect(tracesIn(await wholeDatabase(server.databases))).toEqual([]);
  }
});

test('only administrators and developers, whatever a group may do with clients', async () => {
  const { id } = await addPerson(admin, client, false);
  const { write } = server.databases;
  await write
    .updateTable('GrupoAcessoMenu')
    .set({ flagEditar: 1 })
    .where('idGrupo', '=', 3)
    .where('idMenu', 'in', (query) => query.selectFrom('ModuloMenu').select('id').where('path', '=', 'cliente'))
    .execute();
  const tecnico = await server.login('tecnico');
  expect((await tecnico.post('/api/PessoaContato', { idPessoa: client, nome: 'Rita' })).status).toBe(200);
  expect((await tecnico.post('/api/PessoaContato/exportar', { id })).status).toBe(403);
  expect((await tecnico.post('/api/PessoaContato/apagar', { id })).status).toBe(403);
  expect((await dev.post('/api/PessoaContato/apagar', { id })).status).toBe(200);
});

test('nor is anything left in the files of the embedded database: its write-ahead file is empty at once', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-apagar-'));
  try {
    const databases = openSqlite(folder);
    await migrate(databases);
    const embedded = await startServer({ databases });
    const caller = await embedded.login('admin');
    const { id } = await addPerson(caller, await addClient(caller, 'Cliente A'), false);
    await caller.post('/api/PessoaContato/apagar', { id });
    expect((await stat(path.join(folder, `${SQLITE_FILE}-wal`))).size).toBe(0);
    await embedded.close();
    const files = await readdir(folder);
    const bytes = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
    expect(tracesIn(bytes.join('\n'))).toEqual([]);
    expect(bytes.join('\n')).toContain('(apagado)');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
