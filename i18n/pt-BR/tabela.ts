/** Texts of the table that is used as a spreadsheet, used as `tabela.…`. */
export default {
  region: 'Tabela: %{label}',
  menu: 'Ordenar e filtrar %{column}',
  ASC: 'Crescente',
  DESC: 'Decrescente',
  contains: 'Contém',
  anyPeriod: 'Qualquer data',
  printed: 'Esta impressão da tela não tem toda a tabela: o PDF e o Excel têm todas as linhas e colunas.',
  copied: '1 célula copiada. |||| %{smart_count} células copiadas.',
  keys: 'Alt+↓ ordena e filtra a coluna, Shift+setas seleciona',
};
