import type * as z from 'zod';
import type { contract } from '../../../contract/index.ts';
import { isShippedMenu, isShippedModule } from '../../../domain/acesso/menus.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import { administeringGroups } from '../acesso/repository.ts';
import { refuseLockOut } from '../acesso/rules.ts';
import {
  addMenu,
  addModule,
  changeMenu,
  changeModule,
  grantMenu,
  menuById,
  menuPaths,
  moduleById,
  modulePaths,
  pickModule,
  removeStructure,
} from './repository.ts';

type Body<Name extends keyof typeof contract.modulos> = z.output<(typeof contract.modulos)[Name]['body']>;
interface Done {
  id: number;
}

/** Two modules, or two menus of one module, may not have the same path. */
function refuseTwin(taken: readonly { id: number; path: string }[], path: string, except: number | null = null): void {
  const twin = taken.some((one) => one.id !== except && one.path.toLowerCase() === path.toLowerCase());
  if (twin) throw fieldError('path', 'Já existe um com este caminho', 'CONFLICT');
}

const SHIPPED_PATH =
  'Este caminho vem com o produto: as telas e as permissões estão sob ele, e ninguém mais as abriria. O nome pode mudar.';
const SHIPPED_REMOVAL =
  'Vem com o produto: sem ele ninguém mais abriria as telas. Para que um grupo não o veja, tire as permissões do grupo.';

/**
 * Refuses, once it was written, a change of what screens of the product stand under. What would leave nobody able to give
 * permissions is told first.
 */
async function refuseShipped(tx: Tx, refusal: AppError): Promise<never> {
  await refuseLockOut(tx);
  throw refusal;
}

const moves = (before: string, after: string) => before.toLowerCase() !== after.toLowerCase();

export async function createModule(tx: Tx, { nome, path, icone = 'modulo' }: Body<'create'>): Promise<Done> {
  refuseTwin(await modulePaths(tx.db), path);
  const values = { nome, path, icone };
  const id = await addModule(tx, values);
  await tx.audit({ tabela: 'Modulo', id, acao: 'Inclusão', after: values });
  return { id };
}

export async function updateModule(tx: Tx, id: number, body: Body<'update'>): Promise<Done> {
  const before = await moduleById(tx.db, id);
  const values = { nome: body.nome, path: body.path, icone: body.icone ?? before.icone };
  refuseTwin(await modulePaths(tx.db), values.path, id);
  await changeModule(tx, id, values);
  if (isShippedModule(before.path) && moves(before.path, values.path)) {
    await refuseShipped(tx, fieldError('path', SHIPPED_PATH));
  }
  await tx.audit({ tabela: 'Modulo', id, acao: 'Alteração', before: pickModule(before), after: { id, ...values } });
  return { id };
}

export async function removeModule(tx: Tx, id: number): Promise<Done> {
  const before = await moduleById(tx.db, id);
  await removeStructure(tx, 'Modulo', id);
  if (isShippedModule(before.path)) await refuseShipped(tx, new AppError('REFUSED', SHIPPED_REMOVAL));
  await tx.audit({ tabela: 'Modulo', id, acao: 'Remoção', before: pickModule(before) });
  return { id };
}

/** A new menu is seen and edited at once by the groups that may edit groups: they are the ones who create it. */
export async function createMenu(tx: Tx, { nome, path, modulo }: Body<'createMenu'>): Promise<Done> {
  await moduleById(tx.db, modulo);
  refuseTwin(await menuPaths(tx.db, modulo), path);
  const values = { nome, path, idModulo: modulo };
  const id = await addMenu(tx, values);
  const administrators = await administeringGroups(tx).execute();
  await grantMenu(
    tx,
    id,
    administrators.map(({ idGrupo }) => idGrupo),
  );
  await tx.audit({ tabela: 'ModuloMenu', id, acao: 'Inclusão', after: values });
  return { id };
}

export async function updateMenu(tx: Tx, id: number, { nome, path }: Body<'updateMenu'>): Promise<Done> {
  const before = await menuById(tx.db, id);
  refuseTwin(await menuPaths(tx.db, before.idModulo), path, id);
  await changeMenu(tx, id, { nome, path });
  const { path: modulo } = await moduleById(tx.db, before.idModulo);
  if (isShippedMenu(modulo, before.path) && moves(before.path, path)) {
    await refuseShipped(tx, fieldError('path', SHIPPED_PATH));
  }
  const { nome: oldName, path: oldPath } = before;
  const change = { before: { nome: oldName, path: oldPath }, after: { nome, path } };
  await tx.audit({ tabela: 'ModuloMenu', id, acao: 'Alteração', ...change });
  return { id };
}

/** @throws AppError REFUSED for the last menu of a module */
export async function removeMenu(tx: Tx, id: number): Promise<Done> {
  const { idModulo, nome, path } = await menuById(tx.db, id);
  const siblings = await menuPaths(tx.db, idModulo);
  if (siblings.length < 2) throw new AppError('REFUSED', 'Um módulo precisa de pelo menos um menu');
  const { path: modulo } = await moduleById(tx.db, idModulo);
  await removeStructure(tx, 'ModuloMenu', id);
  if (isShippedMenu(modulo, path)) await refuseShipped(tx, new AppError('REFUSED', SHIPPED_REMOVAL));
  await tx.audit({ tabela: 'ModuloMenu', id, acao: 'Remoção', before: { nome, path } });
  return { id };
}
