import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';

/** Short lists that forms choose from. */
export const consultaRoutes: Implementation[] = [
  implement(contract.consultas.calculoHorimetro, ({ databases }) =>
    databases.read.selectFrom('CalculoHorimetro').select(['id', 'descricao', 'flagAtivo']).orderBy('id').execute(),
  ),
];
