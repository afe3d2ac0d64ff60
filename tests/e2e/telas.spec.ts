import type { Page, Request } from '@playwright/test';
import { expect, expectAccessible, expectWords, login, showTheme, signIn, test, visit } from './fixtures.ts';
import { unseenAgain, unseenStops } from './focus.ts';
import { expectPdf } from './relatorio.ts';
import { SCREENS } from './screens.ts';

/** Holds that what shows no words, only an icon, has a tooltip. */
async function expectTooltips(page: Page): Promise<void> {
  const mute = await page
    .locator('button:visible, a:visible')
    .evaluateAll((all) =>
      all
        .filter((one) => !(one as HTMLElement).innerText.trim() && !one.closest('[title]'))
        .map((one) => one.outerHTML),
    );
  expect(mute).toEqual([]);
}

/** Holds that no text is smaller than 12 px; a drawing has a scale of its own. */
async function expectReadable(page: Page): Promise<void> {
  const small = await page.locator('body :not(svg, svg *, script, style):visible').evaluateAll((all) =>
    all
      .filter((one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim()))
      .filter((one) => Number.parseFloat(getComputedStyle(one).fontSize) < 12)
      .map((one) => one.outerHTML),
  );
  expect(small).toEqual([]);
}

test.describe('a theme chosen before', () => {
  // A script for pages to come stays.
  test.use({ cold: true });

  for (const theme of ['light', 'dark'] as const) {
    test(`login opens in the ${theme} theme that this browser chose, and is accessible`, async ({ page }) => {
      await page.addInitScript((value) => localStorage.setItem('theme', value), `${theme}-mode`);
      await page.goto('/');
      await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
      expect((await page.getByRole('button', { name: 'Entrar' }).boundingBox())?.height).toBe(32);
      await expectAccessible(page);
      await page.getByLabel('Usuário').fill('admin');
      await page.getByLabel('Senha', { exact: true }).fill('errada');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Usuário ou senha inválidos')).toBeVisible();
      await expectAccessible(page);
    });
  }
});

test('what is not accessible is found, also where only the other theme shows it', async ({ page }) => {
  await signIn(page, 'admin');
  for (const [fault, rule] of [
    ['<img src="data:,">', /image-alt/],
    ['<p style="color: light-dark(#000, #888); background: #fff">ilegível no escuro</p>', /color-contrast/],
    ['<p style="color: #767676; background: #fff">legível</p>', /^$/],
  ] as const) {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('main').evaluate((main, html) => main.insertAdjacentHTML('beforeend', html), fault);
    const told = await expectAccessible(page).then(
      () => '',
      (error: Error) => error.message,
    );
    expect(told).toMatch(rule);
  }
});

test("every screen is accessible in both themes, and the keyboard's focus is seen at its every stop", async ({
  page,
}) => {
  await signIn(page, 'admin');
  const onTheirWay = new Set<Request>();
  page.on('request', (request) => onTheirWay.add(request));
  page.on('requestfinished', (request) => onTheirWay.delete(request));
  page.on('requestfailed', (request) => onTheirWay.delete(request));
  /** The first address brings the application; from then on its pages follow each other, each with the focus on its title. */
  const open = async (address: string, ready: (page: Page) => Promise<void>) => {
    await visit(page, address);
    await ready(page);
    // What comes once it is asked for has stops too.
    await expect(page.locator('.MuiSkeleton-root, [aria-busy="true"]')).toHaveCount(0);
    await expect.poll(() => onTheirWay.size).toBe(0);
  };
  for (const [name, address, ready] of SCREENS) {
    await test.step(name, async () => {
      await open(address, ready);
      await showTheme(page, 'light');
      await expectAccessible(page);
      await expectTooltips(page);
      await expectReadable(page);
      // Its colours were looked at in the dark last.
      const dark = await unseenStops(page);
      expect(dark.unseen, `${name}, dark`).toEqual([]);
      expect(dark.stops, name).toBeGreaterThan(0);
      await showTheme(page, 'light');
      const again = await unseenAgain(page);
      if (again) return expect(again, `${name}, light`).toEqual([]);
      // A stop that is no longer there, or that only the keys reach: they go again.
      await visit(page, '/nada');
      await expect(page.getByText('/nada', { exact: true })).toBeVisible();
      await open(address, ready);
      expect(await unseenStops(page), `${name}, light`).toEqual(dark);
    });
  }
});

