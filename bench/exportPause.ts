import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { CHROMIUM, FLAGS, signedIn } from './browser.ts';
import { longestTask } from './longestTask.ts';
import { median, type Section } from './measure.ts';
import { manyColetas } from './page/rows.ts';
import type { RunningServer } from './server.ts';

const RUNS = 3;
const COLETAS = 10_000;
/** How long a file is waited for, in milliseconds. */
const LONGEST = 180_000;
/** Milliseconds that a screen may stand still. */
const LONGEST_PAUSE = 50;
const HISTORY = '/cadastro/cliente/1/historico-coletas';

/** A browser whose API gives the client a large history; all else is the server's. */
async function openBrowser(browser: Browser, server: RunningServer): Promise<BrowserContext> {
  const context = await signedIn(browser, server);
  const result = manyColetas(COLETAS);
  const body = JSON.stringify({ flagErro: false, listaMensagens: [], listaResultados: { result } });
  await context.route('**/api/HistoricoColeta/1/1*', (route) =>
    route.fulfill({ body, contentType: 'application/json' }),
  );
  return context;
}

async function exportWorkbook(page: Page): Promise<void> {
  const download = page.waitForEvent('download', { timeout: LONGEST });
  await page.getByRole('button', { name: 'Excel' }).click();
  await (await download).path();
}

async function exportPdf(page: Page): Promise<void> {
  const opened = page.waitForEvent('popup');
  await page.locator('a[href*="historico-coletaCompleta/pdf/0"]').click();
  const viewer = await opened;
  await viewer.getByRole('button', { name: 'Baixar' }).waitFor({ timeout: LONGEST });
  await viewer.close();
}

/** How long the screen of a history of 10,000 collections stands still while its workbook and its complete PDF are made. */
export async function exportPause(server: RunningServer): Promise<Section> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  try {
    const context = await openBrowser(browser, server);
    const page = await context.newPage();
    await page.goto(`${server.url}${HISTORY}`);
    await page.locator('tbody tr td').first().waitFor({ timeout: LONGEST });
    const times: Record<'excel' | 'pdf', number[]> = { excel: [], pdf: [] };
    for (let run = 0; run < RUNS; run += 1) {
      times.excel.push(await longestTask(browser, page, () => exportWorkbook(page)));
      times.pdf.push(await longestTask(browser, page, () => exportPdf(page)));
    }
    const figure = (name: string, of: readonly number[]) => ({
      name,
      unit: 'ms',
      ours: median(of),
      baseline: LONGEST_PAUSE,
    });
    return {
      title: `Tarefa mais longa da tela do histórico de ${COLETAS.toLocaleString('pt-BR')} coletas enquanto exporta, ${RUNS} vezes`,
      baseline: 'a pausa que se admite',
      figures: [figure('Excel', times.excel), figure('PDF completo em outra aba', times.pdf)],
    };
  } finally {
    await browser.close();
  }
}
