import type * as z from 'zod';
import type { contract } from '../../../contract/index.ts';
import { ICONE_PADRAO, isIconeDeModulo } from '../../../domain/acesso/icones.ts';
import { isShippedMenu, isShippedModule } from '../../../domain/acesso/menus.ts';
import { AppError, fieldError } from '../../errors.ts';
import { pick, refuseStale, saveExisting } from '../../records.ts';
import type { Tx } from '../../write.ts';
import { administeringGroups } from '../acesso/repository.ts';
import { refuseLockOut } from '../acesso/rules.ts';
import {
  addMenu,
  addModule,
  grantMenu,
  menuById,
  menuPaths,
  moduleById,
  modulePaths,
  removeStructure,
} from './repository.ts';

type Calls = typeof contract.modulos;
type Body<Name extends keyof Calls> = z.output<Calls[Name]['body']>;
interface Written {
  id: number;
  versao: number;
}

/** What the log and a conflict tell of a module, and of a menu. */
const DO_MODULO = ['nome', 'path', 'icone'] as const;
const DO_MENU = ['nome', 'path'] as const;

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

/** Only an icon that screens have; another, of former data, may stay. */
function refuseIcon(icone: string, held?: string): void {
  if (icone !== held && !isIconeDeModulo(icone)) throw fieldError('icone', 'Escolha um dos ícones da lista');
}

const moves = (before: string, after: string) => before.toLowerCase() !== after.toLowerCase();

export async function createModule(tx: Tx, { nome, path, icone = ICONE_PADRAO }: Body<'create'>): Promise<Written> {
  refuseIcon(icone);
  refuseTwin(await modulePaths(tx.db), path);
  const values = { nome, path, icone };
  const id = await addModule(tx, values);
  await tx.audit({ tabela: 'Modulo', id, acao: 'Inclusão', after: values });
  return { id, versao: 1 };
}

/**
 * @throws AppError CONFLICT as `refuseStale`, or for a path that is taken; REFUSED for an icon that is none, and for
 *   another path of what ships
 */
export async function updateModule(
  tx: Tx,
  id: number,
  { nome, path, icone, versao }: Body<'update'>,
): Promise<Written> {
  const before = await moduleById(tx.db, id);
  await refuseStale(tx, 'Modulo', before, versao, DO_MODULO);
  refuseTwin(await modulePaths(tx.db), path, id);
  const values = { nome, path, icone: icone ?? before.icone };
  refuseIcon(values.icone, before.icone);
  const saved = await saveExisting(tx, 'Modulo', before, values, { visible: DO_MODULO });
  if (isShippedModule(before.path) && moves(before.path, path)) {
    await refuseShipped(tx, fieldError('path', SHIPPED_PATH));
  }
  return saved;
}

/** @throws AppError CONFLICT as `refuseStale`, REFUSED for what ships */
export async function removeModule(tx: Tx, id: number, versao: number | null | undefined): Promise<{ id: number }> {
  const before = await moduleById(tx.db, id);
  await refuseStale(tx, 'Modulo', before, versao, DO_MODULO);
  await removeStructure(tx, 'Modulo', id);
  if (isShippedModule(before.path)) await refuseShipped(tx, new AppError('REFUSED', SHIPPED_REMOVAL));
  await tx.audit({ tabela: 'Modulo', id, acao: 'Remoção', before: pick(before, DO_MODULO) });
  return { id };
}

/** A new menu is seen and edited at once by the groups that may edit groups: they are the ones who create it. */
export async function createMenu(tx: Tx, { nome, path, modulo }: Body<'createMenu'>): Promise<Written> {
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
  return { id, versao: 1 };
}

/** @throws AppError as `updateModule` */
export async function updateMenu(tx: Tx, id: number, { nome, path, versao }: Body<'updateMenu'>): Promise<Written> {
  const before = await menuById(tx.db, id);
  await refuseStale(tx, 'ModuloMenu', before, versao, DO_MENU);
  refuseTwin(await menuPaths(tx.db, before.idModulo), path, id);
  const { path: modulo } = await moduleById(tx.db, before.idModulo);
  const saved = await saveExisting(tx, 'ModuloMenu', before, { nome, path }, { visible: DO_MENU });
  if (isShippedMenu(modulo, before.path) && moves(before.path, path)) {
    await refuseShipped(tx, fieldError('path', SHIPPED_PATH));
  }
  return saved;
}

/** @throws AppError as `removeModule`, and REFUSED for the last menu of a module */
export async function removeMenu(
  tx: Tx,
  { id, versao }: z.output<Calls['removeMenu']['query']>,
): Promise<{ id: number }> {
  const before = await menuById(tx.db, id);
  await refuseStale(tx, 'ModuloMenu', before, versao, DO_MENU);
  const siblings = await menuPaths(tx.db, before.idModulo);
  if (siblings.length < 2) throw new AppError('REFUSED', 'Um módulo precisa de pelo menos um menu');
  const { path: modulo } = await moduleById(tx.db, before.idModulo);
  await removeStructure(tx, 'ModuloMenu', id);
  if (isShippedMenu(modulo, before.path)) await refuseShipped(tx, new AppError('REFUSED', SHIPPED_REMOVAL));
  await tx.audit({ tabela: 'ModuloMenu', id, acao: 'Remoção', before: pick(before, DO_MENU) });
  return { id };
}
