import { type Browser, chromium, type Page } from 'playwright';
import type { Format } from '../reports/defineReport.ts';
import type { Drawing } from '../reports/engine/render.ts';
import type { Row } from '../reports/engine/report.ts';
import { registerPdf, registerWorkbook } from '../reports/registers/contents.ts';
import { roteiro } from '../resources/roteiro/definition.ts';
import { DrawingThread } from '../server/reports/drawingThread.ts';
import { CHROMIUM, FLAGS } from './browser.ts';
import { median, type Section, timed } from './measure.ts';
import type { RunningServer } from './server.ts';

const RUNS = 3;
const ROWS = 10_000;
const ROWS_A_CALL = 2000;

/** A large register and a small one: same screen, same code, other sizes. */
const LARGE = { address: '/cadastro/roteiro', menu: 'Roteiros' };
const SMALL = { address: '/cadastro/fonte-abastecimento', menu: 'Fontes de Abastecimento' };

async function fill({ call }: RunningServer): Promise<void> {
  for (let first = 0; first < ROWS; first += ROWS_A_CALL) {
    const linhas = Array.from({ length: ROWS_A_CALL }, (_, index) => ({
      descricao: `Roteiro de medição ${String(first + index + 1).padStart(5, '0')}`,
      flagAtivo: 1,
    }));
    await call('POST', '/Roteiro/importacao', { linhas });
  }
}

/** Milliseconds from the click on the menu to the first rows on the screen. */
async function clickToRows(page: Page, url: string, menu: string): Promise<number> {
  await page.goto(url);
  await page.getByRole('link', { name: menu, exact: true }).waitFor();
  return page.evaluate(async (name) => {
    const link = [...document.querySelectorAll('a')].find((one) => one.textContent?.trim() === name);
    const start = performance.now();
    link?.click();
    await new Promise<void>((resolve) => {
      const look = () => (document.querySelector('tbody tr td') ? resolve() : requestAnimationFrame(look));
      look();
    });
    return performance.now() - start;
  }, menu);
}

/** Settles with the moment of the next click, by the clock: what Playwright waits before it presses is nobody's work. */
const clickedAt = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const told = ({ timeStamp }: Event) => resolve(performance.timeOrigin + timeStamp);
        addEventListener('click', told, { capture: true, once: true });
      }),
  );

const now = () => performance.timeOrigin + performance.now();

async function excel(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.locator('tbody tr td').first().waitFor();
  const clicked = clickedAt(page);
  const download = page.waitForEvent('download', { timeout: 120_000 });
  await page.getByRole('button', { name: 'Excel' }).click();
  await (await download).path();
  return now() - (await clicked);
}

/** Looked for at each frame: Playwright's own waiting looks every half second. */
async function pdfShown(page: Page): Promise<void> {
  const shown = () => [...document.querySelectorAll('button')].some(({ textContent }) => textContent === 'Baixar');
  await page.waitForFunction(shown, undefined, { polling: 'raf', timeout: 120_000 });
}

/** From the address, as one opens it who printed before: the browser has the files, and asks the server for the rows. */
async function pdf(page: Page, url: string): Promise<number> {
  const start = performance.now();
  await page.goto(`${url}/pdf`);
  await pdfShown(page);
  return performance.now() - start;
}

/** From the click in the running application, as users make it: the pointer comes first and has the rows gathered. */
async function pdfByClick(page: Page, url: string): Promise<number> {
  await page.goto(url);
  await page.locator('tbody tr td').first().waitFor();
  const link = page.getByRole('link', { name: 'PDF, abre em nova aba' });
  const rows = page.waitForResponse((reply) => reply.url().includes('/api/'));
  await link.hover();
  await (await rows).finished();
  const clicked = clickedAt(page);
  const opened = page.waitForEvent('popup');
  await link.click();
  const viewer = await opened;
  await pdfShown(viewer);
  const time = now() - (await clicked);
  await viewer.close();
  return time;
}

async function measure(browser: Browser, server: RunningServer, { address, menu }: typeof LARGE) {
  const [name = '', value = ''] = server.cookie.split('=');
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  await context.addCookies([{ name, value, url: server.url }]);
  const page = await context.newPage();
  const user = { id: 1, nome: 'Administradora', login: 'admin', GrupoAcesso: { id: 2, nome: 'ADMINISTRADOR' } };
  await page.addInitScript(
    (stored) => {
      if (window.top === window) localStorage.setItem('user', stored);
    },
    JSON.stringify({ ...user, flagAlterarSenha: 0 }),
  );
  const target = `${server.url}${address}`;
  await pdf(page, target);
  const times = {
    rows: await clickToRows(page, server.url, menu),
    excel: await excel(page, target),
    pdf: await pdf(page, target),
    pdfByClick: await pdfByClick(page, target),
  };
  await context.close();
  return times;
}

/** The engine alone, rows at hand: a new thread that loads libraries and fonts, and draws. */
async function alone(rows: readonly Row[], format: Format): Promise<number> {
  const thread = new DrawingThread();
  const emittedAt = '2026-11-20T12:00:00.000Z';
  const drawing: Drawing =
    format === 'pdf'
      ? { type: 'pdf', payload: registerPdf(roteiro, rows, emittedAt) }
      : { type: 'excel', payload: registerWorkbook(roteiro, rows, emittedAt) };
  const time = await timed(() => thread.draw(drawing));
  await thread.end();
  return time;
}

/** A register's list of 10,000 records, its Excel and its PDF, in a real browser over the real server. */
export async function registerList(server: RunningServer): Promise<Section[]> {
  await fill(server);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const screen: Awaited<ReturnType<typeof measure>>[] = [];
    const small: typeof screen = [];
    const engine: Record<Format | 'pdfByClick', number>[] = [];
    const rows = await server.call<Row[]>('GET', '/Roteiro');
    for (let run = 0; run < RUNS; run += 1) {
      screen.push(await measure(browser, server, LARGE));
      small.push(await measure(browser, server, SMALL));
      const pdfAlone = await alone(rows, 'pdf');
      engine.push({ excel: await alone(rows, 'excel'), pdf: pdfAlone, pdfByClick: pdfAlone });
    }
    const title = `Cadastro de ${ROWS.toLocaleString('pt-BR')} registros no navegador, ${RUNS} vezes`;
    const against = <K extends keyof Awaited<ReturnType<typeof measure>>>(
      name: string,
      key: K,
      base: readonly Record<K, number>[],
    ) => ({
      name,
      unit: 'ms',
      ours: median(screen.map((one) => one[key])),
      baseline: median(base.map((one) => one[key])),
    });
    return [
      {
        title,
        baseline: 'a mesma tela com um cadastro de poucos registros',
        figures: [against('do clique às linhas', 'rows', small)],
      },
      {
        title,
        baseline: 'só o gerador, em uma thread nova, com as linhas à mão',
        figures: [
          against('do clique ao Excel', 'excel', engine),
          against('do endereço ao PDF, arquivos no navegador', 'pdf', engine),
          against('do clique ao PDF em outra aba', 'pdfByClick', engine),
        ],
      },
    ];
  } finally {
    await browser.close();
  }
}
