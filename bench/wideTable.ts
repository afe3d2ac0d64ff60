import * as path from 'node:path';
import react from '@vitejs/plugin-react';
import { type Browser, chromium } from 'playwright';
import { build, preview } from 'vite';
import { CHROMIUM, FLAGS } from './browser.ts';
import { alternate, median, percentile, type Section } from './measure.ts';
import type { PageTimes } from './page/times.ts';

const RUNS = 3;
interface Run extends PageTimes {
  heap: number;
}

async function measure(browser: Browser, url: string): Promise<Run> {
  const page = await browser.newPage({ viewport: { width: 1366, height: 768 } });
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await page.goto(url);
  const times = await page.evaluate(() => window.measured);
  const { metrics } = await session.send('Performance.getMetrics');
  const heap = metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN;
  await page.close();
  return { ...times, heap: heap / 1024 / 1024 };
}

/** The history table of 10,000 collections and 38 columns in a real browser, against react-admin's own table. */
export async function wideTable(folder: string): Promise<Section> {
  const root = path.join(import.meta.dirname, 'page');
  const shared = { configFile: false, root, logLevel: 'error', build: { outDir: folder, target: 'es2022' } } as const;
  await build({ ...shared, plugins: [react()] });
  const server = await preview({ ...shared, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const url = server.resolvedUrls?.local[0];
    const { ours, baseline } = await alternate(
      RUNS,
      () => measure(browser, `${url}?table=ours`),
      () => measure(browser, `${url}?table=react-admin`),
    );
    const figure = (name: string, unit: string, of: (run: Run) => number) => ({
      name,
      unit,
      ours: median(ours.map(of)),
      baseline: median(baseline.map(of)),
    });
    return {
      title: `Histórico de 10.000 coletas × 38 colunas no Chromium ${browser.version()}, ${RUNS} vezes`,
      baseline: 'DataTable do react-admin com as mesmas linhas',
      figures: [
        figure('primeira pintura', 'ms', ({ firstPaint }) => firstPaint),
        figure('quadro ao rolar, p50', 'ms', ({ frames }) => percentile(frames, 0.5)),
        figure('quadro ao rolar, p95', 'ms', ({ frames }) => percentile(frames, 0.95)),
        figure('quadro ao rolar, maior', 'ms', ({ frames }) => Math.max(...frames)),
        figure('elementos no documento', '', ({ nodes }) => nodes),
        figure('memória de JavaScript', 'MiB', ({ heap }) => heap),
      ],
    };
  } finally {
    await browser.close();
    await server.close();
  }
}
