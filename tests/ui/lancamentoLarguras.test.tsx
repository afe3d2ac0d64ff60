import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { leitura, openGrid } from './lancamentoScreen.tsx';

const widthOf = ({ style }: HTMLElement) => Number.parseFloat(style.width);

test('a number that is cut off is told whole, by its cell and below the grid, and seen whole while it is gone on with', async () => {
  const { grid, cell, person } = await openGrid();
  grid.focus();
  await person.keyboard('{ArrowRight>6/}999999999999,25{Enter}220{Enter}{ArrowUp>2/}');
  expect(cell('H-1', 'Leitura atual')).toHaveAttribute('title', '999.999.999.999,25');
  expect(cell('H-2', 'Leitura atual')).not.toHaveAttribute('title');
  const told = () => document.getElementById(grid.getAttribute('aria-describedby') ?? '');
  expect(told()).toHaveTextContent(/ · Leitura atual 999\.999\.999\.999,25/);
  await person.keyboard('{F2}');
  expect(widthOf(screen.getByRole('textbox', { name: 'Leitura atual, H-1' }))).toBeGreaterThan(
    widthOf(cell('H-1', 'Leitura atual')),
  );
  expect(cell('H-1', 'Leitura atual')).not.toHaveAttribute('data-long');
  await person.keyboard('{Escape}{ArrowDown}');
  expect(told()).not.toHaveTextContent('Leitura atual');
});

test('Registro and UC are as wide as their longest text, so that those that begin alike are told apart', async () => {
  const { cell } = await openGrid({
    leituras: [
      leitura({ idHidrometro: 1, registro: 'A24S-0001234-01', uc: '7' }),
      leitura({ idHidrometro: 2, registro: 'A24S-0001234-02', uc: 'X'.repeat(40) }),
    ],
  });
  expect(widthOf(cell('0001234-01', 'Registro'))).toBeGreaterThan(92);
  expect(widthOf(cell('0001234-02', 'Registro'))).toBeLessThan(200);
  expect(widthOf(cell('0001234-02', 'UC'))).toBe(200);
});

test('they are no narrower than they were', async () => {
  const { cell } = await openGrid();
  expect([widthOf(cell('H-1', 'Registro')), widthOf(cell('H-1', 'UC'))]).toEqual([92, 84]);
});
