/** Texts of the reports' screens, used as `relatorios.…`. */
export default {
  from: 'Data inicial',
  until: 'Data final',
  period: 'Período',
  search: 'Pesquisar',
  datePattern: 'dd/mm/aaaa',
  invalidDate: 'Data inválida',
  invertedPeriod: 'Antes da data inicial',
  noPeriod: 'O endereço não diz o período do relatório. Escolha as datas na lista e abra o PDF de novo.',
  noSequence:
    'O endereço não diz de que sequência é o relatório. Ele precisa do cliente (idPessoa), do número (sequencial, como 0009/26) e do período (inicio e fim, como 2026-01-31).',
  failed: 'Não foi possível obter o relatório.',
  settings: {
    title: 'Configurações de relatórios',
    saved: 'Configurações salvas',
    failed: 'Não foi possível obter as configurações.',
    logoFile: 'Arquivo do logotipo',
    logoPreview: 'Logotipo atual',
    logoChoose: 'Escolher imagem',
    logoAnother: 'Trocar imagem',
    logoRemove: 'Remover logotipo',
    logoHint:
      'Imagem PNG ou JPEG de até 200 KB, no cabeçalho dos relatórios e das cartas. Sem ela, fica o sinal do sistema.',
  },
  naoConforme: {
    title: '053_FMEI Relatório de Não Conformidades',
    industria: 'Indústria',
    cnpj: 'CNPJ',
    coleta: 'Coleta',
    pdf: 'Relatório PDF',
    letterOf: 'PDF de %{nome}, %{coleta}',
    empty: 'Nenhuma coleta deste período tem resultado não conforme.',
    none: 'Nenhuma coleta do período tem resultado não conforme. Escolha outras datas na lista e abra o PDF de novo.',
  },
};
