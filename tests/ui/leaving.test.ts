import { HttpError } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { createAuthProvider } from '../../src/app/authProvider.ts';
import { tellLeft } from '../../src/app/leaving.ts';
import { currentUser, startSession } from '../../src/app/session.ts';
import { failure, fakeApi } from '../fixtures/fakeApi.ts';
import { ANA } from '../fixtures/renderApp.tsx';

const LOGOUT = 'POST /Usuario/logout';
const NOBODY = new HttpError('Erro na requisição', 0);

beforeEach(() => {
  localStorage.clear();
  startSession(ANA);
});

/** Leaves over a server that answers so, once, and then hears; gives how often it was told afterwards. */
async function toldAfter(answer: () => unknown): Promise<() => Promise<number>> {
  let answers = answer;
  const api = fakeApi({ [LOGOUT]: () => answers() });
  await createAuthProvider(api).logout?.({});
  expect(currentUser()).toBeNull();
  answers = () => ({ msg: 'ok' });
  const before = api.requests.length;
  return async () => {
    await tellLeft(api);
    return api.requests.length - before;
  };
}

test('a server that did not hear that a session was left is told once it answers', async () => {
  const told = await toldAfter(() => {
    throw NOBODY;
  });
  expect(await told()).toBe(1);
  expect(await told()).toBe(1);
});

test.each([
  ['that heard', () => ({ msg: 'ok' })],
  [
    'that has no such session',
    () => {
      throw failure('Sessão encerrada', 401);
    },
  ],
])('one %s is not told again', async (_which, answer) => {
  const told = await toldAfter(answer);
  expect(await told()).toBe(0);
});

test('another session that has begun is left alone', async () => {
  const told = await toldAfter(() => {
    throw NOBODY;
  });
  startSession({ ...ANA, id: 8 });
  expect(await told()).toBe(0);
});

test('whoever leaves does not wait for a server that hangs', async () => {
  const ended = new AbortController();
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(ended.signal);
  const hanging = (_call: object, { signal }: { signal: AbortSignal }) =>
    new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  const leaving = createAuthProvider(hanging as unknown as Parameters<typeof createAuthProvider>[0]).logout?.({});
  ended.abort(new DOMException('late', 'TimeoutError'));
  await leaving;
  expect(currentUser()).toBeNull();
  vi.restoreAllMocks();
  const later = fakeApi();
  await tellLeft(later);
  expect(later.requests.map(({ name }) => name)).toEqual([LOGOUT]);
});
