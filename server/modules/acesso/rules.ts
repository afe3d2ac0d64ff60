import { GRUPO, mayAccess } from '../../../domain/acesso/access.ts';
import type { Context, SignedUser, WriteContext } from '../../context.ts';
import { waitTurn } from '../../database/turn.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import { menusOf } from '../sessao/signedIn/repository.ts';
import { hasAdministrator, KEY_MENU } from './repository.ts';

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

/** Only developers touch the group of developers: its permissions, its state, its users. */
export function refuseDevelopers(user: SignedUser, idGrupo: number): void {
  if (idGrupo === GRUPO.DESENVOLVEDOR && user.idGrupo !== GRUPO.DESENVOLVEDOR) {
    throw fieldError('idGrupo', 'Só um DESENVOLVEDOR pode fazer isto com o grupo DESENVOLVEDOR', 'FORBIDDEN');
  }
}

/**
 * Refuses to put users in a group, or to change those of a group, that may do more than the one who asks. Whoever gives
 * permissions could give themselves these anyway.
 */
export async function refuseStronger(tx: Tx, { user, modules }: Context, idGrupo: number): Promise<void> {
  refuseDevelopers(user, idGrupo);
  if (mayAccess(modules, KEY_MENU, 'editar')) return;
  const menus = await menusOf(tx.db, { idGrupo });
  const beyond = menus.some(
    ({ modulo, path, flagEditar }) => !mayAccess(modules, `${modulo}/${path}`, flagEditar === 1 ? 'editar' : 'ver'),
  );
  if (beyond) throw fieldError('idGrupo', 'Este grupo tem permissões que o seu não tem', 'FORBIDDEN');
}
