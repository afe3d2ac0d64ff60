import { CLIENTES, defineRegister } from '../defineRegister.ts';

/** Where clients take their water from (spec 1 §2 and §3). */
export const fonteAbastecimento = defineRegister({
  resource: 'cadastro/fonte-abastecimento',
  entity: 'FonteAbastecimento',
  title: 'Fontes de Abastecimento',
  item: 'Fonte de Abastecimento',
  gender: 'f',
  fields: [{ name: 'descricao', label: 'Descrição', gender: 'f', kind: 'text', required: true, maxLength: 120 }],
  list: ['descricao', 'flagAtivo'],
  uses: [
    {
      table: 'PessoaHidrometro',
      column: 'idFonteAbastecimento',
      label: ['hidrômetro', 'hidrômetros'],
      list: { ...CLIENTES, filter: 'idFonteAbastecimento', through: ['PessoaHidrometro.idPessoa'] },
    },
  ],
  pdf: { title: 'Relatório de Fontes de Abastecimento' },
  excel: { file: 'Fonte_Abastecimento' },
});
