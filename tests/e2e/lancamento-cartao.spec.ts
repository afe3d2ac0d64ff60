import type { Locator, Page } from '@playwright/test';
import { makeClient, read } from './cliente.ts';
import { expect, signIn, test } from './fixtures.ts';
import { makeMeters } from './lancamento.ts';

/** That one thing begins where another ends, or further below. */
async function expectBelow(lower: Locator, upper: Locator): Promise<void> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  expect(below?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
}

/** The card of October on a phone, with the meters of a client of its own. */
async function openCard(page: Page, nome: string, meters: number, size = { width: 400, height: 800 }): Promise<void> {
  await page.setViewportSize(size);
  await signIn(page, 'admin');
  await makeMeters(page, nome, meters);
  await page.goto(`/cadastro/vazao-lancamento?nomeCliente=${encodeURIComponent(nome)}&idMes=10&idAno=2026`);
}

test('on a phone what is told of a save stands above the steps of the meter that is gone on to', async ({ page }) => {
  await openCard(page, 'Lida ao lado do medidor', 3);
  // Told once the next meter is there: who works quickly does not wait for it.
  let answer = () => {};
  const gone = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/PessoaHidrometroLancamento', async (route) => {
    await gone;
    await route.continue();
  });
  await page.getByLabel('Leitura atual').fill('12');
  await page.getByRole('button', { name: /^Salvar .*-1$/ }).click();
  await page.getByRole('button', { name: 'Próximo medidor' }).click();
  await expect(page.getByText('2 de 3')).toBeVisible();
  answer();
  const told = page.getByRole('alert').filter({ hasText: 'Vazão cadastrada com sucesso' });
  await expect(told).toBeVisible();
  await expectBelow(page.getByRole('button', { name: 'Próximo', exact: true }), told);
  // Whoever loads the page anew stands where they stood.
  await page.reload();
  await expect(page.getByText('2 de 3')).toBeVisible();
});

test('it stands above the steps of a card that the focus comes back to, too', async ({ page }) => {
  await openCard(page, 'Todas de uma vez', 2);
  await page.getByLabel('Leitura atual').fill('12');
  await page.getByLabel('Leitura atual').press('Enter');
  await page.getByRole('button', { name: 'Salvar tudo' }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Vazão cadastrada com sucesso' });
  await expect(told).toBeVisible();
  await expect(page.getByRole('button', { name: 'Salvar tudo' })).toHaveCount(0);
  await expectBelow(page.getByRole('button', { name: 'Próximo', exact: true }), told);
});

test('why a reading was not saved is told over neither the button that saved it nor the steps', async ({
  page,
  context,
}) => {
  await openCard(page, 'Recusada no telefone', 2);
  const told = page.getByRole('alert').filter({ hasText: 'Não salva' });
  await page.getByLabel('Leitura anterior').fill('1000');
  await page.getByLabel('Leitura atual').fill('900');
  await page.getByRole('button', { name: /^Salvar .*-1$/ }).click();
  await expect(told).toHaveText('Não salva. A leitura atual é menor que a anterior.');
  await expectBelow(page.getByRole('button', { name: 'Próximo', exact: true }), told);
  await expect(told).toBeHidden();

  await page.getByLabel('Leitura atual').fill('1100');
  await page.getByLabel('Leitura atual').press('Tab');
  await context.setOffline(true);
  const saveAll = page.getByRole('button', { name: 'Salvar tudo' });
  await saveAll.press('Enter');
  await expect(told).toHaveText('Não salva. Sem conexão ao salvar.');
  await expect(saveAll).toBeFocused();
  await expectBelow(saveAll, told);
  await context.setOffline(false);
});

test('it stands over no word of what became of later months, which the page goes up to', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 500 });
  await signIn(page, 'admin');
  const nome = 'Lida fora de ordem';
  await makeMeters(page, nome, 1);
  const filter = `nomeCliente=${encodeURIComponent(nome)}&idMes=10&idAno=2026`;
  const [{ idHidrometro }] = await read<[{ idHidrometro: number }]>(page, `/PessoaHidrometro/?${filter}`);
  const november = { idHidrometro, idMes: 11, idAno: 2026, leituraAtual: 150 };
  expect((await page.request.post('/api/PessoaHidrometroLancamento', { data: november })).status()).toBe(200);
  await page.goto(`/cadastro/vazao-lancamento?${filter}`);
  await page.getByLabel('Leitura atual').fill('100');
  await page.getByRole('button', { name: /^Salvar .*-1$/ }).click();
  const told = page.getByRole('alert').filter({ hasText: 'Vazão cadastrada com sucesso' });
  await expect(told).toBeVisible();
  const title = page.getByRole('status').filter({ hasText: 'mudou com o que foi salvo' });
  await expect(title).toBeInViewport({ ratio: 1 });
  await expectBelow(title, told);
});

