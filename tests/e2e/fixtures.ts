import { readFileSync } from 'node:fs';
import * as path from 'node:path';
import { test as base, expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';
import { ROOT, type Server, startServer } from './server.ts';
import { emptied, openWarm, type Warm } from './warm.ts';

export const PASSWORD = 'efluentes-demo';

/** What a page shows, for whoever was not there: where it is, what has the focus, what was typed, and what stands on it. */
const tellPage = (page: Page) =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll('main input, [role="dialog"] input')] as HTMLInputElement[];
    const { activeElement: focused, body } = document;
    const shown = document.querySelector('[role="dialog"]') ?? document.querySelector('main') ?? body;
    return [
      `${location.pathname}${location.search}`,
      `foco: ${focused?.tagName} ${focused?.getAttribute('aria-label') ?? focused?.textContent?.slice(0, 80)}`,
      `campos: ${JSON.stringify(fields.map(({ value }) => value))}`,
      (shown as HTMLElement).innerText.replace(/\s*\n\s*/g, ' | ').slice(0, 1500),
    ].join('\n');
  });

/** What the journeys of a worker share. */
interface Shared {
  server: Server;
  /** The browser that they follow each other in, once there is one. */
  kept: { warm?: Warm };
}

/**
 * Each worker has one server with demonstration data; pages start at its address. A journey that fails tells what its pages
 * showed (scripts/test-report.ts). No page is left in the application after its journey, whoever opened it: it would go on
 * asking its server.
 *
 * Journeys follow each other in one browser, emptied in between: that takes a quarter less than a new one for each. One that
 * is `cold` gets a new one, and so does whoever touches with a finger.
 */
export const test = base.extend<{ told: undefined; cold: boolean }, Shared>({
  told: [
    // The journey's own page is asked for so as to be there still.
    async ({ browser, context: own, page: _page, kept }, use, info) => {
      await use(undefined);
      const contexts = browser.contexts();
      if (info.status !== info.expectedStatus) {
        const pages = contexts.flatMap((context) => context.pages());
        for (const page of pages) await info.attach('página', { body: await tellPage(page) });
      }
      for (const context of contexts) if (context !== own && context !== kept.warm?.context) await context.close();
    },
    { auto: true },
  ],
  server: [
    async ({ browserName: _browserName }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  kept: [async ({ browserName: _browserName }, use) => use({}), { scope: 'worker' }],
  cold: [false, { option: true }],
  context: async ({ browser, kept, cold, hasTouch, server, viewport }, use, info) => {
    if (cold || hasTouch || !viewport) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    kept.warm ??= await openWarm(browser);
    const { warm } = kept;
    await use(warm.context);
    if (info.status === info.expectedStatus && !warm.page.isClosed()) {
      return emptied(warm, `${server.url}${OUTSIDE}`, viewport);
    }
    delete kept.warm;
    return warm.context.close();
  },
  page: async ({ context }, use) => use(context.pages()[0] ?? (await context.newPage())),
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect };

/** An address of the server's at which nothing of the application is open. */
const OUTSIDE = '/api/vivo';

/** Signs in without the login page, for what is not about it; shows nothing of the application yet. */
export async function signIn(page: Page, user: 'admin' | 'dev' | 'tecnico'): Promise<void> {
  const reply = await page.request.post('/api/Usuario/login', { data: { login: user, senha: PASSWORD } });
  const { listaResultados } = await reply.json();
  if (new URL(page.url()).pathname !== OUTSIDE) await page.goto(OUTSIDE);
  await page.evaluate((signedIn) => localStorage.setItem('user', signedIn), JSON.stringify(listaResultados));
}

/** Signs in through the login page. */
export async function login(page: Page, user: 'admin' | 'dev' | 'tecnico', password = PASSWORD): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Usuário').fill(user);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
}

/** Signs out, and waits until nobody is signed in. */
export async function logout(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page.getByRole('button', { name: 'Entrar' })).toBeVisible();
}

/**
 * Opens a page in the application that is open, as its links do: to load all of it again is half of what a journey costs.
 * Where none is open, or just that page, it is loaded.
 */
export async function visit(page: Page, address: string): Promise<void> {
  const { pathname, search } = new URL(page.url());
  if (pathname === OUTSIDE || `${pathname}${search}` === address) {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Holds that each cell of a grid's rows begins where the one before it ends, as long as nothing is scrolled aside. */
export async function expectSideBySide(grid: Locator): Promise<void> {
  const gaps = await grid.locator('tr:not([aria-hidden])').evaluateAll((rows) =>
    rows.flatMap(({ children }) => {
      const boxes = [...children].map((cell) => cell.getBoundingClientRect());
      return boxes.slice(1).map(({ left }, at) => Math.round(left - (boxes[at]?.right ?? 0)));
    }),
  );
  expect(gaps.length).toBeGreaterThan(0);
  expect(gaps.filter((gap) => gap !== 0)).toEqual([]);
}

type Theme = 'light' | 'dark';

const themeOf = (page: Page) =>
  page.evaluate(() => (localStorage.getItem('theme') === 'dark-mode' ? 'dark' : 'light') satisfies Theme);

/** Waits until nothing fades or moves any more: colours in between are nobody's. What turns for ever is not waited for. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const fading = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });
}

/** Shows the page in a theme, as the choice of another tab would: what is open stays open. */
export async function showTheme(page: Page, theme: Theme): Promise<void> {
  await page.evaluate((value) => {
    localStorage.setItem('theme', value);
    window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: value }));
  }, `${theme}-mode`);
  await expect(page.locator('html')).toHaveCSS('color-scheme', theme);
  await settled(page);
}

