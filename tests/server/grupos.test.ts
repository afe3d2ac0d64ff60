import { afterAll, beforeAll, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { type Caller, PASSWORD, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let dev: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  dev = await server.login('dev');
});
afterAll(() => server.close());

const save = (caller: Caller, body: Record<string, unknown>) => caller.post('/api/GrupoAcesso', body);
const remove = (caller: Caller, id: number) => caller.delete(`/api/GrupoAcesso?id=${id}`);
const create = async (nome: string) => (await save(admin, { nome })).body.listaResultados.id as number;
const list = async () => (await admin.get('/api/GrupoAcesso')).body.listaResultados;
const addUser = (login: string, idGrupo: number) =>
  admin.post('/api/Usuario', { nome: login, login, email: `${login}@example.com`, idGrupo, senha: PASSWORD });

test('a group is created in use, renamed, disabled, removed', async () => {
  const id = await create('Laboratório');
  await save(admin, { id, nome: 'Laboratório central', flagAtivo: true, versao: 1 });
  await save(admin, { id, nome: 'Laboratório central', flagAtivo: false, versao: 2 });
  expect((await list()).at(-1)).toMatchObject({ id, nome: 'Laboratório central', flagAtivo: false, versao: 3 });
  expect((await remove(admin, id)).status).toBe(200);
  expect((await list()).map((group: { id: number }) => group.id)).not.toContain(id);
  expect((await remove(admin, id)).status).toBe(404);
});

test('an id of 0 makes a new group', async () => {
  const made = (await save(admin, { id: 0, nome: 'Do zero' })).body.listaResultados;
  expect(made).toEqual({ id: expect.any(Number), versao: 1 });
  await remove(admin, made.id);
});

test.each(['Tecnico', ' técnico ', 'TÉCNICO'])('a second group named %j is refused on the name', async (nome) => {
  const reply = await save(admin, { nome });
  expect(reply).toMatchObject({
    status: 409,
    body: { listaResultados: { campos: { nome: 'Já existe o grupo TECNICO' } } },
  });
});

test('the same name asked for many times at once makes one group', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => save(admin, { nome: 'Coordenação' })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409]);
});

test('two people editing a group: the second is told what the first did', async () => {
  const id = await create('Coordenador');
  await save(dev, { id, nome: 'Coordenadores', versao: 1 });
  expect(await save(admin, { id, nome: 'Coordenadoras', versao: 1 })).toMatchObject({
    status: 409,
    body: { listaResultados: { atual: { id, nome: 'Coordenadores', versao: 2 }, autor: 'dev' } },
  });
});

test('a group with users is not removed: it says how many and offers to disable it', async () => {
  const id = await create('Analistas');
  await addUser('ana', id);
  await addUser('bia', id);
  const reply = await remove(admin, id);
  expect(reply.status).toBe(422);
  expect(reply.body.listaMensagens).toEqual([
    'Há 2 usuários neste grupo, que por isso não pode ser removido. Ele pode ser desabilitado.',
  ]);
  expect(reply.body.listaResultados).toEqual({ usuarios: 2 });
});

test('a disabled group shuts its users out at once', async () => {
  const id = await create('Parceiros');
  await addUser('carla', id);
  await server.databases.write.updateTable('Usuario').set({ flagAlterarSenha: 0 }).execute();
  const carla = await server.login('carla');
  expect((await carla.get('/api/Roteiro')).status).toBe(200);
  await save(admin, { id, nome: 'Parceiros', flagAtivo: false });
  expect((await carla.get('/api/Roteiro')).status).toBe(401);
});

