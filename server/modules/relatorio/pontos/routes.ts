import { contract } from '../../../../contract/index.ts';
import { type Implementation, implement } from '../../../context.ts';
import { pointsOfAll } from './repository.ts';

/** Report 045. */
export const relatorioPontosRoutes: Implementation[] = [
  implement(contract.relatorioPontos.list, ({ db }, { query }) => pointsOfAll(db, query.desabilitadas === 1)),
];
