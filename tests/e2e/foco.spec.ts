import type { Page } from '@playwright/test';
import { makeClient } from './cliente.ts';
import { expect, showTheme, signIn, test } from './fixtures.ts';
import { makeMeters } from './lancamento.ts';

test('a client opened by keyboard has the focus on its title, and the list on its row when it is back', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente');
  const row = page.getByRole('link', { name: /Aurora/ }).first();
  await row.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Cliente .*Aurora/ })).toBeFocused();
  await page.goBack();
  await expect(row).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Voltar para os clientes' }).press('Enter');
  await expect(row).toBeFocused();
});

/** Of the ring around the row that has the focus, the edges that each cell which lies over it lacks. */
const lackingOf = (page: Page) =>
  page.locator('tr:focus').evaluate((row) => {
    const { outlineColor } = getComputedStyle(row);
    return [...row.children].flatMap((cell) => {
      if (getComputedStyle(cell).position !== 'sticky') return [];
      const edge = getComputedStyle(cell, '::after');
      const wanted = ['top', 'bottom'];
      if (cell === row.firstElementChild) wanted.push('left');
      if (cell === row.lastElementChild) wanted.push('right');
      const drawn = (side: string) =>
        edge.content === '""' &&
        edge.getPropertyValue(`border-${side}-width`) === '2px' &&
        edge.getPropertyValue(`border-${side}-color`) === outlineColor;
      return wanted.filter((side) => !drawn(side)).map((side) => `${side} of ${cell.textContent}`);
    });
  });

test('the ring around a row that was just saved is a whole one, also where cells of it stay in view', async ({
  page,
}) => {
  await signIn(page, 'admin');
  const client = await makeClient(page, 'Com anel');
  for (const [address, add, field, value] of [
    ['/cadastro/roteiro', 'Novo', /^Descrição/, 'Roteiro do anel'],
    [`/cadastro/cliente/${client}/monitoramento-anual`, 'Adicionar ano', /^Ano( \*)?$/, '2031'],
  ] as const) {
    await page.goto(address);
    await page
      .getByRole('button', { name: add })
      .or(page.getByRole('link', { name: add }))
      .press('Enter');
    await page.getByRole('dialog').getByRole('textbox', { name: field }).fill(value);
    await page.keyboard.press('Enter');
    await expect(page.locator('tr:focus')).toContainText(value);
    for (const theme of ['light', 'dark'] as const) {
      await showTheme(page, theme);
      expect(await page.locator('tr:focus > [data-options]').count()).toBe(1);
      expect(await lackingOf(page)).toEqual([]);
    }
  }
});

test('a menu that is left with Tab is gone before the next Tab, which goes on from its button', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/roteiro');
  await page.getByRole('button', { name: 'Colunas' }).press('Enter');
  await expect(page.getByRole('menu').getByRole('menuitemcheckbox').first()).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Copiar' })).toBeFocused();
});

test('the active cell of the grid of readings is wholly in view wherever the keys take it', async ({ page }) => {
  await signIn(page, 'admin');
  // Of a register this long its column is narrower in a low window.
  await makeMeters(page, 'Registro mais longo', 1);
  await page.goto('/cadastro/vazao-lancamento?idMes=11&idAno=2026');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await page.getByRole('grid').focus();
  /** Corners of the active cell over which something else lies: what stays in view, or the table's edge. */
  const hidden = () =>
    page.evaluate(() => {
      const cell = document.querySelector('[data-active]');
      if (!cell) return 'no active cell';
      const { left, right, top, bottom } = cell.getBoundingClientRect();
      const corners = [left + 3, right - 3].flatMap((x) => [top + 3, bottom - 3].map((y): [number, number] => [x, y]));
      return corners.filter(([x, y]) => !cell.contains(document.elementFromPoint(x, y))).join(' ');
    });
  const walk = [...Array(11).fill('ArrowRight'), 'Control+End', ...Array(16).fill('ArrowUp'), 'Home', 'PageUp', 'End'];
  const back = [...Array(14).fill('ArrowLeft'), 'PageDown', ...Array(14).fill('ArrowDown'), 'Control+Home'];
  for (const key of [...walk, ...back]) {
    await page.keyboard.press(key);
    await expect.poll(hidden, { message: `after ${key}` }).toBe('');
  }

  // In a low window the page scrolls as well, and the bar that tells of a lost connection takes part of it.
  await page.setViewportSize({ width: 683, height: 384 });
  await page.context().setOffline(true);
  await expect(page.getByText(/^Sem conexão/)).toBeVisible();
  for (const key of ['ArrowDown', 'Control+End', 'Control+Home', ...Array(5).fill('ArrowRight')]) {
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press(key);
    await expect.poll(hidden, { message: `after ${key} in a low window` }).toBe('');
  }
  const stays = page.getByRole('columnheader', { name: 'Registro' });
  await expect(stays).toBeInViewport({ ratio: 1 });
  await expect(stays).toHaveCSS('border-right-width', '2px');
  await page.keyboard.press('Home');
  await expect(page.getByRole('columnheader', { name: 'Situação' })).toBeInViewport();
  await expect(stays).toHaveCSS('border-right-width', '0px');
});

test('a column’s menu opens below its heading, also when that was scrolled out of view', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente/1/historico-coletas');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const grid = page.getByRole('grid');
  await grid.focus();
  for (let column = 0; column < 6; column += 1) await page.keyboard.press('ArrowRight');
  await grid.locator('xpath=..').evaluate((view) => view.scrollTo({ left: 2000 }));
  // The table has followed: the cell is not drawn any more.
  await expect(grid).not.toHaveAttribute('aria-activedescendant');
  await page.keyboard.press('Alt+ArrowDown');
  const menu = page.getByRole('dialog', { name: 'Q' });
  await expect(menu).toBeVisible();
  const head = await page.getByRole('columnheader', { name: /^Q\b/, includeHidden: true }).boundingBox();
  const left = (await menu.boundingBox())?.x ?? 0;
  expect(Math.abs(left - (head?.x ?? 0))).toBeLessThan(20);
});
