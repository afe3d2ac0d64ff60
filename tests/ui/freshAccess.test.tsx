import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tellRefused } from '../../src/app/refused.ts';
import { failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** The application where an administrator takes the right to edit away while it is open. */
async function openRoteiros() {
  let mayEdit = true;
  let answers = true;
  const app = renderApp({
    path: '/cadastro/roteiro',
    answers: {
      'GET /Modulo/{groupId}': () => {
        if (!answers) throw failure('Sem conexão', 0);
        return shippedModules(() => mayEdit);
      },
      'GET /Roteiro': () => [{ id: 1, descricao: 'Norte', flagAtivo: 1, versao: 1 }],
      'POST /Roteiro': () => {
        throw failure('Seu grupo não tem permissão para isto', 403);
      },
    },
  });
  await screen.findByRole('link', { name: 'Novo' });
  return {
    ...app,
    takeAway: () => {
      mayEdit = false;
    },
    disconnect: () => {
      answers = false;
    },
  };
}
const create = () => screen.queryByRole('link', { name: 'Novo' });

test('permissions are read again when the page is looked at again', async () => {
  const app = await openRoteiros();
  app.takeAway();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(create()).toBeNull());
});

test('permissions are read again when a window that was in sight all the time has the focus again', async () => {
  const app = await openRoteiros();
  app.takeAway();
  fireEvent(window, new Event('focus'));
  await waitFor(() => expect(create()).toBeNull());
});

test('permissions are read again after a refusal', async () => {
  const app = await openRoteiros();
  await app.person.click(screen.getByRole('link', { name: 'Novo' }));
  const form = within(await screen.findByRole('dialog'));
  await app.person.type(form.getByRole('textbox', { name: /^Descrição/ }), 'Sul');
  app.takeAway();
  await app.person.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(() => expect(screen.queryByText('Norte')).toBeVisible());
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Editar Norte', hidden: true })).toBeNull());
  // What was typed is not taken away.
  expect(form.getByRole('textbox', { name: /^Descrição/ })).toHaveValue('Sul');
});

test('without an answer what is open stays open', async () => {
  const app = await openRoteiros();
  app.disconnect();
  const asked = () => app.api.requests.filter(({ name }) => name === 'GET /Modulo/{groupId}').length;
  const before = asked();
  fireEvent(document, new Event('visibilitychange'));
  await waitFor(() => expect(asked()).toBeGreaterThan(before));
  expect(create()).toBeVisible();
});

test('a refusal soon after the permissions were read has them read again, once', async () => {
  const app = await openRoteiros();
  const asked = () => app.api.requests.filter(({ name }) => name === 'GET /Modulo/{groupId}').length;
  const before = asked();
  fireEvent(window, new Event('focus'));
  await waitFor(() => expect(asked()).toBe(before + 1));
  vi.useFakeTimers({ shouldAdvanceTime: true, toFake: ['setTimeout', 'clearTimeout'] });
  app.takeAway();
  tellRefused();
  tellRefused();
  expect(asked()).toBe(before + 1);
  await vi.advanceTimersByTimeAsync(5000);
  await waitFor(() => expect(create()).toBeNull());
  expect(asked()).toBe(before + 2);
});

test('permissions that were read long ago are read again when another page is opened', async () => {
  const app = await openRoteiros();
  const asked = () => app.api.requests.filter(({ name }) => name === 'GET /Modulo/{groupId}').length;
  const before = asked();
  app.takeAway();
  await app.person.click(screen.getByRole('link', { name: 'Novo' }));
  await app.person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(asked()).toBe(before);

  const later = performance.now() + 60_000;
  vi.spyOn(performance, 'now').mockImplementation(() => later);
  await app.person.click(screen.getByRole('link', { name: 'Novo' }));
  await waitFor(() => expect(asked()).toBe(before + 1));
  await app.person.keyboard('{Escape}');
  await waitFor(() => expect(create()).toBeNull());
  expect(asked()).toBe(before + 1);
});
