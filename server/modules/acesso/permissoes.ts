import type * as z from 'zod';
import { contract } from '../../../contract/index.ts';
import { GRUPO } from '../../../domain/acesso/access.ts';
import { DEVELOPER_MENUS } from '../../../domain/acesso/menus.ts';
import { type Implementation, implement } from '../../context.ts';
import { AppError, fieldError } from '../../errors.ts';
import { current } from '../../records.ts';
import type { Tx } from '../../write.ts';
import { refuseDevelopers, writeAccess } from './rules.ts';

const TABLE = 'GrupoAcessoMenu';

type Asked = z.output<typeof contract.gruposAcesso.savePermissions.body>;

interface Permissions {
  ver: number[];
  editar: number[];
}

/** Menus by id, as a reader of the log knows them. */
type Menus = Map<number, { name: string; path: string }>;

async function allMenus({ db }: Tx): Promise<Menus> {
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

async function permissionsOf({ db }: Tx, idGrupo: number): Promise<Permissions> {
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

const within = (some: readonly number[], others: readonly number[]) => some.every((id) => others.includes(id));
const same = (some: readonly number[], others: readonly number[]) => within(some, others) && within(others, some);

/** Refuses when the group does not have what the asker saw. A legacy caller may not say what that was. */
async function refuseStale(tx: Tx, asked: Asked, before: Permissions): Promise<void> {
  const { antigasPermissoes, antigosMenusPodeEditar } = asked;
  const unchanged =
    same(antigasPermissoes ?? before.ver, before.ver) && same(antigosMenusPodeEditar ?? before.editar, before.editar);
  if (unchanged) return;
  const last = await tx.db
    .selectFrom('LogUsuario')
    .select(['login', 'dtAcao'])
    .where('tabela', '=', TABLE)
    .where('idReferencia', '=', asked.idGrupo)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  throw new AppError('CONFLICT', 'As permissões deste grupo foram alteradas por outra pessoa', {
    atual: before,
    autor: last?.login ?? null,
    quando: last?.dtAcao ?? null,
  });
}

function refuseImpossible({ idGrupo, novasPermissoes, menusPodeEditar }: Asked, menus: Menus): void {
  if (novasPermissoes.some((id) => !menus.has(id)))
    throw fieldError('novasPermissoes', 'Há um menu que não existe mais');
  if (!within(menusPodeEditar, novasPermissoes)) {
    throw fieldError('menusPodeEditar', 'Só é possível editar o que também se pode ver');
  }
  const reserved = novasPermissoes.find((id) =>
    DEVELOPER_MENUS.some((path) => path.toLowerCase() === menus.get(id)?.path.toLowerCase()),
  );
  if (reserved !== undefined && idGrupo !== GRUPO.DESENVOLVEDOR) {
    throw fieldError('novasPermissoes', `Só o grupo DESENVOLVEDOR pode ter ${menus.get(reserved)?.name}`);
  }
}

const level = (permissions: Permissions, id: number) => {
  if (permissions.editar.includes(id)) return 'ver e editar';
  return permissions.ver.includes(id) ? 'ver' : 'nada';
};

/** What a group may do, menu by menu, for the log. */
const told = (menus: Menus, permissions: Permissions) =>
  Object.fromEntries([...menus].map(([id, { name }]) => [name, level(permissions, id)]));

async function replace({ db }: Tx, idGrupo: number, { ver, editar }: Permissions): Promise<void> {
  await db.deleteFrom(TABLE).where('idGrupo', '=', idGrupo).execute();
  if (ver.length === 0) return;
  await db
    .insertInto(TABLE)
    .values(ver.map((idMenu) => ({ idGrupo, idMenu, flagEditar: editar.includes(idMenu) ? 1 : 0 })))
    .execute();
}

/** What each group may see and edit. A change counts at the next call of the group's users. */
export const permissoesRoutes: Implementation[] = [
  implement(contract.gruposAcesso.savePermissions, (context, { body }) =>
    writeAccess(context, async (tx) => {
      const { idGrupo } = body;
      refuseDevelopers(context.user, idGrupo);
      const grupo = await current(tx, 'GrupoAcesso', idGrupo);
      const menus = await allMenus(tx);
      const before = await permissionsOf(tx, idGrupo);
      await refuseStale(tx, body, before);
      refuseImpossible(body, menus);
      const after = { ver: [...new Set(body.novasPermissoes)], editar: body.menusPodeEditar };
      await replace(tx, idGrupo, after);
      await tx.audit({
        tabela: TABLE,
        id: idGrupo,
        acao: 'Alteração',
        before: told(menus, before),
        after: told(menus, after),
        info: `Permissões do grupo ${String(grupo.nome)}`,
      });
      return { msg: 'Dados alterados com sucesso' };
    }),
  ),
];
