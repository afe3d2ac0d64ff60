import { contract } from '../../../../contract/index.ts';
import { type Implementation, implement } from '../../../context.ts';
import { ranking, workOutAnew } from './service.ts';

const { relatorioRanking } = contract;

/** Report 013. */
export const relatorioRankingRoutes: Implementation[] = [
  implement(relatorioRanking.list, ({ db }, { query: { ano, valor } }) => ranking(db, ano, valor)),
  implement(relatorioRanking.atualizar, ({ write }, { body }) => write((tx) => workOutAnew(tx, body.ano))),
];
