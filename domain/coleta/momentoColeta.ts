import { formatDate, isCalendarDate, momentToLocal } from '../calendar.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?)?$/;

/** When something of a collection was done: a date, and a time where one was noted. Both are those of the place. */
interface MomentoColeta {
  date: string;
  time: string | null;
}

/** As rows have it: '2026-10-25', or '2026-10-25 13:05' whose seconds do not count. @returns null when the text is neither */
export function localMoment(text: string): MomentoColeta | null {
  const [, date, time = null] = LOCAL.exec(text.trim()) ?? [];
  return isCalendarDate(date) ? { date, time } : null;
}

/**
 * When something of a collection was done. A local moment is not shifted; only a text with a zone, as legacy servers may send,
 * is a moment of all places.
 *
 * @returns null when the text is none of these
 */
export function momentoColeta(text: string | null | undefined): MomentoColeta | null {
  return localMoment(text ?? '') ?? momentToLocal(text);
}

/** '31/12/2026 08:30', or the date alone; what cannot be read comes back as it is. */
export function formatMomentoColeta(text: string | null | undefined): string {
  const at = momentoColeta(text);
  if (!at) return text ?? '';
  return at.time ? `${formatDate(at.date)} ${at.time}` : formatDate(at.date);
}
