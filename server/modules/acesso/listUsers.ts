import type { Usuario } from '../../../contract/acesso.ts';
import { GRUPO, mayAccess } from '../../../domain/acesso/access.ts';
import type { Context } from '../../context.ts';
import type { Selecting } from '../../database/reading.ts';

async function readUsers(db: Selecting, idGrupo: number | null) {
  let query = db
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
export async function listUsers({ db, modules }: Context, idGrupo: number | null): Promise<Usuario[]> {
  const users = await readUsers(db, idGrupo);
  if (mayAccess(modules, 'acesso/usuarios', 'ver')) return users;
  if (idGrupo === GRUPO.TECNICO && mayAccess(modules, 'relatorio/usuario-tecnico', 'ver')) {
    return users.map(({ id, nome, login, flagAtivo, dtCadastro }) => ({ id, nome, login, flagAtivo, dtCadastro }));
  }
  return users.map(({ id, nome }) => ({ id, nome }));
}
