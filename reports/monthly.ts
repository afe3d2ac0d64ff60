import { daysInMonth } from '../domain/calendar.ts';
import type { ReportDefinition } from './defineReport.ts';

/*
 * What a report's address asks of one month, for its `monthly`. A month is written 'YYYY-MM'.
 */

type Parameters = Readonly<Record<string, string>>;

/** Of a report of a period: the month from its first to its last day. */
export function wholeMonth(month: string): Parameters {
  const [year, number] = month.split('-').map(Number) as [number, number];
  return { dtInicio: `${month}-01`, dtFim: `${month}-${daysInMonth(year, number)}` };
}

/** Of a report of one month. */
export function idMesAno(month: string): Parameters {
  const [idAno = '', idMes] = month.split('-');
  return { idMes: String(Number(idMes)), idAno };
}

/** Of a report of a year: that of the month. */
export const anoDoMes = (month: string): Parameters => ({ ano: month.slice(0, 4) });

/** Of a report that knows no period: it is sent as it stands on the day. */
export const asItStands = (): Parameters => ({});

/** Any month: the parameters that are of the period are the same in all. */
export const SOME_MONTH = '2000-01';

/**
 * What is kept of the filters of a report that is subscribed to: its address without the period.
 *
 * @returns the same text for the same filters; undefined when the report cannot be subscribed to
 */
export function filtersKept<F, D>(report: ReportDefinition<F, D>, filters: F): string | undefined {
  if (!report.monthly) return undefined;
  const kept = new URLSearchParams(report.query(filters));
  for (const name of Object.keys(report.monthly(SOME_MONTH))) kept.delete(name);
  return kept.toString();
}

/**
 * The filters of a month: those that were kept, with its period.
 *
 * @returns null when they lack what the report asks, or it cannot be subscribed to
 */
export function filtersOfMonth<F, D>(report: ReportDefinition<F, D>, kept: string, month: string): F | null {
  if (!report.monthly) return null;
  return report.filters({ ...Object.fromEntries(new URLSearchParams(kept)), ...report.monthly(month) });
}
