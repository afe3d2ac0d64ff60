import type { Page } from '@playwright/test';
import { expect, expectAccessible, login, signIn, test } from './fixtures.ts';
import { expectSameRows, pdfOf, workbookOf } from './relatorio.ts';

const PATH = '/relatorio/industria-monitorada';
const TITLE = '010_FMEI_Ind.Monitoradas';
/** A month that nothing of what other journeys add falls in. */
const MARCH = 'dtInicio=2025-03-01&dtFim=2025-03-31';

const grid = (page: Page) => page.getByRole('grid', { name: TITLE });
const texts = (page: Page) => grid(page).locator('tbody tr[aria-rowindex]').allTextContents();

test('monitored industries: searched, put in order, sent as a link, printed and exported', async ({
  page,
  browser,
  server,
}) => {
  await login(page, 'tecnico');
  await page.getByRole('link', { name: 'Indústrias Monitoradas' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.getByLabel('Data inicial').fill('1/3/2025');
  await page.getByLabel('Data final').fill('31/3/2025');
  await page.getByLabel('Data final').press('Enter');
  await expect(grid(page)).toBeVisible();
  expect(new URL(page.url()).search).toBe(`?${MARCH}`);
  await expect(page.getByText(/^Coletas de 01\/03\/2025 a 31\/03\/2025 – .*limites do dia.* – feito em/)).toBeVisible();
  await grid(page).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByRole('button', { name: 'Decrescente' }).click();
  await expect(page).toHaveURL(/sort=nome&order=DESC/);
  await expectAccessible(page);

  const other = await browser.newPage({ baseURL: server.url });
  await signIn(other, 'admin');
  await other.goto(page.url());
  await expectSameRows(grid(page), grid(other));
  await other.close();

  expect(await pdfOf(page)).toBe(`${PATH}/pdf${new URL(page.url()).search}`);
  expect(await workbookOf(page)).toBe('industria_monitorada.xlsx');
});

test('years of collections are read page by page, by keyboard too', async ({ page }) => {
  await signIn(page, 'tecnico');
  await page.goto(`${PATH}?dtInicio=2020-01-01&dtFim=2025-12-31`);
  await expect(grid(page)).toBeVisible();
  const first = (await texts(page))[0];
  await expect(page.getByText(/registros no período\. Ordem e filtros das colunas valem/)).toBeVisible();
  await page.getByRole('button', { name: 'Página 2' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pagina=2$/);
  await expect(grid(page)).toBeVisible();
  await expect.poll(async () => (await texts(page))[0] ?? first).not.toBe(first);
  await expectAccessible(page);
});

test('of one client alone, on a phone too: an empty period leads to one of its own, and back to it', async ({
  page,
}) => {
  await signIn(page, 'tecnico');
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(`${PATH}/1?dtInicio=2010-01-01&dtFim=2010-01-31`);
  await expect(page.getByText('Não há dados para estes filtros.')).toBeVisible();
  await page.getByRole('link', { name: /primeira coleta depois em/ }).click();
  await expect(grid(page)).toBeVisible();
  await expect(page.getByText(/somente .+ \(código 0001\)/)).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  await page.getByRole('link', { name: 'Voltar', exact: true }).click();
  await expect(page).toHaveURL(/\/cadastro\/cliente\/1$/);
});
