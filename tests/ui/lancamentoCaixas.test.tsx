import { render, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { alturaDe, meiaLinha } from '../../src/pages/lancamento/leitura/meiaLinha.ts';
import { Avisos } from '../../src/pages/lancamento/pecas/Avisos.tsx';
import { openGrid } from './lancamentoScreen.tsx';

const rows = (...heights: number[]) =>
  heights.map((offsetHeight, at) => ({
    offsetHeight,
    offsetTop: 7 + heights.slice(0, at).reduce((sum, height) => sum + height, 0),
  }));

test.each([
  ['no rows', rows(), undefined],
  ['as many as are shown', rows(32, 32, 32), undefined],
  ['one more', rows(32, 32, 32, 32), 112],
  ['rows of several lines', rows(32, 64, 32, 48, 32), 152],
])('a list that is cut shows half of a row: %s', (_, given, height) => {
  expect(alturaDe(given)).toBe(height);
});

test('a list follows its rows as they come and go, and is a stop of the keyboard only where it scrolls', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(32);
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    return 32 * [...(this.parentElement?.children ?? [])].indexOf(this);
  });
  const list = (n: number) => (
    <ul ref={meiaLinha}>
      {Array.from({ length: n }, (_, at) => (
        <li key={String(at)}>{at}</li>
      ))}
    </ul>
  );
  const { rerender, getByRole } = render(list(3));
  const shown = getByRole('list');
  const { style } = shown;
  expect(style.maxHeight).toBe('none');
  expect(shown).toHaveAttribute('tabindex', '-1');
  rerender(list(5));
  await waitFor(() => expect(style.maxHeight).toBe('112px'));
  expect(shown).toHaveAttribute('tabindex', '0');
  rerender(list(2));
  await waitFor(() => expect(style.maxHeight).toBe('none'));
  expect(shown).toHaveAttribute('tabindex', '-1');
  vi.restoreAllMocks();
});

test('what stands above the readings tells the page its height, as long as it is there', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(150);
  const { style } = document.documentElement;
  const { unmount } = render(<Avisos>Recusadas</Avisos>);
  expect(style.getPropertyValue('--avisos')).toBe('150px');
  unmount();
  expect(style.getPropertyValue('--avisos')).toBe('');
  vi.restoreAllMocks();
});

test('the grid is as much lower, and on paper has neither the column of buttons nor the keys', async () => {
  const { grid, cell } = await openGrid();
  expect(grid.parentElement?.style.maxHeight).toContain('var(--avisos, 0px)');
  expect(cell('H-1', 'Opções')).toHaveAttribute('data-options');
  expect(grid.tHead?.rows[0]?.lastElementChild).toHaveAttribute('data-options');
  expect(document.querySelector('.dica-de-teclas')).toHaveTextContent(/F9 calcula/);
});
