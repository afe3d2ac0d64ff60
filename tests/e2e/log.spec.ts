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

test('a field has room for its name, and a column without texts takes none from it', async ({ page }) => {
  await signIn(page, 'admin');
  const data = { descricao: 'Com um campo no log', flagAtivo: 1 };
  expect((await page.request.post('/api/Roteiro', { data })).status()).toBe(200);
  await page.goto(`/acesso/LogUsers?filter=${encodeURIComponent('{"tabela":"Roteiro"}')}`);
  const row = page.getByRole('row').filter({ hasText: data.descricao }).first();
  await expect(row).toBeVisible();
  // However much more both have of a window with room.
  const [info, field] = [row.getByRole('cell').nth(3), row.getByRole('cell').nth(4)];
  await expect(info).toHaveText('');
  expect(await info.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).minWidth) || 0)).toBe(0);
  await expect(field).toHaveCSS('min-width', '170px');
});

test('what a field held and holds is seen without scrolling aside, long words too', async ({ page }) => {
  await signIn(page, 'admin');
  const data = { descricao: `Rota de ${'palavra'.repeat(5)}`, flagAtivo: 1 };
  expect((await page.request.post('/api/Roteiro', { data })).status()).toBe(200);
  await page.goto('/acesso/LogUsers');
  const after = page.getByRole('cell', { name: data.descricao }).last();
  await expect(after).toBeInViewport({ ratio: 1 });
});

test('the log begins with the oldest entry, hides columns, and is pasted into a spreadsheet', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin');
  await page.goto('/acesso/LogUsers');
  await expect(page.getByRole('cell').first()).toBeVisible();
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Antes e depois' }).click();
  await page.keyboard.press('Escape');
  const sorted = page.waitForResponse((reply) => new URL(reply.url()).pathname.startsWith('/api/logUser'));
  await page.getByRole('button', { name: 'Data', exact: true }).click();
  await sorted;
  await expect(page.getByRole('columnheader', { name: 'Data' })).toHaveAttribute('aria-sort', 'ascending');
  await expectAccessible(page);
  const rows = page.getByRole('table').getByRole('row');
  const shown = await rows.nth(1).getByRole('cell').first().innerText();
  const count = (await rows.count()) - 1;
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText(/linhas? copiadas?/)).toBeVisible();
  const pasted = await page.evaluate(() => navigator.clipboard.readText());
  expect(pasted).toMatch(new RegExp(`^Usuário\tAção\tData\tInformação\r?\n${shown}\t`));
  expect(pasted.match(/\t\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}\t/g)).toHaveLength(count);
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Antes e depois' }).click();
});