test('what can be done with a reading on a narrow phone are buttons as high as a finger needs, in one row', async ({
  page,
}) => {
  await openCard(page, 'Lida com o polegar', 1, { width: 360, height: 740 });
  const options = [
    page.getByRole('button', { name: /^Calcular / }),
    page.getByRole('button', { name: /^Observações de / }),
    page.getByRole('link', { name: /^Ficha de leitura de / }),
  ];
  const boxes = await Promise.all(options.map((option) => option.boundingBox()));
  for (const box of boxes) {
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBe(boxes[0]?.y);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
  // So is what a reading that was not saved is checked with.
  await page.getByLabel('Leitura atual').fill('12x');
  await page.getByRole('button', { name: /^Salvar .*-1$/ }).click();
  expect((await page.getByRole('button', { name: 'Conferir' }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('of two versions with long texts a phone scrolls the content alone, between their title and their buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  const nome = 'Comparada no telefone';
  await makeMeters(page, nome, 1);
  const month = `nomeCliente=${encodeURIComponent(nome)}&idMes=10&idAno=2026`;
  await page.goto(`/cadastro/vazao-lancamento?${month}`);
  const [row] = await read<{ idHidrometro: number }[]>(page, `/PessoaHidrometro/?${month}`);
  const long = 'Conferido no local com o responsável pela manutenção. '.repeat(4).trim();
  await page.getByLabel('Leitura atual').fill('180');
  await page.getByRole('textbox', { name: 'OBS' }).fill(long);
  const theirs = { idHidrometro: row?.idHidrometro, idMes: 10, idAno: 2026, idCategoriaCobranca: 1, motivo: long };
  const data = { id: 0, leituraAnterior: 0, leituraAtual: 150, ...theirs, obs: long.toUpperCase() };
  expect((await page.request.post('/api/PessoaHidrometroLancamento', { data })).status()).toBe(200);
  await page.getByRole('button', { name: /^Salvar .*-1$/ }).click();
  await page.getByRole('button', { name: 'Comparar' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: /^Comparar/ })).toBeInViewport({ ratio: 1 });
  const later = dialog.getByRole('button', { name: 'Decidir depois' });
  await expect(later).toBeInViewport({ ratio: 1 });
  const keep = dialog.getByRole('button', { name: 'Salvar o escolhido' });
  await keep.scrollIntoViewIfNeeded();
  await expect(dialog.getByRole('heading', { name: /^Comparar/ })).toBeInViewport({ ratio: 1 });
  for (const button of [later, keep, page.getByRole('button', { name: 'Salvar tudo', includeHidden: true })]) {
    expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test.describe('with a finger', () => {
  test.use({ hasTouch: true, viewport: { width: 400, height: 800 } });

  test('a tap goes to the next meter, though what is typed comes to be pending or odd by it', async ({
    page,
    context,
  }) => {
    await signIn(page, 'admin');
    const nome = 'Toque que chega';
    await makeMeters(page, nome, 3);
    await page.goto(`/cadastro/vazao-lancamento?nomeCliente=${encodeURIComponent(nome)}&idMes=10&idAno=2026`);
    const current = page.getByLabel('Leitura atual');
    await current.tap();
    await expect(page.getByText('Tudo salvo')).toBeVisible();
    // The bar of two lines that tells of it moves all that stands below.
    await context.setOffline(true);
    await page.keyboard.type('1950');
    await page.getByRole('button', { name: 'Próximo', exact: true }).tap();
    await expect(page.getByText('2 de 3')).toBeVisible();
    await current.tap();
    await page.keyboard.type('12,5,3');
    // So does what is said of the field above it.
    await page.getByRole('button', { name: 'Próximo medidor' }).tap();
    await expect(page.getByText('3 de 3')).toBeVisible();
    await page.getByRole('button', { name: 'Anterior', exact: true }).tap();
    await expect(current).toHaveValue('12,5,3');
    await page.getByRole('button', { name: 'Medidor anterior' }).tap();
    await expect(page.getByText('1 de 3')).toBeVisible();
    await expect(current).toHaveValue('1.950');
  });

  test('a name in one piece, however long, does not push the page aside', async ({ page }) => {
    await signIn(page, 'admin');
    const idPessoa = await makeClient(page, 'Registro comprido');
    const registro = 'R'.repeat(60);
    const meter = {
      idPessoa,
      registro,
      uc: 'U'.repeat(60),
      idFonteAbastecimento: 1,
      flagAtivo: 1,
      flagMedidorVazao: 0,
    };
    expect((await page.request.post('/api/PessoaHidrometro', { data: meter })).status()).toBe(200);
    await page.goto('/cadastro/vazao-lancamento?nomeCliente=Registro%20comprido&idMes=10&idAno=2026');
    await expect(page.getByText(`Registro ${registro}`)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(400);
  });
});
