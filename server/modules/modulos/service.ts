import type * as z from 'zod';
import type { contract } from '../../../contract/index.ts';
import { AppError, fieldError } from '../../errors.ts';
import type { Tx } from '../../write.ts';
import { administeringGroups } from '../acesso/repository.ts';
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
  await tx.audit({ tabela: 'Modulo', id, acao: 'Alteração', before: pickModule(before), after: { id, ...values } });
  return { id };
}

export async function removeModule(tx: Tx, id: number): Promise<Done> {
  const before = await moduleById(tx.db, id);
  await removeStructure(tx, 'Modulo', id);
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
  await removeStructure(tx, 'ModuloMenu', id);
  await tx.audit({ tabela: 'ModuloMenu', id, acao: 'Remoção', before: { nome, path } });
  return { id };
}
