import type { Page } from '@playwright/test';
import { toast } from './cliente.ts';
import { expect, expectAccessible, login, signIn, test } from './fixtures.ts';
import { pdfOf, workbookOf } from './relatorio.ts';

const PATH = '/relatorio/relatorioDBO';
const TITLE = 'Relatório de Atualização de DBO';
const VALORES = '/relatorio/relatorio-valores-dbo';
/** Nothing of what other journeys add falls in it, nor does another one save its list. */
const MARCH = '?dtInicio=2025-03-03&dtFim=2025-03-29';

test('charges are filtered, saved, shown to a colleague as they were saved, printed, exported and removed', async ({
  page,
  browser,
  server,
}) => {
  await login(page, 'admin');
  await page.getByRole('link', { name: 'Relatório DBO' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.getByLabel('Data inicial').fill('3/3/2025');
  await page.getByLabel('Data final').fill('29/03/2025');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  await expect(page.getByRole('grid', { name: TITLE })).toBeVisible();
  expect(new URL(page.url()).search).toBe(MARCH);
  // How many more are drawn is a matter of the window's room.
  const firstRows = async (of: Page) =>
    (await of.getByRole('grid').locator('tbody tr[aria-rowindex]').allTextContents()).slice(0, 10);
  const shown = await firstRows(page);
  expect(shown).toHaveLength(10);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Salvar lista' }).click();
  await toast(page, /Lista salva com \d+ indústrias/);

  await page.getByRole('button', { name: 'Listas salvas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Lista de relatórios salvos' });
  const show = dialog.getByRole('link', { name: /^Visualizar o relatório de 03\/03\/2025 a 29\/03\/2025/ });
  await expect(show).toBeVisible();
  await expectAccessible(page);
  await show.click();
  await expect(page.getByText(/relatório salvo em \d/)).toBeVisible();
  await expect(dialog).toBeHidden();
  expect(await firstRows(page)).toEqual(shown);
  await expectAccessible(page);

  const other = await browser.newPage({ baseURL: server.url });
  await signIn(other, 'tecnico');
  await other.goto(page.url());
  await expect(other.getByText(/relatório salvo em \d/)).toBeVisible();
  expect(await firstRows(other)).toEqual(shown);
  await expect(other.getByRole('button', { name: 'Salvar lista' })).toHaveCount(0);
  await other.close();

  expect(await pdfOf(page)).toContain('salvo=');
  expect(await workbookOf(page)).toBe('relatorio_AtualizacaoDBO.xlsx');

  await page.getByRole('button', { name: 'Listas salvas' }).click();
  await dialog.getByRole('button', { name: /^Apagar o relatório de 03\/03\/2025 a 29\/03\/2025/ }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Remover relatório salvo' });
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Remover' }).click();
  await toast(page, 'Relatório removido');
  await expect(show).toHaveCount(0);
});

test('clients are filtered by name and period, chosen, and written of in one letter', async ({ page }) => {
  await signIn(page, 'tecnico');
  await page.goto(VALORES);
  await page.getByLabel('Data inicial').fill('03/03/2025');
  await page.getByLabel('Data final').fill('29/03/2025');
  await page.getByLabel('Nome do cliente').fill('a');
  await page.getByLabel('Nome do cliente').press('Enter');
  const table = page.getByRole('grid', { name: 'Atualização de Valores de DBO' });
  await table.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await expect(page.getByRole('checkbox', { name: /^Selecionar / }).nth(1)).toBeChecked();
  await expectAccessible(page);
  for (const name of [/^Carta de 2 clientes/, /^PDF da carta de atualização de DBO de /]) {
    await pdfOf(page, page.getByRole('link', { name }).first());
  }
  await page.setViewportSize({ width: 400, height: 800 });
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
});

for (const path of [PATH, VALORES]) {
  test(`${path}: an empty period leads to one with collections; a phone reads it`, async ({ page }) => {
    await signIn(page, 'tecnico');
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto(`${path}?dtInicio=2010-01-01&dtFim=2010-01-31`);
    await expect(page.getByText('Não há dados para estes filtros.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /primeira coleta depois em/ }).click();
    await expect(page.getByRole('grid').or(page.getByText('Não há dados para estes filtros.')).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  });
}
