import type { Browser, Page } from 'playwright';

interface TraceEvent {
  name: string;
  pid: number;
  tid: number;
  /** Of the thread's own work, in microseconds: what others take of the machine meanwhile is not in it. */
  tdur?: number;
}

const MARK = 'pausa';

/** The longest task of the page's main thread while `work` went on, in milliseconds of its own work. */
export async function longestTask(browser: Browser, page: Page, work: () => Promise<unknown>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', 'blink.user_timing'] });
  await page.evaluate((mark) => performance.mark(mark), MARK);
  await work();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] };
  const marked = traceEvents.find(({ name }) => name === MARK);
  const tasks = traceEvents.filter(
    ({ name, pid, tid }) => name === 'ThreadControllerImpl::RunTask' && pid === marked?.pid && tid === marked.tid,
  );
  if (tasks.length === 0) throw new Error('the trace has no tasks of the page');
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
