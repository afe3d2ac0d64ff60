import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { type Answers, failure, shippedModules } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked, tableTexts } from './acessoScreens.tsx';
import { showOnPhone } from './phone.ts';

const DISPOSITIVOS = [
  {
    id: 1,
    nome: 'Tablet 1',
    dtCadastro: '2026-11-01T15:00:00.000Z',
    protocolos: 1200,
    ultimoEnvio: '2026-11-19T18:30:00.000Z',
    revogadoEm: null,
  },
  {
    id: 2,
    nome: 'Tablet velho',
    dtCadastro: '2026-01-05T15:00:00.000Z',
    protocolos: 0,
    ultimoEnvio: null,
    revogadoEm: '2026-02-01T15:00:00.000Z',
  },
];
const SETTINGS = { id: 1, emailPadrao: '', textoPadrao: '', textoAcompanhamento: '', arquivo: null, urlArquivo: null };

const open = (answers: Answers = {}) =>
  renderApp({
    path: '/App/Settings-app',
    answers: {
      'GET /configuracaoapp/one': () => ({ ...SETTINGS, versao: 1 }),
      'GET /dispositivo': () => DISPOSITIVOS,
      'POST /dispositivo': () => ({ id: 3, token: 'segredo-do-aparelho' }),
      'DELETE /dispositivo': () => ({ id: 1 }),
      ...answers,
    },
  });

test('devices say what they sent and whether they still may', async () => {
  open();
  const [, ...rows] = await tableTexts();
  expect(screen.getByRole('region', { name: 'Tabela: Dispositivos' })).toHaveAttribute('tabindex', '0');
  expect(rows).toEqual([
    ['Tablet 1', '01/11/2026 12:00', '1.200', '19/11/2026 15:30', 'Ativo', 'Revogar'],
    ['Tablet velho', '05/01/2026 12:00', '0', '-', 'Revogado em 01/02/2026 12:00', ''],
  ]);
});

test('on a phone what devices sent stands in a line below whether they still may', async () => {
  showOnPhone();
  open();
  expect(await tableTexts()).toEqual([
    ['Nome', 'Situação', 'Opções'],
    ['Tablet 1', 'Ativo', 'Revogar'],
    ['Incluído em: 01/11/2026 12:00 · Protocolos: 1.200 · Último envio: 19/11/2026 15:30'],
    ['Tablet velho', 'Revogado em 01/02/2026 12:00', ''],
    ['Incluído em: 05/01/2026 12:00 · Protocolos: 0 · Último envio: -'],
  ]);
});

test('the token of a new one is shown once, and copied', async () => {
  const app = open();
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await app.person.click(await screen.findByRole('button', { name: 'Novo dispositivo' }));
  const form = await screen.findByRole('dialog', { name: 'Novo dispositivo' });
  await app.person.type(within(form).getByLabelText(/Nome/), 'Celular da Ana{Enter}');
  const shown = await screen.findByRole('dialog', { name: 'Token de Celular da Ana' });
  expect(within(shown).getByLabelText('Token')).toHaveValue('segredo-do-aparelho');
  expect(asked(app, 'POST /dispositivo')[0]?.body).toEqual({ nome: 'Celular da Ana' });
  await app.person.click(within(shown).getByRole('button', { name: 'Copiar' }));
  expect(writeText).toHaveBeenCalledWith('segredo-do-aparelho');
  expect(await screen.findByText('Token copiado')).toBeVisible();
  writeText.mockRejectedValue(new Error('no clipboard'));
  await app.person.click(within(shown).getByRole('button', { name: 'Copiar' }));
  expect(await screen.findByText(/copie com Ctrl\+C/)).toBeVisible();
  expect(within(shown).getByLabelText('Token')).toHaveFocus();
  await app.person.click(within(shown).getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByText('segredo-do-aparelho')).toBeNull());
  expect(asked(app, 'GET /dispositivo').length).toBeGreaterThan(1);
});

