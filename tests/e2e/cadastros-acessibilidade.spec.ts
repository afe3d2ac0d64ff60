import { xlsx } from '../fixtures/spreadsheets.ts';
import { expect, expectAccessible, signIn, test, visit } from './fixtures.ts';
import { make, REGISTERS } from './registers.ts';

test.beforeEach(({ page }) => signIn(page, 'admin'));

test('every list of a register is accessible in both themes', async ({ page }) => {
  await page.goto('/');
  for (const { path, title } of [...REGISTERS, { path: '/relatorio/usuario-tecnico', title: 'Técnicos' }]) {
    await test.step(title, async () => {
      await visit(page, path);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole('cell').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Colunas' })).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('the form of every register, with refused fields, is accessible in both themes', async ({ page }) => {
  await page.goto('/');
  for (const { path, dialog } of REGISTERS) {
    await visit(page, `${path}/create`);
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
    await page.getByRole('button', { name: 'Salvar', exact: true }).click();
    await expect(page.getByText('Campo obrigatório').first()).toBeVisible();
    await expectAccessible(page);
  }
});

test('the calendar of a date is accessible in both themes, and gives the form the day that is chosen', async ({
  page,
}) => {
  await page.goto('/cadastro/Amostrador/create');
  await expect(page.getByRole('textbox', { name: 'Código' })).toBeFocused();
  const day = page.getByRole('textbox', { name: 'Data de Aquisição' });
  await day.pressSequentially('29022024');
  await expect(day).toHaveValue('29/02/2024');
  await page.keyboard.press('Alt+ArrowDown');
  await expect(page.getByRole('gridcell', { name: '29', exact: true })).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await expect(day).toHaveValue('28/02/2024');
  await expect(day).toBeFocused();
});

test('the menus over a list are accessible in both themes', async ({ page }) => {
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

test('the bar of many records, its question and its refusal is accessible in both themes', async ({ page }) => {
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

test('the preview of an import is accessible in both themes', async ({ page }) => {
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

test('the undo of a removal is accessible in both themes', async ({ page }) => {
  await make(page, 'Roteiro', ['Acessível']);
  await page.goto('/cadastro/roteiro');
  await page.getByRole('button', { name: 'Remover Acessível' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.getByRole('button', { name: 'Desfazer' }).hover();
  await expectAccessible(page);
});

test('the page of a branch of activity is accessible in both themes', async ({ page }) => {
  for (const [part, tab] of [
    ['', 'Dados'],
    ['/parametros', 'Parâmetros'],
  ] as const) {
    await visit(page, `/cadastro/ramo-atividade/1${part}`);
    await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Salvar', exact: true })).toBeVisible();
    await expectAccessible(page);
  }
});
