import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { calculosHorimetro } from './repository.ts';

/** Short lists that forms choose from. */
export const consultaRoutes: Implementation[] = [
  implement(contract.consultas.calculoHorimetro, ({ db }) => calculosHorimetro(db)),
];
