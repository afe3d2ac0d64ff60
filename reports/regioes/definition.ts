import { asItStands } from '../monthly.ts';
import { DOS_CLIENTES } from '../tabela/clientes.ts';
import { tableReport } from '../tabela/definition.ts';

/** 'Regiões Monitoradas': clients and the routes on which they lie (spec 2 §2.9). */
export const regioes = tableReport({
  menu: 'relatorio/regiao',
  above: () => '/',
  title: 'Regiões Monitoradas',
  file: 'Relatorio_regiao',
  asks: DOS_CLIENTES,
  monthly: asItStands,
  table: async () => (await import('./tabela.ts')).tabela,
});
