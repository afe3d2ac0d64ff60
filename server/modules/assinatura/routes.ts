import { contract } from '../../../contract/index.ts';
import { type Implementation, implement } from '../../context.ts';
import { change, listOf, ownOf, subscribe, unsubscribe } from './service.ts';

const { assinaturas } = contract;

/** Reports by mail: each user's own, and for ADMINISTRADOR everybody's. */
export const assinaturaRoutes: Implementation[] = [
  implement(assinaturas.own, ({ db, user, now }) => ownOf(db, now().toISOString(), user)),
  implement(assinaturas.all, ({ db, now }) => listOf(db, now().toISOString())),
  implement(assinaturas.subscribe, ({ write, user, modules }, { body }) =>
    write((tx) => subscribe(tx, { user, modules }, body)),
  ),
  implement(assinaturas.change, ({ write, user, modules }, { params, body }) =>
    write((tx) => change(tx, { user, modules }, { ...params, ...body })),
  ),
  implement(assinaturas.unsubscribe, ({ write, user }, { query }) => write((tx) => unsubscribe(tx, user, query))),
];
