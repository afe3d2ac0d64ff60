import { defineRegister } from '../../resources/defineRegister.ts';

/**
 * Clients as their list prints and exports them. They are no flat register: their page and their calls are their own.
 * The Excel headings are the ones that its readers know (spec 2 §2.2).
 */
export const clientes = defineRegister({
  resource: 'cadastro/cliente',
  entity: 'Pessoa',
  title: 'Clientes',
  item: 'Cliente',
  fields: [
    { name: 'codigo', label: 'Código', kind: 'text' },
    { name: 'nome', label: 'Cliente', kind: 'text' },
    { name: 'razaoSocial', label: 'Nome Fantasia', kind: 'text' },
    { name: 'obsPrincipal', label: 'OBS', kind: 'multiline' },
  ],
  list: ['codigo', 'nome', 'flagAtivo', 'dtCadastro'],
  search: ['nome'],
  pdf: {
    title: 'Relatório de Clientes',
    columns: [
      { header: 'Código', field: 'codigo' },
      { header: 'Cliente', field: 'nome' },
      { header: 'Situação', field: 'flagAtivo' },
      { header: 'Data de Cadastro', field: 'dtCadastro' },
    ],
  },
  excel: {
    file: 'Clientes',
    columns: [
      { header: 'id', field: 'id' },
      { header: 'nome', field: 'nome' },
      { header: 'razaoSocial', field: 'razaoSocial' },
      { header: 'codigo', field: 'codigo' },
      { header: 'status', field: 'flagAtivo' },
      { header: 'dtCadastro', field: 'dtCadastro' },
      { header: 'OBS', field: 'obsPrincipal' },
    ],
  },
});
