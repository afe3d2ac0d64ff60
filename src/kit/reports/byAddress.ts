import type { UnreadReply } from '../../../dataProvider/askAhead.ts';
import { readReply } from '../../../dataProvider/envelope.ts';
import { readFilters } from '../../../reports/defineReport.ts';
import type { Report } from '../../../reports/engine/document.ts';
import { ReportError, type Workbook } from '../../../reports/engine/report.ts';
import { reportAt } from '../../../reports/registry.ts';
import { appApi } from '../../app/api.ts';
import { parseStored } from '../../app/storedReport.ts';

/** A report as a tab is opened for it. */
export interface ReportAddress {
  path: string;
  search: string;
  /** What a screen left of it, as the browser keeps it. */
  stored: string | null;
  /** The signed-in user. */
  userId: number;
  /** ISO UTC. */
  now: string;
  /** What came of the address that the report has asked for ahead; null when it was not. */
  reply: UnreadReply | null;
}

/** The workbook of a report that loads its data itself. */
export type WorkbookAddress = Pick<ReportAddress, 'path' | 'search' | 'userId' | 'now'>;

/**
 * The workbook at an address, off the page: a large history would hold it up.
 *
 * @throws ReportError with what the API said
 */
export async function workbookByAddress({ path, search, userId, now }: WorkbookAddress): Promise<Workbook> {
  const report = reportAt(path);
  const contents = await report.contents();
  const filters = readFilters(report, search);
  if (filters === null) throw new Error(`${path}${search} names nothing to report on`);
  const data = await contents
    .load(
      appApi(() => userId),
      filters,
      { now },
    )
    .catch((error: Error) => {
      throw new ReportError(error.message, { cause: error });
    });
  const book = contents.excel?.(data, { filters, emittedAt: now });
  if (!book) throw new Error(`${path} has no Excel file`);
  return book;
}

/**
 * The report at an address, off the page: of the data that a screen left, or else of those that it loads itself.
 *
 * @throws HttpError as the API; Error when there is nothing to print.
 */
export async function reportByAddress({ path, search, stored, userId, now, reply }: ReportAddress): Promise<Report> {
  const report = reportAt(path);
  const contents = await report.contents();
  const left = parseStored(report, search, stored);
  const filters = left ? left.filters : readFilters(report, search);
  if (filters === null) throw new Error(`${path}${search} names nothing to report on`);
  const api = appApi(() => userId);
  const opened = async () => reply && contents.opened?.(await readReply(new Response(reply.body, reply)), filters);
  const data = left?.data ?? (await opened()) ?? (await contents.load(api, filters, { now }));
  const printed = contents.lacks?.(data, 'pdf')
    ? undefined
    : contents.pdf?.(data, { filters, emittedAt: left?.emittedAt ?? now });
  if (!printed) throw new Error(`${path}${search} has nothing to print`);
  return printed;
}
