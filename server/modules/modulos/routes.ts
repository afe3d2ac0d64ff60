import { contract } from '../../../contract/index.ts';
import type { Modulo } from '../../../contract/modulos.ts';
import { mayAccess } from '../../../domain/acesso/access.ts';
import { type Implementation, implement } from '../../context.ts';
import type { Selecting } from '../../database/reading.ts';
import { AppError, fieldError, forbidden, notFound } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import { administeringGroups, KEY_MENU, writeAccess } from '../acesso/rules.ts';

const bit = (value: number | null): 0 | 1 => (value === 1 ? 1 : 0);

/** All modules with their menus, or only what one group may see (`flagEditar` tells what it may edit). */
async function listModules(db: Selecting, idGrupo: number | null): Promise<Modulo[]> {
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
      'ModuloMenu.id as idMenu',
      'ModuloMenu.nome as nomeMenu',
      'ModuloMenu.path as pathMenu',
      'ModuloMenu.flagIgnorar',
      'GrupoAcessoMenu.flagEditar',
    ])
    .execute();
  const modules = new Map<number, Modulo>();
  for (const row of rows) {
    const modulo = modules.get(row.id) ?? { ...pickModule(row), ModuloMenu: [] };
    modules.set(row.id, modulo);
    if (row.idMenu === null) continue;
    modulo.ModuloMenu.push({
      id: row.idMenu,
      nome: row.nomeMenu ?? '',
      path: row.pathMenu ?? '',
      flagIgnorar: bit(row.flagIgnorar),
      flagEditar: bit(row.flagEditar),
    });
  }
  return [...modules.values()];
}

const pickModule = ({ id, nome, path, icone }: Omit<Modulo, 'ModuloMenu'>) => ({ id, nome, path, icone });

const DUPLICATE = 'Já existe um com este caminho';

async function moduleById({ db }: Tx, id: number) {
  const row = await db.selectFrom('Modulo').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Módulo não encontrado');
  return row;
}

async function menuById({ db }: Tx, id: number) {
  const row = await db.selectFrom('ModuloMenu').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('Menu não encontrado');
  return row;
}

async function refuseTwin(
  { db }: Tx,
  table: 'Modulo' | 'ModuloMenu',
  path: string,
  others: (row: { id: number; idModulo?: number }) => boolean,
): Promise<void> {
  const rows =
    table === 'Modulo'
      ? await db.selectFrom('Modulo').select(['id', 'path']).execute()
      : await db.selectFrom('ModuloMenu').select(['id', 'path', 'idModulo']).execute();
  const twin = rows.some((row) => row.path.toLowerCase() === path.toLowerCase() && others(row));
  if (twin) throw fieldError('path', DUPLICATE, 'CONFLICT');
}

async function lastOrder({ db }: Tx, table: 'Modulo' | 'ModuloMenu'): Promise<number> {
  const row = await db
    .selectFrom(table)
    .select(({ fn }) => fn.max<number | null>('ordem').as('last'))
    .executeTakeFirst();
  return Number(row?.last ?? 0) + 1;
}

/** A new menu is seen and edited at once by the groups that may edit groups: they are the ones who create it. */
async function grantToAdministrators(tx: Tx, idMenu: number): Promise<void> {
  const administrators = await administeringGroups(tx).execute();
  if (administrators.length === 0) return;
  await tx.db
    .insertInto('GrupoAcessoMenu')
    .values(administrators.map(({ idGrupo }) => ({ idGrupo, idMenu, flagEditar: 1 })))
    .execute();
}

const { modulos } = contract;

export const modulosRoutes: Implementation[] = [
  implement(modulos.list, ({ db }) => listModules(db, null)),
  implement(modulos.authorized, ({ db, user, modules }, { params }) => {
    if (params.groupId !== user.idGrupo && !mayAccess(modules, KEY_MENU, 'ver')) throw forbidden();
    return listModules(db, params.groupId);
  }),
  implement(modulos.create, ({ write }, { body: { nome, path, icone = 'modulo' } }) =>
    write(async (tx) => {
      await refuseTwin(tx, 'Modulo', path, () => true);
      const values = { nome, path, icone };
      const { id } = await tx.db
        .insertInto('Modulo')
        .values({ ...values, ordem: await lastOrder(tx, 'Modulo') })
        .returning('id')
        .executeTakeFirstOrThrow();
      await tx.audit({ tabela: 'Modulo', id, acao: 'Inclusão', after: values });
      return { id };
    }),
  ),
  implement(modulos.update, (context, { params: { id }, body }) =>
    writeAccess(context, async (tx) => {
      const before = await moduleById(tx, id);
      const values = { nome: body.nome, path: body.path, icone: body.icone ?? before.icone };
      await refuseTwin(tx, 'Modulo', values.path, (row) => row.id !== id);
      await tx.db.updateTable('Modulo').set(values).where('id', '=', id).execute();
      await tx.audit({ tabela: 'Modulo', id, acao: 'Alteração', before: pickModule(before), after: { id, ...values } });
      return { id };
    }),
  ),
  implement(modulos.remove, (context, { params: { id } }) =>
    writeAccess(context, async (tx) => {
      const before = await moduleById(tx, id);
      await tx.db.deleteFrom('Modulo').where('id', '=', id).execute();
      await tx.audit({ tabela: 'Modulo', id, acao: 'Remoção', before: pickModule(before) });
      return { id };
    }),
  ),
  implement(modulos.createMenu, ({ write }, { body: { nome, path, modulo } }) =>
    write(async (tx) => {
      await moduleById(tx, modulo);
      await refuseTwin(tx, 'ModuloMenu', path, (row) => row.idModulo === modulo);
      const values = { nome, path, idModulo: modulo };
      const { id } = await tx.db
        .insertInto('ModuloMenu')
        .values({ ...values, flagIgnorar: 0, ordem: await lastOrder(tx, 'ModuloMenu') })
        .returning('id')
        .executeTakeFirstOrThrow();
      await grantToAdministrators(tx, id);
      await tx.audit({ tabela: 'ModuloMenu', id, acao: 'Inclusão', after: values });
      return { id };
    }),
  ),
  implement(modulos.updateMenu, (context, { params: { id }, body: { nome, path } }) =>
    writeAccess(context, async (tx) => {
      const before = await menuById(tx, id);
      await refuseTwin(tx, 'ModuloMenu', path, (row) => row.idModulo === before.idModulo && row.id !== id);
      await tx.db.updateTable('ModuloMenu').set({ nome, path }).where('id', '=', id).execute();
      const { nome: oldName, path: oldPath } = before;
      await tx.audit({
        tabela: 'ModuloMenu',
        id,
        acao: 'Alteração',
        before: { nome: oldName, path: oldPath },
        after: { nome, path },
      });
      return { id };
    }),
  ),
  implement(modulos.removeMenu, (context, { query: { id } }) =>
    writeAccess(context, async (tx) => {
      const before = await menuById(tx, id);
      const siblings = await tx.db
        .selectFrom('ModuloMenu')
        .select('id')
        .where('idModulo', '=', before.idModulo)
        .execute();
      if (siblings.length < 2) throw new AppError('REFUSED', 'Um módulo precisa de pelo menos um menu');
      await tx.db.deleteFrom('ModuloMenu').where('id', '=', id).execute();
      await tx.audit({ tabela: 'ModuloMenu', id, acao: 'Remoção', before: { nome: before.nome, path: before.path } });
      return { id };
    }),
  ),
];
