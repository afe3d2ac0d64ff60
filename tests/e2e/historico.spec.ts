import { expect, expectAccessible, expectSideBySide, signIn, test } from './fixtures.ts';

test('the history is edited, coloured and explained by keyboard, each step accessible in both themes', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente/1/historico-coletas');
  const table = page.getByRole('grid', { name: 'Coletas e resultados' });
  const charge = page.getByText('Atual', { exact: true }).locator('..');
  const before = await charge.textContent();

  await page.getByRole('button', { name: 'Como se chegou aqui' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('Média das coletas');
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  // What is wrong with the rows is told beside them: the table stays where it is.
  const top = async () => (await table.boundingBox())?.y;
  const stood = await top();
  await page.getByRole('textbox', { name: 'Linhas' }).fill('9-4');
  await page.getByRole('button', { name: 'Aplicar cor' }).press('Enter');
  await expect(page.getByText(/^Não se lê 9-4/)).toBeVisible();
  expect(await top()).toBe(stood);
  await expectAccessible(page);

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
  await expect(charge).toContainText(after);

  await table.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: 'Editar historico' });
  await form.getByRole('textbox', { name: 'Cu*' }).fill('99');
  await expect(form.getByText('acima do máximo 1,5')).toBeVisible();
  await expectAccessible(page);
  await form.getByRole('textbox', { name: 'Cu*' }).press('Enter');
  await expect(form).toBeHidden();
  // Of a row's cells only those in view are in the document.
  await table.getByRole('columnheader', { name: 'Cu* mg/L' }).scrollIntoViewIfNeeded();
  await expect(table.getByRole('row').nth(2)).toContainText('99,000 acima do máximo 1,5');

  await page.keyboard.press('Delete');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' }).press('Enter');
  await page.goto('/cadastro/cliente/1');
  await page.getByRole('button', { name: 'Histórico de coletas não conformes' }).press('Enter');
  await expect(page.getByRole('dialog')).toContainText('99');
  await expectAccessible(page);
});

test('cells of the history are copied and its rows filtered by keyboard, accessible in both themes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente/2/historico-coletas');
  const table = page.getByRole('grid', { name: 'Coletas e resultados' });
  const all = (await page.getByText(/^\d+ coletas$/).textContent()) ?? '';
  const [first, second] = await table
    .getByRole('row')
    .filter({ has: page.getByRole('gridcell') })
    .all();
  const texts = async (row: typeof first) => (await row?.getByRole('gridcell').allTextContents())?.slice(1, 4);
  const shown = [await texts(first), await texts(second)].map((cells) => cells?.join('\t')).join('\r\n');

  await table.focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowDown']) await page.keyboard.press(`Shift+${key}`);
  await page.keyboard.press('Control+c');
  await expect(page.getByText('6 células copiadas.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shown);
  await expectAccessible(page);

  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Alt+ArrowDown');
  const menu = page.getByRole('dialog', { name: 'N' });
  await expect(menu).toBeVisible();
  await expectAccessible(page);
  await menu.getByRole('checkbox', { name: 'Só não conformes' }).press('Space');
  await expect(menu).toBeHidden();
  await expect(page.getByText(new RegExp(`^\\d+ de ${all}$`))).toBeVisible();
  await expectAccessible(page);
  // The same link shows the same.
  await page.reload();
  await expect(page.getByText(new RegExp(`^\\d+ de ${all}$`))).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).press('Enter');
  await expect(page.getByText(all, { exact: true })).toBeVisible();
});

/** As spaced out as a reader may have texts (WCAG 2.2, 1.4.12). */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }';

test('the page of the history does not scroll, but for its rows, and cuts no text that is spaced out', async ({
  page,
}) => {
  await signIn(page, 'admin');
  for (const [width, height] of [
    [1366, 768],
    [1920, 1080],
    [400, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/cadastro/cliente/2/historico-coletas');
    const grid = page.getByRole('grid', { name: 'Coletas e resultados' });
    await expect(grid.getByRole('gridcell').first()).toBeVisible();
    await expectSideBySide(grid);
    const excess = () =>
      page.evaluate(() => {
        const { scrollWidth, scrollHeight } = document.documentElement;
        return [scrollWidth - window.innerWidth, scrollHeight - window.innerHeight] as const;
      });
    // A phone has no room for all of it, one below the other.
    if (width === 400) expect((await excess())[0]).toBe(0);
    else await expect.poll(excess).toEqual([0, 0]);
    if (width !== 1366) continue;
    const cut = () =>
      grid.locator('thead div > span, tbody tr > [aria-colindex]').evaluateAll((all) =>
        all
          .filter((one) => {
            const { paddingLeft, paddingRight } = getComputedStyle(one);
            const text = document.createRange();
            text.selectNodeContents(one);
            const room = one.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
            return text.getBoundingClientRect().width > room + 1;
          })
          .map(({ textContent }) => textContent),
      );
    expect(await cut()).toEqual([]);
    await page.addStyleTag({ content: SPACED });
    await expect.poll(cut).toEqual([]);
  }
});
