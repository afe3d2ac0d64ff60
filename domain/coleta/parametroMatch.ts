import { normalize } from '../searchText.ts';
import { parametros } from './parametros.ts';

/** A parameter as users keep it, with its synonyms. */
export type ParametroRef = { id: number; sigla: string; descricao: string; sinonimos: readonly string[] };

/** Names of one and the same: a collection row's field and what is shown ('temperatura' is '°C', 'Rs' is 'SS'). */
const EQUIVALENTS: readonly (readonly string[])[] = parametros
  .filter(({ chave, sigla }) => chave !== sigla)
  .map(({ chave, sigla }) => [normalize(chave), normalize(sigla)]);

/**
 * Prepares the search of a parameter by the name a sheet gives it: description, sigla, field of the collection row
 * or synonym (Spec 2 §4). Names are equal or not, apart from case, accents and repeated blanks; a part of a name
 * never matches.
 *
 * ```
 * const idOf = parametroMatcher(list);
 * idOf('cobre  TOTAL') // the id of the parameter with that synonym, or null
 * ```
 * @returns a function that gives the id, or null when no parameter, or more than one, has the name.
 */
export function parametroMatcher(list: readonly ParametroRef[]): (name: string) => number | null {
  const idsByName = new Map<string, Set<number>>();
  for (const { id, sigla, descricao, sinonimos } of list) {
    for (const name of [sigla, descricao, ...sinonimos].flatMap(namesAlike)) {
      idsByName.set(name, (idsByName.get(name) ?? new Set()).add(id));
    }
  }
  return (name) => {
    const ids = [...(idsByName.get(sheetName(name)) ?? [])];
    return ids.length === 1 ? ids[0]! : null;
  };
}

/** A name and those that mean the same, as they are compared. */
export function namesAlike(text: string): readonly string[] {
  const name = sheetName(text);
  if (name === '') return [];
  return EQUIVALENTS.find((equivalent) => equivalent.includes(name)) ?? [name];
}

/** Typists write the degree sign as the ordinal indicator 'º', which looks the same. */
function sheetName(text: string): string {
  return normalize(text).replace('º', '°');
}
