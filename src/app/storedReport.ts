import { type ReportDefinition, readFilters } from '../../reports/defineReport.ts';

/** What a screen leaves of a report for its PDF, which another tab opens. */
export interface StoredReport<F = unknown, D = unknown> {
  filters: F;
  data: D;
  /** Moment at which the data were taken, ISO UTC. */
  emittedAt: string;
}

/** How every stored report begins: it tells them from what else the browser keeps. */
const MARK = '{"relatorio":1,';

const keyOf = <F, D>({ stored, path }: ReportDefinition<F, D>) => stored ?? path;

/** Leaves a report for its PDF page. One that the browser has no room for is not left: the page loads it itself. */
export function storeReport<F, D>(
  report: ReportDefinition<F, D>,
  { filters, data, emittedAt }: StoredReport<F, D>,
): void {
  const key = keyOf(report);
  try {
    localStorage.setItem(key, JSON.stringify({ relatorio: 1, query: report.query(filters), emittedAt, data }));
  } catch {
    localStorage.removeItem(key);
  }
}

/** Takes away a report that is no longer what its screen shows. */
export function dropReport<F, D>(report: ReportDefinition<F, D>): void {
  localStorage.removeItem(keyOf(report));
}

/** What was left of a report, as it is kept. */
export function storedText<F, D>(report: ReportDefinition<F, D>): string | null {
  return localStorage.getItem(keyOf(report));
}

/** The report left for the address at hand, or for whichever one when `search` is empty; null when there is none. */
export function readReport<F, D>(report: ReportDefinition<F, D>, search: string): StoredReport<F, D> | null {
  return parseStored(report, search, storedText(report));
}

/** As `readReport`, from the text that is kept. */
export function parseStored<F, D>(
  report: ReportDefinition<F, D>,
  search: string,
  text: string | null,
): StoredReport<F, D> | null {
  if (!text?.startsWith(MARK)) return null;
  try {
    const stored: { query: string; emittedAt: string; data?: D } = JSON.parse(text);
    const { query, emittedAt, data } = stored;
    const filters = readFilters(report, query);
    const named = readFilters(report, search);
    const wanted = search === '' || (named !== null && report.query(named) === query);
    return wanted && filters !== null && data && emittedAt ? { filters, data, emittedAt } : null;
  } catch {
    return null;
  }
}

/** Whether what is kept is of the address at hand, told by how it begins: to read all of it takes a while. */
export function isLeftFor<F, D>(report: ReportDefinition<F, D>, search: string, text: string | null): boolean {
  if (!text?.startsWith(MARK)) return false;
  const named = readFilters(report, search);
  const begins = named !== null && `${MARK}"query":${JSON.stringify(report.query(named))},`;
  return search === '' || (begins !== false && text.startsWith(begins));
}

/** Takes away every report: the next user of this browser must not find them. */
export function wipeStoredReports(): void {
  for (const key of Object.keys(localStorage)) {
    if (localStorage.getItem(key)?.startsWith(MARK)) localStorage.removeItem(key);
  }
}
