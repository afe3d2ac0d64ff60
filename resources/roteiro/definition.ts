import { CLIENTES, defineRegister } from '../defineRegister.ts';

/** Collection routes (spec 1 §2 and §3). */
export const roteiro = defineRegister({
  resource: 'cadastro/roteiro',
  entity: 'Roteiro',
  title: 'Roteiros',
  item: 'Roteiro',
  fields: [{ name: 'descricao', label: 'Descrição', gender: 'f', kind: 'text', required: true, maxLength: 120 }],
  list: ['descricao', 'flagAtivo'],
  uses: [
    {
      table: 'Pessoa',
      column: 'idRoteiro',
      label: CLIENTES.label,
      list: { ...CLIENTES, filter: 'idRoteiro', through: ['Pessoa.id'] },
    },
  ],
  pdf: { title: 'Relatório de Roteiros' },
  excel: { file: 'Roteiro' },
});