test('the first entry of a log stands in one line, and the bar of a form has the ground of its card', async ({
  page,
}) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente/1/logs');
  const entry = page.getByRole('table').locator('tbody').first();
  await expect(entry.getByRole('cell').first()).toBeVisible();
  const tops = await entry
    .locator('tr')
    .first()
    .locator('td')
    .evaluateAll((cells) =>
      cells.map((cell) => {
        const words = document.createRange();
        words.selectNode(document.createTreeWalker(cell, NodeFilter.SHOW_TEXT).nextNode() ?? cell);
        return Math.round(words.getBoundingClientRect().top);
      }),
    );
  expect(new Set(tops).size).toBe(1);
  await page.goto('/cadastro/cliente/1/medidor-vazao');
  const card = page.getByRole('region', { name: 'Medidor de Vazão' });
  const bar = card.getByRole('status').locator('xpath=../..');
  const ground = await card.evaluate((element) => getComputedStyle(element).backgroundColor);
  await expect(bar).toHaveCSS('position', 'sticky');
  await expect(bar).toHaveCSS('background-color', ground);
});

test('a box to check stands in line with the fields beside it', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/relatorio/monitoramento-carga');
  const middles = ['Desabilitadas', 'Pesquisar'].map(async (text) => {
    const box = await page.getByRole('search').getByText(text).boundingBox();
    return box && box.y + box.height / 2;
  });
  const [box, button] = await Promise.all(middles);
  expect(Math.abs((box ?? 0) - (button ?? 99))).toBeLessThan(1);
});

test('a history is no higher than specified in a high window, and a chart has letters of the size of the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1920, height: 1080 });
  await signIn(page, 'admin');
  await page.goto('/cadastro/cliente/1/historico-coletas');
  await expect(page.getByRole('grid').getByRole('row')).not.toHaveCount(0);
  // Spec 2 §9.
  const height = async () => (await page.getByRole('grid').locator('..').boundingBox())?.height ?? 0;
  await expect.poll(height).toBeGreaterThan(400);
  expect(await height()).toBeLessThanOrEqual(440);
  await page.goto('/medidor-vazao/historico/1?aba=outros');
  const chart = page.getByRole('img', { name: 'Últimos 12 meses' });
  // Drawn pixel for pixel: nothing in it is larger or smaller than it says.
  await expect
    .poll(() =>
      chart.evaluate((drawing) =>
        Math.round(drawing.getBoundingClientRect().width - Number(drawing.getAttribute('viewBox')?.split(' ')[2])),
      ),
    )
    .toBe(0);
});

test('the months of five sources stand whole beside their chart', async ({ page }) => {
  await signIn(page, 'admin');
  const listaResultados = ['Caminhão-pipa', 'Esgoto tratado', 'Poço artesiano', 'Poço raso', 'Rede pública'].map(
    (desc) => ({
      desc: `${desc}: 1`,
      val: [{ ref: '10/2026', volume: 20_005.5, motivo: 'Troca. '.repeat(40).trim() }],
    }),
  );
  await page.route('**/historico/outros/**', (route) =>
    route.fulfill({ json: { flagErro: false, listaMensagens: [], listaResultados } }),
  );
  await page.goto('/medidor-vazao/historico/1?aba=outros');
  const table = page.getByRole('region', { name: 'Histórico' });
  await expect(table.getByText(/^Motivo em Rede pública/)).toBeVisible();
  await expect(table.getByRole('rowheader', { name: '10/2026' })).toHaveCSS('border-bottom-width', '0px');
  expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  const [months, chart] = [
    await table.boundingBox(),
    await page.getByRole('img', { name: 'Últimos 12 meses' }).boundingBox(),
  ];
  expect(chart?.x).toBeGreaterThan((months?.x ?? 0) + (months?.width ?? 0));
  expect((chart?.x ?? 0) + (chart?.width ?? 0)).toBeLessThanOrEqual(1366);
});

