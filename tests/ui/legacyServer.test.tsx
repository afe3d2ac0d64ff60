import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createApi } from '../../dataProvider/envelope.ts';
import { legacyServer } from '../fixtures/legacyServer.ts';
import { renderAppOver } from '../fixtures/renderApp.tsx';
import { rowTexts } from './registerScreens.tsx';

function open(path: string) {
  const { fetch, asked } = legacyServer();
  return { ...renderAppOver(createApi({ baseUrl: '', fetch, userId: () => 7 }), { path }), asked };
}

const button = (name: string) => screen.findByRole('button', { name });
const descriptions = async () => (await rowTexts()).map(([, descricao]) => descricao);

test('a register is filtered, written and removed, without import and without undo', async () => {
  const { person } = open('/cadastro/roteiro');
  await waitFor(async () => expect(await descriptions()).toEqual(['São João', 'Norte', 'Em uso']));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Importar' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Colunas' })).toBeNull();

  await person.type(screen.getByRole('textbox', { name: 'Descrição' }), 'sao{Enter}');
  await waitFor(async () => expect(await descriptions()).toEqual(['São João']));

  await person.click(await screen.findByRole('link', { name: 'Editar São João' }));
  const form = within(await screen.findByRole('dialog'));
  const name = await form.findByRole('textbox', { name: 'Descrição' });
  await person.clear(name);
  await person.type(name, 'São José');
  await person.click(form.getByRole('button', { name: 'Salvar' }));
  await waitFor(async () => expect(await descriptions()).toEqual(['São José']));

  await person.click(await button('Remover São José'));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  expect(await screen.findByText('Removido com sucesso')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Desfazer' })).toBeNull();
});

test('several are removed one by one; what stays is counted, with its reason', async () => {
  const { person } = open('/cadastro/roteiro');
  await rowTexts();
  await person.click(screen.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  const bar = within(await screen.findByRole('region', { name: 'Ações para os itens selecionados' }));
  await person.click(bar.getByRole('button', { name: 'Remover' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Remover' }));
  const told = within(await screen.findByRole('alertdialog', { name: 'Feito, menos em 1 de 3' }));
  expect(told.getByText('Em uso')).toBeVisible();
  expect(told.getByText('O registro está em uso')).toBeVisible();
  expect(told.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Fechar']);
  await person.click(told.getByRole('button', { name: 'Fechar' }));
  expect(await screen.findByText('1 item selecionado')).toBeVisible();
  expect(await descriptions()).toEqual(['Em uso']);
});

test('several are disabled one by one, and enabled again by the toast', async () => {
  const { person, asked } = open('/cadastro/roteiro');
  await rowTexts();
  for (const name of ['São João', 'Em uso']) {
    await person.click(screen.getByRole('checkbox', { name: `Selecionar ${name}` }));
  }
  const bar = within(await screen.findByRole('region', { name: 'Ações para os itens selecionados' }));
  await person.click(bar.getByRole('button', { name: 'Desabilitar' }));
  await person.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Desabilitar' }));
  expect(await screen.findByText('2 itens desabilitados com sucesso')).toBeVisible();
  await person.click(await button('Desfazer'));
  expect(await screen.findByText('Alteração de 2 itens desfeita')).toBeVisible();
  const written = asked.filter(({ request }) => request === 'POST /Roteiro').map(({ body }) => body.flagAtivo);
  expect(written).toEqual([0, 0, 1, 1]);
});

test('a client’s latest values come from its history, with the limits of the parameters', async () => {
  open('/cadastro/cliente/3');
  const table = await screen.findByRole<HTMLTableElement>('table', { name: 'Último valor de cada parâmetro' });
  const rows = [...table.rows].slice(1).map(({ cells }) => [...cells].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['Potencial Hidrogeniônico (pH)', '5,2, abaixo do mínimo 6', '', '10', '6', '02/10/2026'],
    ['Demanda Bioquímica de Oxigênio (DBO)', '<2', 'mg/L', '60', '-', '02/09/2026'],
  ]);
  expect(screen.queryByRole('button', { name: 'Mais opções de Laticínios Serra' })).toBeNull();
});

test('a client’s log has no filter by section, the own account no sessions', async () => {
  const { router } = open('/cadastro/cliente/3/logs');
  expect(await screen.findByRole('search', { name: 'Filtros' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Seção' })).toBeNull());
  await router.navigate('/minha-conta');
  expect(await screen.findByRole('heading', { name: 'Alterar senha' })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Sessões abertas' })).toBeNull());
});

test('groups are created and disabled', async () => {
  const { person } = open('/acesso/grupo-acesso');
  await person.click(await screen.findByRole('link', { name: 'Novo grupo' }));
  await person.type(await screen.findByRole('textbox', { name: /Perfil/ }), 'Campo');
  await person.click(await button('Salvar'));
  await person.click(await screen.findByRole('link', { name: 'Editar Campo' }));
  await person.click(await screen.findByRole('combobox', { name: 'Status' }));
  await person.click(await screen.findByRole('option', { name: 'Desabilitado' }));
  await person.click(await button('Salvar'));
  await waitFor(async () =>
    expect((await rowTexts()).map((row) => row.slice(0, 2))).toContainEqual(['Campo', 'Desabilitado']),
  );
});
