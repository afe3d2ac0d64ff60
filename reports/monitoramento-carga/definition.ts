import { wholeMonth } from '../monthly.ts';
import { DAS_COLETAS } from '../tabela/coletas.ts';
import { tableReport } from '../tabela/definition.ts';

/** Form 011: the charge of every client with collections in a period, before it and at its end (spec 2 §2.9). */
export const monitoramentoCarga = tableReport({
  menu: 'relatorio/monitoramento-carga',
  title: '011_FMEI_Monitoramento Cargas',
  file: 'monitoramento_carga',
  asks: DAS_COLETAS,
  monthly: wholeMonth,
  table: async () => (await import('./tabela.ts')).tabela,
});
