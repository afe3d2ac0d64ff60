import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let dev: Caller;
let shipped: { idGrupo: number; idMenu: number; flagEditar: number }[];
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  dev = await server.login('dev');
  shipped = await server.databases.read.selectFrom('GrupoAcessoMenu').selectAll().execute();
});
beforeEach(async () => {
  await server.databases.write.deleteFrom('GrupoAcessoMenu').execute();
  await server.databases.write.insertInto('GrupoAcessoMenu').values(shipped).execute();
});
afterAll(() => server.close());

interface Permissions {
  ver: number[];
  editar: number[];
}

async function permissionsOf(idGrupo: number): Promise<Permissions> {
  const modules = (await dev.get(`/api/Modulo/${idGrupo}`)).body.listaResultados as {
    ModuloMenu: { id: number; flagEditar: number }[];
  }[];
  const menus = modules.flatMap(({ ModuloMenu }) => ModuloMenu);
  return {
    ver: menus.map(({ id }) => id),
    editar: menus.filter(({ flagEditar }) => flagEditar === 1).map(({ id }) => id),
  };
}

async function menuId(modulo: string, path: string): Promise<number> {
  const { id } = await server.databases.read
    .selectFrom('ModuloMenu')
    .innerJoin('Modulo', 'Modulo.id', 'ModuloMenu.idModulo')
    .where('Modulo.path', '=', modulo)
    .where('ModuloMenu.path', '=', path)
    .select('ModuloMenu.id')
    .executeTakeFirstOrThrow();
  return id;
}

const save = (caller: Caller, idGrupo: number, after: Permissions, more: Record<string, unknown> = {}) =>
  caller.post('/api/GrupoAcessoMenu/salvarNovasPermissoes', {
    idGrupo,
    novasPermissoes: after.ver,
    menusPodeEditar: after.editar,
    ...more,
  });
const without = (ids: number[], id: number) => ids.filter((one) => one !== id);

/** Takes away the developers' way of giving permissions: the administrators' group is the last one then. */
async function leaveOnlyAdministrators() {
  const key = await menuId('acesso', 'grupo-acesso');
  const { ver, editar } = await permissionsOf(GRUPO.DESENVOLVEDOR);
  expect((await save(dev, GRUPO.DESENVOLVEDOR, { ver, editar: without(editar, key) })).status).toBe(200);
  return key;
}
const LOCKED_OUT =
  'Ninguém mais poderia administrar permissões: pelo menos um usuário ativo precisa editar os Grupos de Acesso';

test('a change counts at the group’s next call', async () => {
  const tecnico = await server.login('tecnico');
  const roteiro = await menuId('cadastro', 'roteiro');
  const before = await permissionsOf(GRUPO.TECNICO);
  const write = (descricao: string) => tecnico.post('/api/Roteiro', { descricao, flagAtivo: 1 });
  expect((await write('Rota 1')).status).toBe(403);
  const after = { ver: before.ver, editar: [...before.editar, roteiro] };
  await save(admin, GRUPO.TECNICO, after, { antigasPermissoes: before.ver });
  expect((await write('Rota 1')).status).toBe(200);
  expect(await permissionsOf(GRUPO.TECNICO)).toEqual({ ...after, editar: after.editar.toSorted((a, b) => a - b) });
});

test('the log names the group and the menus', async () => {
  const roteiro = await menuId('cadastro', 'roteiro');
  const cliente = await menuId('cadastro', 'cliente');
  const { ver, editar } = await permissionsOf(GRUPO.TECNICO);
  await save(admin, GRUPO.TECNICO, { ver: without(ver, cliente), editar: [...editar, roteiro] });
  const log = await admin.get('/api/logUser?tabela=GrupoAcessoMenu');
  expect(log.body.listaResultados[0]).toMatchObject({
    acao: [
      'Alteração em GrupoAcessoMenu 3',
      'Clientes (cadastro/cliente): ver → nada',
      'Roteiros (cadastro/roteiro): ver → ver e editar',
    ].join('\n'),
    infoExtra: 'Permissões do grupo TECNICO',
  });
});

test('a change on top of another’s is refused, a legacy caller’s is not', async () => {
  const seen = await permissionsOf(GRUPO.TECNICO);
  const [first = 0, second = 0] = seen.ver;
  const sent = { antigasPermissoes: seen.ver };
  const changed = { ver: without(seen.ver, first), editar: seen.editar };
  expect((await save(dev, GRUPO.TECNICO, changed, sent)).status).toBe(200);
  const mine = { ver: without(seen.ver, second), editar: seen.editar };
  const refused = await save(admin, GRUPO.TECNICO, mine, sent);
  expect(refused).toMatchObject({
    status: 409,
    body: { listaResultados: { autor: 'dev', atual: { ver: changed.ver } } },
  });
  expect((await save(admin, GRUPO.TECNICO, mine)).status).toBe(200);
});

test('two changes of what a group may edit: the second is refused when it says what it saw', async () => {
  const seen = await permissionsOf(GRUPO.TECNICO);
  const roteiro = await menuId('cadastro', 'roteiro');
  await save(dev, GRUPO.TECNICO, { ver: seen.ver, editar: [...seen.editar, roteiro] });
  const sent = { antigasPermissoes: seen.ver, antigosMenusPodeEditar: seen.editar };
  expect((await save(admin, GRUPO.TECNICO, seen, sent)).status).toBe(409);
});

