import type { Tx } from '../../../write.ts';

const TABLE = 'GrupoAcessoMenu';

/** Ids of the menus that a group may see, and of those that it may edit. */
export interface Permissions {
  ver: number[];
  editar: number[];
}

/** Menus by id, as a reader of the log knows them. */
export type Menus = Map<number, { name: string; path: string }>;

/** Every menu, with its path and the name that the log gives it. */
export async function allMenus({ db }: Tx): Promise<Menus> {
  const rows = await db
    .selectFrom('ModuloMenu')
    .innerJoin('Modulo', 'Modulo.id', 'ModuloMenu.idModulo')
    .select(['ModuloMenu.id', 'ModuloMenu.nome', 'ModuloMenu.path', 'Modulo.path as modulo'])
    .orderBy('ModuloMenu.id')
    .execute();
  return new Map(
    rows.map(({ id, nome, path, modulo }) => [id, { name: `${nome} (${modulo}/${path})`, path: `${modulo}/${path}` }]),
  );
}

/** What a group may do. */
export async function permissionsOf({ db }: Tx, idGrupo: number): Promise<Permissions> {
  const rows = await db
    .selectFrom(TABLE)
    .select(['idMenu', 'flagEditar'])
    .where('idGrupo', '=', idGrupo)
    .orderBy('idMenu')
    .execute();
  return {
    ver: rows.map(({ idMenu }) => idMenu),
    editar: rows.filter(({ flagEditar }) => flagEditar === 1).map(({ idMenu }) => idMenu),
  };
}

/** Makes a group's permissions the given ones. */
export async function replacePermissions({ db }: Tx, idGrupo: number, { ver, editar }: Permissions): Promise<void> {
  await db.deleteFrom(TABLE).where('idGrupo', '=', idGrupo).execute();
  if (ver.length === 0) return;
  await db
    .insertInto(TABLE)
    .values(ver.map((idMenu) => ({ idGrupo, idMenu, flagEditar: editar.includes(idMenu) ? 1 : 0 })))
    .execute();
}
