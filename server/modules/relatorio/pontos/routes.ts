import { contract } from '../../../../contract/index.ts';
import { compareTexts } from '../../../../domain/textOrder.ts';
import { type Implementation, implement } from '../../../context.ts';
import { pointsOfAll } from './repository.ts';

/** Report 045. */
export const relatorioPontosRoutes: Implementation[] = [
  implement(contract.relatorioPontos.list, async ({ db }, { query }) => {
    const points = await pointsOfAll(db, query.desabilitadas === 1);
    return points.sort((one, other) => compareTexts(one.nome, other.nome) || one.idPessoa - other.idPessoa);
  }),
];
