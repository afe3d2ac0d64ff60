/** Calculation rules, one per billing category: the category's id is the rule's. */
export const REGRAS_LEITURA = [
  { id: 1, nome: 'Leitura' },
  { id: 2, nome: 'Média' },
  { id: 3, nome: 'Horímetro' },
] as const;

export const LEITURA = 1;
/** The rule that looks at earlier readings. */
export const MEDIA = 2;
export const HORIMETRO = 3;
