import type { ReportDefinition } from '../../../reports/defineReport.ts';
import type { Progress } from '../../../reports/engine/report.ts';
import { currentUser, watchSession } from '../../app/session.ts';
import { storedText } from '../../app/storedReport.ts';
import { createPdfAt, type MadePdf } from './client.ts';

/** A PDF under way for the page that will show it. */
interface Order {
  path: string;
  search: string;
  /** Null when it could not be made, or is no longer wanted. */
  made: Promise<MadePdf | null>;
  cancel(): void;
  onProgress?: Progress;
}

let order: Order | undefined;

/**
 * Has the report at an address drawn before the application has started: rows, libraries and fonts are loaded by the
 * worker meanwhile. The API refuses whom it refuses. Another user finds nothing of it.
 */
export async function orderReport(report: ReportDefinition, search: string): Promise<void> {
  const user = currentUser();
  if (!user) return;
  const controller = new AbortController();
  const address = {
    path: report.path,
    search,
    stored: storedText(report),
    userId: user.id,
    now: new Date().toISOString(),
  };
  const begun = Promise.withResolvers<void>();
  const onProgress = (done: number) => {
    begun.resolve();
    order?.onProgress?.(done);
  };
  const made = createPdfAt(address, { signal: controller.signal, onProgress }).catch(() => null);
  order = { path: report.path, search, made, cancel: () => controller.abort() };
  const forget = watchSession(() => {
    if (currentUser()?.id === user.id) return;
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
  signal.addEventListener('abort', taken.cancel);
  const made = await taken.made;
  order = undefined;
  signal.throwIfAborted();
  return made;
}
