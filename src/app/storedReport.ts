import type { RaRecord } from 'react-admin';
import type { RegisterDefinition } from '../../resources/defineRegister.ts';

/** Rows that a list screen leaves for its PDF page, which another tab opens. */
export interface StoredReport {
  /** The list's filter and order, as the address says them. */
  query: string;
  rows: readonly RaRecord[];
  /** Moment at which the rows were taken, ISO UTC. */
  emittedAt: string;
}

/** How every stored report begins: it tells them from what else the browser keeps. */
const MARK = '{"relatorio":1,';

/** Local-storage keys that are not the entity's name (spec 1 §9). */
const KEYS: Readonly<Record<string, string>> = { RamoAtividade: 'ramoAtividade' };

/** The local-storage key of a register's report. */
export function reportKey({ entity }: Pick<RegisterDefinition, 'entity'>): string {
  return KEYS[entity] ?? entity;
}

/** Leaves a report for its PDF page. One that the browser has no room for is not left: the page loads it itself. */
export function storeReport(key: string, { query, rows, emittedAt }: StoredReport): void {
  try {
    localStorage.setItem(key, JSON.stringify({ relatorio: 1, query, rows, emittedAt }));
  } catch {
    localStorage.removeItem(key);
  }
}

/** Takes away a report that is no longer what the list shows. */
export function dropReport(key: string): void {
  localStorage.removeItem(key);
}

/** The report left under a key for that filter and order, whichever they are when `query` is empty; or null. */
export function readReport(key: string, query: string): StoredReport | null {
  const text = localStorage.getItem(key);
  if (!text?.startsWith(MARK)) return null;
  try {
    const stored: StoredReport = JSON.parse(text);
    const wanted = query === '' || stored.query === query;
    return wanted && Array.isArray(stored.rows) && stored.emittedAt ? stored : null;
  } catch {
    return null;
  }
}

/** Takes away every report: the next user of this browser must not find them. */
export function wipeStoredReports(): void {
  for (const key of Object.keys(localStorage)) {
    if (localStorage.getItem(key)?.startsWith(MARK)) localStorage.removeItem(key);
  }
}
