import { expect, expectAccessible, signIn, test } from './fixtures.ts';

test('the log is printed and exported from its screen', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/acesso/LogUsers');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await expectAccessible(page);
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'PDF, abre em nova aba' }).click();
  await expect((await opened).locator('iframe[title^="Documento PDF"]')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel' }).click();
  expect((await downloading).suggestedFilename()).toBe('Log_usuario.xlsx');
});
