import * as z from 'zod';
import { MODULO, MODULO_DO_MENU } from '../resources/acesso/fields.ts';
import { call } from './call.ts';
import { id, ignoredUser, labelled, removal, requiredText, text, versao, written } from './values.ts';

const flagNumber = z.literal([0, 1]);
const menu = z.object({
  id: z.number().int(),
  nome: z.string(),
  path: z.string(),
  flagIgnorar: flagNumber,
  flagEditar: flagNumber,
  versao: z.number().int().optional(),
});
const modulo = z.object({
  id: z.number().int(),
  nome: z.string(),
  path: z.string(),
  icone: z.string(),
  versao: z.number().int().optional(),
  ModuloMenu: z.array(menu),
});
export type Modulo = z.output<typeof modulo>;

const access = { menu: 'acesso/grupo-acesso', level: 'editar' } as const;
const removed = z.object({ id: z.number().int() });
const nome = labelled(requiredText(MODULO.nome.maxLength), MODULO.nome);
const path = labelled(
  text(MODULO.path.maxLength).regex(/^[\w-]+$/, 'Use apenas letras sem acento, números e hífen'),
  MODULO.path,
);
const icone = labelled(text(40).optional(), MODULO.icone);

/** Modules and menus; menus belong to one module each (spec 1 §7). `versao` is beyond the contract. */
export const modulos = {
  list: call({
    method: 'GET',
    path: '/Modulo',
    summary: 'Todos os módulos com seus menus',
    source: 'spec 1 §7',
    access: { menu: 'acesso/grupo-acesso', level: 'ver' },
    result: z.array(modulo),
  }),
  authorized: call({
    method: 'GET',
    path: '/Modulo/{groupId}',
    summary: 'Módulos autorizados de um grupo: o próprio, ou qualquer um para quem vê os grupos',
    source: 'spec 1 §7',
    access: 'sessao',
    params: z.object({ groupId: id }),
    result: z.array(modulo),
  }),
  create: call({
    method: 'POST',
    path: '/Modulo',
    summary: 'Cria um módulo',
    source: 'spec 1 §7',
    access,
    body: z.object({
      nome,
      path,
      icone,
      idUsuario: ignoredUser,
    }),
    result: written,
  }),
  update: call({
    method: 'PUT',
    path: '/Modulo/{id}',
    summary: 'Altera um módulo',
    source: 'spec 1 §7',
    access,
    params: z.object({ id }),
    body: z.object({
      nome,
      path,
      icone,
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
  remove: call({
    method: 'DELETE',
    path: '/Modulo/{id}',
    summary: 'Remove um módulo e seus menus',
    source: 'spec 1 §7',
    access,
    params: z.object({ id }),
    query: z.object({ versao }),
    result: removed,
  }),
  createMenu: call({
    method: 'POST',
    path: '/ModuloMenu',
    summary: 'Cria um menu em um módulo',
    source: 'spec 1 §7',
    access,
    body: z.object({ nome, path, modulo: labelled(id, MODULO_DO_MENU), idUsuario: ignoredUser }),
    result: written,
  }),
  updateMenu: call({
    method: 'PUT',
    path: '/ModuloMenu/{id}',
    summary: 'Altera um menu',
    source: 'spec 1 §7',
    access,
    params: z.object({ id }),
    body: z.object({ nome, path, idUsuario: ignoredUser, versao }),
    result: written,
  }),
  removeMenu: call({
    method: 'DELETE',
    path: '/ModuloMenu',
    summary: 'Remove um menu; o último de um módulo fica',
    source: 'spec 1 §7',
    access,
    query: removal,
    result: removed,
  }),
};
