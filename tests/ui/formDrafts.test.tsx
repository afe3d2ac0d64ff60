import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, test } from 'vitest';
import { type Answers, failure } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { GRUPOS, USUARIOS } from './acessoScreens.tsx';
import { box, openPermissoes, pageTitle } from './permissoesScreen.tsx';
import { PARAMETROS, ROTEIROS } from './registerScreens.tsx';

const BEBIDAS = { id: 3, descricao: 'Bebidas', flagAtivo: 1, corpoEmailVisitaRealizada: 'Prezados,', versao: 2 };
const ANSWERS: Answers = {
  'GET /Roteiro': () => ROTEIROS,
  'GET /RamoAtividade': () => [BEBIDAS],
  'GET /RamoAtividade/{id}': () => BEBIDAS,
  'GET /ramoAtividadeParametro': () => [{ id: 1, idRamoAtividade: 3, idParametro: 26 }],
  'GET /Parametro': () => PARAMETROS,
  'GET /Parametro/{id}/limites': () => [],
  'GET /RamoAtividadeParametroSinonimo/{parametroId}': () => [],
  'GET /Usuario': () => USUARIOS,
  'GET /GrupoAcesso': () => GRUPOS,
  'GET /GrupoAcesso/alcance': () => GRUPOS.map(({ id }) => id),
  'GET /configuracaoapp/one': () => ({ id: 1, emailPadrao: '', textoPadrao: '', textoAcompanhamento: '', versao: 1 }),
  'GET /dispositivo': () => [],
};
const open = (path: string, answers: Answers = {}) => renderApp({ path, answers: { ...ANSWERS, ...answers } });
const expired = () => {
  throw failure('Sua sessão terminou. Entre novamente.', 401);
};

const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('rascunho:'));
/** An input of the page, or of the dialog over it. */
const input = async (name: string, where: 'dialog' | 'main' = 'dialog') =>
  within(await screen.findByRole(where)).findByRole('textbox', { name: new RegExp(`^${name}`) });
const offer = /Há alterações não salvas deste formulário/;
const discard = async () => within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Descartar' });

beforeEach(() => localStorage.clear());

/** Every form with one text, by the name of its draft. */
const FORMS: readonly [draft: string, path: string, input: string, before: string][] = [
  ['cadastro/roteiro/novo', '/cadastro/roteiro/create', 'Descrição', ''],
  ['cadastro/roteiro/2', '/cadastro/roteiro/2/editar', 'Descrição', 'Sul'],
  ['cadastro/ramo-atividade/3', '/cadastro/ramo-atividade/3/editar', 'Descrição', 'Bebidas'],
  ['cadastro/ramo-atividade/3/dados', '/cadastro/ramo-atividade/3', 'Config', 'Prezados,'],
  ['acesso/usuarios/novo', '/acesso/usuarios/create', 'Nome', ''],
  ['acesso/usuarios/8', '/acesso/usuarios/8', 'Nome', 'Rui Lima'],
  ['acesso/grupo-acesso/novo', '/acesso/grupo-acesso/create', 'Perfil', ''],
  ['acesso/grupo-acesso/5', '/acesso/grupo-acesso/5', 'Perfil', 'Laboratório'],
  ['App/Settings-app', '/App/Settings-app', 'Lista de email', ''],
];

test.each(FORMS)('what was typed in %s is offered when its form opens again', async (draft, path, name, before) => {
  const where = /dados|Settings/.test(draft) ? 'main' : 'dialog';
  const { person } = open(path);
  await person.type(await input(name, where), 'abc');
  expect(drafts()).toEqual([`rascunho:7:${draft}`]);
  cleanup();

  const again = open(path);
  expect(await screen.findByText(offer)).toBeVisible();
  expect(await input(name, where)).toHaveValue(before);
  await again.person.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(await input(name, where)).toHaveValue(`${before}abc`);
  expect(await input(name, where)).toHaveFocus();
});

describe('the form of a register', () => {
  test('keeps what was typed where the session ends during a save, and saves it with its version later', async () => {
    const path = '/cadastro/roteiro/2/editar';
    const { person } = open(path, { 'POST /Roteiro': expired });
    await person.type(await input('Descrição'), ' B');
    await person.keyboard('{Enter}');
    expect(await screen.findByLabelText('Usuário')).toBeVisible();
    cleanup();

    const again = open(path, { 'POST /Roteiro': () => ({ id: 2, versao: 5 }) });
    await again.person.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await again.person.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = again.api.requests.find(({ name }) => name === 'POST /Roteiro');
    expect(saved?.request.body).toMatchObject({ id: 2, descricao: 'Sul B', versao: 4 });
    expect(drafts()).toEqual([]);
  });

  test('compares what is taken back with a record that changed meanwhile', async () => {
    const path = '/cadastro/roteiro/2/editar';
    const { person } = open(path);
    await person.type(await input('Descrição'), ' B');
    cleanup();

    const atual = { ...ROTEIROS[1], descricao: 'Sudeste', versao: 5 };
    const again = open(path, {
      'GET /Roteiro': () => [ROTEIROS[0], atual],
      'POST /Roteiro': ({ body }) => {
        expect(body).toMatchObject({ descricao: 'Sul B', versao: 4 });
        const listaResultados = { atual, autor: 'Bruno', quando: '2026-11-20T15:30:00.000Z' };
        throw new HttpError('Registro alterado', 409, { listaResultados });
      },
    });
    await again.person.click(await screen.findByRole('button', { name: 'Recuperar' }));
    await again.person.keyboard('{Enter}');
    expect(await screen.findByText(/Bruno alterou este registro/)).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Gravado: Sudeste' })).toBeInTheDocument();
  });

  test('forgets it when it is closed and discarded', async () => {
    const { person } = open('/cadastro/roteiro/create');
    await person.type(await input('Descrição'), 'Leste');
    expect(drafts()).toHaveLength(1);
    await person.keyboard('{Escape}');
    await person.click(await discard());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drafts()).toEqual([]);
  });

  test('begins another one empty after a save', async () => {
    const { person } = open('/cadastro/roteiro/create', { 'POST /Roteiro': () => ({ id: 9, versao: 1 }) });
    await person.type(await input('Descrição'), 'Leste');
    await person.click(screen.getByRole('button', { name: 'Salvar e criar outro' }));
    await waitFor(async () => expect(await input('Descrição')).toHaveValue(''));
    expect(screen.queryByText(offer)).toBeNull();
    expect(drafts()).toEqual([]);
  });
});

