import { addDays, addYears } from '../calendar.ts';

/** How far back a technical report of a client looks. */
export type Alcance = 'cobranca' | 'dois-anos';

/** 5.99 years in days: within six years whatever leap days they hold. */
const BILLING_DAYS = Math.round(5.99 * 365.25);

/**
 * The first day that a technical report looks at, inclusive: 5.99 years back, or the same day two years before, 29
 * February being 28 (Spec 2 §9).
 *
 * @param today `YYYY-MM-DD`, the last day. @throws RangeError when it is no calendar date.
 */
export function historyStart(today: string, alcance: Alcance): string {
  return alcance === 'dois-anos' ? addYears(today, -2) : addDays(today, -BILLING_DAYS);
}
