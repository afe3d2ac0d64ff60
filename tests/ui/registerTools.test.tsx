import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Answers, failure } from '../fixtures/fakeApi.ts';
import { asked, headings, openRegister, rowTexts } from './registerScreens.tsx';

const path = '/cadastro/roteiro';
const READ = 'GET /preferencias/{chave}';
const SAVE = 'PUT /preferencias/{chave}';
const params = { chave: 'lista:cadastro/roteiro' };

/** A server that keeps the preference. */
function keeper(valor: unknown = null): Answers {
  let kept = valor;
  return {
    [READ]: () => ({ valor: kept }),
    [SAVE]: ({ body }) => {
      kept = (body as { valor: unknown }).valor;
      return params;
    },
  };
}

test('columns are hidden and shown, at least one stays, and the server keeps the choice', async () => {
  const { api, person } = openRegister({ path, answers: keeper() });
  await rowTexts();
  expect(asked(api, READ)).toEqual([{ params }]);
  const button = await screen.findByRole('button', { name: 'Colunas' });
  await person.click(button);
  const menu = within(screen.getByRole('menu', { name: 'Colunas' }));
  expect(menu.getAllByRole('menuitemcheckbox', { checked: true })).toHaveLength(4);
  await person.click(menu.getByRole('menuitemcheckbox', { name: 'Em uso' }));
  await person.click(menu.getByRole('menuitemcheckbox', { name: 'ID' }));
  await person.click(menu.getByRole('menuitemcheckbox', { name: 'Situação' }));
  const last = menu.getByRole('menuitemcheckbox', { name: 'Descrição' });
  expect(last).toHaveAttribute('aria-disabled', 'true');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());
  expect(await headings()).toEqual(['Descrição', 'Opções']);
  await waitFor(() =>
    expect(asked(api, SAVE).at(-1)).toEqual({
      params,
      body: { valor: { ocultas: ['emUso', 'id', 'flagAtivo'], filtros: [] } },
    }),
  );
});

test('a list opens with the columns that its user chose elsewhere', async () => {
  openRegister({ path, answers: keeper({ ocultas: ['id'], filtros: [] }) });
  expect(await headings()).toEqual(['Descrição', 'Situação', 'Em uso', 'Opções']);
});

test('of what is kept, that which cannot be read is left out', async () => {
  const filtros = [{ nome: 'Sem filtro', filtro: null }, null, 'x', { nome: 'Habilitados', filtro: { flagAtivo: 1 } }];
  const { person } = openRegister({ path, answers: keeper({ ocultas: 'id', filtros }) });
  expect(await headings()).toContain('ID');
  await person.click(await screen.findByRole('button', { name: 'Filtros salvos' }));
  expect(await screen.findByText('Habilitados')).toBeVisible();
  expect(screen.queryByText('Sem filtro')).toBeNull();
});

test('the filter in force is saved under a name, applied, and forgotten', async () => {
  const { person, router } = openRegister({ path, answers: keeper() });
  await rowTexts();
  await person.type(screen.getByRole('textbox', { name: 'Descrição' }), 'sul{Enter}');
  const button = await screen.findByRole('button', { name: 'Filtros salvos' });
  await person.click(button);
  const dialog = within(screen.getByRole('dialog', { name: 'Filtros salvos' }));
  expect(dialog.getByText('Nenhum filtro salvo.')).toBeVisible();
  const name = dialog.getByRole('textbox', { name: /^Nome do filtro/ });
  expect(name).toHaveFocus();
  await person.click(dialog.getByRole('button', { name: 'Salvar o filtro atual' }));
  expect(dialog.getByText('Campo obrigatório')).toBeVisible();
  expect(name).toHaveFocus();
  await person.keyboard('Do sul{Enter}');
  expect(await dialog.findByText('Descrição: sul', { selector: 'li *' })).toBeVisible();
  await person.keyboard('{Escape}');
  await waitFor(() => expect(button).toHaveFocus());

  await router.navigate(path);
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Descrição' })).toHaveValue(''));
  await person.click(button);
  expect(screen.getByRole('button', { name: /^Do sul/ })).toHaveFocus();
  await person.click(screen.getByRole('button', { name: /^Do sul/ }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Descrição' })).toHaveValue('sul'));
  expect(new URLSearchParams(router.state.location.search).get('filter')).toBe('{"descricao":"sul"}');

  await person.click(button);
  await person.click(await screen.findByRole('button', { name: 'Remover o filtro Do sul' }));
  expect(await screen.findByText('Nenhum filtro salvo.')).toBeVisible();
  expect(screen.getByRole('textbox', { name: /^Nome do filtro/ })).toHaveFocus();
});

test('a choice that cannot be kept is told and taken back', async () => {
  const { person } = openRegister({
    path,
    answers: {
      [SAVE]: () => {
        throw failure('A preferência é grande demais', 422);
      },
    },
  });
  await rowTexts();
  await person.click(await screen.findByRole('button', { name: 'Colunas' }));
  await person.click(screen.getByRole('menuitemcheckbox', { name: 'ID' }));
  expect(await screen.findByText('A preferência é grande demais')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('menuitemcheckbox', { name: 'ID' })).toBeChecked());
});

test('without its preference a list shows everything, and nothing is saved over what could not be read', async () => {
  const { api } = openRegister({
    path,
    answers: {
      [READ]: () => {
        throw failure('Erro na requisição', 500);
      },
    },
  });
  expect(await headings()).toEqual(['ID', 'Descrição', 'Situação', 'Em uso', 'Opções']);
  expect(screen.queryByRole('button', { name: 'Colunas' })).toBeNull();
  expect(asked(api, SAVE)).toHaveLength(0);
});
