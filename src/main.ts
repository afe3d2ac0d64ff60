import { REPORTS } from '../reports/registry.ts';
import { askForPage } from './app/askedAhead.ts';
import { restoreSession } from './app/session.ts';
import { orderReport } from './kit/reports/ordered.ts';

restoreSession();
askForPage(location.pathname);

// In a report's tab the PDF is made while the application starts. A browser starts no worker while a page is busy.
const report = REPORTS.find(({ path }) => location.pathname === `/${path}`);
const under = report ? orderReport(report, location.search) : Promise.resolve();
void under.then(() => import('./start.tsx'));
