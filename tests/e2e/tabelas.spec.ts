import type { Locator } from '@playwright/test';
import { expect, expectAccessible, login, signIn, test } from './fixtures.ts';
import { expectSameRows, pdfOf, workbookOf } from './relatorio.ts';

const REPORTS = [
  {
    path: '/relatorio/monitoramento-carga',
    menu: 'Monitoramento de Cargas',
    title: '011_FMEI_Monitoramento Cargas',
    file: 'monitoramento_carga.xlsx',
    drawing: 'DBO de cobrança antes e depois',
  },
  {
    path: '/relatorio/parametro-analisado',
    menu: 'Parâmetros Analisados',
    title: 'PARÂMETROS ANALISADOS',
    file: 'relatorio_parametro.xlsx',
    drawing: 'Ensaios conformes e não conformes',
  },
] as const;

/** A month that nothing of what other journeys add falls in. */
const MARCH = '?dtInicio=2025-03-01&dtFim=2025-03-31';

/** How far to the right a drawing and its texts reach. */
const widestOf = (chart: Locator) =>
  chart.evaluate((drawing) =>
    Math.max(...[drawing, ...drawing.querySelectorAll('text')].map((one) => one.getBoundingClientRect().right)),
  );

/** Texts of a drawing that lie over one another by more than what is between letters and the edge of their line. */
const overlapping = (chart: Locator) =>
  chart.evaluate((drawing) => {
    const texts = [...drawing.querySelectorAll('text')].map((text) => ({
      said: text.textContent,
      box: text.getBoundingClientRect(),
    }));
    const over = (from: number, to: number, other: number, otherTo: number) =>
      Math.min(to, otherTo) - Math.max(from, other) > 4;
    return texts.flatMap(({ said, box }, at) =>
      texts
        .slice(at + 1)
        .filter((other) => over(box.left, box.right, other.box.left, other.box.right))
        .filter((other) => over(box.top, box.bottom, other.box.top, other.box.bottom))
        .map((other) => `${said} / ${other.said}`),
    );
  });

for (const { path, menu, title, file, drawing } of REPORTS) {
  test(`${title}: searched, filtered, sent as a link, printed, exported and drawn`, async ({
    page,
    browser,
    server,
  }) => {
    await login(page, 'tecnico');
    await page.getByRole('link', { name: menu }).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByLabel('Data inicial').fill('1/3/2025');
    await page.getByLabel('Data final').fill('31/02/2025');
    await page.getByLabel('Data final').press('Enter');
    await expect(page.getByText('Data inválida')).toBeVisible();
    await page.getByLabel('Data final').fill('31/03/2025');
    await page.getByLabel('Data final').press('Enter');
    const table = page.getByRole('grid', { name: title });
    await expect(table).toBeVisible();
    expect(new URL(page.url()).search).toBe(MARCH);
    await expect(
      page.getByText(/^Coletas de 01\/03\/2025 a 31\/03\/2025 – .*limites do dia.* – feito em/),
    ).toBeVisible();

    // By keyboard alone: the table is one stop, in which Alt and the arrow sort and filter.
    await table.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('dialog').getByLabel('Contém').fill('a');
    await page.keyboard.press('Enter');
    await table.focus();
    await page.keyboard.press('Alt+ArrowDown');
    await page.getByRole('button', { name: 'Decrescente' }).click();
    await expect(page).toHaveURL(/order=DESC/);
    await expectAccessible(page);

    const other = await browser.newPage({ baseURL: server.url });
    await signIn(other, 'admin');
    await other.goto(page.url());
    await expectSameRows(table, other.getByRole('grid', { name: title }));
    await other.close();

    expect(await pdfOf(page)).toBe(`${path}/pdf${new URL(page.url()).search}`);
    expect(await workbookOf(page)).toBe(file);

    await page.getByRole('button', { name: 'Mostrar gráfico' }).click();
    const chart = page.getByRole('img', { name: drawing });
    await expect(chart).toBeVisible();
    await expectAccessible(page);
    for (const width of [1366, 400]) {
      await page.setViewportSize({ width, height: 768 });
      await expect.poll(() => widestOf(chart)).toBeLessThanOrEqual(width);
      expect(await overlapping(chart)).toEqual([]);
    }
  });

  test(`${title}: an empty period leads to one with collections; a phone reads it`, async ({ page }) => {
    await signIn(page, 'tecnico');
    await page.setViewportSize({ width: 400, height: 800 });
    await page.goto(`${path}?dtInicio=2010-01-01&dtFim=2010-01-31`);
    await expect(page.getByText('Não há dados para estes filtros.')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: /primeira coleta depois em/ }).click();
    await expect(page.getByRole('grid', { name: title })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  });
}

test('a report fills the window, and only its rows scroll; a phone has the page beside them', async ({ page }) => {
  await signIn(page, 'tecnico');
  const view = page.locator('.MuiTableContainer-root', { has: page.getByRole('grid') });
  const foot = page.getByText(/registros · /);
  const beyond = () => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
  for (const [width, height] of [
    [1920, 1080],
    [1366, 768],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/relatorio/relatorio-pessoa');
    await expect(view).toBeVisible();
    await expect(foot).toBeInViewport({ ratio: 1 });
    const { y, height: high } = (await foot.boundingBox())!;
    expect(height - (y + high)).toBeLessThan(80);
    expect(await beyond()).toBeLessThanOrEqual(0);
    expect(await view.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBeGreaterThan(0);
  }
  await page.setViewportSize({ width: 400, height: 800 });
  await expect(foot).toBeVisible();
  expect((await view.boundingBox())?.height).toBeLessThanOrEqual(640);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
});

test('the cell at hand of a wide table stays in view in a narrower window', async ({ page }) => {
  await signIn(page, 'tecnico');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto('/relatorio/relatorio-pessoa');
  const table = page.getByRole('grid');
  await table.focus();
  const active = table.locator('[data-active]');
  for (const key of ['PageDown', 'End', 'ArrowLeft', 'ArrowLeft', 'ArrowDown', 'ArrowDown'])
    await page.keyboard.press(key);
  await expect(active).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1000, height: 500 });
  await expect(active).toBeInViewport({ ratio: 1 });
});
