import type { Field } from '../defineRegister.ts';

/** A group of access, which users know as their profile (spec 1 §2). */
export const GRUPO_ACESSO = {
  nome: { name: 'nome', label: 'Perfil', kind: 'text', required: true, maxLength: 60 },
  flagAtivo: { name: 'flagAtivo', label: 'Status', kind: 'situacao' },
  dtCadastro: { name: 'dtCadastro', label: 'Cadastro', kind: 'moment' },
} satisfies Record<string, Field>;

/** What a group may do, menu by menu. */
export const PERMISSOES = {
  idGrupo: { name: 'idGrupo', label: 'Grupo', kind: 'integer' },
  ver: { name: 'novasPermissoes', label: 'Menus que o grupo pode ver', kind: 'text' },
  editar: { name: 'menusPodeEditar', label: 'Menus que o grupo pode editar', kind: 'text' },
} satisfies Record<string, Field>;

/** A user (spec 1 §2 and §3). */
export const USUARIO = {
  nome: { name: 'nome', label: 'Nome', kind: 'text', required: true, maxLength: 120 },
  login: { name: 'login', label: 'Login', kind: 'text', required: true, maxLength: 60 },
  email: { name: 'email', label: 'E-mail', kind: 'text', required: true, maxLength: 200 },
  /** The group's id in the form, its name (`grupo`) in the list and in the log. */
  idGrupo: { name: 'idGrupo', label: 'Grupo', kind: 'integer', required: true },
  grupo: { name: 'grupo', label: 'Grupo', kind: 'text' },
  /** Whoever is disabled is out at once, and cannot sign in. */
  flagAtivo: { name: 'flagAtivo', label: 'Situação', kind: 'situacao', required: true },
} satisfies Record<string, Field>;

/** A module of the menu, and what the menus in it have as well. */
export const MODULO = {
  nome: { name: 'nome', label: 'Nome', kind: 'text', required: true, maxLength: 80 },
  path: { name: 'path', label: 'Caminho', kind: 'text', required: true, maxLength: 60 },
  icone: { name: 'icone', label: 'Ícone', kind: 'text' },
} satisfies Record<string, Field>;

/** The module of a menu: the API and the log call it differently. */
export const MODULO_DO_MENU = { name: 'idModulo', label: 'Módulo', kind: 'integer' } satisfies Field;
