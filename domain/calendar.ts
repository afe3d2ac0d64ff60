/**
 * A calendar date is 'YYYY-MM-DD' text without time or zone, and is never shifted. A moment is ISO text in UTC, shown
 * 3 hours earlier. Nothing here reads the zone of the process.
 */

const DAY_MS = 86_400_000;

/** Moments are stored in UTC and shown 3 hours earlier, summer and winter (Spec 2 §9: 10 800 000 ms). */
const SHIFT_MS = 10_800_000;

const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?$/;
const TIME = /^(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d)?$/;

const MONTH_NAMES = 'Janeiro Fevereiro Março Abril Maio Junho Julho Agosto Setembro Outubro Novembro Dezembro'.split(
  ' ',
);

/** The years that a record may speak of: past either end, a day more or less is no date that every system can tell. */
export const YEARS = { first: 1900, last: 2999 } as const;

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

function isLeapYear(year: number): boolean {
  return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
}

/** Days of a month, 1–12. */
export function daysInMonth(year: number, month: number): number {
  if (month === 2) return isLeapYear(year) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

function dateText(year: number, month: number, day: number): string | null {
  const real = year >= 1 && month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month);
  return real ? `${pad(year, 4)}-${pad(month)}-${pad(day)}` : null;
}

/** True for the text of a real date: '2024-02-29' is one, '2023-02-29' and '2024-2-29' are not. */
export function isCalendarDate(value: unknown): value is string {
  return typeof value === 'string' && parseDate(value) === value;
}

/** True for a real date in one of the years that a record may speak of. */
export function isUsualDate(value: unknown): value is string {
  return isCalendarDate(value) && Number(value.slice(0, 4)) >= YEARS.first && Number(value.slice(0, 4)) <= YEARS.last;
}

/**
 * Reads 'DD/MM/YYYY' (day and month may have one digit) or 'YYYY-MM-DD', blanks around allowed.
 *
 * @returns 'YYYY-MM-DD', or null when the text is anything else or no real date ('31/02/2026').
 */
export function parseDate(text: string): string | null {
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  if (iso) return dateText(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const typed = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text.trim());
  return typed && dateText(Number(typed[3]), Number(typed[2]), Number(typed[1]));
}

/** '2026-12-31' as '31/12/2026'; '' for empty and for anything that is not a calendar date. */
export function formatDate(date: string | null | undefined): string {
  return isCalendarDate(date) ? `${date.slice(8)}/${date.slice(5, 7)}/${date.slice(0, 4)}` : '';
}

/** Days since 1970-01-01. @throws RangeError when the text is no calendar date. */
function dayNumber(date: string): number {
  if (!isCalendarDate(date)) throw new RangeError(`Not a calendar date: ${date}`);
  return Date.parse(`${date}T00:00:00Z`) / DAY_MS;
}

/** The date so many days later (earlier when negative). @throws RangeError on what is no date or leaves 0001–9999. */
export function addDays(date: string, days: number): string {
  const moved = new Date((dayNumber(date) + days) * DAY_MS);
  const text = dateText(moved.getUTCFullYear(), moved.getUTCMonth() + 1, moved.getUTCDate());
  if (!isCalendarDate(text)) throw new RangeError(`Date out of range: ${date} + ${days} days`);
  return text;
}

/** The same day so many years later; 29 February becomes 28 in a common year. @throws RangeError as `addDays`. */
export function addYears(date: string, years: number): string {
  dayNumber(date);
  const year = Number(date.slice(0, 4)) + years;
  const month = Number(date.slice(5, 7));
  const text = dateText(year, month, Math.min(Number(date.slice(8)), daysInMonth(year, month)));
  if (!isCalendarDate(text)) throw new RangeError(`Date out of range: ${date} + ${years} years`);
  return text;
}

/** Days from the first date to the second, negative when the second is earlier. @throws RangeError on no date. */
export function daysBetween(from: string, to: string): number {
  return dayNumber(to) - dayNumber(from);
}

