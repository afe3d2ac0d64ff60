import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { failure } from '../fixtures/fakeApi.ts';
import { renderApp } from '../fixtures/renderApp.tsx';
import { asked, GESTOR } from './acessoScreens.tsx';
import { authorized, box, MODULES, openPermissoes, pageTitle } from './permissoesScreen.tsx';

const SAVE = 'POST /GrupoAcessoMenu/salvarNovasPermissoes';
const save = () => screen.getByRole('button', { name: 'Salvar Permissões' });

describe('the permissions', () => {
  test('are two boxes for every menu, a card for each module', async () => {
    openPermissoes();
    await pageTitle();
    const card = within(screen.getByRole('region', { name: 'Cadastro' }));
    expect(card.getAllByRole('checkbox', { name: /^(Ver|Editar) / })).toHaveLength(6);
    expect(box('Ver Clientes')).toBeChecked();
    expect(box('Editar Clientes')).toBeChecked();
    expect(box('Ver Roteiros')).toBeChecked();
    expect(box('Editar Roteiros')).not.toBeChecked();
    expect(box('Ver Único')).not.toBeChecked();
  });

  test('menus that only carry a permission are there, and marked', async () => {
    openPermissoes();
    await pageTitle();
    expect(screen.getByRole('rowheader', { name: /^Edição do histórico/ })).toHaveTextContent('Só permissão');
    expect(box('Ver Edição do histórico')).toBeEnabled();
  });

  test('editing includes seeing', async () => {
    const { person } = openPermissoes();
    await pageTitle();
    await person.click(box('Editar Único'));
    expect(box('Ver Único')).toBeChecked();
    await person.click(box('Ver Clientes'));
    expect(box('Editar Clientes')).not.toBeChecked();
    await person.click(box('Editar Único'));
    expect(box('Ver Único')).toBeChecked();
    expect(screen.getByText('2 alterações ainda não salvas')).toBeVisible();
    await person.click(box('Ver Único'));
    expect(screen.getByText('1 alteração ainda não salva')).toBeVisible();
  });

  test('are saved with what they were', async () => {
    const app = openPermissoes();
    await pageTitle();
    await app.person.click(box('Ver Clientes'));
    await app.person.click(box('Editar Único'));
    await app.person.click(save());
    expect(await screen.findByText('Dados alterados com sucesso')).toBeVisible();
    expect(asked(app, SAVE).map(({ body }) => body)).toEqual([
      {
        idGrupo: 5,
        antigasPermissoes: [11, 12],
        novasPermissoes: [12, 31],
        menusPodeEditar: [31],
        antigosMenusPodeEditar: [11],
      },
    ]);
    await waitFor(() => expect(screen.queryByText(/ainda não salva/)).toBeNull());
    expect(box('Ver Único')).toBeChecked();
    expect(save()).toHaveFocus();
  });

  test('are not sent unchanged', async () => {
    const app = openPermissoes();
    await pageTitle();
    await app.person.click(save());
    expect(await screen.findByText('Não há alterações para salvar')).toBeVisible();
    expect(asked(app, SAVE)).toEqual([]);
  });

  test('of the own group show at once in the menu', async () => {
    const { person } = openPermissoes(2);
    await pageTitle('Permissões do grupo ADMINISTRADOR');
    const nav = within(screen.getByRole('navigation', { name: 'Módulos' }));
    expect(nav.getByRole('link', { name: 'Roteiros' })).toBeVisible();
    await person.click(box('Ver Roteiros'));
    await person.click(save());
    await waitFor(() => expect(nav.queryByRole('link', { name: 'Roteiros' })).toBeNull());
    expect(nav.getByRole('link', { name: 'Clientes' })).toBeVisible();
  });

  test('all of a module are ticked at once, and off again', async () => {
    const { person } = openPermissoes();
    await pageTitle();
    const all = (level: string) => box(`Marcar todos: ${level} os menus de Cadastro`);
    expect(all('ver')).toBePartiallyChecked();
    await person.click(all('editar'));
    for (const nome of ['Clientes', 'Roteiros', 'Edição do histórico']) expect(box(`Editar ${nome}`)).toBeChecked();
    expect(all('ver')).toBeChecked();
    expect(box('Ver Único')).not.toBeChecked();
    await person.click(all('editar'));
    expect(box('Editar Clientes')).not.toBeChecked();
    expect(box('Ver Clientes')).toBeChecked();
    await person.click(all('ver'));
    expect(box('Ver Clientes')).not.toBeChecked();
  });

  test('all of all modules are ticked at once, but those that the group cannot have; what can edit stays so', async () => {
    const app = openPermissoes();
    await pageTitle();
    await app.person.click(box('Marcar todos: ver'));
    expect(box('Marcar todos: ver')).toBeChecked();
    expect(box('Ver Mensagens de e-mail')).not.toBeChecked();
    await app.person.click(save());
    await screen.findByText('Dados alterados com sucesso');
    expect(asked(app, SAVE)[0]?.body).toMatchObject({ novasPermissoes: [11, 12, 13, 21, 31], menusPodeEditar: [11] });
  });

  test("another group's are copied to be looked at, and saved with what they were", async () => {
    const app = openPermissoes();
    app.kept[1] = { 12: 'editar', 22: 'ver', 31: 'ver' };
    await pageTitle();
    await app.person.click(screen.getByRole('button', { name: 'Copiar de outro grupo' }));
    const names = screen.getAllByRole('menuitem').map(({ textContent }) => textContent);
    expect(names).toEqual(['DESENVOLVEDOR', 'ADMINISTRADOR']);
    await app.person.click(screen.getByRole('menuitem', { name: 'DESENVOLVEDOR' }));
    expect(await screen.findByText('As permissões de DESENVOLVEDOR foram marcadas. Confira e salve.')).toBeVisible();
    expect(box('Ver Clientes')).not.toBeChecked();
    expect(box('Ver Mensagens de e-mail')).not.toBeChecked();
    expect(asked(app, SAVE)).toEqual([]);
    await app.person.click(save());
    await screen.findByText('Dados alterados com sucesso');
    expect(asked(app, SAVE)[0]?.body).toMatchObject({ novasPermissoes: [12, 31], menusPodeEditar: [12] });
  });

  test('the last group asked for is the one that is copied, in whatever order the replies come', async () => {
    let late = () => {};
    const app = openPermissoes(5, {
      'GET /Modulo/{groupId}': ({ params }) => {
        const { groupId } = params as { groupId: number };
        const own = authorized({ 11: 'editar', 12: 'editar', 21: 'editar' });
        if (groupId === 1) return new Promise((resolve) => (late = () => resolve(authorized({ 31: 'ver' }))));
        return groupId === 2 ? own : authorized({ 11: 'ver' });
      },
    });
    await pageTitle();
    for (const name of ['DESENVOLVEDOR', 'ADMINISTRADOR']) {
      await app.person.click(screen.getByRole('button', { name: 'Copiar de outro grupo' }));
      await app.person.click(screen.getByRole('menuitem', { name }));
    }
    expect(await screen.findByText(/^As permissões de ADMINISTRADOR foram marcadas/)).toBeVisible();
    await act(async () => late());
    expect(box('Ver Clientes')).toBeChecked();
    expect(box('Ver Único')).not.toBeChecked();
    expect(screen.queryByText(/^As permissões de DESENVOLVEDOR/)).toBeNull();
  });

  test('what is ticked while others are being saved stays ticked, and is saved next', async () => {
    let answer = () => {};
    const app = openPermissoes(5, {
      [SAVE]: () => new Promise((resolve) => (answer = () => resolve({}))),
    });
    await pageTitle();
    await app.person.click(box('Editar Roteiros'));
    await app.person.click(save());
    await app.person.click(box('Ver Único'));
    app.kept[5] = { 11: 'editar', 12: 'editar' };
    await act(async () => answer());
    expect(await screen.findByText('1 alteração ainda não salva')).toBeVisible();
    expect(box('Ver Único')).toBeChecked();
    await app.person.click(save());
    expect(asked(app, SAVE).at(-1)?.body).toMatchObject({ antigasPermissoes: [11, 12], novasPermissoes: [11, 12, 31] });
    await act(async () => answer());
  });

  test('read anew while some are chosen stay those that they were chosen over, but for new menus', async () => {
    let modules = MODULES;
    let given = authorized({ 11: 'editar', 12: 'ver', 21: 'editar' });
    const app = openPermissoes(5, {
      'GET /Modulo': () => modules,
      'GET /Modulo/{groupId}': () => given,
      'POST /Modulo': () => ({ id: 4, versao: 1 }),
    });
    await pageTitle();
    await app.person.click(box('Editar Roteiros'));
    const menu = { id: 41, path: 'novo', nome: 'Novo', flagIgnorar: 0, flagEditar: 1, versao: 1 } as const;
    const made = { id: 4, nome: 'Novos', path: 'novos', icone: 'outro', versao: 1, ModuloMenu: [menu] };
    modules = [...MODULES, made];
    given = [...authorized({ 11: 'editar', 21: 'editar' }), made];
    await app.person.click(screen.getByRole('switch', { name: 'Editar módulos e menus' }));
    await app.person.click(screen.getByRole('button', { name: 'Criar Módulo' }));
    const dialog = within(await screen.findByRole('dialog'));
    await app.person.type(dialog.getByRole('textbox', { name: /^Nome/ }), 'Novos');
    await app.person.type(dialog.getByRole('textbox', { name: /^Caminho/ }), 'novos');
    await app.person.click(dialog.getByRole('button', { name: 'Salvar' }));
    await screen.findByRole('region', { name: 'Novos' });
    await app.person.click(save());
    await waitFor(() => expect(asked(app, SAVE)).toHaveLength(1));
    expect(asked(app, SAVE)[0]?.body).toMatchObject({
      antigasPermissoes: [11, 12, 21, 41],
      antigosMenusPodeEditar: [11, 21, 41],
      menusPodeEditar: [11, 12, 21, 41],
    });
  });

  test('of developers are changed by developers alone', async () => {
    openPermissoes(1);
    await pageTitle('Permissões do grupo DESENVOLVEDOR');
    expect(screen.getByText(/^Só o grupo DESENVOLVEDOR altera/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Copiar de outro grupo' })).toBeNull();
  });

  test('of administrators are changed by them and by developers alone', async () => {
    openPermissoes(2, {}, undefined, GESTOR);
    await pageTitle('Permissões do grupo ADMINISTRADOR');
    expect(screen.getByText(/^Só os grupos ADMINISTRADOR e DESENVOLVEDOR alteram/)).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('the messages are given to no other group', async () => {
    openPermissoes();
    await pageTitle();
    expect(screen.getByRole('rowheader', { name: /^Mensagens/ })).toHaveTextContent('Só DESENVOLVEDOR');
    expect(box('Ver Mensagens de e-mail')).toBeDisabled();
  });

  test('are words to those who may not edit', async () => {
    openPermissoes(5, {}, { 21: 'ver' });
    await pageTitle();
    expect(screen.queryByRole('checkbox')).toBeNull();
    const words = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(new Set(words)).toEqual(new Set(['Sim', 'Não']));
    expect(screen.queryByRole('button', { name: /Salvar|Criar|Editar|Remover/ })).toBeNull();
  });
});

describe('when something is in the way', () => {
  test('modules that cannot be had are told, and asked for again', async () => {
    let attempts = 0;
    const { person } = openPermissoes(5, {
      'GET /Modulo': () => {
        attempts += 1;
        if (attempts === 1) throw failure('Banco fora do ar', 500);
        return MODULES;
      },
    });
    await pageTitle('Não foi possível obter os módulos');
    expect(screen.getByText('Banco fora do ar')).toBeVisible();
    await person.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    await pageTitle();
  });

  test('a group that does not exist is told', async () => {
    openPermissoes(99);
    await pageTitle('Grupo não encontrado');
  });

  test("another person's change is told, menu by menu, and taken over on demand", async () => {
    const app = openPermissoes(5, {
      [SAVE]: () => {
        app.kept[5] = { 11: 'ver' };
        throw new HttpError('As permissões deste grupo foram alteradas por outra pessoa', 409, {
          listaResultados: {
            atual: { ver: [11], editar: [] },
            autor: 'dev',
            quando: '2026-03-01T12:00:00.000Z',
          },
        });
      },
    });
    await pageTitle();
    await app.person.click(box('Ver Único'));
    await app.person.click(save());
    const alert = await screen.findByText(/^dev alterou as permissões deste grupo em 01\/03\/2026 09:00/);
    expect(alert.closest('[role=alert]')).toHaveFocus();
    const rows = within(screen.getByRole('alert')).getAllByRole<HTMLTableRowElement>('row');
    expect(rows.slice(1).map(({ cells }) => [...cells].map(({ textContent }) => textContent))).toEqual([
      ['Cadastro › Clientes', 'Ver e editar', 'Ver'],
      ['Cadastro › Roteiros', 'Ver', 'Nada'],
    ]);
    expect(box('Ver Único')).toBeChecked();
    await app.person.click(screen.getByRole('button', { name: 'Recarregar' }));
    await waitFor(() => expect(box('Ver Roteiros')).not.toBeChecked());
    expect(box('Ver Único')).not.toBeChecked();
    expect(screen.queryByText(/^dev alterou/)).toBeNull();
  });

  test("one's own save that got no answer is no other person's: tried again, it is saved", async () => {
    let lost = true;
    const app = openPermissoes(5, {
      [SAVE]: ({ body }) => {
        const { novasPermissoes, menusPodeEditar } = body as Record<string, number[]>;
        app.kept[5] = Object.fromEntries(
          novasPermissoes!.map((id) => [id, menusPodeEditar!.includes(id) ? ('editar' as const) : ('ver' as const)]),
        );
        if (lost) {
          lost = false;
          throw new HttpError('Erro na requisição', 0);
        }
        throw new HttpError('As permissões deste grupo foram alteradas por outra pessoa', 409, {
          listaResultados: {
            atual: { ver: novasPermissoes!.toReversed(), editar: menusPodeEditar },
            autor: 'admin',
            quando: '2026-03-01T12:00:00.000Z',
          },
        });
      },
    });
    await pageTitle();
    await app.person.click(box('Ver Único'));
    await app.person.click(save());
    await app.person.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('Dados alterados com sucesso')).toBeVisible();
    expect(screen.queryByText(/alterou as permissões deste grupo/)).toBeNull();
    expect(box('Ver Único')).toBeChecked();
    await waitFor(() => expect(screen.queryByText('Alterações não salvas')).toBeNull());
  });

  test('a refusal keeps what was ticked', async () => {
    const { person } = openPermissoes(5, {
      [SAVE]: () => {
        throw failure('Há um menu que não existe mais', 400);
      },
    });
    await pageTitle();
    await person.click(box('Ver Único'));
    await person.click(save());
    expect(await screen.findByText('Há um menu que não existe mais')).toBeVisible();
    expect(box('Ver Único')).toBeChecked();
  });

  test('leaving with changes asks', async () => {
    const { person, router } = openPermissoes();
    await pageTitle();
    await person.click(box('Ver Único'));
    await person.click(screen.getByRole('link', { name: 'Voltar para os grupos' }));
    await person.click(await screen.findByRole('button', { name: 'Continuar editando' }));
    expect(router.state.location.pathname).toBe('/acesso/grupo-acesso/grupo/5');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(box('Ver Único')).toBeChecked();
    act(() => {
      const leaving = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(leaving);
      expect(leaving.defaultPrevented).toBe(true);
    });
    await person.click(screen.getByRole('link', { name: 'Voltar para os grupos' }));
    await person.click(await screen.findByRole('button', { name: 'Descartar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/acesso/grupo-acesso'));
  });
});

test('the page is one of the group menu', async () => {
  renderApp({
    path: '/acesso/grupo-acesso/grupo/5',
    answers: { 'GET /Modulo/{groupId}': () => authorized({ 12: 'ver' }) },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Sem permissão' })).toBeVisible();
});

test('a menu without a page says so', async () => {
  openPermissoes();
  await pageTitle();
  const row = (name: RegExp) => screen.getByRole('rowheader', { name });
  expect(row(/^Único/)).toHaveTextContent('Sem tela');
  expect(row(/^Roteiros/)).not.toHaveTextContent('Sem tela');
  expect(row(/^Edição do histórico/)).toHaveTextContent('Só permissão');
  expect(row(/^Edição do histórico/)).not.toHaveTextContent('Sem tela');
});
