import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { failure } from '../fixtures/fakeApi.ts';
import { ANA, renderApp } from '../fixtures/renderApp.tsx';

const user = () => screen.findByLabelText('Usuário');
const password = () => screen.getByLabelText('Senha');
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const stored = () => localStorage.getItem('user');

async function signIn(person: ReturnType<typeof renderApp>['person'], login = 'ana', senha = 'segredo-1') {
  await person.type(await user(), login);
  await person.type(password(), `${senha}{Enter}`);
}

describe('the login page', () => {
  test('asks for user and password under the name of the product', async () => {
    renderApp({ user: null });
    expect(await heading('Monitoramento de Efluentes Industriais')).toBeVisible();
    expect(await user()).toHaveFocus();
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('shows and hides the password, and takes a pasted one', async () => {
    const { person } = renderApp({ user: null });
    await person.click(await screen.findByLabelText('Senha'));
    await person.paste('colada-123');
    await person.click(screen.getByRole('button', { name: 'Mostrar senha' }));
    expect(password()).toHaveAttribute('type', 'text');
    expect(password()).toHaveValue('colada-123');
    await person.click(screen.getByRole('button', { name: 'Ocultar senha' }));
    expect(password()).toHaveAttribute('type', 'password');
  });

  test('says under the password what went wrong, and keeps what was typed', async () => {
    const answers = {
      'POST /Usuario/login': () => {
        throw failure('Usuário ou senha inválidos', 401);
      },
    };
    const { person } = renderApp({ user: null, answers });
    await signIn(person);
    await waitFor(() => expect(password()).toHaveAccessibleDescription('Usuário ou senha inválidos'));
    expect(await user()).toHaveValue('ana');
    expect(stored()).toBeNull();
  });

  test('sends nothing while a field is empty', async () => {
    const { person, api } = renderApp({ user: null });
    await person.click(await screen.findByRole('button', { name: 'Entrar' }));
    expect(password()).toHaveAccessibleDescription('Campo obrigatório');
    expect(await user()).toHaveAccessibleDescription('Campo obrigatório');
    expect(api.requests.map(({ name }) => name)).not.toContain('POST /Usuario/login');
    await person.type(await user(), 'a');
    expect(await user()).not.toHaveAccessibleDescription();
    expect(password()).toHaveAccessibleDescription('Campo obrigatório');
  });

  test('offers the demonstration logins where there are any', async () => {
    const apresentacao = { demonstracao: { logins: ['admin', 'tecnico'], senha: 'demo-1' } };
    const { person } = renderApp({ user: null, answers: { 'GET /apresentacao': () => apresentacao } });
    await person.click(await screen.findByRole('button', { name: 'Preencher com tecnico' }));
    expect(await user()).toHaveValue('tecnico');
    expect(password()).toHaveValue('demo-1');
  });
});

describe('after the login', () => {
  test.each([
    ['/', '/'],
    ['/acesso/LogUsers?filter=%7B%7D', '/acesso/LogUsers?filter=%7B%7D'],
  ])('one who asked for %s gets there', async (path, target) => {
    const answers = { 'POST /Usuario/login': () => ANA, 'GET /logUser': () => [] };
    const { person, router } = renderApp({ user: null, path, answers });
    await user();
    expect(router.state.location.pathname).toBe('/');
    await signIn(person);
    await screen.findByRole('button', { name: 'Sair' });
    await waitFor(() => expect(router.state.location.pathname + router.state.location.search).toBe(target));
    expect(JSON.parse(stored() ?? '')).toEqual(ANA);
  });

  test.each([
    ['true', true],
    ['1', 1],
    ['S', 'S'],
  ])('a password to be changed (flag %s) is changed first', async (_, flagAlterarSenha) => {
    const answers = {
      'POST /Usuario/login': () => ({ ...ANA, flagAlterarSenha }),
      'POST /Usuario/updatePassword/{userId}': () => ({ msg: 'ok' }),
    };
    const { person, router, api } = renderApp({ user: null, answers });
    await signIn(person);
    await heading('Redefinir senha');
    expect(stored()).toBeNull();

    await person.type(screen.getByLabelText('Nova senha'), 'nova-senha-1');
    await person.type(screen.getByLabelText('Confirmação da nova senha'), 'nova-senha-1{Enter}');
    await screen.findByRole('button', { name: 'Sair' });
    expect(router.state.location.pathname).toBe('/');
    expect(JSON.parse(stored() ?? '').flagAlterarSenha).toBe(0);
    expect(api.requests.at(-1)?.name).not.toBe('POST /Usuario/login');
    expect(api.requests.find(({ name }) => name.includes('updatePassword'))?.request).toEqual({
      params: { userId: 7 },
      body: { senha: 'nova-senha-1' },
    });
  });

  test.each([[false], [0], ['N']])('flag %s starts the session', async (flagAlterarSenha) => {
    const { person } = renderApp({
      user: null,
      answers: { 'POST /Usuario/login': () => ({ ...ANA, flagAlterarSenha }) },
    });
    await signIn(person);
    expect(await screen.findByRole('button', { name: 'Sair' })).toBeVisible();
  });
});

describe('the password link', () => {
  const path = '/alterar-senha/user-uuid/link-uuid';
  const verify = (msg: string) => ({ 'GET /users/verifyRecoverPasswordLink/{linkUuid}': () => ({ msg }) });

  test('that expired says so and leads home', async () => {
    const { person, router } = renderApp({ user: null, path, answers: verify('Link expirado') });
    expect(await heading('Link inválido')).toBeVisible();
    expect(screen.getByText('O link que você tentou acessar expirou.')).toBeVisible();
    await person.click(screen.getByRole('link'));
    expect(router.state.location.pathname).toBe('/');
  });

  test.each([
    ['', '', ['Campo obrigatório', 'Campo obrigatório']],
    ['nova-senha-1', '', ['', 'Campo obrigatório']],
    ['nova-senha-1', 'outra-senha', ['', 'As senhas não conferem']],
  ])('checks %j and %j before sending', async (senha, confirmacao, [first, second]) => {
    const { person, api } = renderApp({ user: null, path, answers: verify('Link válido') });
    const field = await screen.findByLabelText('Nova senha');
    const again = screen.getByLabelText('Confirmação da nova senha');
    if (senha) await person.type(field, senha);
    if (confirmacao) await person.type(again, confirmacao);
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(field).toHaveAccessibleDescription(first);
    expect(again).toHaveAccessibleDescription(second);
    expect(api.requests).toHaveLength(1);
  });

  test('that holds changes the password and leads to the login', async () => {
    const answers = { ...verify('Link válido'), 'POST /Usuario/updatePassword/{userId}': () => ({ msg: 'ok' }) };
    const { person, router, api } = renderApp({ user: null, path, answers });
    await person.type(await screen.findByLabelText('Nova senha'), 'nova-senha-1');
    await person.type(screen.getByLabelText('Confirmação da nova senha'), 'nova-senha-1{Enter}');
    expect(await screen.findByText('Dados alterados com sucesso')).toBeVisible();
    expect(router.state.location.pathname).toBe('/');
    expect(await user()).toBeVisible();
    expect(api.requests[1]?.request).toEqual({
      params: { userId: 0 },
      body: { senha: 'nova-senha-1', uuid: 'link-uuid' },
    });
  });

  test('asks who has no address for one, and sends it along', async () => {
    const answers = {
      'GET /users/verifyRecoverPasswordLink/{linkUuid}': () => ({ msg: 'Link válido', pedeEmail: true }),
      'POST /Usuario/updatePassword/{userId}': () => ({ msg: 'ok' }),
    };
    const { person, api } = renderApp({ user: null, path, answers });
    await person.type(await screen.findByLabelText('Nova senha'), 'nova-senha-1');
    await person.type(screen.getByLabelText('Confirmação da nova senha'), 'nova-senha-1{Enter}');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription('Campo obrigatório');
    expect(api.requests).toHaveLength(1);
    await person.type(screen.getByLabelText('E-mail'), 'chefia@example.com{Enter}');
    expect(await screen.findByText('Dados alterados com sucesso')).toBeVisible();
    expect(api.requests[1]?.request).toMatchObject({
      body: { senha: 'nova-senha-1', uuid: 'link-uuid', email: 'chefia@example.com' },
    });
  });

  test('that could not be checked is not said to be invalid', async () => {
    const outcomes = [0, 1].map(() => failure('Erro na requisição', 0));
    const answers = {
      'GET /users/verifyRecoverPasswordLink/{linkUuid}': () => {
        const outcome = outcomes.shift();
        if (outcome) throw outcome;
        return { msg: 'Link válido' };
      },
    };
    const { person } = renderApp({ user: null, path, answers });
    expect(await screen.findByText('Erro na requisição')).toBeVisible();
    expect(screen.queryByText('Link inválido')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByLabelText('Nova senha')).toBeVisible();
  });

  test('shows what the server has against the password', async () => {
    const answers = {
      ...verify('Link válido'),
      'POST /Usuario/updatePassword/{userId}': () => {
        throw failure('A senha deve ter pelo menos 8 caracteres');
      },
    };
    const { person } = renderApp({ user: null, path, answers });
    const field = await screen.findByLabelText('Nova senha');
    await person.type(field, 'curta');
    await person.type(screen.getByLabelText('Confirmação da nova senha'), 'curta{Enter}');
    await waitFor(() => expect(field).toHaveAccessibleDescription('A senha deve ter pelo menos 8 caracteres'));
  });
});
