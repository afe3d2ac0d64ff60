/**
 * Names under which laboratories head each field, the most telling first: where a sheet has two of them, the first
 * counts. Compared by `headerKey`: no accents, case, punctuation nor prepositions.
 */
export const ALIASES = {
  codigoAmostra: [
    'codigo amostra',
    'cod amostra',
    'no amostra',
    'numero amostra',
    'id amostra',
    'identificacao amostra',
    'amostra',
  ],
  ponto: [
    'codigo ponto',
    'codigo ponto coleta',
    'ponto coleta',
    'ponto amostragem',
    'ponto',
    'local coleta',
    'local amostragem',
    'plano amostragem',
    'ponto monitoramento',
    'identificacao ponto',
    'id ponto',
    'nome ponto',
    'local',
    'pontos',
  ],
  cliente: ['id conta', 'conta', 'codigo cliente', 'cliente', 'nome cliente', 'razao social', 'empresa', 'industria'],
  data: [
    ...(['data coleta', 'data hora coleta', 'dt coleta', 'data amostragem', 'data retirada', 'retirada'] as const),
    ...(['data amostra', 'data coleta dd mm aaaa', 'coletado em', 'coletada em', 'data', 'data hora'] as const),
  ],
  hora: ['hora coleta', 'horario coleta', 'hora amostragem', 'hora retirada', 'hora', 'horario'],
  parametro: [
    ...(['parametro', 'ensaio', 'analise', 'determinacao', 'analito'] as const),
    ...(['parametros', 'ensaios', 'analises', 'determinacoes', 'analitos'] as const),
  ],
  sinal: [
    ...(['sinal', 'operador', 'sinais', 'sinal resultado', 'sinal valor'] as const),
    ...(['<', '>', '< >', '<>', 'sinal < >', 'sinal <>'] as const),
  ],
  valor: [
    ...(['valor', 'resultado', 'valor resultado', 'resultado analise', 'resultado analitico'] as const),
    ...(['resultados', 'valores', 'resultado final', 'resultado obtido', 'valor obtido', 'valor medido'] as const),
    ...([
      'valor encontrado',
      'concentracao',
      'concentracoes',
      'teor',
      'result',
      'conc',
      'resultados analiticos',
    ] as const),
    ...([
      'resultado ensaio',
      'resultados ensaio',
      'resultados ensaios',
      'resultados obtidos',
      'teor encontrado',
    ] as const),
    ...(['resultado encontrado', 'resultados encontrados', 'concentracao encontrada', 'concentracao obtida'] as const),
  ],
  unidade: [
    ...([
      'unidade',
      'unidade medida',
      'un',
      'und',
      'unid',
      'unids',
      'unidades',
      'unidades medida',
      'unid medida',
    ] as const),
    ...(['unid med', 'un medida', 'u m', 'um', 'uni', 'unit', 'units', 'unidade unit', 'unidade si'] as const),
    ...(['unidade resultado', 'unid resultado', 'unidade analitica', 'unidade parametro', 'unidade ensaio'] as const),
    ...(['unidade metodo', 'unid metodo', 'un metodo', 'unidade metodologia', 'unid metodologia'] as const),
    ...(['metodo unidade', 'metodo unid', 'metodo un', 'metodologia unidade', 'metodologia unid'] as const),
  ],
  amostrador: ['amostrador'],
  chuva: ['chuva', 'choveu', 'chuvas', 'chuvas nas ultimas 24h', 'chuvas ultimas 24h'],
  instalacao: ['data instalacao', 'instalacao'],
  horaInstalacao: ['hora instalacao'],
  tempoInstalacao: ['tempo instalacao', 'δt'],
  qtdeColeta: ['qtde coleta', 'quantidade coletas', 'qtde coletas', 'q'],
  medidorInicial: ['leitura inicial', 'medidor inicial'],
  medidorFinal: ['leitura final', 'medidor final'],
  volumeMedido: ['volume medido'],
  publicada: ['publicada', 'publicado', 'situacao amostra', 'status amostra', 'situacao', 'status'],
  observacao: ['observacao cliente', 'obs cliente', 'obs mylims', 'observacao', 'observacoes', 'obs'],
} as const satisfies Record<string, readonly string[]>;

/** What a column may hold, besides the results of a wide sheet. */
export type Field = keyof typeof ALIASES;
