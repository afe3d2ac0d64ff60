import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import * as path from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

const ROOT = path.resolve(import.meta.dirname, '../..');
export const PASSWORD = 'efluentes-demo';

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const { port } = probe.address() as { port: number };
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

/** A real server process over a database of its own. */
export interface Server {
  url: string;
  /** What it said on the terminal. */
  output: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/** Starts the server as `npm run serve` does, and waits until it says that it is up. */
export async function startServer(environment: Record<string, string> = {}): Promise<Server> {
  const folder = await mkdtemp(path.join(tmpdir(), 'efluentes-jornada-'));
  const port = await freePort();
  const child = spawn(path.join(ROOT, 'node_modules/.bin/node'), ['server/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const output = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (chunk) => {
      said += String(chunk);
      if (said.includes('Aplicação em')) resolve(said);
    });
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return {
    output,
    url: `http://localhost:${port}`,
    process: child,
    stop: async () => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Each worker has one server with demonstration data; pages start at its address. */
export const test = base.extend<object, { server: Server }>({
  server: [
    async ({ browserName: _browserName }, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
});

export { expect };

/** Signs in through the login page. */
export async function login(page: Page, user: 'admin' | 'dev' | 'tecnico', password = PASSWORD): Promise<void> {
  await page.goto('/');
  await page.getByLabel('Usuário').fill(user);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
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

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The rules that look at colours: all that another theme can break. */
const COLOURS = ['color-contrast', 'link-in-text-block'];

// No script runs in there, not axe's either.
const axe = (page: Page) => new AxeBuilder({ page }).exclude('iframe[sandbox]');

async function violationsOf(builder: AxeBuilder): Promise<string[]> {
  const { violations } = await builder.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(', ')}`);
}

/** Holds the page as it stands against WCAG 2.2 AA: all of it in its theme, its colours in the other one as well. */
export async function expectAccessible(page: Page): Promise<void> {
  const theme = await themeOf(page);
  await settled(page);
  expect(await violationsOf(axe(page).withTags(WCAG))).toEqual([]);
  const other = theme === 'light' ? 'dark' : 'light';
  await showTheme(page, other);
  expect(await violationsOf(axe(page).withRules(COLOURS)), `in the ${other} theme`).toEqual([]);
  await showTheme(page, theme);
}
