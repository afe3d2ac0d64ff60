/**
 * The addresses of a list as it was typed, separated by ';' (spec 2 §9), without the blanks around them; what stands
 * between two separators and holds nothing is none.
 */
export function destinatariosDe(lista: string): string[] {
  return lista
    .split(';')
    .map((endereco) => endereco.trim())
    .filter((endereco) => endereco !== '');
}
