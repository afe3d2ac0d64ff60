import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showOnPhone } from './phone.ts';
import { openRegister, ROTEIROS, rowTexts } from './registerScreens.tsx';

const path = '/cadastro/roteiro';

/** An answer that comes when it is told to. */
function held<T>() {
  let release: (value: T) => void = () => {};
  const answer = new Promise<T>((resolve) => {
    release = resolve;
  });
  return { answer, release };
}

test('a list on its way shows its headings, and rows of their shape', async () => {
  const { answer, release } = held<typeof ROTEIROS>();
  openRegister({ path, answers: { 'GET /Roteiro': () => answer } });
  await screen.findByRole('heading', { level: 1 });
  const waiting = screen.getByRole('status', { name: 'Carregando' });
  const headings = [...waiting.querySelectorAll('thead :is(th, td)')].map(({ textContent }) => textContent);
  // The first is the box that chooses rows.
  expect(headings).toEqual(['', 'ID', 'Descrição', 'Situação', 'Em uso', 'Opções']);
  expect(waiting.querySelectorAll('tbody tr').length).toBeGreaterThan(5);
  release(ROTEIROS);
  expect(await rowTexts()).toHaveLength(2);
});

test('on a phone a list on its way shows the shape of cards', async () => {
  showOnPhone();
  const { answer, release } = held<typeof ROTEIROS>();
  openRegister({ path, answers: { 'GET /Roteiro': () => answer } });
  await screen.findByRole('heading', { level: 1 });
  const waiting = screen.getByRole('status', { name: 'Carregando' });
  expect(waiting.querySelector('table')).toBeNull();
  expect(waiting.querySelectorAll('[data-card]').length).toBeGreaterThan(5);
  release(ROTEIROS);
  expect(await screen.findAllByRole('listitem')).not.toHaveLength(0);
});

test('while a filter is read a bar tells so over the rows of before', async () => {
  const { answer, release } = held<typeof ROTEIROS>();
  const { person } = openRegister({
    path,
    answers: { 'GET /Roteiro': ({ query }) => (query ? answer : ROTEIROS) },
  });
  await rowTexts();
  expect(screen.queryByRole('progressbar')).toBeNull();
  await person.type(screen.getByRole('textbox', { name: 'Descrição' }), 'sul{Enter}');
  expect(await screen.findByRole('progressbar')).toBeInTheDocument();
  expect(await rowTexts()).toHaveLength(2);
  release(ROTEIROS.slice(1));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
  expect(await rowTexts()).toHaveLength(1);
});

test('a list that failed has neither the count of before nor pages', async () => {
  const { person } = openRegister({
    path,
    answers: {
      'GET /Roteiro': ({ query }) => {
        if (query) throw new Error('Erro na requisição');
        return ROTEIROS;
      },
    },
  });
  expect(await screen.findByText('2 registros')).toBeVisible();
  expect(screen.getByRole('combobox', { name: /por página/ })).toBeVisible();
  await person.type(screen.getByRole('textbox', { name: 'Descrição' }), 'sul{Enter}');
  expect(await screen.findByText(/Não foi possível obter a lista/)).toBeVisible();
  expect(screen.queryByText('2 registros')).toBeNull();
  expect(screen.queryByRole('combobox', { name: /por página/ })).toBeNull();
});

test('on a phone a row is a card: its name, what else is known of it, and what can be done', async () => {
  showOnPhone();
  openRegister({ path });
  const [first] = await screen.findAllByRole('listitem');
  expect(screen.queryByRole('table')).toBeNull();
  const card = within(first as HTMLElement);
  expect(card.getByText('Norte')).toBeVisible();
  expect(first).toHaveTextContent('NorteID: 1 · Habilitado');
  // No line begins with what parts two facts, and none lies between a dot and its word.
  expect(first?.textContent).toContain('1\u00a0· Habilitado');
  expect(getComputedStyle(card.getByText('Habilitado')).whiteSpace).toBe('nowrap');
  expect(card.getByRole('link', { name: 'Editar Norte' })).toBeVisible();
  expect(card.getByRole('checkbox', { name: 'Selecionar Norte' })).toBeInTheDocument();
});

test.each(['perPage=0', 'perPage=-1&page=2&sort=id&order=ASC', 'perPage=muitas', 'page=-3'])(
  'an address that names no page (%s) is mended: the list shows its first one',
  async (query) => {
    const { router } = openRegister({ path: `${path}?${query}` });
    expect(await rowTexts()).toHaveLength(2);
    await waitFor(() => expect(router.state.location.search).not.toMatch(/[-=]0|=-|muitas/));
  },
);
