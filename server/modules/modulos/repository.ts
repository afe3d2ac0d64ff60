import type { Modulo } from '../../../contract/modulos.ts';
import type { Selecting } from '../../database/reading.ts';
import { notFound } from '../../errors.ts';
import type { Tx } from '../../write.ts';

type Structure = 'Modulo' | 'ModuloMenu';

const bit = (value: number | null): 0 | 1 => (value === 1 ? 1 : 0);

/** All modules with their menus, or only what one group may see (`flagEditar` tells what it may edit). */
export async function listModules(db: Selecting, idGrupo: number | null): Promise<Modulo[]> {
  const rows = await db
    .selectFrom('Modulo')
    .leftJoin('ModuloMenu', 'ModuloMenu.idModulo', 'Modulo.id')
    .leftJoin('GrupoAcessoMenu', (join) =>
      join.onRef('GrupoAcessoMenu.idMenu', '=', 'ModuloMenu.id').on('GrupoAcessoMenu.idGrupo', '=', idGrupo ?? 0),
    )
    .$if(idGrupo !== null, (query) => query.where('GrupoAcessoMenu.idMenu', 'is not', null))
    .orderBy('Modulo.ordem')
    .orderBy('Modulo.id')
    .orderBy('ModuloMenu.ordem')
    .orderBy('ModuloMenu.id')
    .select([
      'Modulo.id',
      'Modulo.nome',
      'Modulo.path',
      'Modulo.icone',
      'Modulo.versao',
      'ModuloMenu.id as idMenu',
      'ModuloMenu.nome as nomeMenu',
      'ModuloMenu.path as pathMenu',
      'ModuloMenu.flagIgnorar',
      'ModuloMenu.versao as versaoMenu',
      'GrupoAcessoMenu.flagEditar',
    ])
    .execute();
  const modules = new Map<number, Modulo>();
  for (const row of rows) {
    const { id, nome, path, icone, versao } = row;
    const modulo = modules.get(id) ?? { id, nome, path, icone, versao, ModuloMenu: [] };
    modules.set(id, modulo);
    if (row.idMenu === null) continue;
    modulo.ModuloMenu.push({
      id: row.idMenu,
      nome: row.nomeMenu ?? '',
      path: row.pathMenu ?? '',
      flagIgnorar: bit(row.flagIgnorar),
      flagEditar: bit(row.flagEditar),
      versao: row.versaoMenu ?? 1,
    });
  }
  return [...modules.values()];
}

/** @throws AppError NOT_FOUND */
export async function moduleById(db: Selecting, id: number) {
  const row = await db.selectFrom('Modulo').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Módulo não encontrado');
  return row;
}

/** @throws AppError NOT_FOUND */
export async function menuById(db: Selecting, id: number) {
  const row = await db.selectFrom('ModuloMenu').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Menu não encontrado');
  return row;
}

/** The paths that are taken: of all modules, or of one module's menus. */
export function modulePaths(db: Selecting) {
  return db.selectFrom('Modulo').select(['id', 'path']).execute();
}
export function menuPaths(db: Selecting, idModulo: number) {
  return db.selectFrom('ModuloMenu').select(['id', 'path']).where('idModulo', '=', idModulo).execute();
}

async function nextOrder(db: Selecting, table: Structure): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('ordem').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0) + 1;
}

/** Adds a module after the others. */
export async function addModule({ db }: Tx, values: { nome: string; path: string; icone: string }): Promise<number> {
  const { id } = await db
    .insertInto('Modulo')
    .values({ ...values, ordem: await nextOrder(db, 'Modulo') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a menu after the others. */
export async function addMenu({ db }: Tx, values: { nome: string; path: string; idModulo: number }): Promise<number> {
  const { id } = await db
    .insertInto('ModuloMenu')
    .values({ ...values, flagIgnorar: 0, ordem: await nextOrder(db, 'ModuloMenu') })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Removes a module with its menus, or a menu: what groups may do with them goes too. */
export async function removeStructure({ db }: Tx, table: Structure, id: number): Promise<void> {
  await db.deleteFrom(table).where('id', '=', id).execute();
}

/** Lets these groups see and edit a menu. */
export async function grantMenu({ db }: Tx, idMenu: number, groups: readonly number[]): Promise<void> {
  if (groups.length === 0) return;
  await db
    .insertInto('GrupoAcessoMenu')
    .values(groups.map((idGrupo) => ({ idGrupo, idMenu, flagEditar: 1 })))
    .execute();
}
