import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { type Answers, failure } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked, tableTexts } from './acessoScreens.tsx';

const SESSIONS = [
  {
    id: 'aqui',
    iniciada: '2026-03-01T12:00:00.000Z',
    vista: '2026-03-01T15:30:00.000Z',
    expira: '2026-03-01T23:00:00.000Z',
    atual: true,
  },
  {
    id: 'ali',
    iniciada: '2026-02-28T12:00:00.000Z',
    vista: '2026-02-28T13:00:00.000Z',
    expira: '2026-03-01T23:00:00.000Z',
    atual: false,
  },
];
const UPDATE = 'POST /Usuario/updatePassword/{userId}';

function open(answers: Answers = {}) {
  return renderApp({ path: '/minha-conta', answers: { 'GET /Usuario/sessoes': () => SESSIONS, ...answers } });
}

test('opens from the first name in the header, and shows who is signed in', async () => {
  const { person, router } = renderApp({ answers: { 'GET /Usuario/sessoes': () => SESSIONS } });
  await person.click(await screen.findByRole('link', { name: 'Ana Souza, minha conta' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Minha conta' })).toBeVisible();
  expect(router.state.location.pathname).toBe('/minha-conta');
  const data = within(screen.getByRole('region', { name: 'Dados do usuário' }));
  const terms = data.getAllByRole('term').map(({ textContent }) => textContent);
  const values = data.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(terms).toEqual(['Nome', 'Login', 'Grupo']);
  expect(values).toEqual(['Ana Souza', 'ana', 'ADMINISTRADOR']);
});

describe('the password', () => {
  const fields = async () => ({
    atual: await screen.findByLabelText('Senha atual'),
    nova: screen.getByLabelText('Nova senha'),
    confirmacao: screen.getByLabelText('Confirmação da nova senha'),
  });

  test.each([
    ['', '', '', ['Campo obrigatório', 'Campo obrigatório', 'Campo obrigatório']],
    ['antiga', 'nova-senha', '', ['', '', 'Campo obrigatório']],
    ['', 'nova-senha', 'outra-senha', ['Campo obrigatório', '', 'As senhas não conferem']],
  ])('%j, %j and %j are checked before sending', async (atual, nova, confirmacao, messages) => {
    const app = open();
    const found = await fields();
    for (const [field, text] of [
      [found.atual, atual],
      [found.nova, nova],
      [found.confirmacao, confirmacao],
    ] as const) {
      if (text) await app.person.type(field, text);
    }
    await app.person.click(screen.getByRole('button', { name: 'Salvar' }));
    Object.values(found).forEach((field, at) => {
      expect(field).toHaveAccessibleDescription(messages[at]);
    });
    expect(asked(app, UPDATE)).toEqual([]);
  });

  test('is changed, and the user goes home', async () => {
    const app = open({ [UPDATE]: () => ({ msg: 'ok' }) });
    const { atual, nova, confirmacao } = await fields();
    await app.person.type(atual, 'antiga-1');
    await app.person.type(nova, 'nova-senha-1');
    await app.person.type(confirmacao, 'nova-senha-1{Enter}');
    expect(await screen.findByText('Dados alterados com sucesso')).toBeVisible();
    expect(app.router.state.location.pathname).toBe('/');
    expect(asked(app, UPDATE)).toEqual([
      { params: { userId: 7 }, body: { senha: 'nova-senha-1', senhaAtual: 'antiga-1' } },
    ]);
  });

  test.each([
    ['senhaAtual', 'A senha atual não confere', 'atual'],
    ['senha', 'A senha deve ter pelo menos 8 caracteres', 'nova'],
  ] as const)('refused for its %s: %s', async (campo, message, place) => {
    const app = open({
      [UPDATE]: () => {
        throw failure(message, 400, { [campo]: message });
      },
    });
    const found = await fields();
    await app.person.type(found.atual, 'antiga');
    await app.person.type(found.nova, 'curta');
    await app.person.type(found.confirmacao, 'curta{Enter}');
    await waitFor(() => expect(found[place]).toHaveAccessibleDescription(message));
    expect(found.nova).toHaveValue('curta');
  });
});

describe('the open sessions', () => {
  test('say when they began and were used, and which is this one', async () => {
    open();
    const [headings, ...rows] = await tableTexts();
    expect(headings).toEqual(['Início', 'Último uso', 'Opções']);
    // What does not fit a phone is scrolled by the keyboard.
    expect(screen.getByRole('region', { name: 'Tabela: Sessões abertas' })).toHaveAttribute('tabindex', '0');
    expect(rows).toEqual([
      ['01/03/2026 09:00', '01/03/2026 12:30', 'Esta sessão'],
      ['28/02/2026 09:00', '28/02/2026 10:00', 'Encerrar'],
    ]);
  });

  test('one of the others is ended after asking', async () => {
    let sessions = SESSIONS;
    const app = open({
      'GET /Usuario/sessoes': () => sessions,
      'DELETE /Usuario/sessoes': () => {
        sessions = SESSIONS.slice(0, 1);
        return { msg: 'Sessão encerrada' };
      },
    });
    const name = 'Encerrar a sessão iniciada em 28/02/2026 09:00';
    await app.person.click(await screen.findByRole('button', { name }));
    await app.person.click(within(screen.getByRole('alertdialog', { name })).getByRole('button', { name: 'Encerrar' }));
    expect(await screen.findByText('Sessão encerrada')).toBeVisible();
    expect(asked(app, 'DELETE /Usuario/sessoes')[0]?.query).toEqual({ id: 'ali' });
    await waitFor(async () => expect(await tableTexts()).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Encerrar todas as outras' })).toBeNull();
  });

  test('all others are ended after asking', async () => {
    const app = open({ 'POST /Usuario/sessoes/encerrar': () => ({ encerradas: 3 }) });
    await app.person.click(await screen.findByRole('button', { name: 'Encerrar todas as outras' }));
    await app.person.click(screen.getByRole('button', { name: 'Encerrar' }));
    expect(await screen.findByText('Outras sessões encerradas: 3')).toBeVisible();
    expect(asked(app, 'POST /Usuario/sessoes/encerrar')).toHaveLength(1);
  });

  test('that cannot be had are told, and asked for again', async () => {
    let attempts = 0;
    const { person } = open({
      'GET /Usuario/sessoes': () => {
        attempts += 1;
        if (attempts === 1) throw failure('Banco fora do ar', 500);
        return SESSIONS;
      },
    });
    expect(await screen.findByText(/Não foi possível obter as sessões\. Banco fora do ar/)).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await tableTexts()).toHaveLength(3);
  });
});
