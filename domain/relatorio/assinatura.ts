import { monthInPhrase } from '../calendar.ts';

/** Days of the month on which a report may be sent: those that every month has. */
export const DIAS = { first: 1, last: 28 } as const;

const at = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1;
const text = (index: number) => `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;

/** The month so many later ('2026-12', 1 → '2027-01'). @param month `YYYY-MM` */
export const addMonths = (month: string, months: number) => text(at(month) + months);

/** The month that is over on a day, which is what is sent on it: '2026-11-22' → '2026-10'. */
export const monthSentOn = (day: string) => addMonths(day.slice(0, 7), -1);

/** 'outubro de 2026' for '2026-10'. */
export const monthText = (month: string) => `${monthInPhrase(Number(month.slice(5)))} de ${month.slice(0, 4)}`;

const dayOfMonth = (day: string) => Number(day.slice(8));

/**
 * The first month that a subscription made on a day sends: the one that is over, unless its day of sending has passed.
 *
 * @param dia day of the month, 1–28
 */
export function firstMonth(today: string, dia: number): string {
  return addMonths(monthSentOn(today), dayOfMonth(today) > dia ? 1 : 0);
}

/** What tells when a subscription is sent. Months are `YYYY-MM`. */
interface Schedule {
  dia: number;
  /** Nothing is sent of earlier ones. */
  primeiroMes: string;
  /** The last one that needs no sending any more. */
  ultimoMes: string | null;
}

/** The day of the next sending: today for one that is late. */
export function nextSending({ dia, primeiroMes, ultimoMes }: Schedule, today: string): string {
  const over = monthSentOn(today);
  const next = ultimoMes !== null && ultimoMes >= over ? addMonths(ultimoMes, 1) : over;
  const month = next < primeiroMes ? primeiroMes : next;
  const day = `${addMonths(month, 1)}-${String(dia).padStart(2, '0')}`;
  return day < today ? today : day;
}
