/** The names of the 16 icons that a module may have (spec 1 §9). */
export const ICONES_DE_MODULO = [
  'modulo',
  'cadastro',
  'medidor',
  'relatorio',
  'acesso',
  'aplicativo',
  'agua',
  'laboratorio',
  'industria',
  'pessoas',
  'mapa',
  'calendario',
  'grafico',
  'documento',
  'email',
  'configuracao',
] as const;

export type IconeDeModulo = (typeof ICONES_DE_MODULO)[number];

/** The icon of a new module. */
export const ICONE_PADRAO = 'modulo' satisfies IconeDeModulo;

export const isIconeDeModulo = (name: string): name is IconeDeModulo =>
  ICONES_DE_MODULO.some((icone) => icone === name);
