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

/** The password that the form generated. */
const GENERATED = PASSWORD;
const person = (login: string, more: Record<string, unknown> = {}) => ({
  nome: 'Nova Pessoa',
  login,
  email: `${login}@example.com`,
  idGrupo: GRUPO.TECNICO,
  ...more,
});
const create = (caller: Caller, login: string, more: Record<string, unknown> = {}) =>
  caller.post('/api/Usuario', { ...person(login, more), senha: GENERATED });
const created = async (login: string, more: Record<string, unknown> = {}) =>
  (await create(admin, login, more)).body.listaResultados.id as number;
/** A user who has been through the first entry. */
async function settled(login: string, more: Record<string, unknown> = {}) {
  const id = await created(login, more);
  await server.databases.write.updateTable('Usuario').set({ flagAlterarSenha: 0 }).where('id', '=', id).execute();
  return id;
}
const update = (caller: Caller, id: number, body: Record<string, unknown>) =>
  caller.post(`/api/Usuario/update/${id}`, body);
const tryLogin = (login: string, senha: string) => server.anonymous.post('/api/Usuario/login', { login, senha });
const field = ({ status, body }: Awaited<ReturnType<typeof create>>) => [
  status,
  Object.keys(body.listaResultados.campos),
];

test.each([
  [
    'Usuario',
    { nome: ' ', login: 'x', email: 'x@example.com', idGrupo: 3, senha: GENERATED },
    'Nome: Campo obrigatório',
  ],
  ['Usuario', { ...person('x', { email: 'x@' }), senha: GENERATED }, 'E-mail: E-mail inválido'],
  ['Usuario/update/3', person('x', { idGrupo: 'z' }), 'Grupo: Número inválido'],
  ['GrupoAcesso', { nome: 'x'.repeat(61) }, 'Perfil: Digite no máximo 60 caracteres'],
  [
    'GrupoAcessoMenu/salvarNovasPermissoes',
    { idGrupo: 3, novasPermissoes: ['z'], menusPodeEditar: [] },
    'Menus que o grupo pode ver: Número inválido',
  ],
  ['Modulo', { nome: 'x', path: 'a b' }, 'Caminho: Use apenas letras sem acento, números e hífen'],
  ['ModuloMenu', { nome: 'x', path: 'x' }, 'Módulo: Campo obrigatório'],
  ['ModuloMenu', { nome: 'x', path: 'x', modulo: 'z' }, 'Módulo: Número inválido'],
])('a body typed by hand is refused with the label of its field: %s', async (path, body, told) => {
  const { status, body: reply } = await admin.post(`/api/${path}`, body);
  expect([status, reply.listaMensagens]).toEqual([400, [told]]);
});

test('a new user changes the generated password at the first entry', async () => {
  const id = await created('nova');
  const reply = await tryLogin('nova', GENERATED);
  expect(reply.body.listaResultados).toEqual({
    id,
    nome: 'Nova Pessoa',
    login: 'nova',
    GrupoAcesso: { id: 3, nome: 'TECNICO' },
    flagAlterarSenha: 1,
  });
});

test('a first password that was told to a wrong address is useless once that is mended, and the right one gets a link', async () => {
  const waiting = () =>
    server.databases.read
      .selectFrom('Mensagem')
      .select(['paraEmail', 'assunto', 'situacao', 'texto', 'erro'])
      .where('paraEmail', 'like', '%engano@%')
      .orderBy('id')
      .execute();
  const id = await created('engano', { email: 'outro-engano@example.com' });
  await created('vizinho', { email: 'outro-engano@example.com' });
  expect((await tryLogin('engano', GENERATED)).status).toBe(200);
  await update(admin, id, person('engano', { nome: 'Nome Certo', email: 'outro-engano@example.com' }));
  expect((await tryLogin('engano', GENERATED)).status).toBe(200);
  await update(admin, id, person('engano'));
  expect((await tryLogin('engano', GENERATED)).status).toBe(401);
  expect(await waiting()).toEqual([
    expect.objectContaining({ situacao: 'falhou', texto: null, erro: expect.stringContaining('mudou') }),
    expect.objectContaining({ situacao: 'pendente', texto: expect.stringContaining('Login: vizinho') }),
    expect.objectContaining({ paraEmail: 'engano@example.com', situacao: 'pendente' }),
  ]);
  const link = /alterar-senha\/[\w-]+\/([\w-]+)/.exec((await waiting()).at(-1)?.texto ?? '');
  const chosen = { senha: 'escolhida-agora', uuid: link?.[1] };
  expect((await server.anonymous.post('/api/Usuario/updatePassword/0', chosen)).status).toBe(200);
  expect((await tryLogin('engano', 'escolhida-agora')).status).toBe(200);
  // Who has chosen a password keeps it, whatever the address.
  await update(admin, id, person('engano', { email: 'terceiro@example.com' }));
  expect((await tryLogin('engano', 'escolhida-agora')).status).toBe(200);
});

