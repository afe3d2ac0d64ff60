import type { Page } from '@playwright/test';
import { richClient } from './cliente.ts';
import { expect, login, settled, signIn, test } from './fixtures.ts';

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight);
const topOf = async (page: Page, heading: string) =>
  (await page.getByRole('columnheader', { name: heading }).boundingBox())?.y;

test('headings, count and pages of a list stay while its rows scroll, and coming back finds the place', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente');
  await expect(page.getByRole('rowheader')).toHaveCount(25);
  const before = await topOf(page, 'Cliente');
  const last = page.getByRole('rowheader').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect(page.getByRole('rowheader').first()).not.toBeInViewport();
  expect(await topOf(page, 'Cliente')).toBe(before);
  await expect(page.getByText(/^\d+ registros$/)).toBeInViewport();
  await last.getByRole('link').click();
  await expect(page.getByRole('tab', { name: 'Dados' })).toBeVisible();
  await page.goBack();
  await expect(last).toBeInViewport();
});

test('all filters of clients stand in one line above the list, its button at their end', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente');
  const fields = page.getByRole('search', { name: 'Filtros' });
  const text = await fields.getByRole('textbox', { name: 'Descrição' }).boundingBox();
  const button = await fields.getByRole('button', { name: 'Filtrar' }).boundingBox();
  expect(Math.abs((text?.y ?? 0) - (button?.y ?? 99))).toBeLessThan(8);
});

test('a client’s name keeps its room where the columns need more than there is', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1000, height: 768 });
  await page.goto('/cadastro/cliente');
  const name = await page.getByRole('rowheader').first().boundingBox();
  expect(name?.width).toBeGreaterThanOrEqual(240);
  // And it stays in view beside the columns that scroll past it, under its heading.
  const list = page.getByRole('region', { name: 'Clientes' });
  await list.evaluate((region) => region.scrollTo({ left: region.scrollWidth }));
  const left = (await list.boundingBox())?.x ?? 0;
  for (const stays of [page.getByRole('rowheader').first(), page.getByRole('columnheader', { name: 'Cliente' })]) {
    expect(Math.abs(((await stays.boundingBox())?.x ?? 0) - left)).toBeLessThan(2);
  }
});

test('what can be done with a row stays in view where the columns need more than there is', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto('/cadastro/Parametro');
  const list = page.getByRole('region', { name: 'Parâmetros' });
  const row = list.getByRole('row').nth(1);
  await expect(row).toBeVisible();
  expect(await list.evaluate((region) => region.scrollWidth - region.clientWidth)).toBeGreaterThan(20);
  const right = async () => {
    const box = await list.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const last = row.getByRole('button', { name: /^Remover / });
  for (const one of [row.getByRole('link', { name: /^Editar / }), last]) await expect(one).toBeInViewport({ ratio: 1 });
  const box = await last.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThan(await right());
  // What the keyboard reaches is not left beneath.
  await list.getByRole('button', { name: /^Situação/ }).focus();
  const cell = await list.getByRole('columnheader', { name: 'Situação' }).boundingBox();
  const options = await list.getByRole('columnheader', { name: 'Opções' }).boundingBox();
  expect((cell?.x ?? 0) + (cell?.width ?? 0)).toBeLessThanOrEqual((options?.x ?? 0) + 1);
});

test('a page that fits does not scroll, by no pixel', async ({ page }) => {
  await signIn(page, 'admin');
  for (const address of [
    '/cadastro/fonte-abastecimento',
    '/cadastro/roteiro',
    '/cadastro/cliente',
    '/cadastro/cliente/1/pontos-coleta',
  ]) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0);
    expect(await heightOf(page), address).toBe(0);
  }
});

test('choosing an item of the menu moves none of them', async ({ page }) => {
  await login(page, 'admin');
  const items = page.getByRole('navigation', { name: 'Módulos' }).getByRole('link');
  const places = () => items.evaluateAll((all) => all.map((item) => item.getBoundingClientRect().bottom));
  await expect(items.first()).toBeVisible();
  for (const item of await items.all()) {
    // The menu is longer than the window: what is below its end is scrolled to, then chosen.
    await item.scrollIntoViewIfNeeded();
    const before = await places();
    await item.click();
    await expect(item).toHaveAttribute('aria-current', 'page');
    expect(await places(), (await item.textContent()) ?? '').toEqual(before);
  }
});

test('the item of a page that is opened by its address is in view, however long the menu', async ({ page }) => {
  await signIn(page, 'admin');
  await page.setViewportSize({ width: 1366, height: 600 });
  const item = page.getByRole('navigation', { name: 'Módulos' }).locator('[aria-current]');
  for (const address of ['/acesso/LogUsers', '/cadastro/cliente']) {
    await page.goto(address);
    await expect(item).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }
});

