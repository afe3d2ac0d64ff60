import { expect, expectAccessible, signIn, test } from './fixtures.ts';
import { pdfOf, workbookOf } from './relatorio.ts';

test('the log is printed and exported from its screen', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/acesso/LogUsers');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await expectAccessible(page);
  await pdfOf(page);
  expect(await workbookOf(page)).toBe('Log_usuario.xlsx');
});
