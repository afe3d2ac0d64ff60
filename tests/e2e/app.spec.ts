import { expect, expectAccessible, signIn, test } from './fixtures.ts';

const EMAILS = 'Lista de email padrão de envio para o protocolo (Separa por ;)';
const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('the settings of the field application: addresses, formatted texts, the PDF and a device', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/App/Settings-app');
  await expect(page.getByRole('heading', { level: 1, name: 'Protocolos App' })).toBeVisible();
  const text = page.getByRole('textbox', { name: 'Texto padrão do e-mail' });
  await text.fill('Segue o protocolo');
  await text.selectText();
  await page
    .getByRole('toolbar', { name: /Texto padrão/ })
    .getByRole('button', { name: 'Negrito' })
    .click();
  await page
    .getByRole('toolbar', { name: /Texto padrão/ })
    .getByRole('button', { name: 'Link', exact: true })
    .click();
  const link = page.getByRole('dialog', { name: 'Link do texto escolhido' });
  await expectAccessible(page);
  await link.getByRole('textbox').fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(link.getByText(/Digite um endereço http/)).toBeVisible();
  await link.getByRole('textbox').fill('exemplo.com.br');
  await page.keyboard.press('Enter');
  await expect(text.getByRole('link', { name: 'Segue o protocolo' })).toHaveAttribute(
    'href',
    'https://exemplo.com.br/',
  );

  const emails = page.getByRole('textbox', { name: EMAILS });
  await emails.fill('ana@exemplo.com.br; bia@');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('E-mail inválido: bia@').first()).toBeVisible();
  await expect(emails).toBeFocused();
  await emails.fill('ana@exemplo.com.br; bia@exemplo.com.br');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Configuração salva com sucesso')).toBeVisible();
  await page.reload();
  await expect(emails).toHaveValue('ana@exemplo.com.br; bia@exemplo.com.br');
  await expect(text.locator('strong')).toHaveText('Segue o protocolo');

  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: 'Termo.pdf', mimeType: 'application/pdf', buffer: PDF });
  await page.getByRole('button', { name: 'Salvar o PDF' }).click();
  await expect(page.getByText('Arquivo enviado com sucesso')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar o PDF' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Termo.pdf' })).toBeVisible();
  // What comes above a button while it is pressed would move it.
  await expect(page.getByRole('button', { name: 'Limpar formatação' })).toHaveCount(2);
  await expect(page.getByRole('table', { name: 'Dispositivos' })).toBeVisible();

  await page.getByRole('button', { name: 'Novo dispositivo' }).click();
  await page.getByRole('dialog', { name: 'Novo dispositivo' }).getByLabel('Nome').fill('Tablet da jornada');
  await page.keyboard.press('Enter');
  const token = page.getByRole('dialog', { name: 'Token de Tablet da jornada' });
  await expect(token.getByLabel('Token')).not.toHaveValue('');
  await expectAccessible(page);
  const sent = await page.request.post('/api/protocolo', {
    headers: { authorization: `Bearer ${await token.getByLabel('Token').inputValue()}` },
    data: { uuid: crypto.randomUUID(), nomeCliente: 'Cliente da jornada', pontoColeta: 'Saída', dtFim: '2026-11-01' },
  });
  expect(sent.status()).toBe(200);
  await token.getByRole('button', { name: 'Fechar' }).click();
  await page.getByRole('button', { name: 'Revogar Tablet da jornada' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Revogar' }).click();
  await expect(page.getByRole('row', { name: /Tablet da jornada/ })).toContainText('Revogado em');
  await expectAccessible(page);

  // What was sent is found by its text, accents and case aside.
  await page.goto('/App/Protocolo?pesquisa=CLIENTE%20da%20jornáda');
  await expect(page.getByRole('grid', { name: 'Período de: SEM PERIODO INICIAL até 01/11/2026' })).toContainText(
    'Saída',
  );
});

test('protocols: filtered in the address, their photos by the keyboard, what leads on', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/App/Protocolo');
  const grid = page.getByRole('grid').first();
  await expect(grid).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'Acompanhamento' }).click();
  await page.getByRole('option', { name: 'Não' }).click();
  await page.getByRole('button', { name: 'Pesquisar', exact: true }).click();
  await expect(page).toHaveURL(/flagAcompanhamento=0/);
  await page.goBack();
  await expect(page).not.toHaveURL(/flagAcompanhamento/);
  await expect(grid).toBeVisible();

  // The first row that has several photos is looked for by its button, and opened by the keyboard.
  const several = page.getByRole('button', { name: /^([2-9]|\d\d) fotos do protocolo \d+$/ }).first();
  await expect(several).toBeVisible();
  await expect(several).toHaveCSS('font-family', /^Inter/);
  await several.click();
  const dialog = page.getByRole('dialog', { name: 'Fotos' });
  const first = dialog.getByRole('button', { name: /^Foto 1 de \d+: ampliar$/ });
  const small = first.locator('img');
  await expect(small).toHaveJSProperty('complete', true);
  expect(await small.evaluate((image: HTMLImageElement) => [image.width, image.height, image.naturalWidth])).toEqual([
    200, 200, 200,
  ]);
  await expectAccessible(page);
  await first.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /^Foto 1 de/ })).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog', { name: /^Foto 2 de/ })).toBeVisible();
  await page.keyboard.press('Home');
  await expect(page.getByRole('dialog', { name: /^Foto 1 de/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: /^Foto 1 de/ })).toBeHidden();
  await expect(first).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await grid.focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();

  await grid.getByRole('rowheader').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/cadastro\/cliente\/\d+$/);
});

test('the settings stand where they stood while their editors were on their way', async ({ page }) => {
  await signIn(page, 'admin');
  for (const width of [1366, 1024, 400]) {
    await page.setViewportSize({ width, height: 800 });
    const held = Promise.withResolvers<void>();
    await page.route(/RichTextEditor/, (route) => held.promise.then(() => route.continue()));
    await page.goto('/App/Settings-app');
    const add = page.getByRole('button', { name: 'Novo dispositivo' });
    await expect(page.getByRole('table', { name: 'Dispositivos' })).toBeVisible();
    const before = (await add.boundingBox())?.y;
    held.resolve();
    await expect(page.getByRole('button', { name: 'Limpar formatação' })).toHaveCount(2);
    expect(Math.abs(((await add.boundingBox())?.y ?? 0) - (before ?? 0)), `at ${width}`).toBeLessThan(1);
    await page.unrouteAll({ behavior: 'wait' });
  }
});
