import { contract } from '../../../../contract/index.ts';
import { type Implementation, implement } from '../../../context.ts';
import { savePermissions } from './service.ts';

/** What each group may see and edit. */
export const permissoesRoutes: Implementation[] = [
  implement(contract.gruposAcesso.savePermissions, (context, { body }) => savePermissions(context, body)),
];
