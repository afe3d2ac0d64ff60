import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';

/** Short lists that forms choose from. */
export const consultaRoutes: Implementation[] = [
  implement(contract.consultas.calculoHorimetro, ({ db }) =>
    db.selectFrom('CalculoHorimetro').select(['id', 'descricao', 'flagAtivo']).orderBy('id').execute(),
  ),
];
