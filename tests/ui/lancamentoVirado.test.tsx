import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LEITURAS, leitura, openGrid, openPhone } from './lancamentoScreen.tsx';
import { showOnWindow } from './phone.ts';

const current = () => screen.getByRole('textbox', { name: 'Leitura atual' });
const activeCell = () => document.getElementById(screen.getByRole('grid').getAttribute('aria-activedescendant') ?? '');
const next = () => screen.getByRole('button', { name: 'Próximo' });

test('a telephone that is turned keeps the meter at hand and what is being typed of it', async () => {
  const turned = showOnWindow(400);
  const { person } = await openPhone();
  await person.click(next());
  await person.click(next());
  await person.type(current(), '517');
  turned.resize(800);
  const grid = await screen.findByRole('grid');
  await waitFor(() => expect(grid).toHaveFocus());
  expect(activeCell()?.closest('tr')).toHaveTextContent('H-3');
  expect(await screen.findByText('1 leitura não salva')).toBeVisible();
  expect(screen.getByRole('row', { name: /H-3.*517/ })).toBeVisible();

  turned.resize(400);
  expect(await screen.findByText('3 de 4')).toBeVisible();
  expect(current()).toHaveValue('517');
  turned.resize(800);
  await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
  await person.keyboard('{ArrowDown}');
  expect(activeCell()).toHaveTextContent('H-4');
});

test('where the first columns change places what is selected of them is no other column’s', async () => {
  const turned = showOnWindow(1366);
  const { grid, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowDown}{Shift>}{ArrowDown}{/Shift}');
  expect(grid.querySelectorAll('[aria-selected]')).toHaveLength(2);
  turned.resize(899);
  await waitFor(() => expect(grid.querySelectorAll('[aria-selected]')).toHaveLength(0));
  expect(activeCell()).toHaveTextContent(/^H-3$/);
  await person.keyboard('{ArrowRight>6/}{Shift>}{ArrowDown}{/Shift}');
  turned.resize(1366);
  await waitFor(() => expect(grid.querySelector('th')).toHaveTextContent('Cliente'));
  expect(grid.querySelectorAll('[aria-selected]')).toHaveLength(2);
});

test('a button that leads no further keeps the focus', async () => {
  showOnWindow(400);
  const { person } = await openPhone();
  const before = screen.getByRole('button', { name: 'Anterior' });
  before.focus();
  expect(before).toHaveAttribute('aria-disabled', 'true');
  await person.keyboard('{Enter}');
  expect(screen.getByText('1 de 4')).toBeVisible();
  next().focus();
  await person.keyboard('{Enter}{Enter}{Enter}{Enter}');
  expect(screen.getByText('4 de 4')).toBeVisible();
  expect(next()).toHaveFocus();
});

test('a filter leaves the meter at hand there, or begins with the first', async () => {
  showOnWindow(400);
  const { person } = await openPhone({
    answers: {
      'GET /PessoaHidrometro': ({ query }) =>
        LEITURAS.filter(({ nome }) => nome.includes((query as { nomeCliente: string }).nomeCliente)),
    },
  });
  const filterBy = async (nome: string) => {
    const field = screen.getByRole('textbox', { name: 'Cliente' });
    await person.clear(field);
    await person.type(field, `${nome}{Enter}`);
  };
  await person.click(next());
  await person.click(next());
  await filterBy('Indústria 2');
  expect(await screen.findByText('1 de 2')).toBeVisible();
  expect(screen.getByText('Registro H-3')).toBeVisible();
  await filterBy('Indústria 1');
  expect(await screen.findByText('Registro H-1')).toBeVisible();
  expect(screen.getByText('1 de 2')).toBeVisible();
});

test('the focus stays where it was when the one at hand was saved, and what cannot be is marked in its field', async () => {
  showOnWindow(400);
  const { person } = await openPhone({
    answers: {
      'POST /PessoaHidrometroLancamento': () => leitura({ idHidrometro: 1, id: 9, leituraAtual: 110, versao: 1 }),
    },
  });
  await person.type(current(), 'muita{Enter}');
  expect(current()).toBeInvalid();
  expect(current()).toHaveAccessibleDescription('Número inválido');
  await person.clear(current());
  await person.type(current(), '90{Enter}');
  expect(current()).toBeInvalid();
  expect(current()).toHaveAccessibleDescription(/^A leitura atual é menor que a anterior/);
  await person.clear(current());
  await person.type(current(), '110');
  await person.tab();
  expect(current()).toBeValid();
  const save = screen.getByRole('button', { name: /^Salvar Indústria 1/ });
  save.focus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Vazão cadastrada com sucesso')).toBeVisible();
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'));
  expect(save).toHaveFocus();
});
