import * as path from 'node:path';
import Database from 'better-sqlite3';
import { type Browser, chromium } from 'playwright';
import { CHROMIUM, FLAGS, signedIn } from './browser.ts';
import { KEYSTROKE_NOTES, type Keystrokes, keystrokeFigures, keystrokes } from './keystrokes.ts';
import { alternate, type Figure, median, percentile, type Section } from './measure.ts';
import { COLETAS_DE_UM, FIRST_COLETA, RESULTADOS_DE_UM } from './openClientSql.ts';
import { gridPainted } from './painted.ts';
import { type RunningServer, startServer } from './server.ts';

const RUNS = 5;
/** Clients of the demonstration, and how many collections each is given. */
const MANY = { id: 1, n: 10_000, first: FIRST_COLETA };
const FEW = { id: 2, n: 100, first: FIRST_COLETA + MANY.n };
const FRAMES = 40;
const PIXELS_A_FRAME = 100;
const KEYS = Array.from({ length: 20 }, () => 'ArrowDown');

/** Gives two clients of the demonstration a long and a short history. */
function fill(folder: string): void {
  const db = new Database(path.join(folder, 'efluentes.sqlite'));
  db.transaction(() => {
    for (const one of [MANY, FEW]) db.prepare(COLETAS_DE_UM).run(one);
    db.prepare(RESULTADOS_DE_UM).run();
  })();
  db.close();
}

/** In milliseconds. */
interface Opening {
  /** From the address to the painted rows. */
  painted: number;
  /** From the end of the history's reply to the painted rows. */
  sinceReply: number;
  frames: number[];
  keys: Keystrokes;
}

/** Opens the history of a client in a browser that has seen nothing yet, scrolls it, and goes through it by keys. */
async function open(browser: Browser, server: RunningServer, cliente: number): Promise<Opening> {
  const context = await signedIn(browser, server);
  const page = await context.newPage();
  await page.goto(`${server.url}/cadastro/cliente/${cliente}/historico-coletas`, { waitUntil: 'commit' });
  const painted = await gridPainted(page);
  const scrolled = await page.evaluate(
    async ([count, pixels]) => {
      const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
      const calls = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
      const replied = calls.find(({ name }) => name.includes('/api/HistoricoColeta/'))?.responseEnd ?? 0;
      const table = document.querySelector<HTMLElement>('[role=grid]')!;
      const frames: number[] = [];
      let before = await frame();
      while (frames.length < count) {
        table.parentElement!.scrollTop += pixels;
        const now = await frame();
        frames.push(now - before);
        before = now;
      }
      table.focus();
      return { replied, frames };
    },
    [FRAMES, PIXELS_A_FRAME] as const,
  );
  const keys = await keystrokes(browser, page, KEYS);
  const { replied, frames } = scrolled;
  await context.close();
  return { painted, sinceReply: painted - replied, frames, keys };
}

/** The history of 10,000 collections against that of 100: first paint, frames while scrolling, keystroke to paint. */
export async function history(folder: string): Promise<Section> {
  await (await startServer(folder)).stop();
  fill(folder);
  const server = await startServer(folder);
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    await open(browser, server, FEW.id);
    const { ours, baseline } = await alternate(
      RUNS,
      () => open(browser, server, MANY.id),
      () => open(browser, server, FEW.id),
    );
    const figure = (name: string, of: (opening: Opening) => number): Figure => ({
      name,
      unit: 'ms',
      ours: median(ours.map(of)),
      baseline: median(baseline.map(of)),
    });
    return {
      title: `Histórico de ${MANY.n} coletas de um cliente no Chromium ${browser.version()}, ${RUNS} vezes`,
      baseline: `a mesma página de um cliente com ${FEW.n} coletas`,
      notes: KEYSTROKE_NOTES,
      figures: [
        figure('do endereço à primeira pintura', ({ painted }) => painted),
        figure('da resposta à primeira pintura', ({ sinceReply }) => sinceReply),
        figure('quadro ao rolar, p95', ({ frames }) => percentile(frames, 0.95)),
        ...keystrokeFigures({
          ours: ours.map(({ keys }) => keys),
          baseline: baseline.map(({ keys }) => keys),
        }),
      ],
    };
  } finally {
    await browser.close();
    await server.stop();
  }
}