test('of a user who is removed before it goes, the first password goes to nobody', async () => {
  const id = await created('some');
  await admin.delete(`/api/Usuario/${id}`);
  const { situacao, texto } = await server.databases.read
    .selectFrom('Mensagem')
    .select(['situacao', 'texto'])
    .where('paraEmail', '=', 'some@example.com')
    .executeTakeFirstOrThrow();
  expect({ situacao, texto }).toEqual({ situacao: 'falhou', texto: null });
});

test('the password is nowhere in the log', async () => {
  const id = await created('sigilo');
  const log = await admin.get(`/api/logUser?tabela=Usuario&idReferencia=${id}`);
  expect(log.body.listaResultados[0]).toMatchObject({
    acao: `Inclusão em Usuario ${id}\nnome: Nova Pessoa\nlogin: sigilo\nemail: sigilo@example.com\ngrupo: TECNICO\nflagAtivo: 1`,
  });
  expect(JSON.stringify(log.body)).not.toContain(GENERATED);
});

test('a login is one user’s, however it is written', async () => {
  expect(field(await create(admin, 'ADMIN'))).toEqual([409, ['login']]);
  expect((await tryLogin('Admin', PASSWORD)).status).toBe(200);
});

test('the same login asked for at once makes one user', async () => {
  const replies = await Promise.all(['dupla', 'Dupla', 'DUPLA'].map((login) => create(admin, login)));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
});

test('a removed user’s login is free again', async () => {
  await admin.delete(`/api/Usuario/${await created('livre')}`);
  expect((await create(admin, 'LIVRE')).status).toBe(200);
});

test.each([
  ['email', { email: 'nova@' }],
  ['email', { email: 'a@example.com\nBcc: b@example.com' }],
  ['login', { login: 'no va' }],
  ['nome', { nome: ' ' }],
  ['idGrupo', { idGrupo: 0 }],
])('a wrong %s is told on its field', async (name, wrong) => {
  expect(field(await create(admin, 'errada', wrong))).toEqual([400, [name]]);
});

test('a user’s group exists and is in use', async () => {
  const { id } = (await admin.post('/api/GrupoAcesso', { nome: 'Parado' })).body.listaResultados;
  await admin.post('/api/GrupoAcesso', { id, nome: 'Parado', flagAtivo: false });
  expect(field(await create(admin, 'parada', { idGrupo: id }))).toEqual([422, ['idGrupo']]);
  expect(field(await create(admin, 'parada', { idGrupo: 999 }))).toEqual([422, ['idGrupo']]);
});

test('a change says in the log which group it was and is', async () => {
  const id = await created('movida');
  await update(admin, id, { ...person('movida'), idGrupo: GRUPO.ADMINISTRADOR, id, versao: 1 });
  const log = await admin.get(`/api/logUser?tabela=Usuario&idReferencia=${id}`);
  expect(log.body.listaResultados[0].acao).toBe(`Alteração em Usuario ${id}\ngrupo: TECNICO → ADMINISTRADOR`);
});

test('a change on top of another’s is refused', async () => {
  const id = await created('disputada');
  await update(dev, id, { ...person('disputada'), nome: 'Nome do dev', versao: 1 });
  const reply = await update(admin, id, { ...person('disputada'), nome: 'Nome da admin', versao: 1 });
  expect(reply).toMatchObject({
    status: 409,
    body: { listaResultados: { atual: { nome: 'Nome do dev', versao: 2 }, autor: 'dev' } },
  });
});

