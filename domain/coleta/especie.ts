import { normalize } from '../searchText.ts';

/** What makes of a quantity another one, of its own limits: a species of an element, a fraction of it, where it is measured. */
const ESPECIES: ReadonlySet<string> = new Set([
  ...['nitrito', 'nitrato', 'amoniacal', 'amonia', 'organico', 'kjeldahl', 'ortofosfato', 'fosfato', 'sulfito'],
  ...['dissolvido', 'dissolvida', 'dissolvidos', 'soluvel', 'soluveis', 'filtrado', 'filtrada', 'filtravel'],
  ...['hexavalente', 'trivalente', 'ferroso', 'ferrico', 'livre', 'livres', 'ar', 'ambiente'],
]);

const wordsOf = (text: string) => normalize(text).split(/[^\p{L}\p{N}]+/u);

/** Whether a text names a species or a fraction that a registered name does not: 'Cobre dissolvido' is not 'Cobre'. */
export function namesAnotherSpecies(text: string, registered: string): boolean {
  const known = new Set(wordsOf(registered));
  return wordsOf(text).some((word) => ESPECIES.has(word) && !known.has(word));
}