/** 'Janeiro' for 1 to 'Dezembro' for 12, as it stands alone or first. @throws RangeError outside 1–12. */
export function monthName(month: number): string {
  const name = MONTH_NAMES[month - 1];
  if (name === undefined) throw new RangeError(`Not a month: ${month}`);
  return name;
}

/** 'janeiro' for 1 to 'dezembro' for 12, as it stands within a phrase. @throws RangeError outside 1–12. */
export function monthInPhrase(month: number): string {
  return monthName(month).toLowerCase();
}

/** 'Jan' for 1 to 'Dez' for 12, as in the footer of the flow-reading report. @throws RangeError outside 1–12. */
export function monthAbbreviation(month: number): string {
  return monthName(month).slice(0, 3);
}

/** '20 de novembro de 2026', '1º de março de 2026'. @param date `YYYY-MM-DD`. */
export function dateInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number) as [number, number, number];
  return `${day === 1 ? '1º' : day} de ${monthInPhrase(month)} de ${year}`;
}

/** Milliseconds since 1970, or null. A text without a zone is UTC, never the zone of the process. */
function instant(iso: string | null | undefined): number | null {
  const match = MOMENT.exec(iso?.trim() ?? '');
  if (!match) return null;
  const [, date = '', time = '', seconds = '00', fraction = '', zone = 'Z'] = match;
  if (!isCalendarDate(date) || !TIME.test(`${time}:${seconds}`)) return null;
  const offset = zone.length === 5 ? `${zone.slice(0, 3)}:${zone.slice(3)}` : zone;
  const value = Date.parse(`${date}T${time}:${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`);
  return Number.isNaN(value) ? null : value;
}

/**
 * The date and time people see for a stored moment: '2027-01-01T00:05:00Z' → `{date: '2026-12-31', time: '21:05'}`.
 *
 * @param iso ISO text; without a zone it is taken as UTC.
 * @returns null when the text is no moment.
 */
export function momentToLocal(iso: string | null | undefined): { date: string; time: string } | null {
  const shown = momentToShown(iso)?.toISOString();
  return shown ? { date: shown.slice(0, 10), time: shown.slice(11, 16) } : null;
}

/**
 * The day on which people are at a moment.
 *
 * @param iso as `momentToLocal`.
 * @returns 'YYYY-MM-DD'
 * @throws RangeError when the text is no moment.
 */
export function dayOf(iso: string): string {
  const local = momentToLocal(iso);
  if (!local) throw new RangeError(`Not a moment: ${iso}`);
  return local.date;
}

/**
 * The date and time people see for a stored moment, as a `Date` whose UTC parts they are: what a spreadsheet's cell
 * holds.
 *
 * @param iso as `momentToLocal`.
 * @returns null when the text is no moment.
 */
export function momentToShown(iso: string | null | undefined): Date | null {
  const value = instant(iso);
  return value === null ? null : new Date(value - SHIFT_MS);
}

/** A stored moment as '31/12/2026 21:05'; '' for empty and for what is no moment. */
export function formatMoment(iso: string | null | undefined): string {
  const local = momentToLocal(iso);
  return local ? `${formatDate(local.date)} ${local.time}` : '';
}

/**
 * The moment to store for a date and time that a person typed: the inverse of `momentToLocal`.
 *
 * @param date 'YYYY-MM-DD'
 * @param time 'HH:MM' or 'HH:MM:SS'
 * @returns ISO text in UTC with milliseconds, '2027-01-01T00:05:00.000Z'.
 * @throws RangeError when either is not real.
 */
export function localToMoment(date: string, time: string): string {
  const value = TIME.test(time) ? instant(`${date}T${time}`) : null;
  if (value === null) throw new RangeError(`Not a date and time: ${date} ${time}`);
  return new Date(value + SHIFT_MS).toISOString();
}
