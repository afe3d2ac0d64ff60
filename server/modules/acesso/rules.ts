import { GRUPO, KEY_MENU, mayAccess, mayTouchGroup } from '../../../domain/acesso/access.ts';
import type { Context, SignedUser, WriteContext } from '../../context.ts';
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

/**
 * Refuses to put users in a group, or to change those of a group, that may do more than the one who asks. Whoever gives
 * permissions could give themselves every menu of the other groups anyway.
 */
export async function refuseStronger(tx: Tx, { user, modules }: Context, idGrupo: number): Promise<void> {
  refuseGuarded(user, idGrupo);
  if (mayAccess(modules, KEY_MENU, 'editar')) return;
  const menus = await menusOf(tx.db, { idGrupo });
  const beyond = menus.some(
    ({ modulo, path, flagEditar }) => !mayAccess(modules, `${modulo}/${path}`, flagEditar === 1 ? 'editar' : 'ver'),
  );
  if (beyond) throw fieldError('idGrupo', 'Este grupo tem permissões que o seu não tem', 'FORBIDDEN');
}
