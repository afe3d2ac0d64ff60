import { asItStands } from '../monthly.ts';
import { DOS_CLIENTES } from '../tabela/clientes.ts';
import { tableReport } from '../tabela/definition.ts';

/** Form 051: clients with all that hangs on them, a sheet of the workbook for each kind of it (spec 2 §2.9). */
export const relatorioPessoa = tableReport({
  menu: 'relatorio/relatorio-pessoa',
  title: '051_FMEI_Clientes',
  file: 'relatorio_de_clientes',
  asks: DOS_CLIENTES,
  monthly: asItStands,
  table: async () => (await import('./tabela.ts')).tabela,
});
