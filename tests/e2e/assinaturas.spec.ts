import { expect, expectAccessible, login, test, visit } from './fixtures.ts';

test('a report is subscribed to from its screen, changed and ended in Minha conta', async ({ page }) => {
  await login(page, 'tecnico');
  // It is pressed where it stands before the rows come: what comes with them does not move it.
  const rows = Promise.withResolvers<void>();
  await page.route('**/HistoricoColeta/Industria/**', async (route) => {
    await rows.promise;
    await route.continue();
  });
  await page.goto('/relatorio/nao-conforme');
  const button = page.getByRole('button', { name: 'Assinar por e-mail' });
  await expect(button).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const before = await button.boundingBox();
  rows.resolve();
  await expect(page.getByRole('link', { name: 'PDF, abre em nova aba' })).toBeVisible();
  expect(await button.boundingBox()).toEqual(before);
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Assinar por e-mail' });
  await expect(dialog.getByText('tecnico.exemplo@')).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('combobox', { name: 'Dia do mês' }).click();
  await page.getByRole('option', { name: 'Dia 15' }).click();
  await dialog.getByRole('button', { name: 'Assinar' }).click();
  await expect(page.getByText('Relatório assinado')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Assinar por e-mail' })).toBeFocused();

  await visit(page, '/minha-conta');
  const table = page.getByRole('table', { name: 'Relatórios por e-mail' });
  const row = table.getByRole('row', { name: /Relatório de Não Conformidades/ });
  await expect(row.getByRole('cell', { name: '15', exact: true })).toBeVisible();
  await expect(row.getByRole('cell', { name: 'Nenhum ainda' })).toBeVisible();
  await expectAccessible(page);

  await row.getByRole('button', { name: 'Editar a assinatura' }).click();
  await dialog.getByRole('combobox', { name: 'Dia do mês' }).click();
  await page.getByRole('option', { name: 'Dia 20' }).click();
  await dialog.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(row.getByRole('cell', { name: '20', exact: true })).toBeVisible();

  await row.getByRole('button', { name: 'Cancelar a assinatura' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar assinatura' }).click();
  await expect(page.getByText('Assinatura cancelada')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a list is subscribed to by the keyboard, as it is filtered, and ADMINISTRADOR ends it', async ({
  page,
  browser,
}) => {
  await login(page, 'dev');
  await page.goto(`/cadastro/roteiro?filter=${encodeURIComponent('{"descricao":"Norte"}')}&sort=id&order=ASC`);
  await page.getByRole('button', { name: 'Assinar por e-mail' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Assinar por e-mail' });
  await expect(dialog.getByText('Descrição: Norte')).toBeVisible();
  await dialog.getByRole('combobox', { name: 'Dia do mês' }).press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Relatório assinado')).toBeVisible();

  const other = await browser.newPage();
  await login(other, 'admin');
  await other.goto('/minha-conta');
  const all = other.getByRole('region', { name: 'Relatórios por e-mail de todos os usuários', exact: true });
  const row = all.getByRole('row', { name: /Descrição: Norte/ });
  await row.getByRole('button', { name: /^Cancelar a assinatura/ }).click();
  await other.getByRole('alertdialog').getByRole('button', { name: 'Cancelar assinatura' }).click();
  await expect(row).toHaveCount(0);
  await other.close();

  await visit(page, '/minha-conta');
  await expect(page.getByText("use 'Assinar por e-mail'")).toBeVisible();
});
