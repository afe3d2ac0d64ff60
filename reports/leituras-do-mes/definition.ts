import type { ReportDefinition } from '../defineReport.ts';
import { idMesAno } from '../monthly.ts';
import { enderecoDosFiltros, type FiltrosDoMes, filtrosEmPalavras, lerFiltros } from './filtros.ts';
import type { LeiturasDoMes } from './load.ts';

/** The readings of a month below one of the two pages that type them, each with its own permission. */
const below = (menu: string): ReportDefinition<FiltrosDoMes, LeiturasDoMes> => ({
  path: `${menu}/pdf`,
  menu,
  title: 'Leituras de vazão',
  file: 'Leituras_de_vazao',
  formats: ['pdf', 'excel'],
  filters: lerFiltros,
  query: enderecoDosFiltros,
  unnamed: 'leituras.relatorio.noMonth',
  monthly: idMesAno,
  inWords: filtrosEmPalavras,
  back: (filters) => ({ to: `/${menu}${filters ? `?${enderecoDosFiltros(filters)}` : ''}`, text: 'cadastro.pdf.back' }),
  contents: () => import('./contents.ts'),
});

/** The readings of a month (spec 2 §2.4 and §2.9), at `cadastro/vazao-lancamento/pdf?idMes=11&idAno=2026`. */
export const leiturasDoMes = { ...below('cadastro/vazao-lancamento'), stored: 'ListaVazao' };

/** The same for who has only the menu of the grid's options (spec 2 §2.1). */
export const leiturasDoLancamento = below('medidor-vazao/lancamento');
