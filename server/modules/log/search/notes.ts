import { formatMoment } from '../../../../domain/calendar.ts';
import { formatNumber } from '../../../../domain/numbers.ts';
import { BOUNDS, type Found } from './repository.ts';

const counted = (n: number) => formatNumber(n, 0);
const NARROW = 'Para ver outros, filtre também por data, tabela ou ID.';

/** What users are told of a search that may have left entries out. */
export function notesOn(
  { ids, since }: Found,
  { most, near }: Pick<typeof BOUNDS, 'most' | 'near'> = BOUNDS,
): string[] {
  if (ids.length >= most) return [`São os ${counted(most)} mais novos com este texto. ${NARROW}`];
  if (since === null) return [];
  return [`O texto foi procurado nos ${counted(near)} registros mais novos, desde ${formatMoment(since)}. ${NARROW}`];
}
