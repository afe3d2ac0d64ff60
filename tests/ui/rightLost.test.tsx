import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { GRUPOS } from './acessoScreens.tsx';
import { CLIENTE, RESUMO } from './clienteApp.tsx';
import { authorized, box, MODULES } from './permissoesScreen.tsx';
import { nothingToType, readFields } from './readFields.ts';

beforeEach(() => localStorage.clear());

const REFUSED = 'Seu grupo não tem permissão para isto';
const refuse = () => {
  throw failure(REFUSED, 403);
};
const BEBIDAS = { id: 3, descricao: 'Bebidas', flagAtivo: 1, corpoEmailVisitaRealizada: 'Prezados,', versao: 2 };

/** A page of the application where an administrator takes the right to edit away while it is open. */
function open(path: string, answers: Answers = {}) {
  let mayEdit = true;
  const app = renderApp({
    path,
    answers: {
      'GET /Modulo/{groupId}': () => shippedModules(() => mayEdit),
      'GET /Pessoa/{id}': () => CLIENTE,
      'GET /Pessoa/{id}/resumo': () => RESUMO,
      'GET /Pessoa': () => [],
      'GET /Parametro/limites': () => [],
      'GET /Roteiro': () => [],
      'GET /PessoaContato': () => [],
      'GET /RamoAtividade': () => [{ id: 5, descricao: 'Laticínio', flagAtivo: 1 }],
      'GET /RamoAtividade/{id}': () => BEBIDAS,
      'GET /ramoAtividadeParametro': () => [{ id: 1, idRamoAtividade: 3, idParametro: 26 }],
      'GET /Parametro': () => [
        { id: 26, sigla: 'DBO', descricao: 'DBO', flagAtivo: 1 },
        { id: 29, sigla: 'pH', descricao: 'pH', flagAtivo: 1 },
      ],
      'POST /Pessoa': refuse,
      'POST /PessoaContato': refuse,
      'POST /RamoAtividade': refuse,
      'POST /ramoAtividadeParametro': refuse,
      ...answers,
    },
  });
  const takeAway = () => {
    mayEdit = false;
  };
  return { ...app, takeAway };
}
const text = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const lost = () => screen.findByText(/não pode mais alterar este cadastro/);
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('rascunho:'));

