import { parseDate } from '../../../../domain/calendar.ts';

/** The fields of a log's period, either of which may be left empty. */
export const DATES = ['dtPesquisa', 'dtPesquisaFim'] as const;
export type DateName = (typeof DATES)[number];

/** What is wrong with each of the dates, as the last part of a text's key. */
export type Problems = Partial<Record<DateName, 'invalidDate' | 'endsBefore'>>;

/** @param typed dates as 31/12/2026 */
export function problemsOf(typed: Readonly<Record<DateName, string>>): Problems {
  const wrong = DATES.filter((name) => typed[name].trim() && parseDate(typed[name]) === null);
  if (wrong.length > 0) return Object.fromEntries(wrong.map((name) => [name, 'invalidDate']));
  const [from, until] = DATES.map((name) => parseDate(typed[name]));
  return from && until && until < from ? { dtPesquisaFim: 'endsBefore' } : {};
}
