import type { Browser, Page } from '@playwright/test';
import { expect, expectAccessible, login, test } from './fixtures.ts';
import { makeMeters, openGrid, saved, toReadings, typeReadings } from './lancamento.ts';

async function browserOf(browser: Browser, baseURL: string, user: 'admin' | 'tecnico'): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'pt-BR' })).newPage();
  await login(page, user);
  return page;
}

test('a month of 30 meters is typed and pasted by keyboard alone, and saved at once', async ({ page, context }) => {
  const nome = 'Lançada pelo teclado';
  await login(page, 'admin');
  await makeMeters(page, nome, 30);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const grid = await openGrid(page, nome);
  await grid.focus();
  await toReadings(page);
  const readings = Array.from({ length: 30 }, (_, at) => `${at + 1},5`);
  await typeReadings(page, readings.slice(0, 10));
  const pasted = readings.slice(10).join('\r\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  await page.keyboard.press('Control+V');
  await expect(page.getByText('30 leituras não salvas')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar tudo' }).press('Enter');
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  expect(await saved(page, nome)).toEqual(Array.from({ length: 30 }, (_, at) => [at + 1.5, 1]));
});

test('two people on one reading: the second compares, and nothing is overwritten', async ({ browser, server }) => {
  const nome = 'Lançada por dois';
  const ana = await browserOf(browser, server.url, 'admin');
  await makeMeters(ana, nome, 1);
  const bia = await browserOf(browser, server.url, 'tecnico');
  for (const [page, reading] of [
    [ana, '100'],
    [bia, '105'],
  ] as const) {
    const grid = await openGrid(page, nome);
    await grid.focus();
    await toReadings(page);
    await typeReadings(page, [reading]);
  }
  await ana.getByRole('button', { name: 'Salvar tudo' }).click();
  await expect(ana.getByText('Tudo salvo')).toBeVisible();

  await bia.getByRole('button', { name: 'Salvar tudo' }).click();
  await bia.getByRole('button', { name: 'Comparar' }).click();
  const dialog = bia.getByRole('dialog', { name: /^Comparar/ });
  await expect(dialog).toContainText('admin alterou este registro');
  await expectAccessible(bia);
  expect(await saved(bia, nome)).toEqual([[100, 1]]);
  await dialog.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expect(bia.getByText('Tudo salvo')).toBeVisible();
  expect(await saved(bia, nome)).toEqual([[105, 2]]);
});
