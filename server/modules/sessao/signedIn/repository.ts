import type { Books } from '../../../bookkeeping.ts';
import { prepared, type Slots } from '../../../database/prepared.ts';

/** Changes with each change of users, groups, permissions, menus or sessions, in its transaction (migration 012). */
export const accessVersion = prepared((db) => db.selectFrom('VersaoAcesso').select('versao'));

/** The session of a hash, with its user, if both user and group are active. */
export const sessionOf = prepared((db, { chave }: Slots<{ chave: string }>) =>
  db
    .selectFrom('Sessao')
    .innerJoin('Usuario', 'Usuario.id', 'Sessao.idUsuario')
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where('Sessao.chave', '=', chave)
    .where('Usuario.removidoEm', 'is', null)
    .where('Usuario.flagAtivo', '=', 1)
    .where('GrupoAcesso.removidoEm', 'is', null)
    .where('GrupoAcesso.flagAtivo', '=', 1)
    .select([
      'Usuario.id',
      'Usuario.nome',
      'Usuario.login',
      'Usuario.idGrupo',
      'Usuario.flagAlterarSenha',
      'GrupoAcesso.nome as grupo',
      'Sessao.vistaEm',
      'Sessao.expiraEm',
    ]),
);

/** The menus that a group may see, and whether it may edit them. */
export const menusOf = prepared((db, { idGrupo }: Slots<{ idGrupo: number }>) =>
  db
    .selectFrom('GrupoAcessoMenu')
    .innerJoin('ModuloMenu', 'ModuloMenu.id', 'GrupoAcessoMenu.idMenu')
    .innerJoin('Modulo', 'Modulo.id', 'ModuloMenu.idModulo')
    .where('GrupoAcessoMenu.idGrupo', '=', idGrupo)
    .select(['Modulo.path as modulo', 'ModuloMenu.path', 'GrupoAcessoMenu.flagEditar']),
);

/** Notes when a session was last in use, unless another process did so meanwhile. */
export async function markSeen({ db }: Books, chave: string, seen: { before: string; now: string }): Promise<void> {
  await db
    .updateTable('Sessao')
    .set({ vistaEm: seen.now })
    .where('chave', '=', chave)
    .where('vistaEm', '=', seen.before)
    .execute();
}
