import { contract } from '../../../contract/index.ts';
import { KEY_MENU, mayAccess } from '../../../domain/acesso/access.ts';
import { type Implementation, implement } from '../../context.ts';
import { forbidden } from '../../errors.ts';
import { writeAccess } from '../acesso/rules.ts';
import { listModules } from './repository.ts';
import { createMenu, createModule, removeMenu, removeModule, updateMenu, updateModule } from './service.ts';

const { modulos } = contract;

/** The modules and their menus, which say what there is to see. */
export const modulosRoutes: Implementation[] = [
  implement(modulos.list, ({ db }) => listModules(db, null)),
  implement(modulos.authorized, ({ db, user, modules }, { params }) => {
    if (params.groupId !== user.idGrupo && !mayAccess(modules, KEY_MENU, 'ver')) throw forbidden();
    return listModules(db, params.groupId);
  }),
  implement(modulos.create, (context, { body }) => writeAccess(context, (tx) => createModule(tx, body))),
  implement(modulos.update, (context, { params, body }) =>
    writeAccess(context, (tx) => updateModule(tx, params.id, body)),
  ),
  implement(modulos.remove, (context, { params, query }) =>
    writeAccess(context, (tx) => removeModule(tx, params.id, query.versao)),
  ),
  implement(modulos.createMenu, (context, { body }) => writeAccess(context, (tx) => createMenu(tx, body))),
  implement(modulos.updateMenu, (context, { params, body }) =>
    writeAccess(context, (tx) => updateMenu(tx, params.id, body)),
  ),
  implement(modulos.removeMenu, (context, { query }) => writeAccess(context, (tx) => removeMenu(tx, query))),
];
