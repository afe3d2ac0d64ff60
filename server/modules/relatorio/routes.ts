import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { loads } from './carga/service.ts';
import { relatorioClientesRoutes } from './clientes/routes.ts';
import { relatorioDboRoutes } from './dbo/routes.ts';
import { relatorioIndustriasRoutes } from './industrias/routes.ts';
import { panorama } from './panorama/service.ts';
import { analysedParameters } from './parametros/service.ts';
import { relatorioPontosRoutes } from './pontos/routes.ts';
import { nearestDay } from './proximas/repository.ts';
import { relatorioRankingRoutes } from './ranking/routes.ts';

const { clientes, relatorioCarga, relatorioParametros, coletasProximas } = contract;

/** What the reports over all clients say. */
export const relatorioRoutes: Implementation[] = [
  ...relatorioIndustriasRoutes,
  ...relatorioClientesRoutes,
  ...relatorioPontosRoutes,
  ...relatorioRankingRoutes,
  ...relatorioDboRoutes,
  implement(clientes.panorama, panorama),
  implement(relatorioCarga.list, async (context, { query }) => {
    const rows = await loads(context, query);
    return query.mais === 1 ? rows : rows.map(({ idPessoa: _, ...row }) => row);
  }),
  implement(relatorioParametros.list, (context, { query }) => analysedParameters(context, query)),
  implement(coletasProximas.days, async ({ db }, { query }) => ({
    anterior: await nearestDay(db, query, 'anterior'),
    posterior: await nearestDay(db, query, 'posterior'),
  })),
];
