import { contract } from '../../../../contract/index.ts';
import { type Implementation, implement } from '../../../context.ts';
import { create, listUsers, remove, update } from './service.ts';

const { usuarios } = contract;

/** Users: who may sign in, and with which group. */
export const usuariosRoutes: Implementation[] = [
  implement(usuarios.list, (context, { query }) => listUsers(context, query.idGrupoAcesso)),
  implement(usuarios.create, (context, { body }) => create(context, body)),
  implement(usuarios.update, (context, { params, body }) => update(context, params.id, body)),
  implement(usuarios.remove, (context, { params, query }) => remove(context, params.id, query.versao)),
];
