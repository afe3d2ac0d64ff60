/** Texts of what a laboratory published and is not in the history yet, used as `publicadas.…`. */
export default {
  title: 'Coletas publicadas que foram encontrada',
  of: '%{nome}: 1 coleta |||| %{nome}: %{smart_count} coletas',
  face: 'Retiradas de %{inicio} a %{fim}; no histórico valem os limites do dia de cada uma. Consulta de %{quando}.',
  none: 'Nenhuma coleta publicada fora do histórico foi encontrada.',
  failed: 'Não foi possível buscar as coletas.',
  sample: 'Amostra',
  point: 'Ponto de Coleta',
  end: 'Retirada',
  results: 'Resultados',
  state: 'Situação',
  bring: 'Trazer 1 coleta ao histórico |||| Trazer %{smart_count} coletas ao histórico',
  brought: '1 coleta trazida ao histórico |||| %{smart_count} coletas trazidas ao histórico',
};
