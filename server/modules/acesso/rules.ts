import { GRUPO, KEY_MENU, mayAccess, mayTouchGroup } from '../../../domain/acesso/access.ts';
import type { Context, SignedUser, WriteContext } from '../../context.ts';
import type { Source } from '../../database/prepared.ts';
import { waitTurn } from '../../database/turn.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import { menusOf } from '../sessao/signedIn/repository.ts';
import { hasAdministrator } from './repository.ts';

const ADMINISTRATOR_NEEDED =
  'Ninguém mais poderia administrar permissões: pelo menos um usuário ativo precisa editar os Grupos de Acesso';

/** @throws AppError REFUSED, as things stand now, if no active user with a password could give permissions */
export async function refuseLockOut(tx: Tx): Promise<void> {
  if (!(await hasAdministrator(tx))) throw new AppError('REFUSED', ADMINISTRATOR_NEEDED);
}

/**
 * A write that may change who can do what. Such writes go one after the other, and none is kept that leaves nobody able
 * to give permissions.
 *
 * @throws AppError REFUSED
 */
export function writeAccess<T>({ write }: Pick<WriteContext, 'write'>, work: (tx: Tx) => Promise<T>): Promise<T> {
  return write(async (tx) => {
    await waitTurn(tx.db, 'acesso');
    const result = await work(tx);
    await refuseLockOut(tx);
    return result;
  });
}

/** Not everybody touches the groups that may more than their menus say: their permissions, their state, their users. */
export function refuseGuarded(user: SignedUser, idGrupo: number): void {
  if (mayTouchGroup(user.idGrupo, idGrupo)) return;
  const message =
    idGrupo === GRUPO.DESENVOLVEDOR
      ? 'Só um DESENVOLVEDOR pode fazer isto com o grupo DESENVOLVEDOR'
      : 'Só um ADMINISTRADOR ou um DESENVOLVEDOR pode fazer isto com o grupo ADMINISTRADOR';
  throw fieldError('idGrupo', message, 'FORBIDDEN');
}

type Asking = Pick<Context, 'user' | 'modules'>;

/**
 * Whether a group holds menus that the one who asks does not. Whoever gives permissions could give themselves every menu
 * of the other groups anyway.
 */
async function isStronger(db: Source, { modules }: Asking, idGrupo: number): Promise<boolean> {
  if (mayAccess(modules, KEY_MENU, 'editar')) return false;
  const menus = await menusOf(db, { idGrupo });
  return menus.some(
    ({ modulo, path, flagEditar }) => !mayAccess(modules, `${modulo}/${path}`, flagEditar === 1 ? 'editar' : 'ver'),
  );
}

/** Whether the one who asks may put users in a group, and change those in it. */
export async function isWithinReach(db: Source, asking: Asking, idGrupo: number): Promise<boolean> {
  return mayTouchGroup(asking.user.idGrupo, idGrupo) && !(await isStronger(db, asking, idGrupo));
}

/** Refuses to put users in a group, or to change those of a group, that is not within reach (`isWithinReach`). */
export async function refuseStronger(tx: Tx, asking: Asking, idGrupo: number): Promise<void> {
  if (await isWithinReach(tx.db, asking, idGrupo)) return;
  refuseGuarded(asking.user, idGrupo);
  throw fieldError('idGrupo', 'Este grupo tem permissões que o seu não tem', 'FORBIDDEN');
}
