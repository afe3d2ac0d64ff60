import { period } from './asks.ts';
import { DOS_CLIENTES } from './clientes.ts';

/** What reports of collections ask: a period, and whether disabled clients count. */
export const DAS_COLETAS = { periodo: period('Coletas'), ...DOS_CLIENTES };
export type DasColetas = typeof DAS_COLETAS;

/** How their results are judged, in the words of their heading. */
export const PELOS_LIMITES_DO_DIA = 'resultados julgados pelos limites do dia de cada coleta';
