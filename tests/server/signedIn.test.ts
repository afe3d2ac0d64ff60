import { afterEach, beforeEach, expect, test } from 'vitest';
import { GRUPO } from '../../domain/acesso/access.ts';
import { buildApp } from '../../server/app.ts';
import { digest } from '../../server/modules/sessao/secrets.ts';
import { type Caller, NOW, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let other: Awaited<ReturnType<typeof buildApp>>;
let tecnico: Caller;
beforeEach(async () => {
  server = await startServer();
  other = await buildApp(server.services);
  tecnico = await server.login('tecnico');
});
afterEach(async () => {
  await other.close();
  await server.close();
});

/** What the technician's request is answered by a second server over the same database. */
const there = async (url: string) => (await other.inject({ url, headers: { cookie: tecnico.cookie } })).statusCode;
const here = async (url: string) => (await tecnico.get(url)).status;

/** Both servers have answered the technician, and so know the session; then something is changed past either. */
async function afterBothKnow(change: () => Promise<unknown>, url = '/api/Pessoa/999'): Promise<number[]> {
  expect(await Promise.all([here(url), there(url)])).toEqual([404, 404]);
  await change();
  return [await there(url), await here(url)];
}

const write = () => server.databases.write;

test('a permission that is taken away is refused by every server at its next request', async () => {
  const revoke = () => write().deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', GRUPO.TECNICO).execute();
  expect(await afterBothKnow(revoke)).toEqual([403, 403]);
});

test('a permission that is given counts at once as well', async () => {
  await write().deleteFrom('GrupoAcessoMenu').where('idGrupo', '=', GRUPO.TECNICO).execute();
  expect([await here('/api/Pessoa/999'), await there('/api/Pessoa/999')]).toEqual([403, 403]);
  const menus = await server.databases.read.selectFrom('ModuloMenu').select('id').execute();
  const rows = menus.map(({ id }) => ({ idGrupo: GRUPO.TECNICO, idMenu: id, flagEditar: 0 }));
  await write().insertInto('GrupoAcessoMenu').values(rows).execute();
  expect([await there('/api/Pessoa/999'), await here('/api/Pessoa/999')]).toEqual([404, 404]);
});

test.each([
  ['an ended session', () => write().deleteFrom('Sessao').where('idUsuario', '=', 3).execute()],
  ['a session cut short', () => write().updateTable('Sessao').set({ expiraEm: NOW.toISOString() }).execute()],
  ['a disabled user', () => write().updateTable('Usuario').set({ flagAtivo: 0 }).where('id', '=', 3).execute()],
  ['a removed user', () => write().updateTable('Usuario').set({ removidoEm: 'x' }).where('id', '=', 3).execute()],
  ['a disabled group', () => write().updateTable('GrupoAcesso').set({ flagAtivo: 0 }).where('id', '=', 3).execute()],
])('%s is refused by every server at its next request', async (_, change) => {
  const user = await server.databases.read.selectFrom('Usuario').select('idGrupo').where('id', '=', 3).execute();
  expect(user).toEqual([{ idGrupo: 3 }]);
  expect(await afterBothKnow(change)).toEqual([401, 401]);
});

test('a menu under another path is another permission', async () => {
  const rename = () => write().updateTable('ModuloMenu').set({ path: 'outro' }).where('path', '=', 'cliente').execute();
  expect(await afterBothKnow(rename)).toEqual([403, 403]);
});

test('a session that goes on is not read again, and one that was seen changes nothing', async () => {
  const version = async () => (await server.databases.read.selectFrom('VersaoAcesso').select('versao').execute())[0];
  const before = await version();
  expect(await here('/api/Pessoa/999')).toBe(404);
  await write().updateTable('Sessao').set({ vistaEm: NOW.toISOString() }).execute();
  await write()
    .insertInto('TentativaLogin')
    .values({ chave: digest('x'), em: NOW.toISOString() })
    .execute();
  expect(await version()).toEqual(before);
});

test('a change that is rolled back changes nothing', async () => {
  const change = () =>
    write()
      .transaction()
      .execute(async (db) => {
        await db.deleteFrom('Sessao').execute();
        throw new Error('recusado');
      })
      .catch(() => undefined);
  expect(await afterBothKnow(change)).toEqual([404, 404]);
});
