import { type Browser, chromium, type Page } from 'playwright';
import { type Answers, answerFromMemory, CHROMIUM, FLAGS, signedIn } from './browser.ts';
import { alternate, median, type Section } from './measure.ts';
import { type RunningServer, startServer } from './server.ts';

const RUNS = 5;
/** What a client of the demonstration is found by. */
const CLIENTE = 'Aurora de Laticínios';
/** Milliseconds after which what was asked for has failed. */
const LONGEST = 60_000;
/** Milliseconds that a hand rests on a link before it presses. */
const REST_MS = 150;

const STEPS = ['menu', 'filtro', 'abertura', 'salvamento'] as const;
/** Milliseconds of each, from the click until what it asked for is painted. */
type Times = Record<(typeof STEPS)[number], number>;

/** Presses an element. @returns milliseconds until the frame in which the other one is there has been painted */
function press(page: Page, pressed: string, awaited: string): Promise<number> {
  return page.evaluate(
    async ([button, sign, longest]) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const element = document.querySelector<HTMLElement>(button);
      if (!element) throw new Error(`there is no ${button}`);
      const start = performance.now();
      element.click();
      while (!document.querySelector(sign)) {
        if (performance.now() - start > longest) throw new Error(`${button} never brought ${sign}`);
        await frame();
      }
      await frame();
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    },
    [pressed, awaited, LONGEST] as const,
  );
}

/** Goes from the menu to a client, and saves it, as one does who has been there before: the files are in the browser. */
async function visit(page: Page, url: string, run: number): Promise<Times> {
  await page.goto(url);
  await page.locator('nav a[href="/cadastro/cliente"]').waitFor();
  const menu = await press(page, 'nav a[href="/cadastro/cliente"]', 'tbody th a');
  await page.getByRole('textbox', { name: 'Descrição' }).fill(CLIENTE);
  const filtro = await press(page, 'form[role=search] [type=submit]', 'tbody tr:only-child th a');
  await page.locator('tbody th a').hover();
  await page.waitForTimeout(REST_MS);
  const abertura = await press(page, 'tbody th a', 'input[name=nome]:not([value=""])');
  await page.getByRole('textbox', { name: 'OBS', exact: true }).fill(`Medição ${run}`);
  const salvamento = await press(page, '[type=submit][aria-keyshortcuts]', '.MuiSnackbar-root');
  return { menu, filtro, abertura, salvamento };
}

/** Measures in a browser of its own. @returns the times, and what the API answered meanwhile */
async function measure(browser: Browser, server: RunningServer, run: number, memory?: Answers) {
  const context = await signedIn(browser, server);
  const page = await context.newPage();
  await page.goto(`${server.url}/cadastro/cliente/1`, { waitUntil: 'networkidle' });
  const replies: Promise<[string, string]>[] = [];
  page.on('response', (reply) => {
    const { pathname, search } = new URL(reply.url());
    const method = reply.request().method();
    if (!pathname.startsWith('/api/')) return;
    // What is still on its way when the page closes is nothing that was waited for.
    const text = reply.text().catch(() => '');
    replies.push(text.then((body) => [`${method} ${pathname}${search}`, body]));
  });
  if (memory) await answerFromMemory(page, memory);
  const times = await visit(page, server.url, run);
  const answers: Answers = Object.fromEntries(await Promise.all(replies));
  await context.close();
  return { times, answers };
}

/** The main interactions, from click to paint, against the same page with every call answered from memory. */
export async function screens(folder: string): Promise<Section> {
  const server = await startServer(folder);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const { answers } = await measure(browser, server, -1);
    const { ours, baseline } = await alternate(
      RUNS,
      (run) => measure(browser, server, run),
      (run) => measure(browser, server, run, answers),
    );
    const figure = (name: string, step: keyof Times) => ({
      name,
      unit: 'ms',
      ours: median(ours.map(({ times }) => times[step])),
      baseline: median(baseline.map(({ times }) => times[step])),
    });
    return {
      title: `Do clique à pintura no Chromium ${browser.version()}, arquivos já no navegador, ${RUNS} vezes`,
      baseline: 'a mesma página com todas as chamadas respondidas da memória',
      figures: [
        figure('do menu à lista de clientes', 'menu'),
        figure('filtrar a lista', 'filtro'),
        figure('da linha ao formulário do cliente', 'abertura'),
        figure('salvar o cliente', 'salvamento'),
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
