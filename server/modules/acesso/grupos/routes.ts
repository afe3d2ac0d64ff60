import { contract } from '../../../../contract/index.ts';
import { KEY_MENU, mayAccess } from '../../../../domain/acesso/access.ts';
import { type Implementation, implement } from '../../../context.ts';
import { isWithinReach, writeAccess } from '../rules.ts';
import { listGroups } from './repository.ts';
import { removeGroup, saveGroup } from './service.ts';

const { gruposAcesso } = contract;

/** Access groups. Whoever sees the users but not this menu gets names and status only, for the select of the users' form. */
export const gruposRoutes: Implementation[] = [
  implement(gruposAcesso.list, async ({ db, modules }) => {
    const groups = await listGroups(db);
    const told = groups.map((group) => ({ ...group, flagAtivo: group.flagAtivo === 1 }));
    if (mayAccess(modules, KEY_MENU, 'ver')) return told;
    return told.map(({ id, nome, flagAtivo }) => ({ id, nome, flagAtivo }));
  }),
  implement(gruposAcesso.reach, async (context) => {
    const ids = (await listGroups(context.db)).map(({ id }) => id);
    const within = await Promise.all(ids.map((id) => isWithinReach(context.db, context, id)));
    return ids.filter((_, at) => within[at]);
  }),
  implement(gruposAcesso.save, (context, { body }) => writeAccess(context, (tx) => saveGroup(tx, context.user, body))),
  implement(gruposAcesso.remove, (context, { query }) =>
    writeAccess(context, (tx) => removeGroup(tx, context.user, query)),
  ),
];