test('a removed or disabled user is out at once', async () => {
  const id = await settled('saida');
  const first = await server.login('saida');
  await update(admin, id, person('saida', { flagAtivo: 0 }));
  expect((await first.get('/api/Roteiro')).status).toBe(401);
  expect((await tryLogin('saida', PASSWORD)).status).toBe(401);
  await update(admin, id, person('saida', { flagAtivo: 1 }));
  expect((await first.get('/api/Roteiro')).status).toBe(401);
  const second = await server.login('saida');
  expect((await second.get('/api/Roteiro')).status).toBe(200);
  expect((await admin.delete(`/api/Usuario/${id}`)).status).toBe(200);
  expect((await second.get('/api/Roteiro')).status).toBe(401);
  expect((await tryLogin('saida', PASSWORD)).status).toBe(401);
  expect((await admin.delete(`/api/Usuario/${id}`)).status).toBe(404);
});

test('nobody changes their own group, nor disables or removes themselves', async () => {
  const mine = { nome: 'Admin', login: 'admin', email: 'admin@example.com', idGrupo: GRUPO.ADMINISTRADOR };
  expect(field(await update(admin, 1, { ...mine, idGrupo: GRUPO.TECNICO }))).toEqual([403, ['idGrupo']]);
  expect(field(await update(admin, 1, { ...mine, flagAtivo: 0 }))).toEqual([403, ['flagAtivo']]);
  expect((await admin.delete('/api/Usuario/1')).status).toBe(403);
  expect((await update(admin, 1, { ...mine, nome: 'Outro nome' })).status).toBe(200);
});

test('only developers make, promote, change or remove developers', async () => {
  const developer = { idGrupo: GRUPO.DESENVOLVEDOR };
  expect(field(await create(admin, 'programa', developer))).toEqual([403, ['idGrupo']]);
  expect((await update(admin, 3, person('tecnico', developer))).status).toBe(403);
  expect((await update(admin, 2, person('dev', developer))).status).toBe(403);
  expect((await admin.delete('/api/Usuario/2')).status).toBe(403);
  expect((await create(dev, 'programa', developer)).status).toBe(200);
});

/** A group that sees these menus and edits those that end in `!`. @returns its id */
async function groupOf(nome: string, ...menus: string[]): Promise<number> {
  const known = await server.databases.read.selectFrom('ModuloMenu').select(['id', 'path']).execute();
  const ids = (some: string[]) => some.map((menu) => known.find(({ path }) => path === menu.replace('!', ''))!.id);
  const { id } = (await admin.post('/api/GrupoAcesso', { nome })).body.listaResultados;
  await admin.post('/api/GrupoAcessoMenu/salvarNovasPermissoes', {
    idGrupo: id,
    novasPermissoes: ids(menus),
    menusPodeEditar: ids(menus.filter((menu) => menu.endsWith('!'))),
  });
  return id;
}

/** The groups that somebody is told to be within reach. */
const reachOf = async (caller: Caller): Promise<number[]> =>
  (await caller.get('/api/GrupoAcesso/alcance')).body.listaResultados;

test('administrators are told that all groups but the developers’ are within reach, developers that all are', async () => {
  const all = (await dev.get('/api/GrupoAcesso')).body.listaResultados.map(({ id }: { id: number }) => id);
  expect(await reachOf(dev)).toEqual(all);
  expect(await reachOf(admin)).toEqual(all.filter((id: number) => id !== GRUPO.DESENVOLVEDOR));
});

test('who only keeps users does not give more than their own group may', async () => {
  const id = await groupOf('Pessoal', 'usuarios!', 'roteiro', 'Parametro!');
  await settled('pessoal', { idGrupo: id });
  const keeper = await server.login('pessoal');
  const within = await reachOf(keeper);
  expect(within).toContain(id);
  for (const shipped of Object.values(GRUPO)) expect(within).not.toContain(shipped);
  expect(field(await create(keeper, 'colega', { idGrupo: GRUPO.ADMINISTRADOR }))).toEqual([403, ['idGrupo']]);
  expect((await update(keeper, 1, person('admin', { idGrupo: GRUPO.ADMINISTRADOR }))).status).toBe(403);
  expect((await keeper.delete('/api/Usuario/1')).status).toBe(403);
  expect((await create(keeper, 'colega', { idGrupo: id })).status).toBe(200);
  for (const [login, menu, status] of [
    ['ve', 'roteiro', 200],
    ['edita', 'roteiro!', 403],
    ['veoutro', 'Amostrador', 403],
    ['vemenos', 'Parametro', 200],
    ['igual', 'Parametro!', 200],
  ] as const) {
    const idGrupo = await groupOf(`Grupo ${login}`, menu);
    const reached = (await reachOf(keeper)).includes(idGrupo);
    const reply = await create(keeper, login, { idGrupo });
    expect([login, reply.status, reached]).toEqual([login, status, status === 200]);
    if (status === 403) expect(reply.body.listaMensagens).toEqual(['Este grupo tem permissões que o seu não tem']);
  }
});

