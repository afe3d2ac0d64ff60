import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, expect, test } from 'vitest';
import { endSession, startSession } from '../../src/app/session.ts';
import { failure } from '../fixtures/fakeApi.ts';
import { ANA } from '../fixtures/renderApp.tsx';
import { asked, CLIENTE, openApp } from './clienteApp.tsx';

const path = '/cadastro/cliente/3';
const BIA = { ...ANA, id: 8, login: 'bia', nome: 'Bia' };
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('rascunho:'));
const nome = () => screen.findByRole('textbox', { name: 'Nome' });
const offer = () => screen.findByText(/Há alterações não salvas deste formulário/);

beforeEach(() => localStorage.clear());

/** Types a name and closes the tab without saving. */
async function typeAndLeave(text = ' Ltda') {
  const { person } = openApp({ path });
  await person.type(await nome(), text);
  await waitFor(() => expect(drafts()).toEqual(['rascunho:7:cadastro/cliente/3']));
  cleanup();
}

test('what was typed is offered when the same person opens the form again, and saved as if just typed', async () => {
  await typeAndLeave();
  const { api, person } = openApp({ path, answers: { 'POST /Pessoa': () => ({ id: 3, versao: 5 }) } });
  expect(await nome()).toHaveValue('Laticínios Serra Azul');
  expect(await offer()).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(await nome()).toHaveValue('Laticínios Serra Azul Ltda');
  expect(screen.getByRole('tab', { name: 'Dados, com alterações não salvas' })).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  await waitFor(() =>
    expect(asked(api, 'POST /Pessoa')[0]?.body).toMatchObject({ nome: 'Laticínios Serra Azul Ltda', versao: 4 }),
  );
  await waitFor(() => expect(drafts()).toEqual([]));
});

test('it is forgotten once refused, and when what was typed is taken back', async () => {
  await typeAndLeave();
  const { person } = openApp({ path });
  await offer();
  await person.click(screen.getByRole('button', { name: 'Descartar' }));
  expect(drafts()).toEqual([]);
  expect(screen.queryByText(/Há alterações não salvas/)).toBeNull();

  await person.type(await nome(), 'x');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await person.type(await nome(), '{Backspace}');
  await waitFor(() => expect(drafts()).toEqual([]));
});

test('it is forgotten when the user leaves and discards it', async () => {
  const { person } = openApp({ path });
  await person.type(await nome(), 'x');
  await person.click(screen.getByRole('link', { name: 'Voltar para os clientes' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(drafts()).toEqual([]));
});

test('nobody else is offered it, and it is gone once somebody else has signed in', async () => {
  await typeAndLeave();
  openApp({ path, user: BIA });
  await nome();
  expect(screen.queryByText(/Há alterações não salvas/)).toBeNull();
  startSession(BIA);
  expect(drafts()).toEqual([]);
});

test('leaving wipes it; a session that is lost keeps it for whose it is', async () => {
  await typeAndLeave();
  endSession('expired');
  expect(drafts()).toHaveLength(1);
  startSession(ANA);
  expect(drafts()).toHaveLength(1);
  endSession();
  expect(drafts()).toEqual([]);
});

test('a session that ends during a save leaves what was typed for the next one', async () => {
  const { person } = openApp({
    path,
    answers: {
      'POST /Pessoa': () => {
        throw failure('Sua sessão terminou. Entre novamente.', 401);
      },
    },
  });
  await person.type(await nome(), ' Ltda');
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByLabelText('Usuário')).toBeVisible();
  expect(JSON.parse(localStorage.getItem('rascunho:7:cadastro/cliente/3') ?? '{}')).toMatchObject({
    versao: 4,
    campos: { nome: 'Laticínios Serra Azul Ltda' },
  });
});

test('taken back over a record that changed meanwhile, it is compared before it is saved', async () => {
  await typeAndLeave();
  const atual = { ...CLIENTE, codigo: 'C-100', versao: 5 };
  const { api, person } = openApp({
    path,
    answers: {
      'GET /Pessoa/{id}': () => atual,
      'POST /Pessoa': ({ body }) => {
        if ((body as { versao: number }).versao === 5) return { id: 3, versao: 6 };
        throw new HttpError('Este registro foi alterado por outra pessoa', 409, {
          listaResultados: { atual, autor: 'Bia', quando: '2026-11-20T15:00:00.000Z' },
        });
      },
    },
  });
  await offer();
  await person.click(screen.getByRole('button', { name: 'Recuperar' }));
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await screen.findByText(/Bia gravou este registro/)).toBeVisible();
  expect(asked(api, 'POST /Pessoa')[0]?.body).toMatchObject({ versao: 4 });
});

test('a form in a dialog keeps one too, told from those of other records', async () => {
  const answers = { 'GET /PessoaContato': () => [] };
  const { person } = openApp({ path: `${path}/contatos`, answers });
  await person.click(await screen.findByRole('button', { name: 'Adicionar contato' }));
  await screen.findByRole('dialog');
  await person.type(screen.getByRole('textbox', { name: 'Nome' }), 'Joana de Exemplo');
  expect(drafts()).toEqual(['rascunho:7:cadastro/cliente/3/cliente/contato/novo']);
  cleanup();

  const again = openApp({ path: `${path}/contatos`, answers });
  await again.person.click(await screen.findByRole('button', { name: 'Adicionar contato' }));
  await screen.findByRole('dialog');
  await again.person.click(await screen.findByRole('button', { name: 'Recuperar' }));
  expect(screen.getByRole('textbox', { name: 'Nome' })).toHaveValue('Joana de Exemplo');
  await again.person.keyboard('{Escape}');
  await again.person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(drafts()).toEqual([]));
});

test('what is kept and holds nothing that can be read is not offered', async () => {
  localStorage.setItem(
    'rascunho:7:cadastro/cliente/3',
    JSON.stringify({ em: '2026-01-01T12:00:00Z', versao: 4, campos: null }),
  );
  openApp({ path });
  expect(await nome()).toHaveValue('Laticínios Serra Azul');
  expect(screen.queryByText(/Há alterações não salvas/)).toBeNull();
});
