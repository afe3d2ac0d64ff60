import { PESSOA } from '../../resources/cliente/pessoa.ts';
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
  fields: [PESSOA.codigo, { ...PESSOA.nome, label: 'Cliente' }, PESSOA.razaoSocial, PESSOA.obsPrincipal],
  list: ['codigo', 'nome', 'flagAtivo', 'dtCadastro'],
  search: ['nome'],
  pdf: { title: 'Relatório de Clientes', columns: ['codigo', 'nome', 'flagAtivo', 'dtCadastro'] },
  excel: {
    file: 'Clientes',
    columns: [
      'id',
      'nome',
      'razaoSocial',
      'codigo',
      'flagAtivo',
      'dtCadastro',
      { header: PESSOA.obsPrincipal.label, field: 'obsPrincipal' },
    ],
  },
});
