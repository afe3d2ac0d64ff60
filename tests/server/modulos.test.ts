import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Caller, startServer, type TestServer } from './harness.ts';

let server: TestServer;
let admin: Caller;
let dev: Caller;
beforeAll(async () => {
  server = await startServer();
  admin = await server.login('admin');
  dev = await server.login('dev');
});
afterAll(() => server.close());

const MODULO = { nome: 'Laboratório', path: 'laboratorio', icone: 'laboratorio' };
/** A module with two menus. @returns their ids */
async function added(path: string) {
  const modulo = (await admin.post('/api/Modulo', { ...MODULO, path })).body.listaResultados;
  const menu = async (name: string) =>
    (await admin.post('/api/ModuloMenu', { nome: name, path: name, modulo: modulo.id })).body.listaResultados;
  const [first, second] = [await menu('frascos'), await menu('tampas')];
  return { modulo, first, second };
}
const listed = async (id: number) =>
  (await admin.get('/api/Modulo')).body.listaResultados.find((modulo: { id: number }) => modulo.id === id);
const entries = async (tabela: string, id: number) => {
  const rows = await server.databases.read
    .selectFrom('LogUsuario')
    .select('evento')
    .where('tabela', '=', tabela)
    .where('idReferencia', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ evento }) => evento);
};

test('a module and a menu carry their version, which each change raises', async () => {
  const { modulo, first } = await added('versoes');
  expect([modulo.versao, first.versao]).toEqual([1, 1]);
  const change = { ...MODULO, path: 'versoes', nome: 'Outro', versao: 1 };
  expect((await admin.put(`/api/Modulo/${modulo.id}`, change)).body.listaResultados).toEqual({
    id: modulo.id,
    versao: 2,
  });
  const renamed = await admin.put(`/api/ModuloMenu/${first.id}`, { nome: 'Vidros', path: 'frascos', versao: 1 });
  expect(renamed.body.listaResultados).toEqual({ id: first.id, versao: 2 });
  expect(await listed(modulo.id)).toMatchObject({
    nome: 'Outro',
    versao: 2,
    ModuloMenu: [
      { nome: 'Vidros', versao: 2 },
      { nome: 'tampas', versao: 1 },
    ],
  });
});

test('two people editing a module or a menu: the second is told what the first did', async () => {
  const { modulo, first } = await added('disputa');
  const put = (caller: Caller, nome: string, versao?: number) =>
    caller.put(`/api/Modulo/${modulo.id}`, { nome, path: 'disputa', icone: 'modulo', versao });
  await put(dev, 'Nome A', 1);
  expect(await put(admin, 'Nome B', 1)).toMatchObject({
    status: 409,
    body: {
      listaResultados: {
        atual: { id: modulo.id, versao: 2, nome: 'Nome A', path: 'disputa', icone: 'modulo' },
        autor: 'dev',
      },
    },
  });
  expect((await put(admin, 'Nome B', 2)).status).toBe(200);
  expect((await put(admin, 'De um cliente antigo')).status).toBe(200);

  const rename = (caller: Caller, nome: string) =>
    caller.put(`/api/ModuloMenu/${first.id}`, { nome, path: 'frascos', versao: 1 });
  await rename(dev, 'Menu A');
  expect(await rename(admin, 'Menu B')).toMatchObject({
    status: 409,
    body: { listaResultados: { atual: { id: first.id, versao: 2, nome: 'Menu A', path: 'frascos' }, autor: 'dev' } },
  });
});

test('what changed meanwhile is not removed by who has not seen it', async () => {
  const { modulo, first } = await added('remocao');
  await dev.put(`/api/Modulo/${modulo.id}`, { ...MODULO, path: 'remocao', nome: 'Outro' });
  await dev.put(`/api/ModuloMenu/${first.id}`, { nome: 'Outro', path: 'frascos' });
  expect((await admin.delete(`/api/ModuloMenu?id=${first.id}&versao=1`)).status).toBe(409);
  expect((await admin.delete(`/api/Modulo/${modulo.id}?versao=1`)).status).toBe(409);
  expect((await admin.delete(`/api/ModuloMenu?id=${first.id}&versao=2`)).status).toBe(200);
  expect((await admin.delete(`/api/Modulo/${modulo.id}`)).status).toBe(200);
});

test('a caller that does not send the icon leaves it, and the log tells nothing of it', async () => {
  const { modulo } = await added('semicone');
  await admin.put(`/api/Modulo/${modulo.id}`, { nome: 'Sem ícone', path: 'semicone' });
  expect(await listed(modulo.id)).toMatchObject({ nome: 'Sem ícone', icone: 'laboratorio' });
  const [entry] = (await admin.get('/api/logUser?tabela=Modulo')).body.listaResultados;
  expect(entry.acao).toBe(`Alteração em Modulo ${modulo.id}\nnome: Laboratório → Sem ícone`);
});

test('an icon is one that screens have; another, of former data, stays until it is changed', async () => {
  const refused = { status: 422, body: { listaResultados: { campos: { icone: 'Escolha um dos ícones da lista' } } } };
  expect(await admin.post('/api/Modulo', { ...MODULO, path: 'icones', icone: 'foguete' })).toMatchObject(refused);
  const { modulo } = await added('icones');
  const put = (icone: string, nome = 'Outro') => admin.put(`/api/Modulo/${modulo.id}`, { nome, path: 'icones', icone });
  expect(await put('')).toMatchObject(refused);
  expect((await put('mapa')).status).toBe(200);

  const { write } = server.databases;
  await write.updateTable('Modulo').set({ icone: 'home' }).where('id', '=', modulo.id).execute();
  expect((await put('home', 'Com o de antes')).status).toBe(200);
  expect(await put('foguete')).toMatchObject(refused);
  expect(await listed(modulo.id)).toMatchObject({ nome: 'Com o de antes', icone: 'home' });
});

test('a save that changes nothing leaves version and log as they are', async () => {
  const { modulo, first } = await added('igual');
  const same = await admin.put(`/api/Modulo/${modulo.id}`, { ...MODULO, path: 'igual', versao: 1 });
  expect(same.body.listaResultados).toEqual({ id: modulo.id, versao: 1 });
  const menu = await admin.put(`/api/ModuloMenu/${first.id}`, { nome: 'frascos', path: 'frascos', versao: 1 });
  expect(menu.body.listaResultados).toEqual({ id: first.id, versao: 1 });
  expect([await entries('Modulo', modulo.id), await entries('ModuloMenu', first.id)]).toEqual([
    ['Inclusão'],
    ['Inclusão'],
  ]);
});
