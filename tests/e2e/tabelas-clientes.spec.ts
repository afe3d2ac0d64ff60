import { expect, expectAccessible, login, signIn, test } from './fixtures.ts';
import { expectSameRows, pdfOf, workbookOf } from './relatorio.ts';

const REPORTS = [
  {
    path: '/relatorio/pessoa-ponto-coleta',
    menu: 'Pontos de Coleta',
    title: 'MONITORAMENTO DE EFLUENTES INDUSTRIAIS',
    file: 'ponto_coleta.xlsx',
    headings: ['Código', 'Cliente', 'Ponto de Coleta'],
  },
  {
    path: '/relatorio/relatorio-pessoa',
    menu: 'Relatório de Clientes',
    title: '051_FMEI_Clientes',
    file: 'relatorio_de_clientes.xlsx',
    headings: [
      ...['Código', 'Cliente', 'Situação', 'Ramo de Atividade', 'Roteiro', 'CPF/CNPJ', 'Endereço'],
      ...['Contato', 'Telefone', 'E-mail'],
    ],
  },
  {
    path: '/relatorio/regiao',
    menu: 'Regiões Monitoradas',
    title: 'Regiões Monitoradas',
    file: 'Relatorio_regiao.xlsx',
    headings: ['ID', 'Nome', 'Endereço', 'Roteiro', 'Status'],
  },
] as const;

for (const { path, menu, title, file, headings } of REPORTS) {
  test(`${menu}: opened, disabled ones as well, filtered, sent as a link, printed and exported`, async ({
    page,
    browser,
    server,
  }) => {
    await login(page, 'tecnico');
    await page.getByRole('link', { name: menu, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const table = page.getByRole('grid', { name: title });
    await expect(table).toBeVisible();
    await expect(page.getByText(/^Somente clientes habilitados – feito em/)).toBeVisible();
    expect((await table.locator('thead th').allTextContents()).map((text) => text.trim())).toEqual(headings);
    const total = page.getByRole('status').filter({ hasText: /^\d+ registros/ });
    const enabled = Number.parseInt((await total.textContent()) ?? '', 10);
    await page.getByLabel('Desabilitadas').check();
    await expect(page.getByText(/^Clientes habilitados e desabilitados/)).toBeVisible();
    expect(Number.parseInt((await total.textContent()) ?? '', 10)).toBeGreaterThan(enabled);
    expect(new URL(page.url()).search).toBe('?desabilitadas=1');
    await expectAccessible(page);

    // By keyboard alone: the table is one stop, in which Alt and the arrow sort and filter.
    await table.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('dialog').getByLabel('Contém').fill('1');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/filter=/);
    const other = await browser.newPage({ baseURL: server.url });
    await signIn(other, 'admin');
    await other.goto(page.url());
    await expectSameRows(table, other.getByRole('grid', { name: title }));
    await other.close();

    expect(await pdfOf(page)).toBe(`${path}/pdf${new URL(page.url()).search}`);
    expect(await workbookOf(page)).toBe(file);
    await page.setViewportSize({ width: 400, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
    await expectAccessible(page);
  });
}

test('regions are drawn by route, and lead back', async ({ page }) => {
  await signIn(page, 'tecnico');
  await page.goto('/relatorio/regiao');
  await page.getByRole('button', { name: 'Mostrar gráfico' }).click();
  await expect(page.getByRole('img', { name: 'Clientes por roteiro' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Voltar' }).click();
  expect(new URL(page.url()).pathname).toBe('/');
});
