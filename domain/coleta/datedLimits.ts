import type { Limits } from './conformity.ts';

/** Limits that hold from a day on ('YYYY-MM-DD'), until those of a later day. */
export type LimitesDesde = Limits & { desde: string };

/** The day of limits that hold since ever: those that a parameter was registered with. */
export const SEMPRE = '0001-01-01';

/**
 * The limits by which a result is judged: those of its collection's day, so that a report made again years later says
 * what it said then.
 *
 * @param periods of one parameter, in any order
 * @param day 'YYYY-MM-DD'
 * @returns null when none holds on that day
 */
export function limitsOn<T extends LimitesDesde>(periods: readonly T[], day: string): T | null {
  let found: T | null = null;
  for (const period of periods) {
    if (period.desde <= day && (found === null || period.desde > found.desde)) found = period;
  }
  return found;
}
