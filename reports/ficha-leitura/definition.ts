import type { ReportDefinition } from '../defineReport.ts';
import { enderecoDosFiltros, lerFiltros } from '../leituras-do-mes/filtros.ts';
import type { Fichas, FichasPedidas } from './dados.ts';

const MENU = 'medidor-vazao/lancamento';

/**
 * The reading sheets that go along to the meters (spec 2 §2.4 and §2.9), at `?idMes=11&idAno=2026`, of one client with
 * `&idPessoa=12`.
 */
export const fichaLeitura: ReportDefinition<FichasPedidas, Fichas> = {
  path: `${MENU}/ficha-pdf`,
  menu: MENU,
  title: 'Ficha de leitura',
  file: 'Ficha_de_leitura',
  formats: ['pdf'],
  stored: 'PDF_FICHA',
  filters({ idPessoa = '', ...parameters }) {
    const filters = lerFiltros(parameters);
    if (!filters || !idPessoa) return filters;
    return /^\d+$/.test(idPessoa) && Number(idPessoa) > 0 ? { ...filters, idPessoa: Number(idPessoa) } : null;
  },
  query: ({ idPessoa, ...filters }) =>
    `${enderecoDosFiltros(filters)}${idPessoa === undefined ? '' : `&idPessoa=${idPessoa}`}`,
  unnamed: 'leituras.relatorio.noMonthOrClient',
  back: (filters) => ({ to: `/${MENU}${filters ? `?${enderecoDosFiltros(filters)}` : ''}`, text: 'cadastro.pdf.back' }),
  contents: () => import('./contents.ts'),
};
