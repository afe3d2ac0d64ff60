const gapped = (band: string, years: string) => ({
  never: `Mínimo: faixa ${band}: nunca houve coleta = %{minimo}`,
  long: `Mínimo: faixa ${band}: %{ano} − %{ultima} = %{gap}, mais de ${years} sem coleta = %{minimo}`,
  short: `Mínimo: faixa ${band}: %{ano} − %{ultima} = %{gap}, não mais de ${years} sem coleta = %{minimo}`,
});
const below10 = gapped('abaixo de 10 kg/dia', '3 anos');
const below20 = gapped('de 10 a menos de 20 kg/dia', '1 ano');

/** Texts of a client's annual monitoring, used as `monitoramento.…`. */
export default {
  label: 'Monitoramento Anual',
  add: 'Adicionar ano',
  newTitle: 'Novo Monitoramento Anual',
  count: '1 ano |||| %{smart_count} anos',
  empty: 'Este cliente ainda não tem monitoramento anual.',
  failed: 'Não foi possível obter o monitoramento anual.',
  calculate: 'Calcular pelo ano anterior',
  calculating: 'Calculando…',
  recalculate: 'Recalcular',
  recalculateHint: 'Recalcular carga, mínimo, regra e meta com o que está no formulário',
  today: {
    differs: 'A Meta guardada de %{ano} é %{Meta}; pelas coletas de hoje é %{falta}.',
    update: 'Atualizar',
    updated: 'Monitoramento de %{ano} atualizado',
  },
  noYearBefore: 'Não foi possível obter o ano anterior.',
  steps: {
    label: 'Como se chegou aos valores',
    followed: 'Carga, mínimo, regra e Meta recalculados com o que está no formulário',
    changed: 'Há valores alterados depois deste cálculo.',
    volume:
      'Volume: %{soma} m³ em 1 mês ÷ 1 = %{volume} m³ por mês |||| Volume: %{soma} m³ em %{smart_count} meses ÷ %{smart_count} = %{volume} m³ por mês',
    volumeOfYear: 'Volume: %{soma} m³ em %{ano} ÷ 12 = %{volume} m³ por mês',
    noVolume: 'Volume: não há leituras de esgoto em %{ano}; fica o que está no formulário',
    dbo: 'DBO em dezembro de %{ano}: %{dbo} kg/m³',
    noDbo: 'DBO: não há valor de dezembro de %{ano}; fica o que está no formulário',
    coletas: 'Coletas efetuadas em %{ano}: %{coletas}',
    last: 'Ano da última coleta: %{ano}',
    never: 'Ano da última coleta: nunca houve coleta',
    carga: 'Carga: %{volume} × %{dbo} ÷ 30 = %{carga} kg DBO/dia',
    emptyIsZero: 'O que está vazio conta como 0',
    minimo: {
      below10Never: below10.never,
      below10Long: below10.long,
      below10Short: below10.short,
      below20Never: below20.never,
      below20Long: below20.long,
      below20Short: below20.short,
      below50: 'Mínimo: faixa de 20 a menos de 50 kg/dia = %{minimo}',
      below100: 'Mínimo: faixa de 50 a menos de 100 kg/dia = %{minimo}',
      below200: 'Mínimo: faixa de 100 a menos de 200 kg/dia = %{minimo}',
      largest: 'Mínimo: faixa de 200 kg/dia ou mais: trunc(%{carga} ÷ 200) + 3 = %{minimo}',
      other: 'Mínimo: %{minimo}',
    },
    regra: 'Regra de coleta: %{regra}',
    meta: 'Meta: %{minimo} − %{coletas} = %{meta}',
    metaExceeded: 'Meta: %{minimo} − %{coletas} fica abaixo de zero = %{meta}',
  },
};
