import type { Page } from '@playwright/test';
import { openPart, richClient } from './cliente.ts';
import { expect, expectAccessible, signIn, test } from './fixtures.ts';

/** Who may only see has nothing on the page that takes text, and no button that saves it. */
async function expectText(page: Page, label: string, value: string | RegExp) {
  await expect(page.getByRole('group', { name: label, exact: true })).toContainText(value);
  await expect(page.getByRole('main').or(page.getByRole('dialog')).locator('input, textarea')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Salvar' })).toHaveCount(0);
}

test('who may only see reads a client and a register as text', async ({ page, browser, server }) => {
  const admin = await browser.newPage({ baseURL: server.url });
  await signIn(admin, 'admin');
  const id = await richClient(admin);
  await admin.close();

  await signIn(page, 'tecnico');
  await test.step('a client', async () => {
    await openPart(page, id);
    await expectText(page, 'Status', 'Habilitado');
    await expectAccessible(page);
  });
  await test.step('its flow meter', async () => {
    await openPart(page, id, '/medidor-vazao');
    await expectText(page, 'Certificado', /Válido|Inválido/);
    await expectAccessible(page);
  });
  await test.step('a register, over its list', async () => {
    await page.goto('/cadastro/roteiro/1');
    await expect(page.getByRole('dialog', { name: 'Consulta' })).toBeVisible();
    await expect(page.getByRole('group', { name: 'Situação' })).toHaveText(/Habilitado|Desabilitado/);
    await expect(page.getByRole('dialog').locator('input, textarea')).toHaveCount(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  });
});
