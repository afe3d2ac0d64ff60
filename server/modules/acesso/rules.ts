import { sql } from 'kysely';
import { GRUPO, mayAccess } from '../../../domain/acesso/access.ts';
import type { Context, SignedUser, WriteContext } from '../../context.ts';
import { waitTurn } from '../../database/turn.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Tx } from '../../write.ts';

/** The menu whose edit permission lets a group give permissions. */
export const KEY_MENU = 'acesso/grupo-acesso';

const ADMINISTRATOR_NEEDED =
  'Ninguém mais poderia administrar permissões: pelo menos um usuário ativo precisa editar os Grupos de Acesso';

/** The groups that may give permissions, themselves in use or not. */
export function administeringGroups({ db }: Tx) {
  return db
    .selectFrom('GrupoAcessoMenu')
    .innerJoin('ModuloMenu', 'ModuloMenu.id', 'GrupoAcessoMenu.idMenu')
    .innerJoin('Modulo', 'Modulo.id', 'ModuloMenu.idModulo')
    .where('GrupoAcessoMenu.flagEditar', '=', 1)
    .where(sql`lower("Modulo"."path" || '/' || "ModuloMenu"."path")`, '=', KEY_MENU)
    .select('GrupoAcessoMenu.idGrupo');
}

/** Refuses, as things stand now, if no active user with a password could give permissions. */
async function refuseLockOut(tx: Tx): Promise<void> {
  const administrator = await tx.db
    .selectFrom('Usuario')
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where('Usuario.removidoEm', 'is', null)
    .where('Usuario.flagAtivo', '=', 1)
    .where('Usuario.senhaHash', 'is not', null)
    .where('GrupoAcesso.removidoEm', 'is', null)
    .where('GrupoAcesso.flagAtivo', '=', 1)
    .where('Usuario.idGrupo', 'in', administeringGroups(tx))
    .select('Usuario.id')
    .executeTakeFirst();
  if (!administrator) throw new AppError('REFUSED', ADMINISTRATOR_NEEDED);
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
  const menus = await tx.db
    .selectFrom('GrupoAcessoMenu')
    .innerJoin('ModuloMenu', 'ModuloMenu.id', 'GrupoAcessoMenu.idMenu')
    .innerJoin('Modulo', 'Modulo.id', 'ModuloMenu.idModulo')
    .where('GrupoAcessoMenu.idGrupo', '=', idGrupo)
    .select(['Modulo.path as modulo', 'ModuloMenu.path', 'GrupoAcessoMenu.flagEditar'])
    .execute();
  const beyond = menus.some(
    ({ modulo, path, flagEditar }) => !mayAccess(modules, `${modulo}/${path}`, flagEditar === 1 ? 'editar' : 'ver'),
  );
  if (beyond) throw fieldError('idGrupo', 'Este grupo tem permissões que o seu não tem', 'FORBIDDEN');
}