test('an address that leads nowhere is said so, with its path', async ({ page }) => {
  await signIn(page, 'admin');
  for (const path of ['/cadastro/roteiro/xyz', '/cadastro/roteiro/create/x', '/acesso/LogUsers/9', '/%E0%A4%A']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: 'Página não encontrada' })).toBeVisible();
    await expect(page.getByText(path, { exact: true })).toBeVisible();
  }
});

test('the toast after a synonym was removed is worded', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/Parametro');
  await page
    .getByRole('button', { name: /Adicionar Sinônimo/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('textbox').fill('Sinônimo da jornada');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Remover.*Sinônimo da jornada/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Removido com sucesso', { exact: true })).toBeVisible();
  await expectWords(page);
});

test.describe('a history that has just begun', () => {
  // Of a page that others had been at it is longer.
  test.use({ cold: true });

  test('showing the login takes a handful of history entries', async ({ page }) => {
    await page.addInitScript(() => {
      const counter = window as unknown as { entries: number };
      counter.entries = 0;
      for (const name of ['pushState', 'replaceState'] as const) {
        const original = history[name].bind(history);
        history[name] = (...args) => {
          counter.entries += 1;
          original(...args);
        };
      }
    });
    await page.goto('/cadastro/roteiro');
    await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
    await expect(page).toHaveURL(/\/$/);
    const entries = () => page.evaluate(() => (window as unknown as { entries: number }).entries);
    expect(await entries()).toBeLessThan(10);
    expect(await page.evaluate(() => history.length)).toBeLessThan(5);
  });
});

test('signed in, the user lands where they wanted to go', async ({ page }) => {
  await page.goto('/cadastro/roteiro');
  await page.getByLabel('Usuário').fill('tecnico');
  await page.getByLabel('Senha', { exact: true }).fill('efluentes-demo');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Roteiros' })).toBeVisible();
});

test('a client is found and opened by keyboard alone', async ({ page }) => {
  await login(page, 'tecnico');
  // With it come the keys.
  await expect(page.getByRole('button', { name: 'Atalhos do teclado' })).toBeVisible();
  await page.keyboard.press('Control+k');
  const search = page.getByRole('combobox', { name: /Pesquisar|Pesquise/ });
  await expect(search).toBeFocused();
  await page.keyboard.type('aurora latic');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: /^Cliente .*Aurora/ })).toBeVisible();
});

test('filters live in the address: going back finds them', async ({ page }) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/roteiro');
  await page.getByRole('textbox', { name: 'Descrição' }).fill('norte');
  await page.keyboard.press('Enter');
  await expect(page.getByText('1 registro', { exact: true })).toBeVisible();
  const filtered = page.url();
  await page.getByRole('link', { name: 'Clientes', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(filtered);
  await expect(page.getByRole('textbox', { name: 'Descrição' })).toHaveValue('norte');
  await expect(page.getByText('1 registro', { exact: true })).toBeVisible();
});

test('the session ends in every tab, and takes what lists stored with it', async ({ page, context }) => {
  await signIn(page, 'admin');
  await page.goto('/cadastro/Parametro');
  await expect(page.getByRole('cell').first()).toBeVisible();
  // The rows are fetched when the pointer comes near; a click that is quicker than they are leaves nothing.
  await expect(async () => {
    const popup = page.waitForEvent('popup');
    await page.getByRole('link', { name: /PDF/ }).click();
    await (await popup).close();
    expect(await page.evaluate(() => localStorage.getItem('Parametro'))).toBeTruthy();
  }).toPass();
  const other = await context.newPage();
  await other.goto('/cadastro/roteiro');
  await expect(other.getByRole('heading', { level: 1, name: 'Roteiros' })).toBeVisible();
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Entrar' })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => ['user', 'Parametro', 'Roteiro', 'ramoAtividade'].includes(key))).toEqual([]);
});

test('the tab of a report asks for its rows once, before the application is there', async ({ page, context }) => {
  await login(page, 'admin');
  const asked: string[] = [];
  context.on('request', (request) => {
    if (/\/api\/(Roteiro|Modulo)\b/.test(request.url()))
      asked.push(new URL(request.url()).pathname.split('/')[2] ?? '');
  });
  await page.goto('/cadastro/roteiro/pdf');
  await expectPdf(page);
  expect(asked).toEqual(['Roteiro', 'Modulo']);
});
