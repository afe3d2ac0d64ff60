import { afterEach, beforeEach, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let tecnico: Caller;
beforeEach(async () => {
  server = await startServer();
  tecnico = await server.login('tecnico');
});
afterEach(() => server.close());

/** Leaves the technicians' group with one menu, to see. */
async function seesOnly(module: string, menu: string) {
  const { write } = server.databases;
  const { id } = await write
    .selectFrom('ModuloMenu')
    .innerJoin('Modulo', 'Modulo.id', 'ModuloMenu.idModulo')
    .where('Modulo.path', '=', module)
    .where('ModuloMenu.path', '=', menu)
    .select('ModuloMenu.id')
    .executeTakeFirstOrThrow();
  await write.deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', GRUPO.TECNICO).execute();
  await write.insertInto('GrupoAcessoMenu').values({ idGrupo: GRUPO.TECNICO, idMenu: id, flagEditar: 0 }).execute();
}

const rows = async (path: string) => (await tecnico.get(path)).body.listaResultados;

test('clients are listed for their own screen and for the meters’ history, with remarks for the former only', async () => {
  const admin = await server.login('admin');
  await admin.post('/api/Pessoa', { nome: 'Curtume', flagAtivo: 1, flagTipoPessoa: 'J', obsPrincipal: 'Portaria 2' });
  await seesOnly('cadastro', 'cliente');
  expect(await rows('/api/Pessoa')).toMatchObject([{ nome: 'Curtume', obsPrincipal: 'Portaria 2' }]);
  await seesOnly('medidor-vazao', 'historico');
  const [client] = await rows('/api/Pessoa');
  expect(client).toHaveProperty('nome', 'Curtume');
  expect(client).not.toHaveProperty('obsPrincipal');
  await seesOnly('cadastro', 'roteiro');
  expect((await tecnico.get('/api/Pessoa')).status).toBe(403);
});

test('clients are found by their documents for their own screen only: a CPF is not found out digit by digit', async () => {
  const admin = await server.login('admin');
  const person = { nome: 'Ana Oleira', codigo: 'B-7', flagTipoPessoa: 'F', nroDocumento: '529.982.247-25' };
  await admin.post('/api/Pessoa', person);
  const found = async (text: string) => (await rows(`/api/Pessoa?descricao=${encodeURIComponent(text)}`)).length;
  await seesOnly('cadastro', 'cliente');
  for (const text of ['529.982', '52998', 'oleira', 'b-7']) expect(await found(text)).toBe(1);
  await seesOnly('medidor-vazao', 'historico');
  for (const text of ['529.982', '52998', '5']) expect(await found(text)).toBe(0);
  for (const text of ['OLEIRA', 'b-7', 'ana', '']) expect(await found(text)).toBe(1);
});

test('groups are listed for their own screen and, by name and status, for the users’', async () => {
  await seesOnly('acesso', 'grupo-acesso');
  expect((await rows('/api/GrupoAcesso'))[0]).toHaveProperty('flagAtivo', true);
  await seesOnly('acesso', 'usuarios');
  expect((await rows('/api/GrupoAcesso'))[0]).toEqual({
    id: GRUPO.DESENVOLVEDOR,
    nome: 'DESENVOLVEDOR',
    flagAtivo: true,
  });
  await seesOnly('cadastro', 'cliente');
  expect((await tecnico.get('/api/GrupoAcesso')).status).toBe(403);
});

test('synonyms are read by who sees the parameters', async () => {
  await seesOnly('cadastro', 'Parametro');
  expect((await tecnico.get('/api/RamoAtividadeParametroSinonimo/1')).status).toBe(200);
  await seesOnly('cadastro', 'roteiro');
  expect((await tecnico.get('/api/RamoAtividadeParametroSinonimo/1')).status).toBe(403);
});

test('a client’s meters are read with the clients, a month’s grid with the entry of readings, neither with the other', async () => {
  const status = async (query: string) => (await tecnico.get(`/api/PessoaHidrometro/?${query}`)).status;
  const both = async () => [await status('idPessoa=1'), await status('idMes=11&idAno=2026')];
  await seesOnly('cadastro', 'cliente');
  expect(await both()).toEqual([200, 403]);
  await seesOnly('cadastro', 'vazao-lancamento');
  expect(await both()).toEqual([403, 200]);
  await seesOnly('medidor-vazao', 'lancamento');
  expect(await both()).toEqual([403, 200]);
  await seesOnly('medidor-vazao', 'historico');
  expect(await both()).toEqual([403, 403]);
});
