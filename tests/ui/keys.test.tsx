import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../fixtures/renderApp.tsx';

/** A register on a server that keeps what it is sent. */
function openRoutes() {
  const rows = [{ id: 1, descricao: 'Norte', flagAtivo: 1, versao: 1 }];
  return renderApp({
    path: '/cadastro/roteiro',
    answers: {
      'GET /Roteiro': () => rows,
      'POST /Roteiro': ({ body }) => {
        const id = rows.length + 1;
        rows.push({ ...(body as (typeof rows)[0]), id, versao: 1 });
        return { id, versao: 1 };
      },
    },
  });
}

const dialog = () => screen.findByRole('dialog');
const field = async () => within(await dialog()).getByRole('textbox', { name: 'Descrição' });

test('n begins a record, Ctrl+Enter saves it and begins another, Ctrl+S saves it', async () => {
  const { person } = openRoutes();
  await screen.findByRole('cell', { name: 'Norte' });
  await screen.findByRole('button', { name: 'Atalhos do teclado' });
  await person.keyboard('n');
  await person.type(await field(), 'Leste e nova{Control>}{Enter}{/Control}');
  await waitFor(async () => expect(await field()).toHaveValue(''));
  expect(await field()).toHaveFocus();
  expect(screen.getByText('Salvo com sucesso')).toBeVisible();
  await person.keyboard('Oeste');
  expect(within(await dialog()).getByText('Alterações não salvas')).toBeVisible();
  await person.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('cell', { name: 'Leste e nova' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('row', { current: true })).toHaveTextContent('Oeste'));
});

test('keys with Shift as well are left to the browser', async () => {
  const { person } = openRoutes();
  await screen.findByRole('cell', { name: 'Norte' });
  await screen.findByRole('button', { name: 'Atalhos do teclado' });
  await person.click(screen.getByRole('link', { name: 'Novo' }));
  const pressed = { key: 'S', ctrlKey: true, shiftKey: true };
  expect(fireEvent.keyDown(await field(), pressed)).toBe(true);
  expect(fireEvent.keyDown(await field(), { ...pressed, shiftKey: false })).toBe(false);
});

test.each([
  ['as Windows tells it', { ctrlKey: true, altKey: true }],
  ['as other systems do', {}],
])('a sign that is typed with AltGr is the key it makes, %s', async (_, pressed) => {
  openRoutes();
  await screen.findByRole('cell', { name: 'Norte' });
  await screen.findByRole('button', { name: 'Atalhos do teclado' });
  fireEvent.keyDown(document.body, { key: '?', modifierAltGraph: true, ...pressed });
  expect(await screen.findByRole('dialog', { name: 'Atalhos do teclado' })).toBeVisible();
});

test('a key that is held down presses once, and leaves nothing to the browser or to what it opened', async () => {
  const { person, api } = openRoutes();
  await screen.findByRole('cell', { name: 'Norte' });
  await screen.findByRole('button', { name: 'Atalhos do teclado' });
  fireEvent.keyDown(document.body, { key: 'n' });
  const typed = await field();
  expect(fireEvent.keyDown(typed, { key: 'n', repeat: true })).toBe(false);
  await person.type(typed, 'Leste');
  expect(typed).toHaveValue('Leste');
  const save = { key: 's', ctrlKey: true };
  expect(fireEvent.keyDown(typed, save)).toBe(false);
  expect(fireEvent.keyDown(typed, { ...save, repeat: true })).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(fireEvent.keyDown(document.body, { ...save, repeat: true })).toBe(false);
  expect(api.requests.filter(({ name }) => name === 'POST /Roteiro')).toHaveLength(1);
});

test('Enter after another was asked for saves and closes', async () => {
  const { person } = openRoutes();
  await screen.findByRole('cell', { name: 'Norte' });
  await person.click(screen.getByRole('link', { name: 'Novo' }));
  await field();
  await person.click(screen.getByRole('button', { name: 'Salvar e criar outro' }));
  expect(await within(await dialog()).findByText('Campo obrigatório')).toBeVisible();
  await person.type(await field(), 'Leste{Enter}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test.each([
  ['/cadastro/roteiro/create', 'Salvar e criar outro'],
  ['/cadastro/fonte-abastecimento/create', 'Salvar e criar outra'],
])('at %s another is begun by %s', async (path, name) => {
  renderApp({ path, answers: { 'GET /Roteiro': () => [], 'GET /FonteAbastecimento': () => [] } });
  expect(within(await dialog()).getByRole('button', { name })).toBeVisible();
});

test('/ brings the cursor to what the list is filtered by, and letters typed there stay letters', async () => {
  const { person } = openRoutes();
  await screen.findByRole('cell', { name: 'Norte' });
  await screen.findByRole('button', { name: 'Atalhos do teclado' });
  await person.keyboard('/n?/');
  expect(screen.getByRole('textbox', { name: 'Descrição' })).toHaveValue('n?/');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('? shows the keys; those that are pressed alone can be done without, for good', async () => {
  const { person } = openRoutes();
  await screen.findByRole('button', { name: 'Atalhos do teclado' });
  await person.keyboard('?');
  const sheet = within(await screen.findByRole('dialog', { name: 'Atalhos do teclado' }));
  expect(sheet.getByRole('heading', { name: 'No lançamento de vazão' })).toBeVisible();
  for (const key of ['F8', 'Ctrl+X', 'Ctrl+D', 'Alt+↓', 'Shift+setas', 'Delete', 'Espaço'])
    expect(sheet.getByText(key)).toBeVisible();
  await person.click(sheet.getByRole('switch'));
  await person.click(sheet.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.keyboard('n?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(localStorage.getItem('teclasSimples')).toBe('false');
});
