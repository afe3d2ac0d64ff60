import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openGrid, openPhone } from './lancamentoScreen.tsx';
import { showOnPhone } from './phone.ts';

const OUTUBRO = '/cadastro/vazao-lancamento?idMes=10&idAno=2026';
const LINK = '1 leitura não salva de novembro de 2026';

test('what was still open in a cell as its month was left is told of in the other', async () => {
  const { grid, person, router } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}110');
  await act(() => router.navigate(OUTUBRO));
  const link = await screen.findByRole('link', { name: LINK });
  expect(link).toBeVisible();
  expect(screen.getByText('Tudo salvo neste mês')).toBeVisible();
  // It leads to the readings, and takes the focus there: it is gone by then.
  act(() => link.focus());
  await person.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
  // So does going back by the browser, from grid to grid.
  const november = screen.getByRole('grid');
  await act(() => router.navigate(-1));
  await waitFor(() => expect(november).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('grid')).toHaveFocus());
});

test('so it is on a phone', async () => {
  showOnPhone();
  const { person, router } = await openPhone();
  await person.type(screen.getByRole('textbox', { name: 'Leitura atual' }), '110');
  await act(() => router.navigate(OUTUBRO));
  expect(await screen.findByRole('link', { name: LINK })).toBeVisible();
});
