/** Laboratories by the code that the API takes (spec 2 §9). */
export const LABORATORIOS = [
  [1, 'UltraLims'],
  [2, 'MyLims'],
] as const;