/** All of WCAG 2.2 AA; and of it the rules that look at colours, which are all that another theme can break. */
const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const COLOURS = ['color-contrast', 'link-in-text-block'];
/** Who speaks to what they see says its words (WCAG 2.5.3); axe leaves this rule out unless it is asked for. */
const SAID = { 'label-content-name-mismatch': { enabled: true } };

/** A colour as axe's `commons` have it, which its types leave out. */
interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString(text: string): Colour;
}

/** Has axe read each colour once: a page has a dozen of them on some hundred elements, and reading them is a third of its work. */
function readColoursOnce(): void {
  const { Color } = (
    window as unknown as { axe: { commons: { color: { Color: { prototype: Colour; new (of: Colour): Colour } } } } }
  ).axe.commons.color;
  const { parseString } = Color.prototype;
  const known = new Map<string, Colour>();
  Color.prototype.parseString = function (text) {
    const colour = known.get(text);
    if (colour === undefined) known.set(text, new Color(parseString.call(this, text)));
    else [this.r, this.g, this.b, this.alpha] = [colour.r, colour.g, colour.b, colour.alpha];
    return this;
  };
}

/** As it is published for browsers, less than half as long: each page that is loaded has to read it. */
const AXE = readFileSync(path.join(ROOT, 'node_modules/axe-core/axe.min.js'), 'utf8');

/** What axe finds on the page. It comes into a page once, and never into frames, where no script of ours runs. */
async function violationsOf(page: Page, runOnly: axe.RunOnly): Promise<string[]> {
  if (await page.evaluate(() => !('axe' in window))) {
    await page.evaluate(AXE);
    await page.evaluate(readColoursOnce);
  }
  const asked = { only: runOnly, rules: runOnly.type === 'tag' ? SAID : {} };
  return page.evaluate(async ({ only, rules }) => {
    const { run } = (window as unknown as { axe: typeof axe }).axe;
    const { violations } = await run(document, { runOnly: only, rules, iframes: false, resultTypes: ['violations'] });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`);
  }, asked);
}

/** What the product never says: all forms of a plural, the place of a value, a name of the wire, the key of a text. */
const UNWORDED = /\|\|\|\||%\{|\bundefined\b|\bNaN\b|\[object|\b(?:id|dt|flag|nro|obs|qtd)[A-Z][A-Za-z]+\b|\bra\.\w/;

/** What names the headings of an exported sheet, which readers of its names rely on. */
const OF_SHEETS = /^Use uma planilha do Excel com as colunas da exportação:/;

/** Holds that all that the page shows, and all that it tells of it, is words. */
export async function expectWords(page: Page): Promise<void> {
  const told = await page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    const attributes = [...document.querySelectorAll(names.map((name) => `[${name}]`).join())].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    return [...document.body.innerText.split('\n'), ...attributes];
  });
  expect(told.filter((text) => UNWORDED.test(text) && !OF_SHEETS.test(text))).toEqual([]);
}

/**
 * Holds the page as it stands against WCAG 2.2 AA: all of it in its theme, its colours in the other one as well, which
 * it is left in; and what it says against `expectWords`.
 */
export async function expectAccessible(page: Page): Promise<void> {
  const theme = await themeOf(page);
  await settled(page);
  await expectWords(page);
  expect(await violationsOf(page, { type: 'tag', values: WCAG })).toEqual([]);
  const other = theme === 'light' ? 'dark' : 'light';
  await showTheme(page, other);
  expect(await violationsOf(page, { type: 'rule', values: COLOURS }), `in the ${other} theme`).toEqual([]);
}
