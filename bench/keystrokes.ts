import type { Browser, BrowserContext, Page } from 'playwright';
import { type Figure, percentile } from './measure.ts';

/** What one key costs, in milliseconds. */
export interface Keystroke {
  /** From the key's own moment until the frame that shows it is drawn; frames come every 16.7 ms, and it waits for the next. */
  painted: number;
  /** What the page itself worked in that time, whatever it waited for. */
  work: number;
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

/** Settles when the frame after the next key is drawn. */
function untilPainted(page: Page): Promise<void> {
  return page.evaluate(
    ([pressed, painted]) =>
      new Promise<void>((resolve) => {
        const done = new MessageChannel();
        done.port1.onmessage = () => {
          performance.mark(painted);
          resolve();
        };
        const onKey = ({ timeStamp }: KeyboardEvent) => {
          performance.mark(pressed, { startTime: timeStamp });
          requestAnimationFrame(() => done.port2.postMessage(null));
        };
        addEventListener('keydown', onKey, { capture: true, once: true });
      }),
    [PRESSED, PAINTED] as const,
  );
}

/** Presses keys, as a keyboard does, each once the one before it is painted. */
export async function keystrokes(browser: Browser, page: Page, keys: readonly string[]): Promise<Keystroke[]> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  for (const key of keys) {
    const painted = untilPainted(page);
    // The page listens once it has answered this.
    await page.evaluate(() => undefined);
    await page.keyboard.press(key);
    await painted;
  }
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
    return { painted: (end - ts) / 1000, work: tasks.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1000 };
  });
}

/** The same of a page that is a bare field and nothing else, with digits typed. */
export async function bareKeystrokes(browser: Browser, context: BrowserContext, count: number): Promise<Keystroke[]> {
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

/** What is said of keys pressed in a browser that draws without waiting for the screen's pace. */
export const UNHELD_NOTE =
  'Sem esperar pelo quadro: o mesmo em um navegador que desenha assim que pode (--disable-frame-rate-limit --disable-gpu-vsync): a demora da própria página, da qual se pedem 16 ms.';

/** Those of ours, and of the baseline. */
export interface Keystrokes {
  ours: readonly Keystroke[];
  baseline: readonly Keystroke[];
}

/** The median and the 95th percentile of what keys took. */
function figuresOf(name: string, { ours, baseline }: Keystrokes, of: (one: Keystroke) => number): Figure[] {
  const at = (strokes: readonly Keystroke[], p: number) => percentile(strokes.map(of), p);
  return [50, 95].map((p) => ({
    name: `${name}, p${p}`,
    unit: 'ms',
    ours: at(ours, p / 100),
    baseline: at(baseline, p / 100),
  }));
}

export const unheldFigures = (both: Keystrokes): Figure[] =>
  figuresOf('da tecla à pintura, sem esperar pelo quadro', both, ({ painted }) => painted);

export const keystrokeFigures = (both: Keystrokes): Figure[] => [
  ...figuresOf('da tecla à pintura', both, ({ painted }) => painted),
  ...figuresOf('trabalho por tecla', both, ({ work }) => work),
];
