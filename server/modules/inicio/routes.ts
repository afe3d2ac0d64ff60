import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { waiting } from './service.ts';

/** The first page. */
export const inicioRoutes: Implementation[] = [implement(contract.inicio.resumo, waiting)];
