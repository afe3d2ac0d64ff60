import { contract } from '../../../../contract/index.ts';
import { mayAccess } from '../../../../domain/acesso/access.ts';
import { type Implementation, implement } from '../../../context.ts';
import { branches, savedLists, savedRows } from './repository.ts';
import { chargesOfPeriod, clientsToUpdate, removeList, saveList } from './service.ts';

const { relatorioDbo } = contract;

/** The update of charges: the clients to write of, the list of a period, and the lists that were saved. */
export const relatorioDboRoutes: Implementation[] = [
  implement(relatorioDbo.clientes, ({ db, modules }, { query }) =>
    clientsToUpdate(db, query, mayAccess(modules, 'cadastro/cliente', 'ver')),
  ),
  implement(relatorioDbo.lista, ({ db }, { query }) => chargesOfPeriod(db, query)),
  implement(relatorioDbo.ramos, ({ db }) => branches(db)),
  implement(relatorioDbo.salvos, ({ db }) => savedLists(db)),
  implement(relatorioDbo.salvo, ({ db }, { params }) => savedRows(db, params.id)),
  implement(relatorioDbo.salvar, ({ write }, { body }) => write((tx) => saveList(tx, body))),
  implement(relatorioDbo.remove, ({ write }, { body }) => write((tx) => removeList(tx, body))),
];
