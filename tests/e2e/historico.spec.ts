import { expect, expectAccessible, login, test } from './fixtures.ts';

test('the history is edited, coloured and explained by keyboard, each step accessible in both themes', async ({
  page,
}) => {
  await login(page, 'admin');
  await page.goto('/cadastro/cliente/1/historico-coletas');
  const table = page.getByRole('grid', { name: 'Coletas e resultados' });
  const before = await page
    .getByText(/^Atual/)
    .locator('..')
    .textContent();

  await page.getByRole('button', { name: 'Como se chegou aqui' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Média das coletas');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // Without the highest of those that count, the charge is another one: shown before, and there after.
  await page.getByRole('textbox', { name: 'Linhas' }).fill('1');
  await page.getByRole('combobox', { name: /^Cor/ }).click();
  await page.getByRole('option', { name: '5 Branco (retira da média)' }).click();
  await page.getByRole('button', { name: 'Aplicar cor' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: /^Mudar 1 linha/ });
  const effect = (await dialog.getByText(/→/).last().textContent()) ?? '';
  await expectAccessible(page);
  await dialog.getByRole('textbox', { name: 'Motivo' }).fill('Coleta contestada');
  await dialog.getByRole('button', { name: 'Aplicar' }).press('Enter');
  await expect(dialog).toBeHidden();
  const after = /→ (\S+)/.exec(effect)?.[1] ?? '';
  expect(before).not.toContain(after);
  await expect(page.getByText(/^Atual/).locator('..')).toContainText(after);

  await table.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Editar historico' });
  await form.getByRole('textbox', { name: 'Cu*' }).fill('99');
  await expect(form.getByText('acima do máximo 1,5')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Cu*' }).press('Enter');
  await expect(form).toBeHidden();
  await expect(table.getByRole('row').nth(2)).toContainText('99,000 acima do máximo 1,5');

  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).press('Enter');
  await page.goto('/cadastro/cliente/1');
  await page.getByRole('button', { name: 'Histórico de coletas não conformes' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('99');
  await expectAccessible(page);
});
