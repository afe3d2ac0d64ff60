import { expect, expectAccessible, login, showTheme, signIn, test } from './fixtures.ts';
import { pdfOf, workbookOf } from './relatorio.ts';

const PATH = '/relatorio/ranking';
const TITLE = 'Ranking das indústrias ligadas à estação de tratamento de esgoto';

test('the ranking: a year, its order, PDF, workbook and drawing; a technician only sees it', async ({ page }) => {
  await login(page, 'tecnico');
  await page.getByRole('link', { name: 'Ranking de Indústrias' }).click();
  await expect(page.getByRole('heading', { level: 1, name: TITLE })).toBeVisible();
  await page.getByLabel('Ano').fill('26');
  await page.getByLabel('Ano').press('Enter');
  await expect(page.getByText('Ano inválido')).toBeVisible();
  await page.getByLabel('Ano').fill('2025');
  await page.getByLabel('Ordem').click();
  await page.getByRole('option', { name: 'Coletas realizadas' }).click();
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page.getByRole('grid', { name: TITLE })).toBeVisible();
  expect(new URL(page.url()).search).toBe('?ano=2025&valor=2');
  await expect(page.getByText(/^Ano: 2025 – Ordem: Coletas realizadas – feito em/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Atualizar dados' })).toHaveCount(0);
  await expectAccessible(page);

  await pdfOf(page);
  expect(await workbookOf(page)).toBe('Relatorio_ranking.xlsx');
  await page.getByRole('button', { name: 'Mostrar gráfico' }).click();
  await expect(page.getByRole('img', { name: 'Coletas realizadas e meta' })).toBeVisible();
  await expectAccessible(page);
});

test('an administrator has a year worked out anew; one without data leads to the nearest, on a phone too', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 400, height: 800 });
  await page.goto(`${PATH}?ano=2029`);
  await expect(page.getByText('Não há dados para estes filtros.')).toBeVisible();
  // The latest before it that the demonstration, or another journey, has given data; after it there may be one, too.
  const nearest = page.getByRole('link', { name: /^20\d\d$/ }).first();
  const ano = await nearest.innerText();
  await nearest.click();
  await expect(page.getByRole('grid', { name: TITLE })).toBeVisible();
  await page.getByRole('button', { name: 'Atualizar dados' }).click();
  await expect(page.getByRole('alertdialog', { name: `Atualizar os dados de ${ano}?` })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Atualizar', exact: true }).click();
  await expect(
    page.getByText(new RegExp(`^Dados de ${ano}: criados \\d+, alterados \\d+, iguais \\d+$`)),
  ).toBeVisible();
  await expect(page.getByRole('grid', { name: TITLE })).toBeVisible();
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
});

test('at 1366 pixels seven of its columns are in view, their headings whole in the height of any, and on paper all', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1366, height: 768 });
  await page.goto(`${PATH}?ano=2026&valor=1`);
  await expect(page.getByRole('rowheader').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const { height, inView, cut } = await page.getByRole('grid').evaluate((grid) => {
    const right = (grid.parentElement as HTMLElement).getBoundingClientRect().right;
    const heads = [...grid.querySelectorAll('thead th')];
    return {
      height: grid.querySelector('thead')?.getBoundingClientRect().height,
      inView: heads.filter((head) => head.getBoundingClientRect().right <= right).length,
      cut: heads
        .flatMap((head) => [...head.querySelectorAll('div > span')])
        .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    };
  });
  expect(height).toBe(44);
  expect(inView).toBeGreaterThanOrEqual(7);
  expect(cut).toEqual([]);

  // On paper it is whole, black on white in any theme, without what stands around it and what is pressed.
  await showTheme(page, 'dark');
  await page.emulateMedia({ media: 'print' });
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  for (const gone of ['Ano', 'Pesquise aqui']) await expect(page.getByLabel(gone, { exact: true })).toBeHidden();
  await expect(page.getByRole('navigation')).toBeHidden();
  const printed = await page.getByRole('grid').evaluate((grid) => {
    const seen = [...grid.ownerDocument.querySelectorAll('body *')].filter((one) => one.checkVisibility());
    const clipped = seen.filter((one) => one.contains(grid) && getComputedStyle(one).overflow !== 'visible');
    return {
      rows: grid.querySelectorAll('tbody tr').length === Number(grid.getAttribute('aria-rowcount')) - 1,
      buttons: seen.filter((one) => one.matches('.MuiButton-root, .MuiIconButton-root')).length,
      colours: [...new Set(seen.map((one) => getComputedStyle(one).color))],
      grounds: [...new Set(seen.map((one) => getComputedStyle(one).backgroundColor))],
      wider: grid.ownerDocument.documentElement.scrollWidth - innerWidth,
      clipped: clipped.length,
    };
  });
  const [black, none] = ['rgb(0, 0, 0)', 'rgba(0, 0, 0, 0)'];
  expect(printed).toEqual({ rows: true, buttons: 0, colours: [black], grounds: [none], wider: 0, clipped: 0 });
});
