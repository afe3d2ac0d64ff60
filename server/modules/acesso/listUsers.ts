import type { Usuario } from '../../../contract/acesso.ts';
import { GRUPO, mayAccess } from '../../../domain/acesso/access.ts';
import type { Context, SignedUser } from '../../context.ts';
import type { Databases } from '../../database/open.ts';

async function readUsers({ read }: Databases, idGrupo: number | null) {
  let query = read
    .selectFrom('Usuario')
    .innerJoin('GrupoAcesso', 'GrupoAcesso.id', 'Usuario.idGrupo')
    .where('Usuario.removidoEm', 'is', null);
  if (idGrupo !== null) query = query.where('Usuario.idGrupo', '=', idGrupo);
  const rows = await query
    .select([
      'Usuario.id',
      'Usuario.nome',
      'Usuario.login',
      'Usuario.email',
      'Usuario.idGrupo',
      'GrupoAcesso.nome as grupo',
      'Usuario.flagAtivo',
      'Usuario.dtCadastro',
      'Usuario.versao',
    ])
    .orderBy('Usuario.id')
    .execute();
  return rows.map(({ idGrupo: id, grupo, flagAtivo, ...row }) => ({
    ...row,
    GrupoAcesso: { id, nome: grupo },
    flagAtivo: flagAtivo === 1 ? (1 as const) : (0 as const),
  }));
}

/** Users as the asker's menus let them be seen: whole, as the list of technicians has them, or by name only. */
export async function listUsers(
  { databases, modules }: Context<SignedUser>,
  idGrupo: number | null,
): Promise<Usuario[]> {
  const users = await readUsers(databases, idGrupo);
  if (mayAccess(modules, 'acesso/usuarios', 'ver')) return users;
  if (idGrupo === GRUPO.TECNICO && mayAccess(modules, 'relatorio/usuario-tecnico', 'ver')) {
    return users.map(({ id, nome, login, flagAtivo, dtCadastro }) => ({ id, nome, login, flagAtivo, dtCadastro }));
  }
  return users.map(({ id, nome }) => ({ id, nome }));
}
