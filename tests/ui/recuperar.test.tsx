import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { failure } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';

const SENT = 'Se este e-mail estiver cadastrado, você receberá um link para criar uma nova senha.';
const email = () => screen.getByLabelText(/^E-mail/);

async function openDialog(answer: () => unknown = () => ({ msg: 'ok' })) {
  const app = renderApp({ user: null, answers: { 'POST /Usuario/recoverPassword': answer } });
  await app.person.click(await screen.findByRole('button', { name: 'Esqueci a minha senha' }));
  await screen.findByRole('dialog', { name: 'Digite o seu email' });
  return app;
}

const asked = ({ api }: Awaited<ReturnType<typeof openDialog>>) =>
  api.requests.filter(({ name }) => name === 'POST /Usuario/recoverPassword').map(({ request }) => request.body);

test.each(['Mensagem de quem existe', 'Mensagem de quem não existe'])(
  'sends the address and says the same whatever the server does (%s)',
  async (msg) => {
    const app = await openDialog(() => ({ msg }));
    expect(email()).toHaveFocus();
    await app.person.keyboard(' ana@exemplo.com.br {Enter}');
    expect(await screen.findByText(SENT)).toBeVisible();
    expect(screen.queryByText(msg)).toBeNull();
    expect(asked(app)).toEqual([{ email: 'ana@exemplo.com.br' }]);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Fechar' })).toHaveFocus());
    await app.person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole('button', { name: 'Esqueci a minha senha' })).toHaveFocus();
  },
);

test('sends nothing without an address', async () => {
  const app = await openDialog();
  await app.person.click(screen.getByRole('button', { name: 'Enviar' }));
  expect(email()).toHaveAccessibleDescription('Campo obrigatório');
  expect(email()).toHaveFocus();
  expect(asked(app)).toEqual([]);
});

test.each([
  [failure('email: E-mail inválido', 400, { email: 'E-mail inválido' }), 'E-mail inválido'],
  [failure('Muitos pedidos de nova senha.', 429), 'Muitos pedidos de nova senha.'],
])('shows under the field what is wrong, and lets one try again (%s)', async (error, text) => {
  const outcomes = [error];
  const app = await openDialog(() => {
    const outcome = outcomes.shift();
    if (outcome) throw outcome;
    return { msg: 'ok' };
  });
  await app.person.keyboard('ana{Enter}');
  await waitFor(() => expect(email()).toHaveAccessibleDescription(text));
  expect(email()).toHaveValue('ana');
  await app.person.type(email(), '@exemplo.com.br{Enter}');
  expect(await screen.findByText(SENT)).toBeVisible();
});

test('opens empty again', async () => {
  const app = await openDialog();
  await app.person.keyboard('ana{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await app.person.click(screen.getByRole('button', { name: 'Esqueci a minha senha' }));
  await screen.findByRole('dialog');
  expect(email()).toHaveValue('');
});
