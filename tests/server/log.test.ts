import { afterAll, beforeAll, expect, test } from 'vitest';
import { addClient } from './clienteSub.ts';
import { type Caller, NOW, startServer, type TestServer, USERS } from './harness.ts';

let server: TestServer;
let admin: Caller;
let tecnico: Caller;
let client: number;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  tecnico = await server.login('tecnico');
  client = await addClient(admin, 'Cliente A');
  await admin.post('/api/PessoaEndereco/1', { idPessoa: client, logradouro: 'Rua Um' });
  await admin.post('/api/PessoaContato', { idPessoa: client, nome: 'Ana' });
  await admin.post('/api/PessoaContato', { idPessoa: client, nome: 'Bruno' });
  await admin.post('/api/PessoaContato', { idPessoa: await addClient(admin, 'Cliente B'), nome: 'Carla' });
});
afterAll(() => server.close());

const read = (caller: Caller, query: string) => caller.get(`/api/logUser/?${query}`);
const tables = async (caller: Caller, query: string) =>
  (await read(caller, query)).body.listaResultados.map(({ tabela }: { tabela: string }) => tabela);
const ofClient = (id: number) => `tabela=Pessoa&idReferencia=${id}`;
const ALL = ['PessoaContato', 'PessoaContato', 'PessoaEndereco', 'Pessoa'];

test('who may see clients reads the log of one', async () => {
  expect(await tables(tecnico, ofClient(client))).toEqual(ALL);
  expect(await tables(admin, ofClient(client))).toEqual(ALL);
  expect(await tables(tecnico, `${ofClient(client)}&pesquisa=bruno`)).toEqual(['PessoaContato']);
});

test.each([
  '',
  'tabela=',
  'tabela=Pessoa',
  'tabela=Pessoa&idReferencia=',
  'tabela=Pessoa&idReferencia=0',
  'tabela=Pessoa&secao=PessoaContato',
  'tabela=Usuario&idReferencia=1',
  'tabela=PessoaContato&idReferencia=1',
  'idReferencia=1',
  'tabela=pessoa&idReferencia=1',
])('and nothing else of the log: %s', async (query) => {
  expect(await read(tecnico, query)).toMatchObject({
    status: 403,
    body: { listaMensagens: ['Seu grupo não tem permissão para isto'] },
  });
  expect((await read(admin, query)).status).toBe(200);
});

test('a group that sees neither is refused a client’s log as well', async () => {
  const { read: from, write } = server.databases;
  const menu = await from.selectFrom('ModuloMenu').select('id').where('path', '=', 'cliente').executeTakeFirstOrThrow();
  const permission = { idGrupo: USERS.tecnico, idMenu: menu.id };
  await write
    .deleteFrom('GrupoAcessoMenu')
    .where('idGrupo', '=', USERS.tecnico)
    .where('idMenu', '=', menu.id)
    .execute();
  expect((await read(tecnico, ofClient(client))).status).toBe(403);
  await write
    .insertInto('GrupoAcessoMenu')
    .values({ ...permission, flagEditar: 0 })
    .execute();
  expect((await read(tecnico, ofClient(client))).status).toBe(200);
});

test('a section narrows a client’s log to one table, page by page', async () => {
  expect(await tables(tecnico, `${ofClient(client)}&secao=PessoaContato`)).toEqual(['PessoaContato', 'PessoaContato']);
  expect(await tables(tecnico, `${ofClient(client)}&secao=Pessoa`)).toEqual(['Pessoa']);
  expect(await tables(tecnico, `${ofClient(client)}&secao=PessoaHidrometro`)).toEqual([]);
  expect(await tables(tecnico, `${ofClient(client)}&secao=`)).toEqual(ALL);
  const second = await read(tecnico, `${ofClient(client)}&secao=PessoaContato&pagina=2&tamanho=1`);
  expect(second.body).toMatchObject({
    paginas: 2,
    total: 2,
    listaResultados: [{ acao: expect.stringMatching('Ana') }],
  });
});

