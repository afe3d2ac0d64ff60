/** Texts of the client list and of a client's page, used as `cliente.…`. */
export default {
  list: {
    title: 'Clientes',
    add: 'Adicionar cliente',
    code: 'Código',
    name: 'Cliente',
    status: 'Situação',
    registered: 'Data de Cadastro',
    empty: 'Ainda não há clientes.',
    noMatch: 'Nenhum cliente com esses filtros.',
  },
  filter: {
    meter: 'Possui medidor de vazão?',
    status: 'Status',
  },
  detail: {
    newTitle: 'Criar Cliente',
    title: 'Cliente %{nome}',
    failed: 'Não foi possível obter o cliente.',
    history: 'Histórico de coletas',
    nonConforming: 'Histórico de coletas não conformes',
  },
  nonConforming: {
    hint: 'Resultados dos últimos 2 anos fora dos limites do dia da coleta.',
    count:
      'Um resultado dos últimos 2 anos fora dos limites do dia da coleta. |||| %{smart_count} resultados dos últimos 2 anos fora dos limites do dia da coleta.',
    date: 'Data',
    point: 'Ponto de coleta',
    parameter: 'Parâmetro',
    limit: 'Máximo',
    found: 'Encontrado',
  },
  form: {
    save: 'Salvar',
    created: 'Cliente cadastrado om sucesso',
    updated: 'Dados alterados com sucesso',
    changeNotes: 'Altere as observações',
    twin: 'Também usado por',
    invalidDocument: 'Os dígitos verificadores não conferem. É possível salvar assim mesmo.',
  },
  pdf: {
    noClient: 'Nenhum cliente foi informado. Abra este PDF pela página do cliente.',
    noDbo: 'Este cliente não tem coletas que formem a média de DBO: não há valor para informar na carta.',
    back: 'Voltar para o cliente',
  },
};
