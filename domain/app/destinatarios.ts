/**
 * The addresses of a list as it was typed, separated by ';' (spec 2 §9), without the blanks around them; what stands
 * between two separators and holds nothing is none, and one that comes again, in whatever case, is the one before.
 */
export function destinatariosDe(lista: string): string[] {
  const typed = lista
    .split(';')
    .map((endereco) => endereco.trim())
    .filter((endereco) => endereco !== '');
  return [...Map.groupBy(typed, (endereco) => endereco.toLowerCase()).values()].flatMap(([first]) => first ?? []);
}
