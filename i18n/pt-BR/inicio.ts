/** Texts of the first page, used as `inicio.…`. */
export default {
  dica: 'Escolha uma página no menu ou procure por ela%{tecla}.',
  dicaClientes: 'Escolha uma página no menu ou procure por ela e por clientes%{tecla}.',
  tecla: ' com Ctrl+K',
  semPagina:
    'O seu grupo de acesso, %{grupo}, ainda não tem nenhuma página. Peça a um administrador que dê permissões a ele.',
  failed: 'Não foi possível obter o que espera por você.',
  nada: 'Nada espera por você agora: está tudo em dia.',
  emDia: 'Em dia: %{quais}.',
  semRoteiro: 'Sem roteiro',
  leituras: 'Leituras de %{mes}',
  lidas: '%{feitas} de %{total} medidores lidos',
  coletas: 'Coletas que faltam neste ano',
  calibracoes: 'Calibração dos medidores de vazão',
  cartas: 'Cartas de não conformidade',
  importacoes: 'Arquivos importados',
  pontos: 'Pontos de coleta',
  mensagens: 'Mensagens de e-mail',
  linhas: {
    semLeitura: '1 medidor sem leitura |||| %{smart_count} medidores sem leitura',
    faltam: '%{roteiro}: falta 1 coleta |||| %{roteiro}: faltam %{smart_count} coletas',
    vencidas: '1 cliente com a calibração vencida |||| %{smart_count} clientes com a calibração vencida',
    aVencer:
      '1 cliente com a calibração a vencer em 60 dias |||| %{smart_count} clientes com a calibração a vencer em 60 dias',
    semCarta: '1 coleta desde %{desde} sem carta enviada |||| %{smart_count} coletas desde %{desde} sem carta enviada',
    analises:
      '1 arquivo de análises com linhas sem correspondência |||| %{smart_count} arquivos de análises com linhas sem correspondência',
    mylims:
      '1 arquivo do MyLIMS com linhas sem correspondência |||| %{smart_count} arquivos do MyLIMS com linhas sem correspondência',
    semPonto: '1 cliente com meta e sem ponto de coleta |||| %{smart_count} clientes com meta e sem ponto de coleta',
    mensagens:
      '1 mensagem não enviada (%{falharam} com falha) |||| %{smart_count} mensagens não enviadas (%{falharam} com falha)',
  },
  meses: {
    titulo: 'Coletas de %{ano}, feitas e planejadas',
    grafico: 'Gráfico das coletas de %{ano}',
    mes: 'Mês',
    feitas: 'Feitas',
    planejadas: 'Planejadas na agenda',
  },
  banco: {
    titulo: 'Banco de dados',
    tamanho: 'Tamanho: %{tamanho} MB',
    copia: 'Última cópia: %{em}, há 1 dia |||| Última cópia: %{em}, há %{smart_count} dias',
    copiaHoje: 'Última cópia: %{em}, hoje',
    velha: 'Faça outra com npm run db:backup.',
    nenhuma: 'Não há cópia de segurança registrada: faça uma com npm run db:backup.',
    alheia:
      'A cópia de segurança deste banco se faz com pg_dump, fora deste sistema, que não sabe quando foi a última.',
  },
};