test('only what is seen can be edited, and only menus that exist', async () => {
  expect((await save(admin, GRUPO.TECNICO, { ver: [1], editar: [2] })).body.listaResultados).toHaveProperty(
    'campos.menusPodeEditar',
  );
  expect((await save(admin, GRUPO.TECNICO, { ver: [9999], editar: [] })).status).toBe(422);
});

test('messages stay with the developers, whose group only they change', async () => {
  const mensagens = await menuId('acesso', 'mensagens');
  const { ver, editar } = await permissionsOf(GRUPO.ADMINISTRADOR);
  expect((await save(admin, GRUPO.ADMINISTRADOR, { ver: [...ver, mensagens], editar })).body.listaMensagens).toEqual([
    'Só o grupo DESENVOLVEDOR pode ter Mensagens de e-mail (acesso/mensagens)',
  ]);
  expect((await save(admin, GRUPO.DESENVOLVEDOR, { ver: [1], editar: [] })).status).toBe(403);
});

test('nobody takes from the last administrators what they administer with', async () => {
  const key = await leaveOnlyAdministrators();
  const { ver, editar } = await permissionsOf(GRUPO.ADMINISTRADOR);
  const modulo = (await server.databases.read
    .selectFrom('Modulo')
    .select('id')
    .where('path', '=', 'acesso')
    .executeTakeFirst())!.id;
  const attempts = [
    await save(admin, GRUPO.ADMINISTRADOR, { ver, editar: without(editar, key) }),
    await save(admin, GRUPO.ADMINISTRADOR, { ver: [], editar: [] }),
    await admin.delete(`/api/ModuloMenu?id=${key}`),
    await admin.put(`/api/ModuloMenu/${key}`, { nome: 'Grupos', path: 'grupos' }),
    await admin.delete(`/api/Modulo/${modulo}`),
    await admin.put(`/api/Modulo/${modulo}`, { nome: 'Acesso', path: 'acessos' }),
  ];
  expect(attempts.map(({ status, body }) => [status, body.listaMensagens])).toEqual(
    attempts.map(() => [422, [LOCKED_OUT]]),
  );
  expect((await admin.get('/api/GrupoAcesso')).body.listaResultados[1]).toHaveProperty('flagAtivo', true);
});

test('who cannot give permissions does not unseat who can', async () => {
  await leaveOnlyAdministrators();
  expect((await dev.delete('/api/Usuario/1')).status).toBe(403);
});

test('what the product ships keeps its path and stays: 422 says why; its name may change', async () => {
  const { id: cadastro } = await server.databases.read
    .selectFrom('Modulo')
    .select('id')
    .where('path', '=', 'cadastro')
    .executeTakeFirstOrThrow();
  const cliente = await menuId('cadastro', 'cliente');
  const before = (await admin.get('/api/Modulo')).body;
  const attempts = [
    await admin.put(`/api/Modulo/${cadastro}`, { nome: 'Cadastro', path: 'cadastros' }),
    await admin.put(`/api/ModuloMenu/${cliente}`, { nome: 'Clientes', path: 'clientes' }),
    await admin.delete(`/api/Modulo/${cadastro}`),
    await admin.delete(`/api/ModuloMenu?id=${cliente}`),
  ];
  expect(attempts.map(({ status }) => status)).toEqual([422, 422, 422, 422]);
  expect(attempts[1]?.body.listaResultados.campos.path).toContain('vem com o produto');
  expect(attempts[3]?.body.listaMensagens[0]).toContain('tire as permissões do grupo');
  expect((await admin.get('/api/Modulo')).body).toEqual(before);
  expect((await admin.put(`/api/ModuloMenu/${cliente}`, { nome: 'Indústrias', path: 'Cliente' })).status).toBe(200);
  expect((await admin.get('/api/Pessoa')).status).toBe(200);
});

test('a renamed menu does not open the messages', async () => {
  const path = (from: string, to: string) =>
    server.databases.write.updateTable('ModuloMenu').set({ path: to }).where('path', '=', from).execute();
  await path('mensagens', 'outro');
  await path('LogUsers', 'mensagens');
  expect((await admin.get('/api/mensagens')).status).toBe(403);
  expect((await admin.get('/api/mensagens/1')).status).toBe(403);
});

test('two administrators who remove or demote each other at once: one stays', async () => {
  await leaveOnlyAdministrators();
  const user = (login: string, idGrupo: number) => ({ nome: login, login, email: `${login}@example.com`, idGrupo });
  await admin.post('/api/Usuario/update/3', user('tecnico', GRUPO.ADMINISTRADOR));
  const other = await server.login('tecnico');
  const replies = await Promise.all([
    admin.delete('/api/Usuario/3'),
    other.post('/api/Usuario/update/1', user('admin', GRUPO.TECNICO)),
  ]);
  expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
  // The other finds that it is the last one, or that it is no administrator, or nobody, any more.
  const refused = replies.find(({ status }) => status !== 200);
  expect([401, 403, 422]).toContain(refused?.status);
  const { users } = await server.databases.read
    .selectFrom('Usuario')
    .select(({ fn }) => fn.countAll<number>().as('users'))
    .where('idGrupo', '=', GRUPO.ADMINISTRADOR)
    .where('removidoEm', 'is', null)
    .executeTakeFirstOrThrow();
  expect(Number(users)).toBe(1);
});
