import { screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, test } from 'vitest';
import { ICONE_PADRAO } from '../../domain/acesso/icones.ts';
import { SHIPPED_MODULES } from '../../domain/acesso/menus.ts';
import { MODULE_ICONS } from '../../src/shell/menu/moduleIcons.ts';
import { failure } from '../fixtures/fakeApi.ts';
import { asked } from './acessoScreens.tsx';
import { box, editStructure, MODULES, openPermissoes, pageTitle } from './permissoesScreen.tsx';

describe('modules and menus', () => {
  const label = (name: string) => within(screen.getByRole('dialog')).getByLabelText(new RegExp(`^${name}`));

  test('a module is created with one of sixteen icons, chosen by the arrow keys', async () => {
    const app = openPermissoes(5, { 'POST /Modulo': () => ({ id: 9 }) });
    await pageTitle();
    expect(screen.queryByRole('button', { name: /^(Criar|Editar|Remover) / })).toBeNull();
    await editStructure(app.person);
    await app.person.click(screen.getByRole('button', { name: 'Criar Módulo' }));
    await screen.findByRole('dialog', { name: 'Novo Módulo' });
    await waitFor(() => expect(label('Nome')).toHaveFocus());
    await app.person.type(label('Nome'), 'Laboratório');
    await app.person.type(label('Caminho'), 'laboratorio');
    const icons = within(screen.getByRole('radiogroup', { name: 'Ícone' })).getAllByRole('radio');
    expect(icons).toHaveLength(16);
    expect(screen.getByRole('radio', { name: 'Pasta' })).toBeChecked();
    await app.person.tab();
    await app.person.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('radio', { name: 'Medidor' })).toBeChecked();
    await app.person.click(screen.getByRole('button', { name: 'Salvar' }));
    expect(await screen.findByText('Salvo com sucesso')).toBeVisible();
    expect(asked(app, 'POST /Modulo')[0]?.body).toEqual({ nome: 'Laboratório', path: 'laboratorio', icone: 'medidor' });
    expect(asked(app, 'GET /Modulo').length).toBeGreaterThan(1);
  });

  test('a module is edited; what is refused stands on its field', async () => {
    const outcomes = [failure('path: Já existe', 409, { path: 'Já existe um com este caminho' })];
    const app = openPermissoes(5, {
      'PUT /Modulo/{id}': () => {
        const outcome = outcomes.shift();
        if (outcome) throw outcome;
        return { id: 1 };
      },
    });
    await editStructure(app.person);
    await app.person.click(box('Ver Único'));
    await app.person.click(screen.getByRole('button', { name: 'Editar módulo Cadastro' }));
    await screen.findByRole('dialog', { name: 'Editar módulo' });
    await app.person.clear(label('Caminho'));
    await app.person.type(label('Caminho'), 'acesso{Enter}');
    await waitFor(() => expect(label('Caminho')).toHaveAccessibleDescription('Já existe um com este caminho'));
    await app.person.type(label('Caminho'), '2{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(app, 'PUT /Modulo/{id}')[1]).toEqual({
      params: { id: 1 },
      body: { nome: 'Cadastro', path: 'acesso2', icone: 'cadastro', versao: 4 },
    });
    expect(box('Ver Único')).toBeChecked();
  });

  test("another person's change of a module is shown before it is written over", async () => {
    const atual = { id: 1, versao: 5, nome: 'Cadastros', path: 'cadastro', icone: 'mapa' };
    const conflict = new HttpError('Este registro foi alterado por outra pessoa', 409, {
      listaResultados: { atual, autor: 'rui', quando: '2026-03-01T12:00:00.000Z' },
    });
    const outcomes = [conflict];
    const app = openPermissoes(5, {
      'PUT /Modulo/{id}': () => {
        const outcome = outcomes.shift();
        if (outcome) throw outcome;
        return { id: 1, versao: 6 };
      },
    });
    await editStructure(app.person);
    await app.person.click(screen.getByRole('button', { name: 'Editar módulo Cadastro' }));
    await screen.findByRole('dialog', { name: 'Editar módulo' });
    await app.person.type(label('Nome'), ' geral{Enter}');
    expect(await screen.findByText(/^rui gravou este registro em 01\/03\/2026 09:00/)).toBeVisible();
    const icon = within(screen.getByRole('dialog')).getByRole<HTMLTableRowElement>('row', { name: /^Ícone/ });
    expect([...icon.cells].map(({ textContent }) => textContent)).toEqual(['Ícone', 'Gravado: MapaO meu: Cadastro']);
    await app.person.click(screen.getByRole('button', { name: 'Salvar o escolhido' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(app, 'PUT /Modulo/{id}').map(({ body }) => body)).toEqual([
      { nome: 'Cadastro geral', path: 'cadastro', icone: 'cadastro', versao: 4 },
      { nome: 'Cadastro geral', path: 'cadastro', icone: 'mapa', versao: 5 },
    ]);
  });

  const PROPRIO = {
    ...{ id: 8, nome: 'Próprio', path: 'proprio', icone: 'outro', versao: 2 },
    ModuloMenu: ['Mapa', 'Obras'].map((nome, at) => ({ ...MODULES[2]!.ModuloMenu[0]!, id: 81 + at, nome, path: nome })),
  };
  const withOwn = { 'GET /Modulo': () => [...MODULES, PROPRIO] };

  test('what comes with the product cannot be removed, and says why', async () => {
    const app = openPermissoes(5, withOwn);
    await editStructure(app.person);
    for (const nome of ['Cadastro', 'Roteiros', 'Grupos de Acesso']) {
      expect(screen.getByRole('button', { name: new RegExp(`^${nome} vem com o produto`) })).toBeDisabled();
    }
    expect(screen.getByRole('button', { name: 'Remover módulo Próprio' })).toBeEnabled();
  });

  test('a menu is created in a module, and edited', async () => {
    const app = openPermissoes(5, {
      'POST /ModuloMenu': () => ({ id: 9 }),
      'PUT /ModuloMenu/{id}': () => ({ id: 12 }),
    });
    await editStructure(app.person);
    await app.person.click(screen.getByRole('button', { name: 'Novo menu em Acesso' }));
    await screen.findByRole('dialog', { name: 'Novo Menu' });
    await app.person.type(label('Nome'), 'Chaves');
    await app.person.type(label('Caminho'), 'chaves{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(app, 'POST /ModuloMenu')[0]?.body).toEqual({ nome: 'Chaves', path: 'chaves', modulo: 2 });

    await app.person.click(screen.getByRole('button', { name: 'Editar menu Roteiros' }));
    await screen.findByRole('dialog', { name: 'Editar menu' });
    expect(label('Caminho')).toHaveValue('roteiro');
    await app.person.type(label('Nome'), ' novos{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(asked(app, 'PUT /ModuloMenu/{id}')[0]).toEqual({
      params: { id: 12 },
      body: { nome: 'Roteiros novos', path: 'roteiro', versao: 1 },
    });
  });

  test('the only menu of a module cannot be removed; others can, after asking', async () => {
    const app = openPermissoes(5, { ...withOwn, 'DELETE /ModuloMenu': () => ({ id: 81 }) });
    await editStructure(app.person);
    expect(screen.queryByRole('button', { name: 'Remover menu Único' })).toBeNull();
    await app.person.click(screen.getByRole('button', { name: 'Remover menu Mapa' }));
    expect(screen.getByRole('alertdialog', { name: 'Remover menu Mapa' })).toHaveTextContent(
      'Deseja remover esse item? As permissões sobre ele também serão removidas.',
    );
    await app.person.click(screen.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Removido com sucesso')).toBeVisible();
    expect(asked(app, 'DELETE /ModuloMenu')[0]?.query).toEqual({ id: 81, versao: 1 });
    await waitFor(async () => expect(await pageTitle()).toHaveFocus());
  });

  test('removing a module tells what goes with it; a refusal is told', async () => {
    const app = openPermissoes(5, {
      ...withOwn,
      'DELETE /Modulo/{id}': () => {
        throw failure('Ninguém mais poderia administrar permissões', 409);
      },
    });
    await editStructure(app.person);
    await app.person.click(screen.getByRole('button', { name: 'Remover módulo Próprio' }));
    expect(screen.getByRole('alertdialog')).toHaveTextContent('Os 2 menus do módulo e as permissões sobre eles');
    await app.person.click(screen.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText('Ninguém mais poderia administrar permissões')).toBeVisible();
    expect(asked(app, 'DELETE /Modulo/{id}')[0]).toMatchObject({ params: { id: 8 } });
    expect(await screen.findByRole('region', { name: 'Próprio' })).toBeVisible();
  });

  test('removing a module without menus tells of none', async () => {
    const empty = { id: 9, nome: 'Vazio', path: 'vazio', icone: 'outro', ModuloMenu: [] };
    const app = openPermissoes(5, { 'GET /Modulo': () => [...MODULES, empty] });
    await editStructure(app.person);
    await app.person.click(screen.getByRole('button', { name: 'Remover módulo Vazio' }));
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription('Deseja remover esse item?');
  });

  test('a removal without an answer may have been done', async () => {
    const app = openPermissoes(5, {
      ...withOwn,
      'DELETE /ModuloMenu': () => {
        throw failure('Erro na requisição', 0);
      },
    });
    await editStructure(app.person);
    await app.person.click(screen.getByRole('button', { name: 'Remover menu Mapa' }));
    await app.person.click(screen.getByRole('button', { name: 'Remover' }));
    expect(await screen.findByText(/^Erro na requisição\. Pode ter sido removido ou não/)).toBeVisible();
    await waitFor(async () => expect(await pageTitle()).toHaveFocus());
  });
});

test('there are sixteen module icons, those of the shipped modules and of new ones among them', () => {
  const names = Object.keys(MODULE_ICONS);
  expect(names).toHaveLength(16);
  expect(new Set(Object.values(MODULE_ICONS)).size).toBe(16);
  expect(names).toEqual(expect.arrayContaining([...SHIPPED_MODULES.map(({ icone }) => icone), ICONE_PADRAO]));
});