test('a kind of act narrows the log, one client’s, one record’s, and with a text', async () => {
  const { id } = (await admin.post('/api/PessoaContato', { idPessoa: client, nome: 'Dora Passos' })).body
    .listaResultados;
  await admin.post('/api/PessoaContato', { id, versao: 1, idPessoa: client, nome: 'Dora Prado' });
  const acts = async (query: string) =>
    (await read(admin, query)).body.listaResultados.map(({ acao }: { acao: string }) => acao.split('\n')[0]);
  const contato = (evento: string) => `${evento} em PessoaContato ${id}`;
  expect(await acts(`${ofClient(client)}&evento=${encodeURIComponent('Alteração')}`)).toEqual([contato('Alteração')]);
  expect(await acts(`idReferencia=${id}&tabela=PessoaContato&evento=${encodeURIComponent('Inclusão')}`)).toEqual([
    contato('Inclusão'),
  ]);
  expect(await acts(`pesquisa=dora&evento=${encodeURIComponent('Inclusão')}`)).toEqual([contato('Inclusão')]);
  expect(await acts('evento=Outro')).toEqual([]);
  expect(new Set((await acts('evento=Acesso')).map((act: string) => act.split(' ')[0]))).toEqual(new Set(['Acesso']));
  await admin.delete('/api/PessoaContato', { id });
});

test.each(['', '&tabela=PessoaContato', '&evento=Acesso', '&pesquisa=pessoacontato', `&${ofClient(1)}`])(
  'the oldest comes first where that is asked for, page by page%s',
  async (asked) => {
    const ids = async (query: string) =>
      (await read(admin, `${query}${asked}`)).body.listaResultados.map(({ id }: { id: number }) => id);
    const newest = await ids('tamanho=100');
    expect(newest.length).toBeGreaterThan(1);
    expect(await ids('tamanho=100&ordem=DESC')).toEqual(newest);
    const oldest = newest.toReversed();
    expect(await ids('tamanho=100&ordem=ASC')).toEqual(oldest);
    expect(await ids('tamanho=1&pagina=2&ordem=ASC')).toEqual(oldest.slice(1, 2));
  },
);

test('there is no other order of the log', async () => {
  expect((await read(admin, 'ordem=login')).status).toBe(400);
});

test('a client that is not there, or was removed, has an empty log', async () => {
  const removed = await addClient(admin, 'Cliente C');
  await server.databases.write
    .updateTable('Pessoa')
    .set({ removidoEm: NOW.toISOString() })
    .where('id', '=', removed)
    .execute();
  for (const id of [removed, 999_999]) {
    for (const caller of [tecnico, admin]) {
      expect(await read(caller, ofClient(id))).toMatchObject({
        status: 200,
        body: { listaResultados: [], paginas: 1, total: 0 },
      });
    }
  }
});

test('the log never holds a whole CPF or RG; a CNPJ it does', async () => {
  const person = { nome: 'Pessoa de Exemplo', flagTipoPessoa: 'F', nroDocumento: '529.982.247-25', rg: '12.345.678-9' };
  const { id } = (await admin.post('/api/Pessoa', person)).body.listaResultados;
  const save = (fields: object) => admin.post('/api/Pessoa', { ...person, id, ...fields });
  await save({ nroDocumento: '390.982.247-00', rg: '98.765.432-1' });
  await save({ nroDocumento: '11.222.333/0001-81', rg: '' });
  const entries = (await read(admin, ofClient(id))).body.listaResultados;
  expect(
    entries.map(({ acao }: { acao: string }) => acao.split('\n').filter((line) => /^(rg|nro)/.test(line))),
  ).toEqual([
    ['rg: **.***.**2-1 → (vazio)', 'nroDocumento: ***.982.247-** → 11.222.333/0001-81'],
    ['rg: **.***.**8-9 → **.***.**2-1', 'nroDocumento: ***.982.247-** → ***.982.247-**'],
    ['rg: **.***.**8-9', 'nroDocumento: ***.982.247-**'],
  ]);
  const kept = await server.databases.read.selectFrom('LogUsuario').selectAll().where('idPessoa', '=', id).execute();
  expect(JSON.stringify(kept)).not.toMatch(/529\.|390\.982|345\.678|765\.432|52998224725/);
  expect((await read(admin, `${ofClient(id)}&pesquisa=529.982`)).body.listaResultados).toEqual([]);
});

test('a period that ends before it begins is refused', async () => {
  expect(await read(admin, 'dtPesquisa=2026-12-02&dtPesquisaFim=2026-12-01')).toMatchObject({
    status: 400,
    body: { listaResultados: { campos: { dtPesquisaFim: 'O fim do período não pode ser antes do início' } } },
  });
  expect((await read(admin, 'dtPesquisa=2026-12-02&dtPesquisaFim=2026-12-02')).status).toBe(200);
  expect((await read(admin, 'dtPesquisa=2026-12-02&dtPesquisaFim=')).status).toBe(200);
});
