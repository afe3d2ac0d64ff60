/** What may wait to be done for a client, as the list of clients is filtered by and as users read it. */
export const PENDENCIAS = [
  ['calibracao-vencida', 'Calibração do medidor vencida'],
  ['calibracao-a-vencer', 'Calibração do medidor a vencer em 60 dias'],
  ['sem-ponto', 'Com meta e sem ponto de coleta'],
] as const;

export type Pendencia = (typeof PENDENCIAS)[number][0];
