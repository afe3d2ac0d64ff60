import type { Browser, Locator, Page } from '@playwright/test';
import { read } from './cliente.ts';
import { expect, expectAccessible, expectSideBySide, login, signIn, test, visit } from './fixtures.ts';
import { expectRingWhole, makeMeters, openGrid, saved, toReadings, typeReadings } from './lancamento.ts';

async function browserOf(browser: Browser, baseURL: string, user: 'admin' | 'tecnico'): Promise<Page> {
  const page = await (await browser.newContext({ baseURL, locale: 'pt-BR' })).newPage();
  await login(page, user);
  return page;
}

test('a month of 30 meters is typed and pasted by keyboard alone, and saved at once', async ({ page, context }) => {
  const nome = 'Lançada pelo teclado';
  await login(page, 'admin');
  await makeMeters(page, nome, 30);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const grid = await openGrid(page, nome);
  await grid.focus();
  await toReadings(page);
  const readings = Array.from({ length: 30 }, (_, at) => `${at + 1},5`);
  await typeReadings(page, readings.slice(0, 10));
  // Of no field that is gone the caret stays, for every frame to look for its place.
  expect(await page.evaluate(() => getSelection()?.type)).toBe('None');
  const pasted = readings.slice(10).join('\r\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  await page.keyboard.press('Control+V');
  await expect(page.getByText('30 leituras não salvas')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar tudo' }).press('Enter');
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  expect(await saved(page, nome)).toEqual(Array.from({ length: 30 }, (_, at) => [at + 1.5, 1]));

  // What names a meter stays where it is, over the columns that are brought into view.
  await expectSideBySide(grid);
  const client = page.getByRole('rowheader').first();
  const place = await client.boundingBox();
  await grid.focus();
  await page.keyboard.press('End');
  const last = page.getByRole('columnheader', { name: 'OBS' });
  await expect(last).toBeInViewport({ ratio: 1 });
  expect(await client.boundingBox()).toEqual(place);
  expect(await covers(client)).toBe(true);
});

/** Whether an element is what is seen at its middle. */
const covers = (locator: Locator) =>
  locator.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('each button of a row shows what it does, with colours of the theme and with those that users give', async ({
  page,
}) => {
  await login(page, 'admin');
  await makeMeters(page, 'Lançada com ícones', 1);
  const grid = await openGrid(page, 'Lançada com ícones');
  const shapes = (property: 'backgroundImage' | 'maskImage') =>
    page
      .locator('[data-icone]')
      .evaluateAll((icons, name) => icons.map((icon) => getComputedStyle(icon)[name]), property);
  const drawn = await shapes('backgroundImage');
  expect(new Set(drawn).size).toBe(4);
  expect(drawn.every((image) => image.startsWith('url("data:image/svg+xml,'))).toBe(true);
  expect(await shapes('maskImage')).toEqual(drawn.map(() => 'none'));
  await page.emulateMedia({ forcedColors: 'active' });
  expect(new Set(await shapes('maskImage')).size).toBe(4);
  expect(await shapes('backgroundImage')).toEqual(drawn.map(() => 'none'));

  // So has a range of cells, and of the menu the page that is open.
  await grid.focus();
  await page.keyboard.press('Shift+ArrowRight');
  const outlines = await grid
    .locator('[aria-selected="true"]')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell).outlineStyle));
  expect(outlines).toHaveLength(2);
  expect(outlines).not.toContain('none');
  const borders = await page
    .getByRole('navigation', { name: 'Módulos' })
    .getByRole('link')
    .evaluateAll((links) => links.filter((link) => getComputedStyle(link).borderLeftWidth !== '0px').length);
  expect(borders).toBe(1);

  // And of a list the page that is shown, and what is enabled.
  await visit(page, '/cadastro/cliente?page=2');
  const shown = page.getByRole('navigation', { name: 'Navegar pela paginação' }).locator('[aria-current]');
  await expect(shown).toHaveText('2');
  await expect(shown).toHaveCSS('border-top-width', '2px');
  const dots = await page
    .getByText(/^(?:Des|H)abilitado$/)
    .locator('span')
    .evaluateAll((all) =>
      all.map((dot) => [dot.parentElement?.textContent, getComputedStyle(dot).borderTopWidth].join(' ')),
    );
  expect([...new Set(dots)].toSorted()).toEqual(['Desabilitado 1px', 'Habilitado 4px']);
});

