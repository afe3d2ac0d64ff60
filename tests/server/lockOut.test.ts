import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

/** A group besides the shipped ones that may give permissions, and its one user. */
const CHEFIA = 10;
const CHEFE = 10;
const LOCKED_OUT =
  'Ninguém mais poderia administrar permissões: pelo menos um usuário ativo precisa editar os Grupos de Acesso';

let server: TestServer;
let admin: Caller;
let keyMenu: number;
let shipped: { idGrupo: number; idMenu: number; flagEditar: number }[];
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  const { write, read } = server.databases;
  await write.deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', GRUPO.DESENVOLVEDOR).execute();
  keyMenu = (
    await read.selectFrom('ModuloMenu').select('id').where('path', '=', 'grupo-acesso').executeTakeFirstOrThrow()
  ).id;
  shipped = await read.selectFrom('GrupoAcessoMenu').selectAll().execute();
  const dtCadastro = NOW.toISOString();
  await write.insertInto('GrupoAcesso').values({ id: CHEFIA, nome: 'Chefia', flagAtivo: 1, dtCadastro }).execute();
  const chefe = { nome: 'Chefe', login: 'chefe', email: 'chefe@example.com', uuid: 'chefe', idGrupo: CHEFIA };
  await write
    .insertInto('Usuario')
    .values({ id: CHEFE, ...chefe, senhaHash: 'uma', flagAlterarSenha: 0, flagAtivo: 1, dtCadastro })
    .execute();
});
beforeEach(async () => {
  const { write } = server.databases;
  await write.deleteFrom('GrupoAcessoMenu').execute();
  await write
    .insertInto('GrupoAcessoMenu')
    .values([...shipped, { idGrupo: CHEFIA, idMenu: keyMenu, flagEditar: 1 }])
    .execute();
  await change('Usuario', CHEFE, { senhaHash: 'uma', flagAtivo: 1, removidoEm: null, idGrupo: CHEFIA });
  await change('GrupoAcesso', CHEFIA, { flagAtivo: 1, removidoEm: null });
});
afterAll(() => server.close());

async function change(table: 'Usuario' | 'GrupoAcesso', id: number, set: Record<string, string | number | null>) {
  await server.databases.write.updateTable(table).set(set).where('id', '=', id).execute();
}

/** Takes the right to give permissions from the administrators: only the other group is left with it. */
const stepDown = () =>
  admin.post('/api/GrupoAcessoMenu/salvarNovasPermissoes', {
    idGrupo: GRUPO.ADMINISTRADOR,
    novasPermissoes: [keyMenu],
    menusPodeEditar: [],
  });

test('who gives permissions may stop when somebody else can sign in and give them', async () => {
  expect((await stepDown()).status).toBe(200);
});

test.each([
  ['has no password yet', () => change('Usuario', CHEFE, { senhaHash: null })],
  ['is disabled', () => change('Usuario', CHEFE, { flagAtivo: 0 })],
  ['was removed', () => change('Usuario', CHEFE, { removidoEm: NOW.toISOString() })],
  ['is in another group', () => change('Usuario', CHEFE, { idGrupo: GRUPO.TECNICO })],
  ['is in a disabled group', () => change('GrupoAcesso', CHEFIA, { flagAtivo: 0 })],
  ['is in a removed group', () => change('GrupoAcesso', CHEFIA, { removidoEm: NOW.toISOString() })],
  [
    'only sees the permissions',
    async () => {
      const only = server.databases.write.updateTable('GrupoAcessoMenu').set({ flagEditar: 0 });
      await only.where('idGrupo', '=', CHEFIA).execute();
    },
  ],
])('but not when the one who is left %s', async (_why, make) => {
  await make();
  expect(await stepDown()).toMatchObject({ status: 422, body: { listaMensagens: [LOCKED_OUT] } });
  const kept = await server.databases.read
    .selectFrom('GrupoAcessoMenu')
    .select('flagEditar')
    .where('idGrupo', '=', GRUPO.ADMINISTRADOR)
    .where('idMenu', '=', keyMenu)
    .executeTakeFirst();
  expect(kept).toEqual({ flagEditar: 1 });
});
