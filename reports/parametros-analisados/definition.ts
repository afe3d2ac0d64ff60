import { wholeMonth } from '../monthly.ts';
import { DAS_COLETAS } from '../tabela/coletas.ts';
import { tableReport } from '../tabela/definition.ts';

/** Form 012: the parameters analysed in a period, and how many of their results conform (spec 2 §2.9). */
export const parametrosAnalisados = tableReport({
  menu: 'relatorio/parametro-analisado',
  title: 'PARÂMETROS ANALISADOS',
  file: 'relatorio_parametro',
  asks: DAS_COLETAS,
  monthly: wholeMonth,
  table: async () => (await import('./tabela.ts')).tabela,
});
