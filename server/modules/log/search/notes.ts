import { formatMoment } from '../../../../domain/calendar.ts';
import { formatNumber } from '../../../../domain/numbers.ts';
import { MOST_CALLED } from '../names/repository.ts';
import { BOUNDS, type Found } from './repository.ts';

const NARROW = 'Para ver outros, filtre também por data, tabela ou ID.';
const NAMESAKES = `Nomes com este texto são muitos: valeram os dos ${formatNumber(MOST_CALLED)} cadastros mais novos de cada tipo.`;

/** What users are told of a search that may have left entries out. */
export function notesOn(
  { ids, since, namesakes }: Found,
  { most, near }: Pick<typeof BOUNDS, 'most' | 'near'> = BOUNDS,
): string[] {
  if (ids.length >= most) return [`São os ${formatNumber(most)} mais novos com este texto. ${NARROW}`];
  const notes = namesakes ? [NAMESAKES] : [];
  if (since === null) return notes;
  const until = formatMoment(since);
  return [`O texto foi procurado nos ${formatNumber(near)} registros mais novos, desde ${until}. ${NARROW}`, ...notes];
}
