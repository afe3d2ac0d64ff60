import type { Implementation } from '../../context.ts';
import { gruposRoutes } from './grupos/routes.ts';
import { permissoesRoutes } from './permissoes/routes.ts';
import { usuariosRoutes } from './usuarios/routes.ts';

/** Groups, what they may do, and the users in them. */
export const acessoRoutes: Implementation[] = [...gruposRoutes, ...permissoesRoutes, ...usuariosRoutes];
