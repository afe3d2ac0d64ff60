import { sql } from 'kysely';
import { KEY_MENU } from '../../../domain/acesso/access.ts';
import type { Tx } from '../../write.ts';

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

/** Whether an active user with a password could give permissions. */
export async function hasAdministrator(tx: Tx): Promise<boolean> {
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
  return administrator !== undefined;
}
