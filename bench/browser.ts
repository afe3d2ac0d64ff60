import type { Browser, BrowserContext, Page } from 'playwright';
import { findBrowser } from '../scripts/needs.ts';
import type { RunningServer } from './server.ts';

/** The browser that measures, and how it is started: nothing of its own in the background. */
export const CHROMIUM = findBrowser();

export const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Draws a frame as soon as there is something to draw, whatever the screen's pace: what is left of a wait is the page's own. */
export const UNHELD = ['--disable-frame-rate-limit', '--disable-gpu-vsync'];

const USER = { id: 1, nome: 'Administradora', login: 'admin', GrupoAcesso: { id: 2, nome: 'ADMINISTRADOR' } };

/** A browser that has seen nothing yet, in which the administrator is signed in. */
export async function signedIn(browser: Browser, { url, cookie }: RunningServer): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const [name = '', value = ''] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  await context.addInitScript(
    (stored) => {
      if (window.top === window) localStorage.setItem('user', stored);
    },
    JSON.stringify({ ...USER, flagAlterarSenha: 0 }),
  );
  return context;
}

/** Replies by method and address: 'GET /api/Roteiro'. */
export type Answers = Readonly<Record<string, string>>;

/** Has a page's calls answered from memory, those that are not among the answers with an error. Its files come from the server. */
export async function answerFromMemory(page: Page, memory: Answers): Promise<void> {
  await page.addInitScript((answers) => {
    const { fetch } = window;
    window.fetch = async (input, init) =>
      !String(input).startsWith('/api/')
        ? fetch(input, init)
        : new Response(answers[`${init?.method ?? 'GET'} ${input}`] ?? '{"flagErro":true}', {
            headers: { 'content-type': 'application/json' },
          });
  }, memory);
}
