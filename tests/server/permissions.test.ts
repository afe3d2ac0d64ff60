import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { allCalls } from '../../contract/allCalls.ts';
import { type Call, callName } from '../../contract/call.ts';
import { allRoutes } from '../../server/routes.ts';
import { PERMISSIONS } from '../contract/permissionTable.ts';
import { type Caller, startServer, type TestServer, USERS, type UserName } from './harness.ts';

let server: TestServer;
const callers = {} as Record<UserName, Caller>;
beforeAll(async () => {
  server = await startServer();
  for (const user of Object.keys(USERS) as UserName[]) callers[user] = await server.login(user);
});
afterAll(() => server.close());

/** Sends the call with ids that no record bears and no body: enough to learn whether it is let through. */
function probe(caller: Caller, { method, path }: Call) {
  const url = `/api${path.replace(/\{\w+\}/g, '999999')}`;
  if (method === 'GET') return caller.get(url);
  if (method === 'POST') return caller.post(url);
  if (method === 'PUT') return caller.put(url);
  return caller.delete(url, {});
}

/** Whether a user's group holds a permission as shipped: developers hold every one. */
function holds(user: UserName, permission: string): boolean {
  const [menu = '', level] = permission.split(' ');
  if (user === 'dev') return true;
  if (user === 'admin') return menu !== 'acesso/mensagens';
  if (level === 'editar') return menu === 'medidor-vazao/lancamento';
  return /^(cadastro|medidor-vazao|relatorio)\//.test(menu);
}

/** Whether a user may make a call, by the table of permissions, not by the contract. */
function allowed(user: UserName, name: string): boolean {
  const access = accessOf(name);
  if (access === 'publico' || access === 'sessao') return true;
  if (access.startsWith('grupos ')) return access.slice('grupos '.length).split(', ').includes(String(USERS[user]));
  return access.split(' | ').some((permission) => holds(user, permission));
}

function accessOf(name: string): string {
  const access = PERMISSIONS[name];
  if (!access) throw new Error(`${name} is not in the table of permissions`);
  return access;
}

/** Calls that decide by themselves whose record they touch. */
const OWN_RECORD = ['GET /Modulo/{groupId}', 'POST /Usuario/updatePassword/{userId}', 'GET /logUser'];
/** Ending the session or guessing passwords would spoil the callers for the other calls. */
const SPOILING = ['POST /Usuario/logout', 'POST /Usuario/login'];
const named = (calls: Call[]) => calls.map((call) => [callName(call), call] as const);

test('every call of the contract is answered by the server, and none besides', () => {
  const answered = allRoutes().map(({ call }) => callName(call));
  expect(answered.toSorted()).toEqual(allCalls().map(callName).toSorted());
});

test.each(named(allCalls()))('%s without a session', async (name, call) => {
  const { status, body } = await probe(server.anonymous, call);
  expect(body).toHaveProperty('flagErro');
  if (accessOf(name) === 'publico') expect(status).not.toBe(403);
  else expect(status).toBe(401);
});

const probed = named(allCalls().filter((call) => !SPOILING.includes(callName(call))));
describe.each(Object.keys(USERS) as UserName[])('%s', (user) => {
  test.each(probed)('%s', async (name, call) => {
    const { status, body } = await probe(callers[user], call);
    expect(body).toHaveProperty('flagErro');
    if (accessOf(name) === 'dispositivo') expect(status).toBe(401);
    else if (!allowed(user, name)) expect(status).toBe(403);
    else if (!OWN_RECORD.includes(name)) expect([401, 403]).not.toContain(status);
  });
});

test('the technicians’ group sees registers and reports, and edits readings only', async () => {
  const modules = (await callers.tecnico.get('/api/Modulo/3')).body.listaResultados as {
    path: string;
    ModuloMenu: { path: string; flagEditar: number }[];
  }[];
  expect(modules.map(({ path }) => path)).toEqual(['cadastro', 'medidor-vazao', 'relatorio']);
  const editable = modules.flatMap(({ ModuloMenu }) => ModuloMenu.filter((menu) => menu.flagEditar === 1));
  expect(editable.map(({ path }) => path)).toEqual(['lancamento']);
});

test('a changed permission counts at the next call', async () => {
  await server.databases.write
    .updateTable('GrupoAcessoMenu')
    .set({ flagEditar: 1 })
    .where('idGrupo', '=', USERS.tecnico)
    .where('idMenu', 'in', (query) => query.selectFrom('ModuloMenu').select('id').where('path', '=', 'roteiro'))
    .execute();
  const created = await callers.tecnico.post('/api/Roteiro', { descricao: 'Rota do técnico', flagAtivo: 1 });
  expect(created.status).toBe(200);
});
