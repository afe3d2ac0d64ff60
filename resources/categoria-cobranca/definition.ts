import { CLIENTES, defineRegister } from '../defineRegister.ts';

/** Billing categories of readings (spec 1 §2 and §3). `regra`, by which volumes are computed, is beyond the contract. */
export const categoriaCobranca = defineRegister({
  resource: 'medidor-vazao/categoria-cobranca',
  entity: 'CategoriaCobranca',
  title: 'Tipos de Cobrança',
  item: 'Tipo de Cobrança',
  fields: [
    { name: 'descricao', label: 'Descrição', gender: 'f', kind: 'text', required: true, maxLength: 120 },
    { name: 'regra', label: 'Regra de cálculo', kind: 'regraLeitura', default: 1 },
  ],
  list: ['descricao', 'flagAtivo'],
  uses: [
    {
      table: 'PessoaHidrometroLancamento',
      column: 'idCategoriaCobranca',
      label: ['leitura', 'leituras'],
      list: {
        ...CLIENTES,
        filter: 'idCategoriaCobranca',
        through: ['PessoaHidrometroLancamento.idHidrometro', 'PessoaHidrometro.idPessoa'],
      },
    },
  ],
  pdf: { title: 'Relatório de Tipos de Cobrança' },
  excel: { file: 'Categoria_Cobranca' },
});
