import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { failure, shippedModules } from '../fixtures/fakeApi.ts';
import { ANA, renderApp } from '../fixtures/renderApp.tsx';
import { showOnPhone, showOnWindow } from './phone.ts';

const menu = () => screen.findByRole('navigation', { name: 'Módulos' });
const links = async (name: string) => within(await screen.findByRole('list', { name })).getAllByRole('link');

/** As if another tab had changed the local storage. */
function fromAnotherTab(key: string | null) {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key }));
  });
}

describe('the session', () => {
  test('is taken up when the browser kept a user with a login', async () => {
    renderApp();
    expect(await screen.findByText('Ana')).toBeVisible();
  });

  test.each([
    ['without a login', JSON.stringify({ ...ANA, login: '' })],
    ['that cannot be read', '{"login":'],
    ['that is no object', '"ana"'],
    ['that is nobody', 'null'],
    ['without a group', JSON.stringify({ ...ANA, GrupoAcesso: undefined })],
    ['whose group has no id', JSON.stringify({ ...ANA, GrupoAcesso: {} })],
    ['without an id', JSON.stringify({ ...ANA, id: undefined })],
    ['without a name', JSON.stringify({ ...ANA, nome: undefined })],
  ])('is not, for a kept user %s', async (_, kept) => {
    localStorage.setItem('user', kept);
    renderApp({ user: null });
    expect(await screen.findByLabelText('Usuário')).toBeVisible();
  });

  test('ends at logout: the server hears of it, nothing of the user stays', async () => {
    localStorage.setItem('Parametro', '{"relatorio":1,"rows":[]}');
    localStorage.setItem('theme', 'dark-mode');
    const { person, api, router } = renderApp({ path: '/acesso/LogUsers', answers: { 'GET /logUser': () => [] } });
    await person.click(await screen.findByRole('button', { name: 'Sair' }));
    expect(await screen.findByLabelText('Usuário')).toBeVisible();
    expect(api.requests.map(({ name }) => name)).toContain('POST /Usuario/logout');
    expect(Object.keys(localStorage)).toEqual(['theme']);
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/', state: null }));
  });

  test('ends when the server no longer knows it, and says so', async () => {
    const answers = {
      'GET /logUser': () => {
        throw failure('Sessão expirada', 401);
      },
    };
    renderApp({ path: '/acesso/LogUsers', answers });
    expect(await screen.findByLabelText('Usuário')).toBeVisible();
    expect(await screen.findByText('A sua sessão terminou. Entre novamente.')).toBeVisible();
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('goes on after a refusal', async () => {
    const answers = {
      'GET /logUser': () => {
        throw failure('Sem permissão para o log', 403);
      },
    };
    renderApp({ path: '/acesso/LogUsers', answers });
    expect(await screen.findByRole('alert')).toHaveTextContent('Sem permissão para o log');
    expect(screen.getByRole('button', { name: 'Sair' })).toBeVisible();
  });

  test('of a tab that slept while another user began one takes nothing along that was typed', async () => {
    const { person } = renderApp({
      path: '/cadastro/roteiro/create',
      answers: { 'GET /Roteiro': () => [] },
    });
    await person.type(await screen.findByRole('textbox', { name: /^Descrição/ }), 'Digitado por Ana');
    localStorage.setItem('user', JSON.stringify({ ...ANA, id: 8, nome: 'Rui Lima' }));
    fromAnotherTab('user');
    expect(await screen.findByText('Rui')).toBeInTheDocument();
    expect(await screen.findByRole('textbox', { name: /^Descrição/ })).toHaveValue('');
  });

  test('ends and starts with that of another tab', async () => {
    renderApp();
    await screen.findByText('Ana');
    localStorage.removeItem('user');
    fromAnotherTab('user');
    expect(await screen.findByLabelText('Usuário')).toBeVisible();
    localStorage.setItem('user', JSON.stringify({ ...ANA, id: 8, nome: 'Rui Lima' }));
    fromAnotherTab('user');
    expect(await screen.findByText('Rui')).toBeVisible();
  });
});

describe('the sidebar', () => {
  test('lists the authorised menus that have a page, and not those to be ignored', async () => {
    const modules = shippedModules();
    for (const { path, ModuloMenu } of modules) {
      const [menu] = ModuloMenu;
      if (path === 'App' && menu) ModuloMenu.push({ ...menu, id: 999, path: 'sem-tela', nome: 'Sem tela' });
    }
    renderApp({ answers: { 'GET /Modulo/{groupId}': () => modules } });
    const shown = (await links('Cadastro')).map((link) => [link.textContent, link.getAttribute('href')]);
    expect(shown).toContainEqual(['Roteiros', '/cadastro/roteiro']);
    expect(shown).toContainEqual(['Parâmetros', '/cadastro/Parametro']);
    expect(shown.map(([name]) => name)).not.toContain('Edição do histórico de coletas');
    expect(shown).toContainEqual(['Lançamento de Vazão', '/cadastro/vazao-lancamento']);
    expect((await links('Acesso')).map(({ textContent }) => textContent)).toEqual([
      'Grupos de Acesso',
      'Usuários',
      'Log de Usuários',
      'Mensagens de e-mail',
    ]);
    expect((await links('App')).map(({ textContent }) => textContent)).toEqual(['Protocolos', 'Configurações do App']);
  });

  test('leaves out what the group may not see', async () => {
    const modules = shippedModules().filter(({ path }) => path === 'acesso');
    renderApp({ answers: { 'GET /Modulo/{groupId}': () => modules } });
    await links('Acesso');
    expect(within(await menu()).queryByText('Cadastro')).toBeNull();
  });

  test('asks for the modules of the own group, once', async () => {
    const { api, person } = renderApp();
    await person.click((await links('Cadastro'))[0] as HTMLElement);
    const asked = api.requests.filter(({ name }) => name === 'GET /Modulo/{groupId}');
    expect(asked.map(({ request }) => request.params)).toEqual([{ groupId: 2 }]);
  });

  test('says when the modules cannot be had, and tries again', async () => {
    let attempts = 0;
    const answers = {
      'GET /Modulo/{groupId}': () => {
        attempts += 1;
        if (attempts === 1) throw failure('Falhou', 500);
        return shippedModules();
      },
    };
    const { person } = renderApp({ answers });
    expect(await screen.findByText('Não foi possível obter os módulos')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await links('Acesso')).toHaveLength(4);
  });

  test('folds its groups', async () => {
    const { person } = renderApp();
    const group = await screen.findByRole('button', { name: 'Cadastro' });
    expect(group).toHaveAttribute('aria-expanded', 'true');
    await person.click(group);
    expect(group).toHaveAttribute('aria-expanded', 'false');
  });

  test('opens and closes, and is found as it was left', async () => {
    const first = renderApp();
    await menu();
    await first.person.click(screen.getByRole('button', { name: 'Fechar menu' }));
    expect(screen.queryByRole('navigation')).toBeNull();
    expect(localStorage.getItem('sidebarOpen')).toBe('false');
    first.unmount();

    const second = renderApp();
    await second.person.click(await screen.findByRole('button', { name: 'Abrir menu' }));
    expect(await menu()).toBeVisible();
    expect(localStorage.getItem('sidebarOpen')).toBe('true');
  });

  test('leaves the page of a window that becomes narrow in reach, and lies over it only when asked', async () => {
    const { resize } = showOnWindow(1366);
    const { person, baseElement } = renderApp();
    await links('Cadastro');
    resize(400);
    expect(screen.queryByRole('navigation', { name: 'Módulos' })).toBeNull();
    expect(screen.getByRole('main')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Abrir menu' }));
    await links('Cadastro');
    expect(screen.queryByRole('main')).toBeNull();
    resize(1366);
    expect(await screen.findByRole('main')).toBeVisible();
    expect(await menu()).toBeVisible();
    resize(400);
    expect(screen.getByRole('main')).toBeVisible();
    expect(baseElement.querySelector('[aria-hidden="true"] main')).toBeNull();
  });

  test('is not over the page of a phone because it was left open beside a wide one', async () => {
    localStorage.setItem('sidebarOpen', 'true');
    showOnPhone();
    renderApp();
    expect(await screen.findByRole('button', { name: 'Abrir menu' })).toHaveAttribute('aria-expanded', 'false');
    expect(screen.getByRole('main')).toBeVisible();
    expect(localStorage.getItem('sidebarOpen')).toBe('true');
  });
});

describe('pages', () => {
  test.each(['/cadastro/não-há', '/%E0%A4%A', '/cadastro/%'])(
    '%s leads nowhere: a page of its own shows it',
    async (path) => {
      renderApp({ path });
      expect(await screen.findByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
      expect(screen.getByText(path)).toBeVisible();
    },
  );

  test.each(['/acesso/LogUsers', '/ACESSO/logusers'])('%s opens for those who may see it', async (path) => {
    renderApp({ path, answers: { 'GET /logUser': () => [] } });
    expect(await screen.findByRole('heading', { level: 1, name: 'Log de Usuários' })).toBeVisible();
  });

  test.each(['/acesso/LogUsers', '/cadastro/roteiro', '/cadastro/roteiro/create', '/cadastro/roteiro/pdf'])(
    '%s is refused to those who may not',
    async (path) => {
      const { api } = renderApp({ path, answers: { 'GET /Modulo/{groupId}': () => [] } });
      expect(await screen.findByRole('heading', { level: 1, name: 'Sem permissão' })).toBeVisible();
      expect(within(screen.getByRole('main')).getByRole('heading', { level: 1 })).toBeVisible();
      expect(api.requests.map(({ name }) => name)).toEqual(['GET /Modulo/{groupId}', 'GET /Usuario/sessao']);
    },
  );

  test('the skip link leads to the content', async () => {
    renderApp();
    const skip = await screen.findByRole('link', { name: 'Pular para o conteúdo' });
    expect(screen.getByRole('main')).toHaveAttribute('id', skip.getAttribute('href')?.slice(1));
  });
});

describe('the theme', () => {
  test('is toggled, kept under its key and found again', async () => {
    const first = renderApp();
    await first.person.click(await screen.findByRole('button', { name: 'Usar tema escuro' }));
    expect(localStorage.getItem('theme')).toBe('dark-mode');
    first.unmount();

    const second = renderApp();
    await second.person.click(await screen.findByRole('button', { name: 'Usar tema claro' }));
    expect(localStorage.getItem('theme')).toBe('light-mode');
  });

  test('follows another tab', async () => {
    renderApp();
    await screen.findByRole('button', { name: 'Usar tema escuro' });
    localStorage.setItem('theme', 'dark-mode');
    fromAnotherTab('theme');
    expect(await screen.findByRole('button', { name: 'Usar tema claro' })).toBeVisible();
  });
});
