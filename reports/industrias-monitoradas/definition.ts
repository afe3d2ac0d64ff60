import { wholeMonth } from '../monthly.ts';
import { tableReport } from '../tabela/definition.ts';
import { DAS_INDUSTRIAS } from './asks.ts';

const MENU = 'relatorio/industria-monitorada';

/** Form 010: the collections of all clients, or of one, with the results of the 27 parameters (spec 2 §2.9). */
export const industriasMonitoradas = tableReport({
  menu: MENU,
  route: ':idCliente?',
  above: (asked) => (asked?.idCliente ? `/cadastro/cliente/${asked.idCliente}` : '/cadastro/cliente'),
  title: '010_FMEI_Ind.Monitoradas',
  file: 'industria_monitorada',
  asks: DAS_INDUSTRIAS,
  monthly: wholeMonth,
  table: async () => (await import('./tabela.ts')).tabela,
});
