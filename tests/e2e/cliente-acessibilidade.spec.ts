import { openPart, PARTS, richClient } from './cliente.ts';
import { expect, expectAccessible, signIn, test, visit } from './fixtures.ts';

/** Dialogs over the parts of a client: where they are, and what opens them. */
const DIALOGS = [
  ['/enderecos', /^Adicionar/, 'dialog'],
  ['/enderecos', /^Remover/, 'alertdialog'],
  ['/contatos', /^Adicionar/, 'dialog'],
  ['/contatos', /^Mais opções/, 'menu'],
  ['/pontos-coleta', /^Editar/, 'dialog'],
  ['/monitoramento-anual', /^Adicionar/, 'dialog'],
  ['/medidor-vazao', /^Adicionar hidrômetro/, 'dialog'],
  ['/medidor-vazao', /Unidade Controladora/, 'alertdialog'],
] as const;

test('every part of a client is accessible in both themes', async ({ page }) => {
  await signIn(page, 'admin');
  const id = await richClient(page);
  await page.goto('/');
  for (const [name, path] of PARTS) {
    await test.step(name, async () => {
      await openPart(page, id, path, visit);
      // All of it, not its first part only.
      await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0);
      await expectAccessible(page);
    });
  }
  await test.step('an unsaved change and a refused field', async () => {
    await openPart(page, id);
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('');
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByRole('tab', { name: /com erros/ })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Outro nome');
    await page.getByRole('tab', { name: 'Contatos' }).click();
    await expect(page.getByRole('tab', { name: /com alterações não salvas/ })).toBeVisible();
    await expectAccessible(page);
  });
  await test.step('what was typed, offered again', async () => {
    const again = await page.context().newPage();
    await openPart(again, id);
    await expect(again.getByRole('button', { name: 'Recuperar' })).toBeVisible();
    await expectAccessible(again);
    await again.close();
  });
});

test('every dialog of a client is accessible in both themes', async ({ page }) => {
  await signIn(page, 'admin');
  const id = await richClient(page);
  await page.goto('/');
  for (const [path, opener, role] of DIALOGS) {
    await test.step(`${path} ${opener.source}`, async () => {
      await openPart(page, id, path, visit);
      await page.getByRole('button', { name: opener }).first().click();
      await expect(page.getByRole(role)).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('the question before personal data are erased is accessible in both themes', async ({ page }) => {
  await signIn(page, 'admin');
  await openPart(page, await richClient(page), '/contatos');
  await page
    .getByRole('button', { name: /^Mais opções/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: /^Apagar os dados pessoais/ }).click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await expectAccessible(page);
});

test('the calculator and a comparison are accessible in both themes', async ({ page }) => {
  await signIn(page, 'admin');
  const id = await richClient(page);
  await openPart(page, id, '/monitoramento-anual');
  await page
    .getByRole('button', { name: /^Editar/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Calcular pelo ano anterior' }).click();
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await expectAccessible(page);

  await openPart(page, id);
  await page.getByRole('textbox', { name: 'Nome Fantasia' }).fill('Minha');
  const client = await (await page.request.get(`/api/Pessoa/${id}`)).json();
  const { versao, ...fields } = client.listaResultados;
  await page.request.post('/api/Pessoa', { data: { ...fields, razaoSocial: 'Outra', versao } });
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Salvar o escolhido' })).toBeVisible();
  await expectAccessible(page);
});
