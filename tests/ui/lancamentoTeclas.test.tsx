import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { openGrid } from './lancamentoScreen.tsx';

afterEach(() => vi.restoreAllMocks());

const HINT = /F8 abre a ficha de leitura; .*Enter em OBS abre as observações/;

test("F8 opens the reading sheet of the row at hand as its link does, which the hint and the grid's keys say", async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { grid, cell, person } = await openGrid();
  expect(screen.getByText(HINT)).toBeVisible();
  expect(grid.getAttribute('aria-keyshortcuts')?.split(' ')).toContain('F8');

  await person.click(cell('H-3', 'Motivo'));
  await person.keyboard('{F8}');
  const link = cell('H-3', 'Opções').querySelector('a');
  expect(open.mock.calls).toEqual([[link?.getAttribute('href'), '_blank', 'noopener']]);
});

test('Enter on OBS opens the observations', async () => {
  const { cell, person } = await openGrid();
  await person.click(cell('H-3', 'OBS'));
  await person.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: /H-3/ })).toBeVisible();
});

test('who only looks at the readings has no such keys', async () => {
  const open = vi.spyOn(window, 'open').mockReturnValue(null);
  const { grid, cell, person } = await openGrid({ mayEdit: false });
  await person.click(cell('H-3', 'Motivo'));
  await person.keyboard('{F8}');
  expect(open).not.toHaveBeenCalled();
  expect(grid).not.toHaveAttribute('aria-keyshortcuts');
  expect(screen.queryByText(HINT)).toBeNull();
});
