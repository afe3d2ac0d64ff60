import { wholeMonth } from '../monthly.ts';
import { tableReport } from '../tabela/definition.ts';
import { PEDIDO } from './pedido.ts';

/**
 * The charges of the clients with collections in a period, or a list of them as it was saved: `&salvo=12` (spec 2 §2.7).
 * By mail it is never a saved one.
 */
export const atualizacaoDbo = tableReport({
  menu: 'relatorio/relatorioDBO',
  title: 'Relatório de Atualização de DBO',
  file: 'relatorio_AtualizacaoDBO',
  asks: PEDIDO,
  search: 'relatorios.filter',
  monthly: (month) => ({ ...wholeMonth(month), salvo: '' }),
  table: async () => (await import('./tabela.ts')).tabela,
});
