/** Texts of the collection history, used as `coleta.…`. */
export default {
  title: 'Histórico de coletas',
  titleOf: 'Histórico de coletas – %{nome}',
  back: 'Voltar para o cliente',
  table: 'Coletas e resultados',
  count: '1 coleta |||| %{smart_count} coletas',
  empty: 'Ainda não há coletas deste cliente.',
  emptyHint: 'Elas aparecem aqui depois da importação das análises do laboratório.',
  failed: 'Não foi possível obter o histórico de coletas.',
  dbo: {
    title: 'DBO de Cobrança',
    previous: 'Anterior',
    current: 'Atual',
    unit: 'Kg/m³',
    periodo: '1 coleta em 365 dias |||| %{smart_count} coletas em 365 dias',
    ultimas: 'só 1 coleta |||| últimas %{smart_count} coletas',
    none: 'sem coletas que contem',
  },
  limit: {
    acima: 'acima do máximo %{limit}',
    abaixo: 'abaixo do mínimo %{limit}',
    inconclusivo: 'inconclusivo',
  },
  legend: {
    title: 'Legenda',
    acima: 'Acima do máximo',
    abaixo: 'Abaixo do mínimo',
    inconclusivo: 'Inconclusivo: o sinal < ou > deixa a resposta em aberto',
    asterisco: '* amostra composta',
  },
  rain: { yes: 'Com chuva', no: 'Sem chuva', unknown: 'Chuva não informada' },
};
