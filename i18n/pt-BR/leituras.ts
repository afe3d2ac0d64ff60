/** Texts of the screens of flow readings, used as `leituras.…`. */
export default {
  historico: {
    list: 'Histórico de leituras',
    titleOf: 'Histórico de leituras de %{nome}',
    registered: 'Data Cadastro',
    back: 'Voltar para a lista',
    tabs: 'Medidores',
    esgoto: 'Esgoto',
    outros: 'Outros',
    months: '1 mês |||| %{smart_count} meses',
    table: 'Histórico',
    month: 'Mês de referência',
    reason: 'Motivo: %{motivo}',
    reasonOf: 'Motivo em %{serie}: %{motivo}',
    chart: 'Últimos 12 meses',
    axis: 'Volume (m³)',
    negative: 'Volumes negativos aparecem como 0.',
    described: 'Volume por mês, em m³; os números estão na tabela desta página.',
    empty: 'Nenhuma leitura foi lançada.',
    failed: 'Não foi possível obter o histórico de leituras.',
  },
  relatorio: {
    noMonthOrClient:
      'O endereço não diz de que mês, ou de que cliente, é a ficha. Escolha o mês no lançamento e abra o PDF de novo.',
    noMonth: 'O endereço não diz o mês do relatório. Escolha o mês no lançamento e abra o PDF de novo.',
    noMeter: 'Não há medidores de vazão habilitados com estes filtros.',
    noSheet: 'Não há clientes com medidores habilitados com estes filtros.',
  },
};
