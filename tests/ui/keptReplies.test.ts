import 'fake-indexeddb/auto';
import { entries } from 'idb-keyval';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { createAuthProvider } from '../../src/app/authProvider.ts';
import { keepFew, keepReply, keptReply, orKept, PATIENCE, STORE, wipeReplies } from '../../src/app/keptReplies.ts';
import { endSession, startSession } from '../../src/app/session.ts';
import { failure, fakeApi } from '../fixtures/fakeApi.ts';
import { ANA } from '../fixtures/renderApp.tsx';

const NOBODY = new HttpError('Erro na requisição', 0);
const BIA = { ...ANA, id: 8, nome: 'Bia' };
const kept = (value: unknown) => ({ em: new Date().toISOString(), value });

/** What is kept, once all that was asked for before is done. */
const all = () => entries(STORE);

beforeEach(async () => {
  startSession(ANA);
  await wipeReplies();
});

describe('a reply or what was kept of it', () => {
  test('is the reply, which is kept', async () => {
    expect(await orKept(ANA.id, 'a', Promise.resolve(1))).toMatchObject({ value: 1, old: false });
    expect(await keptReply(ANA.id, 'a')).toMatchObject({ value: 1 });
  });

  test.each([
    ['nobody answers', NOBODY],
    ['the server is too busy', failure('Tente mais tarde', 503)],
  ])('is what was kept where %s', async (_when, error) => {
    await keepReply(ANA.id, 'a', kept(1));
    expect(await orKept(ANA.id, 'a', Promise.reject(error))).toMatchObject({ value: 1, old: true });
  });

  test.each([
    ['the server refuses', failure('Sem permissão', 403), kept(1)],
    ['nothing is kept', NOBODY, null],
  ])('fails as the call did where %s', async (_when, error, before) => {
    if (before) await keepReply(ANA.id, 'a', before);
    await expect(orKept(ANA.id, 'a', Promise.reject(error))).rejects.toBe(error);
  });

  test('is what was kept once the reply is waited for too long, and the reply where nothing was', async () => {
    await keepReply(ANA.id, 'a', kept(1));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const reply = Promise.withResolvers<number>();
    const [a, b] = [orKept(ANA.id, 'a', reply.promise), orKept(ANA.id, 'b', reply.promise)];
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await a).toMatchObject({ value: 1, old: true });
    reply.resolve(2);
    expect(await b).toMatchObject({ value: 2, old: false });
  });
});

describe('what is kept', () => {
  test('is each user’s own', async () => {
    await keepReply(ANA.id, 'a', kept(1));
    expect(await keptReply(BIA.id, 'a')).toBeNull();
  });

  test('is nothing of a session that has ended', async () => {
    endSession();
    await keepReply(ANA.id, 'a', kept(1));
    expect(await all()).toEqual([]);
  });

  test('is of many names the one at hand and the last of the others', async () => {
    for (const name of ['m:1', 'm:2', 'm:3', 'm:4', 'n']) await keepReply(ANA.id, name, kept(name));
    await keepFew(ANA.id, 'm:', ['m:1'], 3);
    expect((await all()).map(([key]) => key)).toEqual(['7:m:1', '7:m:3', '7:m:4', '7:n']);
  });

  test('is nothing where the browser has no such store', async () => {
    vi.stubGlobal('indexedDB', undefined);
    onTestFinished(() => void vi.unstubAllGlobals());
    vi.resetModules();
    const { keptReply: read, wipeReplies: wipe } = await import('../../src/app/keptReplies.ts');
    expect(await read(ANA.id, 'a')).toBeNull();
    await expect(wipe()).resolves.toBeUndefined();
  });
});

test('what a group may do is known without a connection, and asked for again with it', async () => {
  const MODULO = { id: 1, nome: 'Cadastro', path: 'cadastro', icone: 'cadastro', ModuloMenu: [] };
  const told = fakeApi({ 'GET /Modulo/{groupId}': () => [MODULO] });
  expect(await createAuthProvider(told).getPermissions?.({})).toEqual([MODULO]);

  let answers = false;
  const later = fakeApi({
    'GET /Modulo/{groupId}': () => {
      if (!answers) throw NOBODY;
      return [];
    },
  });
  const auth = createAuthProvider(later);
  expect(await auth.getPermissions?.({})).toEqual([MODULO]);
  answers = true;
  expect(await auth.getPermissions?.({})).toEqual([MODULO]);
  window.dispatchEvent(new Event('online'));
  expect(await auth.getPermissions?.({})).toEqual([]);
});

describe('what was told before a group may do something else', () => {
  const MODULO = { id: 1, nome: 'Cadastro', path: 'cadastro', icone: 'cadastro', ModuloMenu: [] };
  const ask = (modulos: () => unknown) =>
    createAuthProvider(fakeApi({ 'GET /Modulo/{groupId}': modulos })).getPermissions?.({});
  const tell = (modulos: object[]) => ask(() => modulos);
  const names = async () => (await all()).map(([key]) => key);
  const earlier = { em: new Date(Date.now() - 60_000).toISOString(), value: 1 };

  test('goes, though that is told late, and what was told since stays', async () => {
    await tell([MODULO]);
    await keepReply(ANA.id, 'leituras:2026-10', earlier);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    const reply = Promise.withResolvers<object[]>();
    const asked = ask(() => reply.promise);
    // What was kept so far is read.
    await all();
    await vi.advanceTimersByTimeAsync(PATIENCE);
    expect(await asked).toEqual([MODULO]);
    await keepReply(ANA.id, 'leituras:2026-11', kept(1));
    reply.resolve([]);
    await vi.waitFor(async () => expect(await names()).toEqual(['7:leituras:2026-11', '7:permissoes']));
  });

  test('goes, and stays as long as it may do the same', async () => {
    await tell([MODULO]);
    await keepReply(ANA.id, 'leituras:2026-11', earlier);
    await tell([MODULO]);
    expect(await names()).toEqual(['7:leituras:2026-11', '7:permissoes']);
    await tell([]);
    await vi.waitFor(async () => expect(await names()).toEqual(['7:permissoes']));
    expect((await keptReply<object[]>(ANA.id, 'permissoes'))?.value).toHaveLength(0);
  });
});
