import { formatDate, isCalendarDate, momentToLocal } from '../../domain/calendar.ts';

const LOCAL = /^(\d{4}-\d{2}-\d{2})(?:[ T]((?:[01]\d|2[0-3]):[0-5]\d)(?::[0-5]\d(?:\.\d+)?)?)?$/;

/**
 * When something of a collection was done: a date, and a time where one was noted. Both are those of the place and are
 * not shifted; only a text with a zone, as legacy servers may send, is a moment.
 *
 * @returns null when the text is none of these
 */
export function momentoColeta(text: string | null | undefined): { date: string; time: string | null } | null {
  const local = LOCAL.exec(text?.trim() ?? '');
  if (!local) return momentToLocal(text);
  const [, date, time = null] = local;
  return isCalendarDate(date) ? { date, time } : null;
}

/** '31/12/2026 08:30', or the date alone; what cannot be read comes back as it is. */
export function formatMomentoColeta(text: string | null | undefined): string {
  const at = momentoColeta(text);
  if (!at) return text ?? '';
  return at.time ? `${formatDate(at.date)} ${at.time}` : formatDate(at.date);
}