test('two people on one reading: the second compares, and nothing is overwritten', async ({ browser, server }) => {
  const nome = 'Lançada por dois';
  const ana = await browserOf(browser, server.url, 'admin');
  await makeMeters(ana, nome, 1);
  const bia = await browserOf(browser, server.url, 'tecnico');
  for (const [page, reading] of [
    [ana, '100'],
    [bia, '105'],
  ] as const) {
    const grid = await openGrid(page, nome);
    await grid.focus();
    await toReadings(page);
    await typeReadings(page, [reading]);
  }
  await ana.getByRole('button', { name: 'Salvar tudo' }).click();
  await expect(ana.getByText('Tudo salvo')).toBeVisible();

  await bia.getByRole('button', { name: 'Salvar tudo' }).click();
  await expectRingWhole(bia.getByRole('button', { name: 'Comparar' }));
  await bia.getByRole('button', { name: 'Comparar' }).click();
  const dialog = bia.getByRole('dialog', { name: /^Comparar/ });
  await expect(dialog).toContainText('admin gravou este registro');
  await expectAccessible(bia);
  expect(await saved(bia, nome)).toEqual([[100, 1]]);
  await dialog.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expect(bia.getByText('Tudo salvo')).toBeVisible();
  expect(await saved(bia, nome)).toEqual([[105, 2]]);
});

test('a month saved late tells what became of the next, and leads there; on a telephone a key types over a reading', async ({
  page,
}) => {
  const nome = 'Lançada fora de ordem';
  await login(page, 'admin');
  await makeMeters(page, nome, 1);
  const grid = await openGrid(page, nome);
  const [{ idHidrometro }] = await read<[{ idHidrometro: number }]>(
    page,
    `/PessoaHidrometro/?nomeCliente=${encodeURIComponent(nome)}&idMes=10&idAno=2026`,
  );
  const november = { idHidrometro, idMes: 11, idAno: 2026, leituraAtual: 60_000 };
  expect((await page.request.post('/api/PessoaHidrometroLancamento', { data: november })).status()).toBe(200);
  await grid.focus();
  await toReadings(page);
  await typeReadings(page, ['100']);
  await page.getByRole('button', { name: 'Salvar tudo' }).click();
  const told = page.getByRole('region', { name: /mudou com o que foi salvo; 1 pede conferência$/ });
  await expect(told).toContainText('novembro de 2026: leitura anterior: de 0 para 100; volume medido e corrigido');
  await expect(told).toContainText('Confira: o volume passa de 3 vezes a mediana');
  await expectAccessible(page);
  await expectRingWhole(told.getByRole('link', { name: 'Abrir novembro de 2026' }));

  await page.setViewportSize({ width: 400, height: 800 });
  await told.getByRole('link', { name: 'Abrir novembro de 2026' }).click();
  await expect(page.getByText(/^salva · O volume passa de 3 vezes.* · sem motivo$/)).toBeVisible();
  await expectAccessible(page);
  const reading = page.getByRole('textbox', { name: 'Leitura atual' });
  await expect(reading).toHaveValue('60.000');
  await page.getByRole('textbox', { name: 'Leitura anterior' }).click();
  await page.keyboard.press('Tab');
  await page.keyboard.type('70000');
  await expect(reading).toHaveValue('70000');
  await told.getByRole('button', { name: 'Entendi' }).click();
  await expect(told).toBeHidden();
});

