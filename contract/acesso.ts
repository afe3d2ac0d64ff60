import * as z from 'zod';
import { GRUPO_ACESSO, PERMISSOES, USUARIO } from '../resources/acesso/fields.ts';
import { call } from './call.ts';
import {
  email,
  flag,
  id,
  idToSave,
  ignoredUser,
  labelled,
  newPassword,
  optionalId,
  removal,
  requiredText,
  versao,
  written,
} from './values.ts';

const removed = z.object({ id: z.number().int() });

const grupos = { menu: 'acesso/grupo-acesso', level: 'editar' } as const;
const usuarioMenu = { menu: 'acesso/usuarios', level: 'editar' } as const;
const seesGroups = [
  { menu: 'acesso/grupo-acesso', level: 'ver' },
  { menu: 'acesso/usuarios', level: 'ver' },
] as const;

/** `id` and `nome` for who sees the users, whose form selects one; the rest for who sees the groups. */
const grupo = z.object({
  id: z.number().int(),
  nome: z.string(),
  flagAtivo: z.boolean().optional(),
  dtCadastro: z.iso.datetime().optional(),
  versao: z.number().int().optional(),
});
export type Grupo = z.output<typeof grupo>;

/** Lists of menu ids; some clients send them as text. */
const menuIds = z.array(id).max(1000);

/** Access groups and what each may see and edit (spec 1 §2, §3 and §7). */
export const gruposAcesso = {
  list: call({
    method: 'GET',
    path: '/GrupoAcesso',
    summary: 'Grupos de acesso; só id e nome para quem não vê o menu',
    source: 'spec 1 §7',
    access: seesGroups,
    result: z.array(grupo),
  }),
  reach: call({
    method: 'GET',
    path: '/GrupoAcesso/alcance',
    summary: 'Ids dos grupos cujos usuários quem pede pode criar e alterar, se pode editar usuários',
    source: 'beyond',
    access: seesGroups,
    result: z.array(z.number().int()),
  }),
  save: call({
    method: 'POST',
    path: '/GrupoAcesso',
    summary: 'Cria um grupo, ou altera quando há id',
    source: 'spec 1 §7',
    access: grupos,
    body: z.object({
      id: idToSave,
      nome: labelled(requiredText(GRUPO_ACESSO.nome.maxLength), GRUPO_ACESSO.nome),
      flagAtivo: labelled(flag.optional(), GRUPO_ACESSO.flagAtivo),
      idUsuario: ignoredUser,
      versao,
    }),
    result: written,
  }),
  remove: call({
    method: 'DELETE',
    path: '/GrupoAcesso',
    summary: 'Remove um grupo sem usuários',
    source: 'spec 1 §7',
    access: grupos,
    query: removal,
    result: removed,
  }),
  /**
   * Ids of the menus that the group saw before, sees from now on, and may edit. `antigosMenusPodeEditar` is beyond the
   * contract: with it a change of the edit permissions by somebody else is noticed too.
   */
  savePermissions: call({
    method: 'POST',
    path: '/GrupoAcessoMenu/salvarNovasPermissoes',
    summary: 'Troca as permissões de um grupo',
    source: 'spec 1 §7',
    access: grupos,
    body: z.object({
      idGrupo: labelled(id, PERMISSOES.idGrupo),
      antigasPermissoes: labelled(menuIds.nullish(), PERMISSOES.ver),
      novasPermissoes: labelled(menuIds, PERMISSOES.ver),
      menusPodeEditar: labelled(menuIds, PERMISSOES.editar),
      antigosMenusPodeEditar: labelled(menuIds.nullish(), PERMISSOES.editar),
    }),
    result: z.object({ msg: z.string() }),
  }),
};

/** `id` and `nome` for every signed-in user, the technicians' columns for who sees their list, all for who sees users. */
const usuario = z.object({
  id: z.number().int(),
  nome: z.string(),
  login: z.string().optional(),
  email: z.string().optional(),
  GrupoAcesso: z.object({ id: z.number().int(), nome: z.string() }).optional(),
  flagAtivo: z.literal([0, 1]).optional(),
  dtCadastro: z.iso.datetime().optional(),
  versao: z.number().int().optional(),
});
export type Usuario = z.output<typeof usuario>;

/** A login that somebody can sign in with. */
export const loginDeUsuario = requiredText(USUARIO.login.maxLength).regex(
  /^[\w.@+-]*$/,
  'Use apenas letras sem acento, números e . _ - @ +',
);

const profile = {
  nome: labelled(requiredText(USUARIO.nome.maxLength), USUARIO.nome),
  login: labelled(loginDeUsuario, USUARIO.login),
  email: labelled(email, USUARIO.email),
  idGrupo: labelled(id, USUARIO.idGrupo),
};

/** Users (spec 1 §2, §5 and §7). */
export const usuarios = {
  list: call({
    method: 'GET',
    path: '/Usuario',
    summary: 'Usuários, ou os de um grupo; o que se vê de cada um depende do menu',
    source: 'spec 1 §7',
    access: 'sessao',
    query: z.object({ idGrupoAcesso: optionalId }),
    result: z.array(usuario),
  }),
  create: call({
    method: 'POST',
    path: '/Usuario',
    summary: 'Cria um usuário, que recebe a senha por e-mail e a troca na primeira entrada',
    source: 'spec 1 §7',
    access: usuarioMenu,
    body: z.object({ ...profile, senha: newPassword }),
    result: written,
  }),
  /** `flagAtivo` and `versao` are beyond the contract. */
  update: call({
    method: 'POST',
    path: '/Usuario/update/{id}',
    summary: 'Altera um usuário',
    source: 'spec 1 §7',
    access: usuarioMenu,
    params: z.object({ id }),
    body: z.object({
      ...profile,
      id: z.unknown().optional(),
      flagAtivo: labelled(flag.optional(), USUARIO.flagAtivo),
      versao,
    }),
    result: written,
  }),
  remove: call({
    method: 'DELETE',
    path: '/Usuario/{id}',
    summary: 'Remove um usuário e encerra as sessões dele',
    source: 'spec 1 §7',
    access: usuarioMenu,
    params: z.object({ id }),
    query: z.object({ versao }),
    result: removed,
  }),
};
