import { xlsx } from '../fixtures/spreadsheets.ts';
import { expect, expectAccessible, login, THEMES, test, useTheme } from './fixtures.ts';
import { make, REGISTERS } from './registers.ts';

for (const theme of THEMES) {
  test(`every register screen and dialog is accessible in the ${theme} theme`, async ({ page }) => {
    test.slow();
    await login(page, 'admin');
    await useTheme(page, theme);
    for (const { path, title } of [...REGISTERS, { path: '/relatorio/usuario-tecnico', title: 'Técnicos' }]) {
      await test.step(title, async () => {
        await page.goto(path);
        await expect(page.getByRole('cell').first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Colunas' })).toBeVisible();
        await expectAccessible(page);
      });
    }
    await test.step('forms', async () => {
      for (const { path } of REGISTERS) {
        await page.goto(`${path}/create`);
        await expect(page.getByRole('dialog')).toBeVisible();
        await page.getByRole('button', { name: 'Salvar' }).click();
        await expect(page.getByText('Campo obrigatório').first()).toBeVisible();
        await expectAccessible(page);
      }
    });
    await test.step('menus', async () => {
      await page.goto('/cadastro/Parametro');
      for (const [button, role] of [
        ['Colunas', 'menu'],
        ['Filtros salvos', 'dialog'],
      ] as const) {
        await page.getByRole('button', { name: button }).click();
        await expect(page.getByRole(role, { name: button })).toBeVisible();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
        await expect(page.getByRole(role, { name: button })).toBeHidden();
      }
    });
    await test.step('bulk bar, its question and its refusal', async () => {
      await page.goto('/cadastro/roteiro');
      await page.getByRole('checkbox', { name: 'Selecionar Roteiro Sul' }).check();
      const bar = page.getByRole('region', { name: 'Ações para os itens selecionados' });
      await expect(bar).toBeVisible();
      await expectAccessible(page);
      await bar.getByRole('button', { name: 'Remover' }).click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
      await expect(page.getByRole('alertdialog', { name: 'Nada foi alterado' })).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('import', async () => {
      await page.goto('/cadastro/roteiro');
      await page.getByRole('button', { name: 'Importar' }).click();
      const buffer = xlsx({
        Roteiros: [
          ['descricao', 'status'],
          ['Roteiro Sul', 'talvez'],
          ['Outro', 'Habilitado'],
        ],
      });
      await page
        .getByLabel('Planilha', { exact: true })
        .setInputFiles({ name: 'r.xlsx', mimeType: 'application/octet-stream', buffer });
      await expect(page.getByRole('table', { name: 'Prévia da importação' })).toBeVisible();
      await expectAccessible(page);
    });
    await test.step('undo', async () => {
      await make(page, 'Roteiro', [`Acessível ${theme}`]);
      await page.goto('/cadastro/roteiro');
      await page.getByRole('button', { name: `Remover Acessível ${theme}` }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
      await expect(page.getByRole('alertdialog')).toBeHidden();
      await page.getByRole('button', { name: 'Desfazer' }).hover();
      await expectAccessible(page);
    });
    await test.step('branch of activity', async () => {
      for (const part of ['', '/parametros']) {
        await page.goto(`/cadastro/ramo-atividade/1${part}`);
        await expect(page.getByRole('tabpanel')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Salvar' })).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}