test('who sees users alone gets names of groups and which are disabled, and nothing else', async () => {
  const id = await create('Recepção');
  await save(admin, { id, nome: 'Recepção', flagAtivo: false, versao: 1 });
  const other = await create('Cadastro de usuários');
  const { idMenu } = await server.databases.read
    .selectFrom('ModuloMenu')
    .select('id as idMenu')
    .where('path', '=', 'usuarios')
    .executeTakeFirstOrThrow();
  const given = { idGrupo: other, novasPermissoes: [idMenu], menusPodeEditar: [idMenu] };
  await admin.post('/api/GrupoAcessoMenu/salvarNovasPermissoes', given);
  await addUser('duda', other);
  await server.databases.write.updateTable('Usuario').set({ flagAlterarSenha: 0 }).execute();
  const groups = (await (await server.login('duda')).get('/api/GrupoAcesso')).body.listaResultados;
  expect(groups.find((group: { id: number }) => group.id === id)).toEqual({ id, nome: 'Recepção', flagAtivo: false });
  expect(groups[0]).toEqual({ id: 1, nome: 'DESENVOLVEDOR', flagAtivo: true });
});

test('nobody disables or removes their own group', async () => {
  const disabled = await save(admin, { id: GRUPO.ADMINISTRADOR, nome: 'ADMINISTRADOR', flagAtivo: false });
  expect(disabled.body.listaMensagens).toEqual(['Você está neste grupo, que por isso não pode ser desabilitado']);
  const removed = await remove(admin, GRUPO.ADMINISTRADOR);
  expect(removed.body.listaMensagens).toEqual(['Você está neste grupo, que por isso não pode ser removido']);
});

test('the shipped groups are not removed', async () => {
  expect((await remove(admin, GRUPO.TECNICO)).body.listaMensagens).toEqual([
    'Este grupo faz parte do sistema e não pode ser removido. Ele pode ser desabilitado.',
  ]);
});

test('only developers touch the group of developers', async () => {
  const change = { id: GRUPO.DESENVOLVEDOR, nome: 'PROGRAMADORES' };
  expect((await save(admin, change)).status).toBe(403);
  expect((await save(dev, change)).status).toBe(200);
});

test('who may only give permissions does not touch the group of administrators', async () => {
  const id = await create('Gestores');
  const { idMenu } = await server.databases.read
    .selectFrom('ModuloMenu')
    .select('id as idMenu')
    .where('path', '=', 'grupo-acesso')
    .executeTakeFirstOrThrow();
  const permissions = (idGrupo: number) => ({ idGrupo, novasPermissoes: [idMenu], menusPodeEditar: [idMenu] });
  const give = (caller: Caller, idGrupo: number) =>
    caller.post('/api/GrupoAcessoMenu/salvarNovasPermissoes', permissions(idGrupo));
  await give(admin, id);
  await addUser('gestora', id);
  await server.databases.write.updateTable('Usuario').set({ flagAlterarSenha: 0 }).execute();
  const gestora = await server.login('gestora');
  const change = { id: GRUPO.ADMINISTRADOR, nome: 'ADMINISTRADOR', flagAtivo: false };
  expect((await save(gestora, change)).status).toBe(403);
  expect((await give(gestora, GRUPO.ADMINISTRADOR)).status).toBe(403);
  expect((await remove(gestora, GRUPO.ADMINISTRADOR)).status).toBe(422);
  expect((await give(gestora, GRUPO.TECNICO)).status).toBe(200);
  expect((await save(admin, { ...change, nome: 'ADMINISTRADORES', flagAtivo: true })).status).toBe(200);
});

test('a group that is enabled again lets nobody in who did not sign in since', async () => {
  const nome = 'Plantão';
  const id = await create(nome);
  await addUser('eva', id);
  await server.databases.write.updateTable('Usuario').set({ flagAlterarSenha: 0 }).execute();
  const eva = await server.login('eva');
  const whoAmI = async () => (await eva.get('/api/Usuario/sessao')).status;
  const before = await whoAmI();
  await save(admin, { id, nome, flagAtivo: false, versao: 1 });
  await save(admin, { id, nome, flagAtivo: true, versao: 2 });
  expect([before, await whoAmI()]).toEqual([200, 401]);
  expect((await admin.get('/api/GrupoAcesso')).status).toBe(200);
  expect((await (await server.login('eva')).get('/api/Usuario/sessao')).status).toBe(200);
});
