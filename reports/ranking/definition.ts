import { anoDoMes } from '../monthly.ts';
import { tableReport } from '../tabela/definition.ts';
import { DO_RANKING } from './asks.ts';

/** Form 013: the year of every enabled client, the largest figure first (spec 2 §2.9). */
export const ranking = tableReport({
  menu: 'relatorio/ranking',
  title: 'Ranking das indústrias ligadas à estação de tratamento de esgoto',
  file: 'Relatorio_ranking',
  asks: DO_RANKING,
  monthly: anoDoMes,
  table: async () => (await import('./tabela.ts')).tabela,
});