async function discard(person: ReturnType<typeof open>['person']) {
  await person.click(screen.getByRole('button', { name: 'Descartar' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
}

test('of a client: what was typed stays, plainly not saved, with the refusal; given up, the client is read as it is', async () => {
  const { person, takeAway } = open('/cadastro/cliente/3');
  await person.type(await text('Nome Fantasia'), ' XYZ');
  takeAway();
  await person.keyboard('{Control>}s{/Control}');
  expect(await lost()).toBeVisible();
  const page = within(screen.getByRole('main'));
  expect(page.getByText(REFUSED)).toBeVisible();
  expect(screen.getByText(/Nada foi salvo; o que você digitou continua aqui/)).toBeVisible();
  expect(await text('Nome Fantasia')).toHaveValue('Serra Azul XYZ');
  expect(screen.getByText('Alterações não salvas')).toBeVisible();
  expect(screen.queryByText(/pode ver este cadastro, mas não alterá-lo/)).toBeNull();
  expect(drafts()).toHaveLength(1);

  await discard(person);
  expect(await screen.findByText(/pode ver este cadastro, mas não alterá-lo/)).toBeVisible();
  expect(readFields()).toContainEqual(['Nome Fantasia', 'Serra Azul']);
  expect(nothingToType()).toBe(true);
  expect(page.queryByText(REFUSED)).toBeNull();
  expect(drafts()).toEqual([]);
});

/** Typed back on the way to another word: it is still a field, and has the focus. */
test('of a client, known before a save: it is told, and nothing changes under the hands of who types it back', async () => {
  const { person, takeAway } = open('/cadastro/cliente/3');
  await person.type(await text('Nome Fantasia'), 'X');
  takeAway();
  fireEvent(window, new Event('focus'));
  expect(await lost()).toBeVisible();
  const input = await text('Nome Fantasia');
  await person.type(input, '{Backspace}');
  await waitFor(() => expect(screen.queryByText('Alterações não salvas')).toBeNull());
  expect(input).toHaveFocus();
  await person.keyboard('W');
  expect(input).toHaveValue('Serra AzulW');
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await discard(person);
  expect(await screen.findByText(/pode ver este cadastro, mas não alterá-lo/)).toBeVisible();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(drafts()).toEqual([]);
});

test('of a new client: what was typed stays', async () => {
  const { person, takeAway } = open('/cadastro/cliente/create');
  await person.type(await text('Nome$'), 'Usina Nova');
  takeAway();
  fireEvent(window, new Event('focus'));
  expect(await lost()).toBeVisible();
  expect(screen.getByDisplayValue('Usina Nova')).toBeVisible();
});

test("of a client's contact: the dialog keeps what was typed", async () => {
  const { person, takeAway } = open('/cadastro/cliente/3/contatos');
  await person.click(await screen.findByRole('button', { name: 'Adicionar contato' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: 'Nome' }), 'Joana de Exemplo');
  takeAway();
  await person.click(dialog.getByRole('button', { name: 'Salvar' }));
  expect(await lost()).toBeVisible();
  expect(dialog.getByText(REFUSED)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Nome' })).toHaveValue('Joana de Exemplo');
  await person.keyboard('{Escape}');
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(drafts()).toEqual([]);
});

test('of a branch: its text and its parameters stay as they were typed and chosen, and are given up', async () => {
  const dados = open('/cadastro/ramo-atividade/3');
  await dados.person.type(await text('Config'), ' bom dia');
  dados.takeAway();
  await dados.person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await lost()).toBeVisible();
  expect(await text('Config')).toHaveValue('Prezados, bom dia');
  await discard(dados.person);
  await waitFor(() => expect(nothingToType()).toBe(true));
  expect(readFields()).toContainEqual(['Config. Mensagens de E-mails', 'Prezados,']);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  dados.unmount();

  const { person, takeAway } = open('/cadastro/ramo-atividade/3/parametros');
  await person.click(await screen.findByRole('checkbox', { name: 'pH' }));
  takeAway();
  await person.click(screen.getByRole('button', { name: 'Salvar' }));
  expect(await lost()).toBeVisible();
  expect(screen.getByText(`Erro: ${REFUSED}`)).toBeVisible();
  const box = screen.getByRole('checkbox', { name: 'pH' });
  expect(box).toBeChecked();
  await person.click(box);
  expect(box).toHaveFocus();
  await waitFor(() => expect(drafts()).toEqual([]));
  await person.click(box);
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await discard(person);
  expect(drafts()).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  const list = within(await screen.findByRole('list', { name: 'Parâmetros analisados' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['DBO']);
});

test("of a group's permissions: what was ticked is not shown as the group's", async () => {
  let level: 'ver' | 'editar' = 'editar';
  const { person } = open('/acesso/grupo-acesso/grupo/5', {
    'GET /GrupoAcesso': () => GRUPOS,
    'GET /Modulo': () => MODULES,
    'GET /Modulo/{groupId}': () => authorized({ 11: 'ver', 21: level }),
  });
  await person.click(await screen.findByRole('checkbox', { name: 'Ver Único' }));
  level = 'ver';
  fireEvent(window, new Event('focus'));
  expect(await lost()).toBeVisible();
  expect(box('Ver Único')).toBeChecked();
  await person.click(box('Ver Único'));
  expect(box('Ver Único')).toHaveFocus();
  await waitFor(() => expect(drafts()).toEqual([]));
  await person.click(box('Ver Único'));
  await waitFor(() => expect(drafts()).toHaveLength(1));
  await discard(person);
  await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
  expect(drafts()).toEqual([]);
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test('of seeing the page: what was typed is offered once it is given back', async () => {
  let seen = true;
  const { person } = open('/cadastro/roteiro/create', {
    'GET /Modulo/{groupId}': () => (seen ? shippedModules() : []),
  });
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: /^Descrição/ }), 'Leste');
  seen = false;
  fireEvent(window, new Event('focus'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  cleanup();
  open('/cadastro/roteiro/create');
  expect(await screen.findByText(/Há alterações não salvas deste formulário/)).toBeVisible();
});
