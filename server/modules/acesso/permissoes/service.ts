import type * as z from 'zod';
import type { contract } from '../../../../contract/index.ts';
import { mayHave } from '../../../../domain/acesso/menus.ts';
import type { WriteContext } from '../../../context.ts';
import { AppError, fieldError } from '../../../errors.ts';
import { current, lastChange } from '../../../records.ts';
import type { Tx } from '../../../write.ts';
import { refuseGuarded, writeAccess } from '../rules.ts';
import { allMenus, type Menus, type Permissions, permissionsOf, replacePermissions } from './repository.ts';

const TABLE = 'GrupoAcessoMenu';

type Asked = z.output<typeof contract.gruposAcesso.savePermissions.body>;

const within = (some: readonly number[], others: readonly number[]) => some.every((id) => others.includes(id));
const same = (some: readonly number[], others: readonly number[]) => within(some, others) && within(others, some);

/** Refuses when the group does not have what the asker saw. A legacy caller may not say what that was. */
async function refuseStale(tx: Tx, asked: Asked, before: Permissions): Promise<void> {
  const { antigasPermissoes, antigosMenusPodeEditar } = asked;
  const unchanged =
    same(antigasPermissoes ?? before.ver, before.ver) && same(antigosMenusPodeEditar ?? before.editar, before.editar);
  if (unchanged) return;
  const last = await lastChange(tx, 'GrupoAcessoMenu', asked.idGrupo);
  throw new AppError('CONFLICT', 'As permissões deste grupo foram alteradas por outra pessoa', {
    atual: before,
    autor: last?.login ?? null,
    quando: last?.dtAcao ?? null,
  });
}

/** Refuses menus that are not there, those to edit unseen, and what only developers may have. */
function refuseImpossible({ idGrupo, novasPermissoes, menusPodeEditar }: Asked, menus: Menus): void {
  if (novasPermissoes.some((id) => !menus.has(id)))
    throw fieldError('novasPermissoes', 'Há um menu que não existe mais');
  if (!within(menusPodeEditar, novasPermissoes)) {
    throw fieldError('menusPodeEditar', 'Só é possível editar o que também se pode ver');
  }
  const reserved = novasPermissoes.find((id) => !mayHave(idGrupo, menus.get(id)?.path ?? ''));
  if (reserved !== undefined) {
    throw fieldError('novasPermissoes', `Só o grupo DESENVOLVEDOR pode ter ${menus.get(reserved)?.name}`);
  }
}

/** The level of one menu, in words. */
const level = (permissions: Permissions, id: number) => {
  if (permissions.editar.includes(id)) return 'ver e editar';
  return permissions.ver.includes(id) ? 'ver' : 'nada';
};

/** What a group may do, menu by menu, for the log. */
const told = (menus: Menus, permissions: Permissions) =>
  Object.fromEntries([...menus].map(([id, { name }]) => [name, level(permissions, id)]));

/**
 * Gives a group the permissions asked for, in place of those it has. A change counts at the next call of its users; the
 * same ones change nothing.
 */
export function savePermissions(context: WriteContext, asked: Asked): Promise<{ msg: string }> {
  return writeAccess(context, async (tx) => {
    const { idGrupo } = asked;
    refuseGuarded(context.user, idGrupo);
    const grupo = await current(tx, 'GrupoAcesso', idGrupo);
    const menus = await allMenus(tx);
    const before = await permissionsOf(tx, idGrupo);
    await refuseStale(tx, asked, before);
    refuseImpossible(asked, menus);
    const after = { ver: [...new Set(asked.novasPermissoes)], editar: asked.menusPodeEditar };
    const reply = { msg: 'Dados alterados com sucesso' };
    if (same(after.ver, before.ver) && same(after.editar, before.editar)) {
      tx.unchanged();
      return reply;
    }
    await replacePermissions(tx, idGrupo, after);
    await tx.audit({
      tabela: TABLE,
      id: idGrupo,
      acao: 'Alteração',
      before: told(menus, before),
      after: told(menus, after),
      info: `Permissões do grupo ${String(grupo.nome)}`,
    });
    return reply;
  });
}
