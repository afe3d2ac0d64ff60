import type { Page } from '@playwright/test';
import { expect, login, test } from './fixtures.ts';

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
const topOf = async (page: Page, heading: string) =>
  (await page.getByRole('columnheader', { name: heading }).boundingBox())?.y;

test('headings, count and pages of a list stay while its rows scroll, and coming back finds the place', async ({
  page,
}) => {
  await login(page, 'admin');
  await page.goto('/cadastro/cliente');
  await expect(page.getByRole('rowheader')).toHaveCount(25);
  const before = await topOf(page, 'Cliente');
  const last = page.getByRole('rowheader').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('rowheader').first()).not.toBeInViewport();
  expect(await topOf(page, 'Cliente')).toBe(before);
  await expect(page.getByText(/^\d+ registros$/)).toBeInViewport();
  await last.getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Dados' })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
});

test('a page that fits does not scroll, by no pixel', async ({ page }) => {
  await login(page, 'admin');
  for (const address of ['/', '/cadastro/roteiro', '/cadastro/cliente', '/cadastro/cliente/1/pontos-coleta']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0);
    expect(await heightOf(page), address).toBe(0);
  }
});

test('choosing an item of the menu moves none of them', async ({ page }) => {
  await login(page, 'admin');
  const items = page.getByRole('navigation', { name: 'Módulos' }).getByRole('link');
  const places = () => items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().bottom));
  await expect(items.first()).toBeVisible();
  const before = await places();
  for (const item of await items.all()) {
    await item.click();
    await expect(item).toHaveAttribute('aria-current', 'page');
    expect(await places(), (await item.textContent()) ?? '').toEqual(before);
  }
});

test('on a phone the head of a client takes a third of the window at most', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await login(page, 'admin');
  await page.goto('/cadastro/cliente/1');
  await expect(page.getByText('DBO de cobrança atual')).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const tabs = await page.getByRole('tablist').boundingBox();
  if (!title || !tabs) throw new Error('neither title nor tabs');
  expect(tabs.y + tabs.height - title.y).toBeLessThanOrEqual(800 / 3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
});

test('on a phone the log breaks its lines between words, never within one', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await login(page, 'admin');
  await page.goto('/acesso/LogUsers');
  await expect(page.getByRole('cell').first()).toBeVisible();
  const broken = await page.getByRole('cell').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const text = cell.firstChild;
      if (!(text instanceof Text)) return [];
      return [...text.data.matchAll(/[\p{L}\p{N}]+/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          return range.getClientRects().length > 1;
        })
        .map(([word]) => word);
    }),
  );
  expect(broken).toEqual([]);
});
