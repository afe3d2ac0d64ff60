import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leitura, openPhone } from './lancamentoScreen.tsx';
import { showOnWindow } from './phone.ts';

const current = () => screen.getByRole('textbox', { name: 'Leitura atual' });
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
  expect(document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.closest('tr')).toHaveTextContent(
    'H-3',
  );
  expect(await screen.findByText('1 leitura não salva')).toBeVisible();
  expect(screen.getByRole('row', { name: /H-3.*517/ })).toBeVisible();

  turned.resize(400);
  expect(await screen.findByText('3 de 4')).toBeVisible();
  expect(current()).toHaveValue('517');
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

test('the focus stays at the readings when the one at hand was saved, and what cannot be is marked in its field', async () => {
  showOnWindow(400);
  const { person } = await openPhone({
    answers: {
      'POST /PessoaHidrometroLancamento': () => leitura({ idHidrometro: 1, id: 9, leituraAtual: 110, versao: 1 }),
    },
  });
  await person.type(current(), 'muita{Enter}');
  expect(current()).toBeInvalid();
  await person.clear(current());
  await person.type(current(), '110{Enter}');
  expect(current()).toBeValid();
  screen.getByRole('button', { name: /^Salvar Indústria 1/ }).focus();
  await person.keyboard('{Enter}');
  expect(await screen.findByText('Vazão cadastrada com sucesso')).toBeVisible();
  await waitFor(() => expect(current().closest('[tabindex="-1"]')).toHaveFocus());
});
