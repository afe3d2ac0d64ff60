import { check, period } from './asks.ts';

/** What reports of collections ask: a period, and whether disabled clients count. */
export const DAS_COLETAS = {
  periodo: period('Coletas'),
  desabilitadas: check('Desabilitadas', 'clientes desabilitados incluídos'),
};
export type DasColetas = typeof DAS_COLETAS;

/** How their results are judged, in the words of their heading. */
export const PELOS_LIMITES_DO_DIA = 'resultados julgados pelos limites do dia de cada coleta';
