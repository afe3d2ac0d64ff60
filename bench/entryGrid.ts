import { type Browser, type BrowserContext, chromium } from 'playwright';
import { CHROMIUM, FLAGS, signedIn, UNHELD } from './browser.ts';
import {
  bareKeystrokes,
  type Compared,
  KEYSTROKE_NOTES,
  keystrokeFigures,
  keystrokes,
  UNHELD_NOTE,
  unheldFigures,
} from './keystrokes.ts';
import { alternate, median, type Section } from './measure.ts';
import { gridPainted } from './painted.ts';
import type { RunningServer } from './server.ts';

const RUNS = 5;
const TYPING_RUNS = 3;
const GRID = '/cadastro/vazao-lancamento?idMes=9&idAno=2025';
/** From anywhere in a row to 'Leitura atual'. */
const TO_LEITURA_ATUAL = ['Home', ...Array.from({ length: 6 }, () => 'ArrowRight')];
/** What was read of a meter whose last reading is 108.000: as much as in other months, and in one of ten less than before. */
const readOf = (meter: number) => (meter % 10 === 9 ? '95' : '108900');
/** Each reading ends with Enter, which goes on to the next meter. A technician types some hundreds. */
const READINGS = Array.from({ length: 60 }, (_, meter) => [...readOf(meter), 'Enter']).flat();

async function opened(context: BrowserContext, server: RunningServer) {
  const page = await context.newPage();
  await page.goto(`${server.url}${GRID}`, { waitUntil: 'commit' });
  return { page, painted: await gridPainted(page) };
}

/** Does something in a browser that has seen nothing yet. */
async function inFresh<T>(browser: Browser, server: RunningServer, work: (context: BrowserContext) => Promise<T>) {
  const context = await signedIn(browser, server);
  try {
    return await work(context);
  } finally {
    await context.close();
  }
}

async function typed(browser: Browser, context: BrowserContext, server: RunningServer) {
  const { page } = await opened(context, server);
  await page.getByRole('grid').focus();
  for (const key of TO_LEITURA_ATUAL) await page.keyboard.press(key);
  return keystrokes(browser, page, READINGS);
}

/** What a key costs in the grid, and in a bare field. */
async function typing(browser: Browser, server: RunningServer): Promise<Compared> {
  return alternate(
    TYPING_RUNS,
    () => inFresh(browser, server, (context) => typed(browser, context, server)),
    () => inFresh(browser, server, (context) => bareKeystrokes(browser, context, READINGS.length)),
  );
}

/** The month's grid of many meters: until it can be used, against that of few; what a key costs, against a bare field. */
export async function entryGrid(many: RunningServer, few: RunningServer, sizes: string): Promise<Section[]> {
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const unheld = await chromium.launch({ executablePath: CHROMIUM, args: [...FLAGS, ...UNHELD] });
  const open = (server: RunningServer) =>
    inFresh(browser, server, async (context) => (await opened(context, server)).painted);
  try {
    // What the servers do only once is not counted.
    await open(many);
    await open(few);
    const usable = await alternate(
      RUNS,
      () => open(many),
      () => open(few),
    );
    const keys = await typing(browser, many);
    const unheldKeys = await typing(unheld, many);
    const version = `no Chromium ${browser.version()}`;
    return [
      {
        title: `Grade de lançamento ${version}, ${RUNS} vezes`,
        baseline: `a mesma página: ${sizes} medidores`,
        figures: [
          {
            name: 'do endereço à grade em que se digita',
            unit: 'ms',
            ours: median(usable.ours),
            baseline: median(usable.baseline),
          },
        ],
      },
      {
        title: `Digitação na grade de lançamento ${version}, ${READINGS.length} teclas, ${TYPING_RUNS} vezes`,
        baseline: 'um <input> nu em uma página vazia do mesmo navegador',
        notes: [...KEYSTROKE_NOTES, UNHELD_NOTE],
        figures: [...keystrokeFigures(keys), ...unheldFigures(unheldKeys)],
      },
    ];
  } finally {
    await browser.close();
    await unheld.close();
  }
}
