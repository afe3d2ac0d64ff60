import type { Browser, Page } from '@playwright/test';
import { makeClient, read } from './cliente.ts';
import { expect, expectAccessible, login, test } from './fixtures.ts';

const MES = 'idMes=10&idAno=2026';

interface Leitura {
  id: number;
  leituraAtual: number;
  volumeCorrigido: number;
  versao: number | null;
}

/** A client of its own with meters that were never read. */
async function makeMeters(page: Page, nome: string, count: number): Promise<void> {
  const idPessoa = await makeClient(page, nome);
  for (let at = 1; at <= count; at++) {
    const data = { idPessoa, registro: `${nome}-${at}`, idFonteAbastecimento: 1, flagAtivo: 1, flagMedidorVazao: 0 };
    expect((await page.request.post('/api/PessoaHidrometro', { data })).status()).toBe(200);
  }
}

async function openGrid(page: Page, nome: string) {
  await page.goto(`/cadastro/vazao-lancamento?nomeCliente=${encodeURIComponent(nome)}&${MES}`);
  const grid = page.getByRole('grid', { name: 'Leituras de Outubro de 2026' });
  await expect(grid).toBeVisible();
  return grid;
}

const saved = async (page: Page, nome: string) =>
  (await read<Leitura[]>(page, `/PessoaHidrometro/?nomeCliente=${encodeURIComponent(nome)}&${MES}`)).map(
    ({ leituraAtual, versao }) => [leituraAtual, versao],
  );

/** From the first cell to the current reading of the first meter. */
async function toReadings(page: Page): Promise<void> {
  for (let at = 0; at < 6; at++) await page.keyboard.press('ArrowRight');
}

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
  for (let at = 1; at <= 10; at++) {
    await page.keyboard.type(`${at},5`);
    await page.keyboard.press('Enter');
  }
  const pasted = Array.from({ length: 20 }, (_, at) => `${at + 11},5`).join('\r\n');
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted);
  await page.keyboard.press('Control+V');
  await expect(page.getByText('30 leituras não salvas')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Salvar tudo' }).press('Enter');
  await expect(page.getByText('Tudo salvo')).toBeVisible();
  expect(await saved(page, nome)).toEqual(Array.from({ length: 30 }, (_, at) => [at + 1.5, 1]));
});

test('connection cut in the middle and page closed: all is still there, and is written once', async ({
  browser,
  server,
}) => {
  const nome = 'Lançada sem rede';
  const first = await browserOf(browser, server.url, 'admin');
  await makeMeters(first, nome, 6);
  const context = first.context();
  const grid = await openGrid(first, nome);
  await grid.focus();
  await toReadings(first);
  for (const reading of ['11', '12', '13']) {
    await first.keyboard.type(reading);
    await first.keyboard.press('Enter');
  }
  // The second reading reaches the server; then the connection is cut, before its reply.
  let asked = 0;
  await context.route('**/api/PessoaHidrometroLancamento', async (route) => {
    asked += 1;
    if (asked === 1) return route.continue();
    await route.fetch();
    await context.setOffline(true);
    return route.abort();
  });
  await first.getByRole('button', { name: 'Salvar tudo' }).click();
  await expect(first.getByRole('region', { name: 'Uma leitura não foi salva' })).toBeVisible();
  await grid.focus();
  await first.keyboard.type('14');
  await first.keyboard.press('Enter');
  await expect(first.getByText(/^3 leituras não salvas: sem conexão/)).toBeVisible();
  await first.close();

  await context.setOffline(false);
  await context.unroute('**/api/PessoaHidrometroLancamento');
  const second = await context.newPage();
  await openGrid(second, nome);
  await expect(second.getByText('2 leituras não salvas')).toBeVisible();
  await second.getByRole('button', { name: 'Salvar tudo' }).click();
  await expect(second.getByText('Tudo salvo')).toBeVisible();
  expect(await saved(second, nome)).toEqual([[11, 1], [12, 1], [13, 1], [14, 1], ...Array(2).fill([0, null])]);
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
    await page.keyboard.type(reading);
    await page.keyboard.press('Enter');
  }
  await ana.getByRole('button', { name: 'Salvar tudo' }).click();
  await expect(ana.getByText('Tudo salvo')).toBeVisible();

  await bia.getByRole('button', { name: 'Salvar tudo' }).click();
  await bia.getByRole('button', { name: 'Comparar' }).click();
  const dialog = bia.getByRole('dialog', { name: /^Comparar/ });
  await expect(dialog).toContainText('admin alterou este registro');
  await expectAccessible(bia);
  expect(await saved(bia, nome)).toEqual([[100, 1]]);
  await dialog.getByRole('button', { name: 'Salvar o escolhido' }).click();
  await expect(bia.getByText('Tudo salvo')).toBeVisible();
  expect(await saved(bia, nome)).toEqual([[105, 2]]);
});
