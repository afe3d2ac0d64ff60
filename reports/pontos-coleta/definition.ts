import { asItStands } from '../monthly.ts';
import { DOS_CLIENTES } from '../tabela/clientes.ts';
import { tableReport } from '../tabela/definition.ts';

/** Form 045: the sampling points of all clients (spec 2 §2.9). */
export const pontosColeta = tableReport({
  menu: 'relatorio/pessoa-ponto-coleta',
  title: 'MONITORAMENTO DE EFLUENTES INDUSTRIAIS',
  file: 'ponto_coleta',
  asks: DOS_CLIENTES,
  monthly: asItStands,
  table: async () => (await import('./tabela.ts')).tabela,
});
