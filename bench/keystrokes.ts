import type { Browser, BrowserContext, Page } from 'playwright';
import { type Figure, percentile } from './measure.ts';

/** What keys cost, each in milliseconds. */
export interface Keystrokes {
  /** From the key's own moment until the frame that shows it is drawn; frames come every 16.7 ms, and it waits for the next. */
  painted: readonly number[];
  /** What the page itself worked in that time, whatever it waited for. */
  work: readonly number[];
}

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Microseconds: when, how long, and how much of that the thread itself worked. */
  ts: number;
  dur?: number;
  tdur?: number;
}

const [PRESSED, PAINTED] = ['tecla', 'pintura'] as const;

/** The milliseconds from the next key's own moment until the frame after it is drawn. */
function untilPainted(page: Page): Promise<number> {
  return page.evaluate(
    ([pressed, painted]) =>
      new Promise<number>((resolve) => {
        let at = 0;
        const done = new MessageChannel();
        done.port1.onmessage = () => {
          const took = performance.now() - at;
          performance.mark(painted);
          resolve(took);
        };
        const onKey = ({ timeStamp }: KeyboardEvent) => {
          at = timeStamp;
          performance.mark(pressed, { startTime: timeStamp });
          requestAnimationFrame(() => done.port2.postMessage(null));
        };
        addEventListener('keydown', onKey, { capture: true, once: true });
      }),
    [PRESSED, PAINTED] as const,
  );
}

/** Presses keys, as a keyboard does, each once the one before it is painted. */
async function press(page: Page, keys: readonly string[]): Promise<number[]> {
  const took: number[] = [];
  for (const key of keys) {
    const painted = untilPainted(page);
    // The page listens once it has answered this.
    await page.evaluate(() => undefined);
    await page.keyboard.press(key);
    took.push(await painted);
  }
  return took;
}

/** Presses keys in a browser that notes what its threads do. */
async function workOf(browser: Browser, page: Page, keys: readonly string[]): Promise<number[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await press(page, keys);
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const marks = (mark: string) => traceEvents.filter(({ name }) => name === mark).sort((a, b) => a.ts - b.ts);
  const ends = marks(PAINTED);
  return marks(PRESSED).map(({ ts, pid, tid }, at) => {
    const end = ends[at]?.ts ?? Number.NaN;
    const tasks = traceEvents.filter(
      (one) =>
        one.name === 'ThreadControllerImpl::RunTask' &&
        one.pid === pid &&
        one.tid === tid &&
        one.ts < end &&
        one.ts + (one.dur ?? 0) > ts,
    );
    return tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000;
  });
}

/** Presses keys and, after them, the same again for what the page works at each: to note that costs time of its own. */
export async function keystrokes(browser: Browser, page: Page, keys: readonly string[]): Promise<Keystrokes> {
  return { painted: await press(page, keys), work: await workOf(browser, page, keys) };
}

/** The same of a page that is a bare field and nothing else, with digits typed. */
export async function bareKeystrokes(browser: Browser, context: BrowserContext, count: number): Promise<Keystrokes> {
  const page = await context.newPage();
  await page.setContent('<input aria-label="Campo">');
  await page.getByRole('textbox').focus();
  return keystrokes(
    browser,
    page,
    Array.from({ length: count }, () => '4'),
  );
}

/** What the figures of keys mean. */
export const KEYSTROKE_NOTES = [
  'Da tecla à pintura: até o fim do desenho do quadro que a mostra. Há um quadro a cada 16,7 ms, e espera-se pelo próximo.',
  'Trabalho por tecla: o que a página trabalhou nesse tempo, sem as esperas; abaixo de 16 ms cabe em um quadro.',
];

/**
 * What is said of keys pressed in a browser that draws without waiting for the screen's pace. By a trace, what is left of waits
 * there is the browser's: where tiles beyond what is seen are still to be drawn, a frame that was begun lasts to its deadline.
 */
export const UNHELD_NOTE =
  'Sem esperar pelo quadro: o mesmo em um navegador que desenha assim que pode (--disable-frame-rate-limit --disable-gpu-vsync). As teclas mais demoradas esperam ali, sem trabalho da página, pelo prazo de um quadro já começado, uns 12 ms.';

/** Those of ours and of the baseline, of each run. */
export interface Compared {
  ours: readonly Keystrokes[];
  baseline: readonly Keystrokes[];
}

/** The median and the 95th percentile of what keys took. */
function figuresOf(name: string, { ours, baseline }: Compared, of: (one: Keystrokes) => readonly number[]): Figure[] {
  const at = (runs: readonly Keystrokes[], p: number) => percentile(runs.flatMap(of), p);
  return [50, 95].map((p) => ({
    name: `${name}, p${p}`,
    unit: 'ms',
    ours: at(ours, p / 100),
    baseline: at(baseline, p / 100),
  }));
}

export const unheldFigures = (both: Compared): Figure[] =>
  figuresOf('da tecla à pintura, sem esperar pelo quadro', both, ({ painted }) => painted);

export const keystrokeFigures = (both: Compared): Figure[] => [
  ...figuresOf('da tecla à pintura', both, ({ painted }) => painted),
  ...figuresOf('trabalho por tecla', both, ({ work }) => work),
];
