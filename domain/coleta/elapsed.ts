import { daysBetween, isCalendarDate } from '../calendar.ts';

const TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;
const MINUTES_A_DAY = 24 * 60;

const pad = (value: number) => String(value).padStart(2, '0');

/** A day, 'YYYY-MM-DD', with its time of day, 'HH:MM'. */
export type DiaHora = { data: string | null; hora: string | null };

/** Whether a text is a time of day, 'HH:MM'. */
export const isTimeOfDay = (text: string): boolean => TIME.test(text);

/** 'H:MM', 'HH:MM:SS', '10h30' as 'HH:MM'; a fraction of a second and a zone are left out. */
export function readTime(text: string): string | null {
  const match = /^(\d{1,2})[:hH](\d{2})(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2}|\s*h)?$/.exec(text.trim());
  if (!match) return null;
  const [hours, rest] = [Number(match[1]), Number(match[2])];
  return hours < 24 && rest < 60 ? `${pad(hours)}:${pad(rest)}` : null;
}

function minutes(time: string | null): number | null {
  const [, hours, rest] = TIME.exec(time ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(rest);
}

/**
 * ΔT of a collection: from installation to removal, as hours and minutes, '29:05' (Spec 2 §2.3).
 *
 * @returns null when a day or time is missing or none, or the removal comes before the installation
 */
export function elapsed(from: DiaHora, to: DiaHora): string | null {
  const [start, end] = [minutes(from.hora), minutes(to.hora)];
  if (start === null || end === null || !isCalendarDate(from.data) || !isCalendarDate(to.data)) return null;
  const total = daysBetween(from.data, to.data) * MINUTES_A_DAY + end - start;
  if (total < 0) return null;
  return `${pad(Math.floor(total / 60))}:${pad(total % 60)}`;
}
