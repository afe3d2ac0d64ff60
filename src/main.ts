import { REPORTS } from '../reports/registry.ts';
import { askForPage } from './app/askedAhead.ts';
import { tellNotStarted } from './app/notStarted.ts';
import { restoreSession } from './app/session.ts';
import { orderReport } from './kit/reports/ordered.ts';

function mayStore(): boolean {
  try {
    localStorage.getItem('');
    return true;
  } catch {
    return false;
  }
}

async function start(): Promise<void> {
  restoreSession();
  askForPage(location.pathname);
  // In a report's tab the PDF is made while the application starts. A browser starts no worker while a page is busy.
  const report = REPORTS.find(({ path }) => location.pathname === `/${path}`);
  if (report) await orderReport(report, location.search);
  await import('./start.tsx');
}

function tellMissing(): void {
  tellNotStarted(document.body, 'missing');
  window.addEventListener('online', () => location.reload());
}

if (mayStore()) start().catch(tellMissing);
else tellNotStarted(document.body, 'storage');
