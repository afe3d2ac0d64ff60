import { contract } from '../../../../contract/index.ts';
import { type Implementation, implement } from '../../../context.ts';
import { nearestYear } from './repository.ts';
import { ranking, workOutAnew } from './service.ts';

const { relatorioRanking } = contract;

/** Report 013. */
export const relatorioRankingRoutes: Implementation[] = [
  implement(relatorioRanking.list, ({ db }, { query: { ano, valor } }) => ranking(db, ano, valor)),
  implement(relatorioRanking.proximos, async ({ db }, { query: { ano } }) => ({
    anterior: await nearestYear(db, ano, 'anterior'),
    posterior: await nearestYear(db, ano, 'posterior'),
  })),
  implement(relatorioRanking.atualizar, ({ write }, { body }) => write((tx) => workOutAnew(tx, body.ano))),
];
