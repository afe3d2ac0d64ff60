/**
 * The form in which texts are compared and searched: without accents, in lower case, blanks folded.
 *
 * @example normalize('  Região  SÃO João ') // 'regiao sao joao'
 */
export function normalize(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/** Joins the searchable parts of a record into the text that its `busca` column keeps. */
export function searchText(parts: readonly (string | number | null | undefined)[]): string {
  return normalize(parts.filter((part) => part !== null && part !== undefined && part !== '').join(' '));
}