describe('the page of a branch', () => {
  test('forgets what was typed once it is saved, and when it is discarded', async () => {
    const { person } = open('/cadastro/ramo-atividade/3', { 'POST /RamoAtividade': () => ({ id: 3, versao: 3 }) });
    await person.type(await input('Config', 'main'), ' bom dia');
    await person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
    await waitFor(() => expect(drafts()).toEqual([]));
    await person.type(await input('Config', 'main'), '!');
    expect(drafts()).toHaveLength(1);
    await person.click(screen.getByRole('button', { name: 'Descartar' }));
    await person.click(await discard());
    await waitFor(() => expect(drafts()).toEqual([]));
  });

  test('keeps the parameters that were chosen, with the version that they were chosen over', async () => {
    const path = '/cadastro/ramo-atividade/3/parametros';
    const { person } = open(path);
    await person.click(await screen.findByRole('checkbox', { name: /^Demanda/, checked: true }));
    expect(drafts()).toEqual(['rascunho:7:cadastro/ramo-atividade/3/parametros']);
    cleanup();

    const sent: unknown[] = [];
    const again = open(path, {
      'GET /RamoAtividade/{id}': () => ({ ...BEBIDAS, versao: 9 }),
      'POST /ramoAtividadeParametro': ({ body }) => {
        sent.push(body);
        const atual = { ...BEBIDAS, versao: 9 };
        throw new HttpError('Alterado', 409, { listaResultados: { atual, autor: 'Bruno', quando: '' } });
      },
    });
    await again.person.click(await screen.findByRole('button', { name: 'Recuperar' }));
    expect(screen.getByRole('checkbox', { name: /^Demanda/ })).not.toBeChecked();
    await again.person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText(/Bruno alterou este ramo/)).toBeVisible();
    expect(sent).toEqual([{ idRamoAtividade: 3, listaParametros: [], versao: 2 }]);
    await again.person.click(screen.getByRole('button', { name: 'Recarregar' }));
    await screen.findByRole('checkbox', { name: /^Demanda/, checked: true });
    expect(screen.queryByText(offer)).toBeNull();
    await waitFor(() => expect(drafts()).toEqual([]));
  });
});

describe('the dialogs of a parameter', () => {
  const [DBO] = PARAMETROS;
  test.each([
    ['limites', `Limites de ${DBO?.descricao}`, 'Máximo', '60,50', '7,00'],
    ['sinonimo', `Adicionar Sinônimo a ${DBO?.descricao}`, 'Sinônimo', '', '7'],
  ])('keep what was typed: %s', async (part, button, name, before, after) => {
    const show = async () => {
      const { person } = open('/cadastro/Parametro');
      await person.click(await screen.findByRole('button', { name: button }));
      await screen.findByRole('dialog');
      return person;
    };
    const person = await show();
    await person.type(await input(name), '7');
    expect(drafts()).toEqual([`rascunho:7:cadastro/Parametro/26/${part}`]);
    cleanup();

    const again = await show();
    expect(await input(name)).toHaveValue(before);
    await again.click(await screen.findByRole('button', { name: 'Recuperar' }));
    expect(await input(name)).toHaveValue(after);
    await again.keyboard('{Escape}');
    await again.click(await discard());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(drafts()).toEqual([]);
  });
});

test('permissions that were chosen are offered again, and forgotten once saved', async () => {
  const { person } = openPermissoes();
  await pageTitle();
  await person.click(box('Ver Único'));
  expect(drafts()).toEqual(['rascunho:7:acesso/permissoes/5']);
  cleanup();

  const again = openPermissoes();
  await pageTitle();
  expect(box('Ver Único')).not.toBeChecked();
  await again.person.click(screen.getByRole('button', { name: 'Recuperar' }));
  expect(box('Ver Único')).toBeChecked();
  await again.person.click(screen.getByRole('button', { name: 'Salvar Permissões' }));
  await screen.findByText('Dados alterados com sucesso');
  await waitFor(() => expect(drafts()).toEqual([]));
});

test('a password that is typed is kept nowhere', async () => {
  const { person } = open('/minha-conta', { 'GET /Usuario/sessoes': () => [] });
  await person.type(await screen.findByLabelText('Nova senha'), 'segredo-de-ana');
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('segredo');
});