test('who gives permissions gives any group but the two that may more than menus say', async () => {
  const id = await groupOf('Chefia', 'usuarios!', 'grupo-acesso!');
  await settled('chefia', { idGrupo: id });
  const chief = await server.login('chefia');
  expect((await create(chief, 'auxiliar', { idGrupo: await groupOf('Ajuda', 'roteiro!') })).status).toBe(200);
  const all = (await dev.get('/api/GrupoAcesso')).body.listaResultados.map((group: { id: number }) => group.id);
  expect(await reachOf(chief)).toEqual(
    all.filter((one: number) => one !== GRUPO.ADMINISTRADOR && one !== GRUPO.DESENVOLVEDOR),
  );
  expect(field(await create(chief, 'administra', { idGrupo: GRUPO.ADMINISTRADOR }))).toEqual([403, ['idGrupo']]);
  expect(field(await create(chief, 'programador', { idGrupo: GRUPO.DESENVOLVEDOR }))).toEqual([403, ['idGrupo']]);
});

test('only administrators and developers make, promote, change or remove administrators', async () => {
  const idGrupo = await groupOf('Gestores', 'usuarios!', 'grupo-acesso!');
  const own = await settled('gestor', { idGrupo });
  const gestor = await server.login('gestor');
  const administrator = { idGrupo: GRUPO.ADMINISTRADOR };
  const told = ({ status, body }: Awaited<ReturnType<typeof create>>) => [status, body.listaMensagens];
  const refused = [403, ['Só um ADMINISTRADOR ou um DESENVOLVEDOR pode fazer isto com o grupo ADMINISTRADOR']];
  expect(told(await create(gestor, 'novoadm', administrator))).toEqual(refused);
  expect(told(await update(gestor, 3, person('tecnico', administrator)))).toEqual(refused);
  expect((await update(gestor, own, person('gestor', administrator))).status).toBe(403);
  const demoted = person('admin', { idGrupo, email: 'gestor@example.com' });
  expect(told(await update(gestor, 1, demoted))).toEqual(refused);
  expect(told(await update(gestor, 1, person('admin', { ...administrator, flagAtivo: 0 })))).toEqual(refused);
  expect(told(await gestor.delete('/api/Usuario/1'))).toEqual(refused);
  expect((await gestor.post('/api/Pessoa/exportar', { id: 1 })).status).toBe(403);
  for (const [caller, login] of [
    [admin, 'administra1'],
    [dev, 'administra2'],
  ] as const) {
    const made = await create(caller, login, administrator);
    expect(made.status).toBe(200);
    expect((await caller.delete(`/api/Usuario/${made.body.listaResultados.id}`)).status).toBe(200);
  }
});

test('who sees the groups but does not change them gives no more than their own may', async () => {
  await settled('olheiro', { idGrupo: await groupOf('Olheiros', 'usuarios!', 'grupo-acesso') });
  const onlooker = await server.login('olheiro');
  expect((await create(onlooker, 'outra', { idGrupo: GRUPO.ADMINISTRADOR })).status).toBe(403);
});

test('technicians see technicians as their list has them, others by name', async () => {
  const tecnico = await server.login('tecnico');
  const keys = async (query: string) => {
    const users = (await tecnico.get(`/api/Usuario${query}`)).body.listaResultados as object[];
    return [...new Set(users.map((user) => Object.keys(user).join()))];
  };
  expect(await keys('')).toEqual(['id,nome']);
  expect(await keys('/?idGrupoAcesso=2')).toEqual(['id,nome']);
  expect(await keys('/?idGrupoAcesso=3')).toEqual(['id,nome,login,flagAtivo,dtCadastro']);
});