test('one that may be there although its token never came is told, and listed', async () => {
  let there = false;
  const app = open({
    'GET /dispositivo': () => (there ? [{ ...DISPOSITIVOS[0], id: 3, nome: 'Celular' }] : DISPOSITIVOS),
    'POST /dispositivo': () => {
      if (there) throw failure('Já existe', 422, { nome: 'Já existe um dispositivo com este nome' });
      there = true;
      throw new HttpError('Erro na requisição', 0);
    },
  });
  await app.person.click(await screen.findByRole('button', { name: 'Novo dispositivo' }));
  const form = within(await screen.findByRole('dialog', { name: 'Novo dispositivo' }));
  await app.person.type(form.getByLabelText(/Nome/), 'Celular{Enter}');
  expect(await form.findByText(/^Pode ter sido incluído ou não.* o token de um que já foi incluído/)).toBeVisible();
  expect(form.queryByText(/não grava duas vezes/)).toBeNull();
  await waitFor(() => expect(asked(app, 'GET /dispositivo').length).toBeGreaterThan(1));
  await app.person.type(form.getByLabelText(/Nome/), '{Enter}');
  expect(await form.findByText(/^Deve ser o da tentativa que ficou sem resposta.* revogue-o/)).toBeVisible();
  expect(form.getByText('Já existe um dispositivo com este nome')).toBeVisible();
  expect(form.getByLabelText(/Nome/)).toHaveFocus();
  expect(form.queryByText(/^Nada foi salvo/)).toBeNull();
  // Another name is another attempt, told in the usual words.
  await app.person.type(form.getByLabelText(/Nome/), ' velho{Enter}');
  expect(await form.findByText(/^Nada foi salvo/)).toBeVisible();
  expect(form.queryByText(/^Deve ser o da tentativa/)).toBeNull();
  await app.person.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog', { name: 'Descartar alterações?' })).toBeVisible();
});

test('one that turns out to be in the list is left without a question', async () => {
  const answers = [new HttpError('Erro na requisição', 0), failure('Já existe', 422, { nome: 'Já existe' })];
  const app = open({
    'POST /dispositivo': () => {
      throw answers.shift();
    },
  });
  await app.person.click(await screen.findByRole('button', { name: 'Novo dispositivo' }));
  const form = within(await screen.findByRole('dialog', { name: 'Novo dispositivo' }));
  await app.person.type(form.getByLabelText(/Nome/), 'Celular{Enter}');
  await app.person.click(await form.findByRole('button', { name: 'Tentar de novo' }));
  expect(await form.findByText('Já existe')).toBeVisible();
  await waitFor(() => expect(form.queryByText('Alterações não salvas')).toBeNull());
  expect(form.getByLabelText(/Nome/)).toHaveValue('Celular');
  await app.person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('alertdialog')).toBeNull();
});

test('one is revoked after a question', async () => {
  const app = open();
  await app.person.click(await screen.findByRole('button', { name: 'Revogar Tablet 1' }));
  const question = await screen.findByRole('alertdialog', { name: 'Revogar dispositivo' });
  expect(question).toHaveTextContent('Deseja revogar o token de Tablet 1?');
  await app.person.click(within(question).getByRole('button', { name: 'Cancelar' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(asked(app, 'DELETE /dispositivo')).toEqual([]);
  await app.person.click(screen.getByRole('button', { name: 'Revogar Tablet 1' }));
  await app.person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Revogar' }));
  expect(await screen.findByText('Dispositivo revogado')).toBeVisible();
  expect(asked(app, 'DELETE /dispositivo')[0]?.query).toEqual({ id: 1 });
});

test('who may only see adds and revokes none; a server of old has none', async () => {
  const view = open({ 'GET /Modulo/{groupId}': () => shippedModules((menu) => menu !== 'App/Settings-app') });
  await screen.findByText('Tablet 1');
  expect(screen.queryByRole('button', { name: /Revogar|Novo dispositivo/ })).toBeNull();
  view.unmount();
  open({
    'GET /apresentacao': () => {
      throw failure('Endereço não encontrado', 404);
    },
  });
  expect(await screen.findByRole('button', { name: 'Salvar Configuração' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Dispositivos' })).toBeNull());
});
