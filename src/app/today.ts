import { momentToLocal } from '../../domain/calendar.ts';

/** The day in the zone of the product, `YYYY-MM-DD`. */
export function today(): string {
  return momentToLocal(new Date().toISOString())?.date ?? '';
}
