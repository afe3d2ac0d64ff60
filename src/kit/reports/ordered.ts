import { askAhead } from '../../../dataProvider/askAhead.ts';
import { type ReportDefinition, readFilters } from '../../../reports/defineReport.ts';
import type { Progress } from '../../../reports/engine/report.ts';
import { API_URL } from '../../app/apiUrl.ts';
import { currentUser, watchSession } from '../../app/session.ts';
import { isLeftFor, storedText } from '../../app/storedReport.ts';
import { createPdfAt, getReady, type MadePdf } from './client.ts';

/** A PDF under way for the page that will show it. */
interface Order {
  path: string;
  search: string;
  /** Null when it could not be made, or is no longer wanted. */
  made: Promise<MadePdf | null>;
  cancel(): void;
  onProgress?: Progress;
  /** How much of it was drawn before the page was there to be told. */
  done?: number;
}

let order: Order | undefined;

/** How long the application waits for the worker to be under way, in milliseconds: no slow server holds it up for more. */
const LONGEST_WAIT = 300;

/** Where the one reply is that a report's data come of; undefined when they come otherwise. */
function aheadOf(report: ReportDefinition, search: string): string | undefined {
  const filters = readFilters(report, search);
  const address = filters === null ? undefined : report.ahead?.(filters);
  return address && `${API_URL}${address}`;
}

/**
 * Has the report at an address drawn before the application has started: its rows are asked for while the worker loads
 * what draws them. The API refuses whom it refuses. Another user finds nothing of it.
 *
 * @returns when the application may start: the worker has all that it needs from the page, or too much time went by.
 */
export async function orderReport(report: ReportDefinition, search: string): Promise<void> {
  const user = currentUser();
  if (!user) return;
  getReady('pdf');
  const controller = new AbortController();
  const { signal } = controller;
  const begun = Promise.withResolvers<void>();
  setTimeout(begun.resolve, LONGEST_WAIT);
  const onProgress = (done: number) => {
    begun.resolve();
    if (order) order.done = done;
    order?.onProgress?.(done);
  };
  const userId = user.id;
  async function make() {
    const now = new Date().toISOString();
    const stored = storedText(report);
    const url = isLeftFor(report, search, stored) ? undefined : aheadOf(report, search);
    const reply = url ? await askAhead(url, signal) : null;
    const address = { path: report.path, search, stored, userId, now, reply };
    return createPdfAt(address, { signal, onProgress });
  }
  const made = make().catch(() => null);
  order = { path: report.path, search, made, cancel: () => controller.abort() };
  const forget = watchSession(() => {
    if (currentUser()?.id === userId) return;
    forget();
    controller.abort();
    order = undefined;
  });
  await Promise.race([begun.promise, made]);
}

/**
 * The PDF ordered for an address, handed out once; null when there is none. One that failed is none as well: who makes
 * the report anew tells why.
 *
 * @throws the signal's reason when aborted.
 */
export async function takeOrdered<F, D>(
  { path }: ReportDefinition<F, D>,
  search: string,
  { signal, onProgress }: { signal: AbortSignal; onProgress: Progress },
): Promise<MadePdf | null> {
  const taken = order;
  if (taken?.path !== path || taken.search !== search) return null;
  taken.onProgress = onProgress;
  if (taken.done) onProgress(taken.done);
  signal.addEventListener('abort', taken.cancel);
  const made = await taken.made;
  order = undefined;
  signal.throwIfAborted();
  return made;
}
