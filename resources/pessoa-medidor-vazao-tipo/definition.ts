import { CLIENTES, defineRegister } from '../defineRegister.ts';

/** Types of flow meters (spec 1 §2 and §3). */
export const pessoaMedidorVazaoTipo = defineRegister({
  resource: 'medidor-vazao/pessoa-medidor-vazao-tipo',
  entity: 'PessoaMedidorVazaoTipo',
  title: 'Tipos de Medidores de Vazão',
  item: 'Tipo de Medidor de Vazão',
  fields: [{ name: 'descricao', label: 'Descrição', gender: 'f', kind: 'text', required: true, maxLength: 120 }],
  list: ['descricao', 'flagAtivo'],
  uses: [
    {
      table: 'PessoaMedidorVazao',
      column: 'idTipo',
      label: ['medidor de vazão', 'medidores de vazão'],
      list: { ...CLIENTES, filter: 'idTipoMedidor', through: ['PessoaMedidorVazao.idPessoa'] },
    },
  ],
  pdf: { title: 'Relatório de Tipos de Medidores de Vazão' },
  excel: { file: 'Tipo_Medidor_Vazao' },
});
