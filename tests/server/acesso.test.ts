import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { createAdmin } from '../../server/cli/createAdmin.ts';
import { up } from '../../server/migrations/006_acesso_mensagens.ts';
import { createFirstAdminLink } from '../../server/seed.ts';
import { countRows, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.close());

const URL_BASE = 'http://localhost:3000';
const userOf = (login: string) =>
  server.databases.read.selectFrom('Usuario').selectAll().where('login', '=', login).executeTakeFirstOrThrow();
const makeAdmin = (login: string) => createAdmin(server.databases, { login }, NOW, URL_BASE);

async function enter(link: string, login: string): Promise<number> {
  const senha = 'senha-do-resgate';
  const uuid = link.split('/').at(-1);
  await server.anonymous.post('/api/Usuario/updatePassword/0', { senha, uuid });
  return (await server.anonymous.post('/api/Usuario/login', { login, senha })).status;
}

test('the command line makes an administrator, who signs in with the link', async () => {
  const link = await makeAdmin('resgate');
  expect(link).toMatch(/^http:\/\/localhost:3000\/alterar-senha\/[\da-f-]{36}\/[\da-f-]{36}$/);
  expect(await enter(link, 'resgate')).toBe(200);
  expect(await userOf('resgate')).toMatchObject({ idGrupo: GRUPO.ADMINISTRADOR, flagAtivo: 1 });
});

test('the command line brings a known user back, whatever was done to them and to their group', async () => {
  const { write } = server.databases;
  await write.updateTable('Usuario').set({ flagAtivo: 0 }).where('login', '=', 'tecnico').execute();
  await write.updateTable('GrupoAcesso').set({ flagAtivo: 0 }).execute();
  await write.deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', GRUPO.ADMINISTRADOR).execute();
  expect(await enter(await makeAdmin('TECNICO'), 'tecnico')).toBe(200);
  expect(await countRows(server.databases, 'Usuario')).toBe(3);
  const tecnico = await server.anonymous.post('/api/Usuario/login', { login: 'tecnico', senha: 'senha-do-resgate' });
  const modules = await server.app.inject({
    url: '/api/Modulo/2',
    headers: { cookie: String(tecnico.headers['set-cookie']).split(';')[0] },
  });
  expect(modules.json().listaResultados).toMatchObject([
    { path: 'acesso', ModuloMenu: [{ path: 'grupo-acesso', flagEditar: 1 }] },
  ]);
});

test('the start gives a link only while nobody can sign in', async () => {
  expect(await createFirstAdminLink(server.databases, NOW, URL_BASE)).toBeNull();
  await server.databases.write.updateTable('Usuario').set({ senhaHash: null }).execute();
  expect(await enter((await createFirstAdminLink(server.databases, NOW, URL_BASE)) ?? '', 'admin')).toBe(200);
});

test('a database of before gets the menu of messages, for developers', async () => {
  const { write } = server.databases;
  await write.deleteFrom('ModuloMenu').where('path', '=', 'mensagens').execute();
  // What came later refers to it.
  await write.schema.dropTable('MensagemAnexo').execute();
  await write.schema.dropTable('Mensagem').execute();
  await write.schema.dropTable('PedidoSenha').execute();
  await sql`drop index "Usuario_login"`.execute(write);
  await write.schema.createIndex('Usuario_login').on('Usuario').column('login').unique().execute();
  await up(write as never);
  const menus = await server.databases.read
    .selectFrom('GrupoAcessoMenu')
    .innerJoin('ModuloMenu', 'ModuloMenu.id', 'GrupoAcessoMenu.idMenu')
    .where('ModuloMenu.path', '=', 'mensagens')
    .select(['GrupoAcessoMenu.idGrupo', 'ModuloMenu.idModulo', 'ModuloMenu.ordem'])
    .execute();
  expect(menus).toEqual([{ idGrupo: GRUPO.DESENVOLVEDOR, idModulo: 4, ordem: 4 }]);
  expect((await (await server.login('dev')).get('/api/mensagens')).status).toBe(200);
});
