import { daysInMonth, formatDate, isCalendarDate, monthName } from '../../domain/calendar.ts';

/** Days, 'YYYY-MM-DD', both inclusive. */
export type Period = {
  dtInicio: string;
  dtFim: string;
};

/** The period that an address or a filter tells; null when it tells none. */
export function readPeriod(value: unknown): Period | null {
  const { dtInicio, dtFim } = (value ?? {}) as Partial<Record<keyof Period, unknown>>;
  return isCalendarDate(dtInicio) && isCalendarDate(dtFim) && dtInicio <= dtFim ? { dtInicio, dtFim } : null;
}

/** '01/10/2026 a 31/10/2026', or the one day. */
export const periodInWords = ({ dtInicio, dtFim }: Period): string =>
  dtInicio === dtFim ? formatDate(dtFim) : `${formatDate(dtInicio)} a ${formatDate(dtFim)}`;

/** 'de 01/10/2026 a 31/10/2026'; where a day is left open 'desde 01/10/2026' or 'até 31/10/2026', or what says that both are. */
export function openPeriodInWords({ dtInicio, dtFim }: Period): string {
  if (dtInicio && dtFim) return `de ${periodInWords({ dtInicio, dtFim })}`;
  if (dtInicio) return `desde ${formatDate(dtInicio)}`;
  return dtFim ? `até ${formatDate(dtFim)}` : 'de todos os períodos';
}

/** The calendar month of a day. */
export function monthOf(day: string): Period {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const begins = day.slice(0, 8);
  return { dtInicio: `${begins}01`, dtFim: `${begins}${daysInMonth(year, month)}` };
}

/** 'Outubro de 2026', of any of its days. */
export const monthOfInWords = (day: string): string => `${monthName(Number(day.slice(5, 7)))} de ${day.slice(0, 4)}`;