/** How many lines of an element's text are in view, and whether it shows all of it. */
const linesOf = (locator: Locator) =>
  locator.evaluate((element) => {
    const text = document.createRange();
    text.selectNodeContents(element);
    const { bottom, right } = element.getBoundingClientRect();
    const all = [...text.getClientRects()];
    const seen = all.filter((one) => one.bottom <= bottom + 1 && one.right <= right + 1);
    return { lines: new Set(seen.map(({ top }) => Math.round(top))).size, whole: seen.length === all.length };
  });

test('what is wrong is read where it stands: of a row on two lines, of the year on one', async ({ page }) => {
  const nome = 'Lançada com erro';
  await login(page, 'admin');
  await makeMeters(page, nome, 1);
  const grid = await openGrid(page, nome);
  await grid.focus();
  await toReadings(page);
  await typeReadings(page, ['x']);
  const situation = grid.getByRole('gridcell', { name: 'não salvo · Leitura atual: Número inválido' });
  expect(await linesOf(situation)).toEqual({ lines: 2, whole: true });
  expect((await situation.boundingBox())?.height).toBe(35);
  await expectAccessible(page);

  // What needs one line alone stands in its midst.
  await page.route('**/api/PessoaHidrometroLancamento', (route) =>
    route.fulfill({ status: 422, json: { flagErro: true, listaMensagens: ['Recusada'], listaResultados: null } }),
  );
  await grid.focus();
  await page.keyboard.press('Control+Home');
  await toReadings(page);
  await page.keyboard.type('5');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Salvar tudo' }).click();
  const [above, below] = await grid.getByRole('gridcell', { name: 'não salvo · Recusada' }).evaluate((cell) => {
    const text = document.createRange();
    text.selectNodeContents(cell);
    const [inner, outer] = [text.getBoundingClientRect(), cell.getBoundingClientRect()];
    return [inner.top - outer.top, outer.bottom - inner.bottom] as const;
  });
  expect(Math.abs(above - below)).toBeLessThanOrEqual(1);

  await page.getByLabel('Ano').fill('20');
  await page.getByRole('button', { name: 'Filtrar' }).click();
  const wrong = page.locator('p', { hasText: 'Ano inválido' });
  expect(await linesOf(wrong)).toEqual({ lines: 1, whole: true });
  await page.setViewportSize({ width: 400, height: 800 });
  expect(await linesOf(wrong)).toEqual({ lines: 1, whole: true });
});

test('keys scroll the grid aside by whole columns, and its cell stays in view in a narrower window', async ({
  page,
}) => {
  const nome = 'Indústria das colunas inteiras';
  await signIn(page, 'admin');
  await makeMeters(page, nome, 2);
  const grid = await openGrid(page, nome);
  /** Pixels from where the columns that stay end to where the next one begins; 0 where no text is cut. */
  const cut = () =>
    grid.evaluate((table) => {
      const headings = [...table.querySelectorAll('thead th')].map((one) => one.getBoundingClientRect());
      const staying = [...table.querySelectorAll('thead [data-fixed]')].map((one) => one.getBoundingClientRect().right);
      const edge = Math.max(...staying);
      return Math.min(...headings.map(({ left }) => Math.abs(Math.round(left - edge))));
    });
  await grid.focus();
  for (let at = 0; at < 15; at++) {
    await page.keyboard.press('ArrowRight');
    expect(await cut(), `after ${at + 1} columns`).toBe(0);
  }
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  expect(await cut()).toBe(0);
  await page.keyboard.press('Home');
  await toReadings(page);
  await page.setViewportSize({ width: 820, height: 1180 });
  await expect(grid.locator('[data-active]')).toBeInViewport({ ratio: 1 });

  // Wider again, more columns stay.
  for (let at = 0; at < 5; at++) await page.keyboard.press('ArrowRight');
  await page.setViewportSize({ width: 1180, height: 820 });
  await expect.poll(() => grid.locator('thead [data-fixed]').count()).toBe(2);
  expect(await cut()).toBe(0);
});
