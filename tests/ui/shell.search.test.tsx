import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '../fixtures/renderApp.tsx';

const field = () => screen.findByPlaceholderText('Pesquise aqui');
const options = () => screen.findAllByRole('option');

describe('the search', () => {
  test('finds pages without regard to case and accents, and Enter goes to the first', async () => {
    const { person, router } = renderApp({ answers: { 'GET /Parametro': () => [] } });
    await screen.findByRole('navigation');
    await person.click(await field());
    await person.keyboard('PARAMETR');
    expect((await options())[0]).toHaveTextContent('Parâmetros');
    expect(await field()).toHaveAttribute('aria-expanded', 'true');
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/cadastro/Parametro'));
    expect(await field()).toHaveValue('');
  });

  test('arrows choose among what was found', async () => {
    const { person, router } = renderApp({ answers: { 'GET /logUser': () => [] } });
    await screen.findByRole('navigation');
    await person.click(await field());
    await person.keyboard('cadastro');
    const found = await options();
    expect(found.length).toBeGreaterThan(1);
    await person.keyboard('{ArrowDown}');
    const active = (await field()).getAttribute('aria-activedescendant');
    expect(active).toBe(found[1]?.id);
    await person.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toMatch(/^\/cadastro\//));
  });

  test('Esc closes', async () => {
    const { person } = renderApp();
    await screen.findByRole('navigation');
    await person.click(await field());
    await person.keyboard('rot');
    await options();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
  });

  test('Ctrl+K brings the cursor there, and keeps what was typed while it loaded', async () => {
    const { person } = renderApp();
    await screen.findByRole('navigation');
    await person.keyboard('{Control>}k{/Control}rot');
    expect(await field()).toHaveValue('rot');
    await waitFor(async () => expect(await field()).toHaveFocus());
    expect((await options())[0]).toHaveTextContent('Roteiros');
  });

  test('what finds more clients than it shows leads to the list of all of them', async () => {
    const found = Array.from({ length: 9 }, (_, at) => ({ id: at + 1, codigo: `${at}`, nome: `Curtume ${at}` }));
    const { person, router } = renderApp({ answers: { 'GET /Pessoa': () => found } });
    await screen.findByRole('navigation');
    await person.click(await field());
    await person.keyboard('curtume');
    const all = await screen.findByRole('option', { name: 'Todos os 9' });
    expect(screen.getAllByRole('option', { name: /Curtume/ })).toHaveLength(8);
    await person.click(all);
    await waitFor(() => expect(router.state.location.pathname).toBe('/cadastro/cliente'));
    expect(await screen.findByLabelText('Descrição')).toHaveValue('curtume');
  });

  test('says when there is nothing', async () => {
    const { person } = renderApp({ answers: { 'GET /Pessoa': () => [] } });
    await screen.findByRole('navigation');
    await person.click(await field());
    await person.keyboard('xyzxyz');
    expect((await screen.findAllByText('Nada encontrado para “xyzxyz”'))[0]).toBeVisible();
  });
});
