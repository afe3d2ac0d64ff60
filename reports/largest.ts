import { formatNumber } from '../domain/numbers.ts';
import { ReportError } from './engine/report.ts';

/** Collections that a PDF or a workbook holds: more take more memory than a browser should give a file that nobody reads. */
export const MOST_COLETAS = 5_000;

/**
 * Refuses a file of more collections than one holds.
 *
 * @param coletas what they are called, where not all of the period's count
 * @throws ReportError that tells what to ask for instead
 */
export function refuseAbove(total: number, coletas = 'coletas'): void {
  if (total <= MOST_COLETAS) return;
  const [found, most] = [formatNumber(total, 0), formatNumber(MOST_COLETAS, 0)];
  throw new ReportError(`O período tem ${found} ${coletas}, e um arquivo leva até ${most}. Peça um período menor.`);
}
