import { beforeEach, expect, test } from 'vitest';
import { createAuthProvider } from '../../src/app/authProvider.ts';
import { startSession } from '../../src/app/session.ts';
import { ANA } from '../fixtures/renderApp.tsx';

const MODULO = { id: 1, nome: 'Cadastro', path: 'cadastro', icone: 'cadastro', ModuloMenu: [] };

beforeEach(() => {
  localStorage.clear();
  startSession(ANA);
});

test('of permissions that could not be read again, what was answered last goes on, whatever else failed meanwhile', async () => {
  const replies: PromiseWithResolvers<object>[] = [];
  const api = () => {
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