test('on a phone the head of a client takes a third of the window at most', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente/1');
  await expect(page.getByText('DBO de cobrança atual')).toBeVisible();
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  const tabs = await page.getByRole('tablist').boundingBox();
  if (!title || !tabs) throw new Error('neither title nor tabs');
  expect(tabs.y + tabs.height - title.y).toBeLessThanOrEqual(800 / 3);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(400);
  // What is beyond the edge is told by a sign at it.
  const resumo = page.getByRole('navigation', { name: 'Resumo do cliente' });
  const signs = await resumo
    .locator('*')
    .evaluateAll((all) => all.map((one) => getComputedStyle(one, '::after').content).filter((one) => /›/.test(one)));
  expect(signs).toHaveLength(1);
});

test('on a phone the log breaks its lines between words, never within one', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 800 });
  await signIn(page, 'admin');
  await page.goto('/acesso/LogUsers');
  const entries = page.getByRole('list', { name: 'Log de Usuários' });
  await expect(entries.getByRole('listitem').first()).toBeVisible();
  const broken = await entries.evaluate((list) => {
    const walker = document.createTreeWalker(list, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    return texts.flatMap((text) =>
      [...text.data.matchAll(/[\p{L}\p{N}]+/gu)]
        .filter(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(text, index);
          range.setEnd(text, index + word.length);
          const parts = [...range.getClientRects()];
          const width = parts.reduce((sum, part) => sum + part.width, 0);
          // Another journey may have logged a word that is longer than any line.
          return parts.length > 1 && width <= (text.parentElement?.getBoundingClientRect().width ?? 0);
        })
        .map(([word]) => word),
    );
  });
  expect(broken).toEqual([]);
});

test('the head of a client’s log stays over the entries that scroll, the pages below them', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente/1/logs');
  const region = page.getByRole('region', { name: 'Log do cliente' });
  const head = region.getByRole('columnheader', { name: 'Campo' });
  await expect(head).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 420 });
  const gap = () =>
    region.evaluate((view) => {
      const first = view.querySelector('thead')?.getBoundingClientRect();
      return Math.round((first?.top ?? 0) - view.getBoundingClientRect().top);
    });
  expect(await region.evaluate((view) => view.scrollHeight - view.clientHeight)).toBeGreaterThan(20);
  await region.evaluate((view) => view.scrollTo(0, view.scrollHeight));
  expect(await gap()).toBe(0);
  await expect(page.getByText(/^\d+ registros?$/)).toBeVisible();
});

const FIELDS = 'main :is([role=tablist], .MuiFormControl-root, [role=group])';

/** Where each field of the page stands; how high a text of several lines will be is not known before. */
const placesOf = (page: Page) =>
  page.locator(FIELDS).evaluateAll((fields) =>
    fields.map((field) => {
      const { left, top } = field.getBoundingClientRect();
      return [left, top].map(Math.round).join();
    }),
  );

test('a client’s form stands where it stood while the summary above it was on its way', async ({ page }) => {
  await signIn(page, 'admin');
  const id = await richClient(page);
  const held = Promise.withResolvers<void>();
  await page.route('**/resumo', (route) => held.promise.then(() => route.continue()));
  await page.goto(`/cadastro/cliente/${id}`);
  await expect(page.getByRole('textbox', { name: 'Código', exact: true })).toBeVisible();
  const before = await placesOf(page);
  held.resolve();
  await expect(page.getByRole('navigation', { name: 'Resumo do cliente' })).toBeVisible();
  expect(await placesOf(page)).toEqual(before);
});

for (const user of ['admin', 'tecnico'] as const) {
  test(`a form stands where its shape stood while its record was on its way, ${user}`, async ({ page }) => {
    // Room for the title in one line: how long it will be is not known before.
    await page.setViewportSize({ width: 2400, height: 1000 });
    await signIn(page, user);
    const id = await richClient(page);
    for (const [address, call] of [
      [`/cadastro/cliente/${id}`, `**/api/Pessoa/${id}`],
      [`/cadastro/cliente/${id}/medidor-vazao`, '**/api/PessoaMedidorVazao/*'],
      ['/cadastro/ramo-atividade/1', '**/api/RamoAtividade/1'],
    ] as const) {
      const held = Promise.withResolvers<void>();
      await page.route(call, (route) => held.promise.then(() => route.continue()));
      await page.goto(address);
      await expect(page.getByRole('tablist')).toBeVisible();
      await expect(page.locator(FIELDS).nth(2)).toBeVisible();
      await expect(page.getByRole('status', { name: 'Carregando' })).not.toHaveCount(0);
      await settled(page);
      const before = await placesOf(page);
      expect(before.length, address).toBeGreaterThan(2);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
      held.resolve();
      await expect(page.getByRole('status', { name: 'Carregando' })).toHaveCount(0);
      await expect
        .poll(async () => (await placesOf(page)).slice(0, before.length), { message: address })
        .toEqual(before);
      await page.unrouteAll({ behavior: 'wait' });
    }
  });
}

test.describe('a browser that keeps nothing', () => {
  // A script for pages to come stays.
  test.use({ cold: true });

  test('a browser that refuses to keep anything is told what to allow, in place of the application', async ({
    page,
  }) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      }),
    );
    await page.goto('/cadastro/cliente');
    await expect(page.getByRole('heading', { name: 'O navegador não deixa este sistema guardar dados' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Recarregar a página' })).toBeVisible();
  });
});
