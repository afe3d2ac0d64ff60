import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { contract } from '../../contract/index.ts';
import { createAuthProvider } from '../../src/app/authProvider.ts';
import { currentUser, isSessionOf, startSession } from '../../src/app/session.ts';
import { failure, fakeApi } from '../fixtures/fakeApi.ts';
import { ANA } from '../fixtures/renderApp.tsx';

const MODULO = { id: 1, nome: 'Cadastro', path: 'cadastro', icone: 'cadastro', ModuloMenu: [] };

beforeEach(() => {
  localStorage.clear();
  startSession(ANA);
});

afterEach(() => vi.restoreAllMocks());

describe('a browser without room', () => {
  const BIA = { ...ANA, id: 8, nome: 'Bia' };

  test("has the session live in the page, in its user's name alone", () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    startSession(BIA);
    expect(currentUser()).toEqual(BIA);
    expect([isSessionOf(8), isSessionOf(7)]).toEqual([true, false]);
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('gives up the reports that it keeps for the session', () => {
    localStorage.setItem('regiao', '{"relatorio":1,"query":"","data":[]}');
    const write = Storage.prototype.setItem;
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (this.getItem('regiao')) throw new DOMException('full', 'QuotaExceededError');
      write.call(this, key, value);
    });
    startSession(BIA);
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(BIA);
  });
});

test('of permissions that could not be read again, what was answered last goes on, whatever else failed meanwhile', async () => {
  const replies: PromiseWithResolvers<object>[] = [];
  const api = (call: object) => {
    if (call === contract.sessao.present) return Promise.reject(new HttpError('Não há', 404));
    const reply = Promise.withResolvers<object>();
    replies.push(reply);
    return reply.promise;
  };
  const auth = createAuthProvider(api as Parameters<typeof createAuthProvider>[0]);
  const ask = (fresh: boolean) => auth.getPermissions?.({ fresh });
  const first = ask(true);
  replies[0]?.resolve({ data: [MODULO] });
  expect(await first).toHaveLength(1);

  const [second, third] = [ask(true), ask(true)];
  replies[1]?.reject(new Error('Sem conexão'));
  await expect(second).rejects.toThrow();
  replies[2]?.reject(new Error('Sem conexão'));
  await expect(third).rejects.toThrow();
  expect(await ask(false)).toHaveLength(1);
  expect(replies).toHaveLength(3);
});

test('who was moved to another group has its permissions, whatever is answered of the former one', async () => {
  const moved = { ...ANA, GrupoAcesso: { id: 9, nome: 'COLETA' } };
  for (const former of [[], failure('Seu grupo não tem permissão para isto', 403)]) {
    startSession(ANA);
    const api = fakeApi({
      'GET /Usuario/sessao': () => moved,
      'GET /Modulo/{groupId}': ({ params }) => {
        if (Object.values(params ?? {}).includes(9)) return [MODULO];
        if (former instanceof Error) throw former;
        return former;
      },
    });
    expect(await createAuthProvider(api).getPermissions?.({})).toHaveLength(1);
    expect(currentUser()).toEqual(moved);
    // Kept, for the next page that is opened.
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(moved);
  }
});

test('the group of a session that another tab has begun changes nothing', async () => {
  const api = fakeApi({ 'GET /Usuario/sessao': () => ({ ...ANA, id: 8, GrupoAcesso: { id: 9, nome: 'COLETA' } }) });
  await createAuthProvider(api).getPermissions?.({});
  expect(currentUser()).toEqual(ANA);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(ANA);
});

test('a server that does not tell the group is asked for it once', async () => {
  const api = fakeApi();
  const auth = createAuthProvider(api);
  for (const fresh of [true, true]) await auth.getPermissions?.({ fresh });
  expect(api.requests.map(({ name }) => name)).toEqual([
    'GET /Modulo/{groupId}',
    'GET /Usuario/sessao',
    'GET /Modulo/{groupId}',
  ]);
});
