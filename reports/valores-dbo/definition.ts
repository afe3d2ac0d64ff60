import { wholeMonth } from '../monthly.ts';
import { tableReport } from '../tabela/definition.ts';
import { PEDIDO } from './pedido.ts';

/** The clients with collections in a period: whose DBO the water utility is asked to update (spec 2 §2.7). */
export const valoresDbo = tableReport({
  menu: 'relatorio/relatorio-valores-dbo',
  title: 'Atualização de Valores de DBO',
  file: 'relatorio_valores_DBO',
  asks: PEDIDO,
  search: 'relatorios.filter',
  monthly: wholeMonth,
  table: async () => (await import('./tabela.ts')).tabela,
});
