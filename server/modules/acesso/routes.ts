import type { Implementation } from '../../context.ts';
import { gruposRoutes } from './grupos.ts';
import { permissoesRoutes } from './permissoes.ts';
import { usuariosRoutes } from './usuarios.ts';

/** Groups, what they may do, and the users in them. */
export const acessoRoutes: Implementation[] = [...gruposRoutes, ...permissoesRoutes, ...usuariosRoutes];
