import { expect, login, logout, test } from './fixtures.ts';
import { makeMeters, openGrid, saved, toReadings, typeReadings } from './lancamento.ts';

const SALVAR = '**/api/PessoaHidrometroLancamento';

test('one month in two tabs: both save all at once, and no reading is written twice or lost', async ({
  context,
  page,
}) => {
  const nome = 'Lançada em duas abas';
  await login(page, 'admin');
  await makeMeters(page, nome, 5);
  const grid = await openGrid(page, nome);
  const other = await context.newPage();
  await openGrid(other, nome);
  await page.bringToFront();
  await grid.focus();
  await toReadings(page);
  await typeReadings(page, ['11', '12', '13', '14', '15']);
  await expect(other.getByText('5 leituras não salvas')).toBeVisible();
  await Promise.all([page, other].map((tab) => tab.getByRole('button', { name: 'Salvar tudo' }).click()));
  const once = [11, 12, 13, 14, 15].map((reading) => [reading, 1]);
  await expect.poll(() => saved(page, nome)).toEqual(once);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('status').getByText('Tudo salvo')).toBeVisible();
  }
  expect(await saved(page, nome)).toEqual(once);
});

test('Ctrl+Z in one tab takes back nothing that was typed in the other', async ({ context, page }) => {
  const nome = 'Desfeita em duas abas';
  await login(page, 'admin');
  await makeMeters(page, nome, 1);
  const grid = await openGrid(page, nome);
  const other = await context.newPage();
  const otherGrid = await openGrid(other, nome);
  await page.bringToFront();
  await grid.focus();
  await toReadings(page);
  await typeReadings(page, ['100']);
  await expect(otherGrid).toContainText('100');
  await other.bringToFront();
  await otherGrid.focus();
  await toReadings(other);
  await typeReadings(other, ['200']);
  await expect(grid).toContainText('200');
  await page.bringToFront();
  await page.keyboard.press('Control+z');
  await expect(page.getByText(/^Não desfeito: .* foi alterada depois disso em outra aba, ou salva$/)).toBeVisible();
  for (const tab of [page, other]) await expect(tab.getByText('1 leitura não salva')).toBeVisible();
  await expect(grid).toContainText('200');
  await expect(otherGrid).toContainText('200');
});

test('another user who signs in while readings are sent sends none of them, and is shown none', async ({
  context,
  page,
}) => {
  const nome = 'Lançada até a troca';
  await login(page, 'admin');
  await makeMeters(page, nome, 3);
  const grid = await openGrid(page, nome);
  await grid.focus();
  await toReadings(page);
  await typeReadings(page, ['11', '12', '13']);
  // The first one is on its way until the other user is there.
  let asked = 0;
  let answered = 0;
  let letGo = () => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(SALVAR, async (route) => {
    asked += 1;
    const reply = await route.fetch();
    answered += 1;
    await held;
    return route.fulfill({ response: reply });
  });
  await page.getByRole('button', { name: 'Salvar tudo' }).click();
  await expect.poll(() => answered).toBe(1);
  const other = await context.newPage();
  await other.goto('/');
  await logout(other);
  await login(other, 'tecnico');
  letGo();
  await openGrid(other, nome);
  await expect(other.getByText(/leituras? não salvas?/)).toHaveCount(0);
  expect((await saved(other, nome)).map(([reading]) => reading)).toEqual([11, 0, 0]);
  expect(asked).toBe(1);
});
