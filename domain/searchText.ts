/** Letters without their accents. */
const bare = (letters: string) => letters.normalize('NFD').replace(/\p{M}/gu, '');

/**
 * The form in which texts are compared and searched: without accents, in lower case, blanks folded.
 *
 * @example normalize('  Região  SÃO João ') // 'regiao sao joao'
 */
export function normalize(text: string): string {
  // Few of the letters of a text have accents, and to look for them costs more than all the rest.
  return text
    .replace(/[^ -~\s]+/g, bare)
    .toLowerCase()
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * A document, code or number as it is searched: letters and digits alone, so that points and dashes neither help nor
 * hinder. Null for what is too short, or has no digit, to be one.
 *
 * @example searchKey('12.ABC.345/01') // '12abc34501'
 */
export function searchKey(text: string | null | undefined): string | null {
  const key = normalize(text ?? '').replace(/[^\p{L}\p{N}]/gu, '');
  return key.length >= 3 && /\d/.test(key) ? key : null;
}

/** Joins the searchable parts of a record into the text that its `busca` column keeps. */
export function searchText(parts: readonly (string | number | null | undefined)[]): string {
  return normalize(parts.filter((part) => part !== null && part !== undefined && part !== '').join(' '));
}
