import { contract } from '../../../../contract/index.ts';
import { type Implementation, implement } from '../../../context.ts';
import { industriesPage } from './service.ts';

/** Report 010. */
export const relatorioIndustriasRoutes: Implementation[] = [
  implement(contract.relatorioIndustrias.list, (context, { query: { pagina, tamanho, ...filtro } }) =>
    industriesPage(context, filtro, { pagina, tamanho }),
  ),
];
