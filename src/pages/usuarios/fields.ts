import type { Field } from '../../../resources/defineRegister.ts';

const ID: Field = { name: 'id', label: 'ID', kind: 'integer' };
const DT_CADASTRO: Field = { name: 'dtCadastro', label: 'Data de Cadastro', kind: 'moment' };

export const NOME: Field = { name: 'nome', label: 'Nome', kind: 'text', required: true, maxLength: 120 };
export const LOGIN: Field = { name: 'login', label: 'Login', kind: 'text', required: true, maxLength: 60 };
export const EMAIL: Field = { name: 'email', label: 'E-mail', kind: 'text', required: true, maxLength: 200 };
/** The group's id in the form, its name (`grupo`) in the list. */
export const GRUPO: Field = { name: 'idGrupo', label: 'Grupo', kind: 'integer', required: true };

/** Columns of the list (spec 1 §2). */
export const COLUMNS: readonly Field[] = [
  ID,
  NOME,
  LOGIN,
  { name: 'grupo', label: 'Grupo', kind: 'text' },
  DT_CADASTRO,
];

/** Whoever is disabled is out at once, and cannot sign in. */
export const SITUACAO: Field = { name: 'flagAtivo', label: 'Situação', kind: 'situacao', required: true };

/** Fields of the form. */
export const FIELDS: readonly Field[] = [NOME, LOGIN, EMAIL, GRUPO, SITUACAO];
