/**
 * Who may make each call. `publico` needs no session, `sessao` any user, `<menu> ver` and `<menu> editar` a group that
 * holds that permission (`|`: any of them), `grupos` the groups of these ids, `dispositivo` a device by its token, no user.
 *
 * It stands apart from `contract/`, which is held against it: neither changes without the other. Its rows were typed from
 * the specification's sections named over each area, and compared with the contract afterwards (the first two areas not
 * quite blindly: their rows had been seen). Where the comparison was settled by a decision and not by the text, it says so.
 */
export const PERMISSIONS: Readonly<Record<string, string>> = {
  // Session (spec 1 §2, §4, §7): what is done before there is one, and one’s own.
  'POST /Usuario/login': 'publico',
  'POST /Usuario/recoverPassword': 'publico',
  'GET /users/verifyRecoverPasswordLink/{linkUuid}': 'publico',
  'POST /Usuario/updatePassword/{userId}': 'publico',
  // Decided: a session that has ended, or is held up until the password is changed, can still be left.
  'POST /Usuario/logout': 'publico',
  // Decided (beyond): what the login page shows; a user’s own sessions and choices.
  'GET /apresentacao': 'publico',
  'GET /Usuario/sessao': 'sessao',
  'GET /Usuario/sessoes': 'sessao',
  'DELETE /Usuario/sessoes': 'sessao',
  'POST /Usuario/sessoes/encerrar': 'sessao',
  'GET /preferencias/{chave}': 'sessao',
  'PUT /preferencias/{chave}': 'sessao',

  // Access (spec 1 §2, §6, §7): one’s own modules, the page of permissions, the page of users, whose form selects a group.
  'GET /Modulo/{groupId}': 'sessao',
  'GET /Modulo': 'acesso/grupo-acesso ver',
  'POST /Modulo': 'acesso/grupo-acesso editar',
  'PUT /Modulo/{id}': 'acesso/grupo-acesso editar',
  'DELETE /Modulo/{id}': 'acesso/grupo-acesso editar',
  'POST /ModuloMenu': 'acesso/grupo-acesso editar',
  'PUT /ModuloMenu/{id}': 'acesso/grupo-acesso editar',
  'DELETE /ModuloMenu': 'acesso/grupo-acesso editar',
  'POST /GrupoAcessoMenu/salvarNovasPermissoes': 'acesso/grupo-acesso editar',
  'GET /GrupoAcesso': 'acesso/grupo-acesso ver | acesso/usuarios ver',
  // Decided (beyond): who sees users or groups is told which of them are within reach.
  'GET /GrupoAcesso/alcance': 'acesso/grupo-acesso ver | acesso/usuarios ver',
  'POST /GrupoAcesso': 'acesso/grupo-acesso editar',
  'DELETE /GrupoAcesso': 'acesso/grupo-acesso editar',
  'POST /Usuario': 'acesso/usuarios editar',
  'POST /Usuario/update/{id}': 'acesso/usuarios editar',
  'DELETE /Usuario/{id}': 'acesso/usuarios editar',
  // Decided (beyond): messages carry links of other users.
  'GET /mensagens': 'acesso/mensagens ver',
  'GET /mensagens/{id}': 'acesso/mensagens ver',

  // Lookups that several screens need (spec 2 §3, §7): any user.
  'GET /Usuario': 'sessao',
  'GET /CalculoHorimetro': 'sessao',
  'GET /RamoAtividade': 'sessao',
  'GET /RamoAtividade/{id}': 'sessao',
  'GET /FonteAbastecimento': 'sessao',
  'GET /Roteiro': 'sessao',
  'GET /Parametro': 'sessao',
  'GET /CategoriaCobranca': 'sessao',
  'GET /PessoaMedidorVazaoTipo': 'sessao',
  // Decided: samplers too, whom collections name.
  'GET /Amostrador': 'sessao',

  // Catalogues (spec 1 §2, §6, §7): changed by who may edit their menu. Decided (beyond): `lote`, `restaurar`, `importacao` likewise.
  'POST /RamoAtividade': 'cadastro/ramo-atividade editar',
  'DELETE /RamoAtividade': 'cadastro/ramo-atividade editar',
  'POST /RamoAtividade/lote': 'cadastro/ramo-atividade editar',
  'POST /RamoAtividade/restaurar': 'cadastro/ramo-atividade editar',
  'POST /RamoAtividade/importacao/previa': 'cadastro/ramo-atividade editar',
  'POST /RamoAtividade/importacao': 'cadastro/ramo-atividade editar',
  'POST /FonteAbastecimento': 'cadastro/fonte-abastecimento editar',
  'DELETE /FonteAbastecimento': 'cadastro/fonte-abastecimento editar',
  'POST /FonteAbastecimento/lote': 'cadastro/fonte-abastecimento editar',
  'POST /FonteAbastecimento/restaurar': 'cadastro/fonte-abastecimento editar',
  'POST /FonteAbastecimento/importacao/previa': 'cadastro/fonte-abastecimento editar',
  'POST /FonteAbastecimento/importacao': 'cadastro/fonte-abastecimento editar',
  'POST /Roteiro': 'cadastro/roteiro editar',
  'DELETE /Roteiro': 'cadastro/roteiro editar',
  'POST /Roteiro/lote': 'cadastro/roteiro editar',
  'POST /Roteiro/restaurar': 'cadastro/roteiro editar',
  'POST /Roteiro/importacao/previa': 'cadastro/roteiro editar',
  'POST /Roteiro/importacao': 'cadastro/roteiro editar',
  'POST /Amostrador': 'cadastro/Amostrador editar',
  'DELETE /Amostrador': 'cadastro/Amostrador editar',
  'POST /Amostrador/lote': 'cadastro/Amostrador editar',
  'POST /Amostrador/restaurar': 'cadastro/Amostrador editar',
  'POST /Amostrador/importacao/previa': 'cadastro/Amostrador editar',
  'POST /Amostrador/importacao': 'cadastro/Amostrador editar',
  'POST /Parametro': 'cadastro/Parametro editar',
  'DELETE /Parametro': 'cadastro/Parametro editar',
  'POST /Parametro/lote': 'cadastro/Parametro editar',
  'POST /Parametro/restaurar': 'cadastro/Parametro editar',
  'POST /Parametro/importacao/previa': 'cadastro/Parametro editar',
  'POST /Parametro/importacao': 'cadastro/Parametro editar',
  'POST /CategoriaCobranca': 'medidor-vazao/categoria-cobranca editar',
  'DELETE /CategoriaCobranca': 'medidor-vazao/categoria-cobranca editar',
  'POST /CategoriaCobranca/lote': 'medidor-vazao/categoria-cobranca editar',
  'POST /CategoriaCobranca/restaurar': 'medidor-vazao/categoria-cobranca editar',
  'POST /CategoriaCobranca/importacao/previa': 'medidor-vazao/categoria-cobranca editar',
  'POST /CategoriaCobranca/importacao': 'medidor-vazao/categoria-cobranca editar',
  'POST /PessoaMedidorVazaoTipo': 'medidor-vazao/pessoa-medidor-vazao-tipo editar',
  'DELETE /PessoaMedidorVazaoTipo': 'medidor-vazao/pessoa-medidor-vazao-tipo editar',
  'POST /PessoaMedidorVazaoTipo/lote': 'medidor-vazao/pessoa-medidor-vazao-tipo editar',
  'POST /PessoaMedidorVazaoTipo/restaurar': 'medidor-vazao/pessoa-medidor-vazao-tipo editar',
  'POST /PessoaMedidorVazaoTipo/importacao/previa': 'medidor-vazao/pessoa-medidor-vazao-tipo editar',
  'POST /PessoaMedidorVazaoTipo/importacao': 'medidor-vazao/pessoa-medidor-vazao-tipo editar',

  // Decided (beyond): how much a record is used is told on its register's own page.
  'GET /CategoriaCobranca/usos': 'medidor-vazao/categoria-cobranca ver',
  'GET /FonteAbastecimento/usos': 'cadastro/fonte-abastecimento ver',
  'GET /Parametro/usos': 'cadastro/Parametro ver',
  'GET /PessoaMedidorVazaoTipo/usos': 'medidor-vazao/pessoa-medidor-vazao-tipo ver',
  'GET /RamoAtividade/usos': 'cadastro/ramo-atividade ver',
  'GET /Roteiro/usos': 'cadastro/roteiro ver',

  // The page of a branch, with its test message, and the synonyms of a parameter (spec 1 §2, §7).
  'GET /ramoAtividadeParametro': 'cadastro/ramo-atividade ver',
  'POST /ramoAtividadeParametro': 'cadastro/ramo-atividade editar',
  'GET /envioEmailAmostra': 'cadastro/ramo-atividade editar',
  'GET /RamoAtividadeParametroSinonimo/{parametroId}': 'cadastro/Parametro ver',
  'POST /RamoAtividadeParametroSinonimo': 'cadastro/Parametro editar',
  'DELETE /RamoAtividadeParametroSinonimo': 'cadastro/Parametro editar',
  // Decided (beyond): whoever judges a result needs the limits of its day, as those of today.
  'GET /Parametro/limites': 'sessao',
  'GET /Parametro/{id}/limites': 'sessao',
  'POST /Parametro/{id}/limites/remover': 'cadastro/Parametro editar',

  // Clients (spec 2 §2.2, §2.3, §6, §7); their list is the first page of the meters’ history as well (§2.5).
  'GET /Pessoa': 'cadastro/cliente ver | medidor-vazao/historico ver',
  'GET /Pessoa/{id}': 'cadastro/cliente ver',
  'GET /Pessoa/panorama': 'cadastro/cliente ver',
  'GET /Pessoa/{id}/resumo': 'cadastro/cliente ver',
  // Decided (beyond): who may look for a client by its document may be told whose a document is.
  'GET /Pessoa/mesmoCampo': 'cadastro/cliente ver',
  'POST /Pessoa': 'cadastro/cliente editar',
  'GET /PessoaPontoColeta/{idPessoa}': 'cadastro/cliente ver',
  'POST /PessoaPontoColeta': 'cadastro/cliente editar',
  'DELETE /PessoaPontoColeta': 'cadastro/cliente editar',
  'GET /PessoaEndereco': 'cadastro/cliente ver',
  'POST /PessoaEndereco/{idUsuario}': 'cadastro/cliente editar',
  'POST /PessoaEndereco/Update/{id}': 'cadastro/cliente editar',
  'POST /PessoaEndereco/Delete/{id}': 'cadastro/cliente editar',
  'DELETE /PessoaEndereco/Delete/{id}': 'cadastro/cliente editar',
  'GET /PessoaContato': 'cadastro/cliente ver',
  'POST /PessoaContato': 'cadastro/cliente editar',
  'DELETE /PessoaContato': 'cadastro/cliente editar',
  // Decided (beyond): what is held on a person is handed out and erased by the two groups that administer.
  'POST /Pessoa/exportar': 'grupos 1, 2',
  'POST /Pessoa/apagar': 'grupos 1, 2',
  'POST /PessoaContato/exportar': 'grupos 1, 2',
  'POST /PessoaContato/apagar': 'grupos 1, 2',
  // Two shapes (§2.3, §2.4): a client’s meters, for its page; a month’s grid, for the entry of readings.
  'GET /PessoaHidrometro': 'cadastro/cliente ver | cadastro/vazao-lancamento ver | medidor-vazao/lancamento ver',
  // Decided (beyond): whoever sees clients sees all of them.
  'GET /PessoaHidrometro/mesmoRegistro': 'cadastro/cliente ver',
  'POST /PessoaHidrometro': 'cadastro/cliente editar',
  'DELETE /PessoaHidrometro': 'cadastro/cliente editar',
  'GET /PessoaUnidadeControladora': 'cadastro/cliente ver',
  'DELETE /PessoaUnidadeControladora': 'cadastro/cliente editar',
  'GET /PessoaMedidorVazao/{idPessoa}': 'cadastro/cliente ver',
  'POST /PessoaMedidorVazao': 'cadastro/cliente editar',
  'GET /RelatorioMonitoramento/anual/{idPessoa}': 'cadastro/cliente ver',
  'POST /RelatorioMonitoramento/anual/AnoAnterior': 'cadastro/cliente ver',
  'POST /RelatorioMonitoramento/anual/inserir': 'cadastro/cliente editar',
  'POST /RelatorioMonitoramento/anual/remove': 'cadastro/cliente editar',

  // Flow readings (spec 2 §2.4, §2.5, §2.9, §6, §7): the grid is a page of the registers, what its options do has the menu
  // 'lancamento' (whose pages show the readings too, and the sheets with the clients’ contacts), the history its own.
  'GET /PessoaHidrometroLancamento': 'cadastro/vazao-lancamento ver | medidor-vazao/lancamento ver',
  'POST /PessoaHidrometroLancamento': 'medidor-vazao/lancamento editar',
  'DELETE /PessoaHidrometroLancamento': 'medidor-vazao/lancamento editar',
  'POST /RelatorioLeituraCobranca/Teste/Regra': 'medidor-vazao/lancamento editar',
  'POST /RelatorioLeituraCobranca/Teste/Logica': 'medidor-vazao/lancamento editar',
  'POST /PessoaHidrometroLancamento/fichaTecnica': 'medidor-vazao/lancamento ver',
  'GET /PessoaHidrometroLancamento/historico': 'medidor-vazao/historico ver',
  'GET /PessoaHidrometroLancamento/historico/outros': 'medidor-vazao/historico ver',
  // Decided (beyond): whoever sees the grid sees what its rows are held against.
  'GET /PessoaHidrometroLancamento/contexto': 'cadastro/vazao-lancamento ver | medidor-vazao/lancamento ver',

  'GET /HistoricoColeta': 'cadastro/cliente ver',
  'GET /HistoricoColeta/{idPessoa}/{versao}': 'cadastro/cliente ver',
  'POST /HistoricoColeta/save-historico': 'cadastro/ignore_edicao-amostra editar',
  'POST /HistoricoColeta/update-historico': 'cadastro/ignore_edicao-amostra editar',
  'POST /HistoricoColeta/remove-historico': 'cadastro/ignore_edicao-amostra editar',
  'POST /HistoricoColeta/saveColor': 'cadastro/ignore_edicao-amostra editar',
  'GET /HistoricoColeta/color': 'cadastro/cliente ver',
  'GET /HistoricoColetaNaoConforme/{idPessoa}': 'cadastro/cliente ver',
  // The letters of non-conformities have a menu of their own; the DBO update screen stores a client's analyses.
  'GET /HistoricoColeta/Industria': 'relatorio/nao-conforme ver',
  // Decided (beyond): that a letter was sent is told by who may edit their menu.
  'POST /HistoricoColeta/Industria/cartas': 'relatorio/nao-conforme editar',
  // The other reports over all clients (spec 2 §2.1, §2.9, §7): each by its own menu.
  'GET /ParametroRelatorio': 'relatorio/parametro-analisado ver',
  'GET /RelatorioMonitoramentoCarga': 'relatorio/monitoramento-carga ver',
  'GET /RelatorioMonitoramento': 'relatorio/industria-monitorada ver',
  'GET /RelatorioPessoaPontoColeta': 'relatorio/pessoa-ponto-coleta ver',
  // DBO (spec 2 §2.7): the screen that chooses clients, and the report with its saved lists. Decided (beyond): `salvos`.
  'GET /Pessoa/AtualizacaoDBO': 'relatorio/relatorio-valores-dbo ver',
  'GET /relatorioAtualizacaoDBO': 'relatorio/relatorioDBO ver',
  'GET /relatorioAtualizacaoDBO/getLista': 'relatorio/relatorioDBO ver',
  'GET /relatorioAtualizacaoDBO/salvos': 'relatorio/relatorioDBO ver',
  'GET /relatorioAtualizacaoDBO/{id}': 'relatorio/relatorioDBO ver',
  'POST /relatorioAtualizacaoDBO': 'relatorio/relatorioDBO editar',
  'POST /relatorioAtualizacaoDBO/remove': 'relatorio/relatorioDBO editar',
  'GET /RankingRelatorio': 'relatorio/ranking ver',
  // Decided (beyond): the years that an empty ranking offers, for who may see it.
  'GET /RankingRelatorio/proximos': 'relatorio/ranking ver',
  'POST /RelatorioMonitoramento/anual/atualizar': 'relatorio/ranking editar',
  // Decided: the regions, which have no call of their own, are among what the clients’ report answers.
  'GET /RelatorioPessoa': 'relatorio/relatorio-pessoa ver | relatorio/regiao ver',
  // Decided (beyond): days on which anything was collected, for who may see a screen that offers them.
  'GET /HistoricoColeta/proximas':
    'relatorio/parametro-analisado ver | relatorio/monitoramento-carga ver | relatorio/industria-monitorada ver | relatorio/relatorio-valores-dbo ver | relatorio/relatorioDBO ver | relatorio/Sequencial ver',
  'GET /relatorio-dbo': 'cadastro/cliente ver | relatorio/relatorio-valores-dbo ver',
  'POST /relatorio-dbo': 'cadastro/cliente ver | relatorio/relatorio-valores-dbo ver',

  // Sequential report (spec 2 §2.6, §6, §7): who may see the page sees its lists; the module ‘sequencial’ creates and removes.
  'GET /RelatorioSequencial': 'relatorio/Sequencial ver',
  'GET /RelatorioSequencial/Todos': 'relatorio/Sequencial ver',
  'GET /RelatorioSequencial/Ultimo': 'relatorio/Sequencial ver',
  'POST /RelatorioSequencial/save': 'relatorio/Sequencial editar',
  'POST /RelatorioSequencial/remove': 'relatorio/Sequencial editar',

  // App (spec 2 §2.1, §2.12, §7): the page of its settings.
  'GET /configuracaoapp/one': 'App/Settings-app ver',
  'POST /configuracaoapp/save': 'App/Settings-app editar',
  'POST /configuracao-app/upload': 'App/Settings-app editar',

  // Decided (beyond): letters are printed by whoever sees them; who signs them is set by the two groups that administer.
  'GET /configuracao-relatorios': 'sessao',
  'POST /configuracao-relatorios': 'grupos 1, 2',

  // Decided (beyond): the menu of each report is asked for when it is subscribed to, and when it is sent.
  'GET /assinaturas': 'sessao',
  'GET /assinaturas/todas': 'grupos 2',
  'POST /assinaturas': 'sessao',
  'PUT /assinaturas/{id}': 'sessao',
  'DELETE /assinaturas': 'sessao',

  // Decided (beyond): the first page leaves out what its user's group may not see; the schedule has a menu of its own.
  'GET /inicio': 'sessao',
  'GET /AgendaColeta': 'relatorio/Agenda ver',
  'POST /AgendaColeta': 'relatorio/Agenda editar',

  // The log: its own screen, and a client’s tab (spec 2 §2.3, §2.10, §7).
  'GET /logUser': 'acesso/LogUsers ver | cadastro/cliente ver',

  // Imports (spec 2 §2.11, §6, §7): without edit only the list shows. What is left over and how far it came: decided (beyond).
  'GET /UploadArquivo': 'relatorio/Importacao-analise ver | relatorio/Importacao-mylims ver',
  'GET /UploadArquivo/arquivoExiste': 'relatorio/Importacao-analise ver | relatorio/Importacao-mylims ver',
  'POST /UploadArquivo': 'relatorio/Importacao-analise editar | relatorio/Importacao-mylims editar',
  'DELETE /UploadArquivo': 'relatorio/Importacao-analise editar | relatorio/Importacao-mylims editar',
  'POST /ImportacaoAnalise/upload': 'relatorio/Importacao-analise editar',
  'POST /ImportacaoAnalise/{id}/reprocessar': 'relatorio/Importacao-analise editar',
  'GET /ImportacaoAnalise/{id}/pendentes': 'relatorio/Importacao-analise ver',
  'GET /ImportacaoAnalise/{id}/progresso': 'relatorio/Importacao-analise ver',
  'POST /ImportacaoAnalise/previa': 'relatorio/Importacao-analise editar',
  'GET /ImportacaoAnalise/{id}/previa': 'relatorio/Importacao-analise editar',
  'GET /ImportacaoAnalise/pontos': 'relatorio/Importacao-analise editar',
  'GET /ImportacaoAnalise/escolhas': 'relatorio/Importacao-analise ver',
  'POST /ImportacaoAnalise/escolhas/ponto': 'relatorio/Importacao-analise editar',
  'DELETE /ImportacaoAnalise/escolhas/ponto': 'relatorio/Importacao-analise editar',
  'POST /ImportacaoAnalise/escolhas/unidade': 'relatorio/Importacao-analise editar',
  'DELETE /ImportacaoAnalise/escolhas/unidade': 'relatorio/Importacao-analise editar',
  'POST /ImportacaoAnalise/{id}/reler': 'relatorio/Importacao-analise editar',
  'POST /ImportacaoAnalise/{id}/cancelar': 'relatorio/Importacao-analise editar',

  // MyLIMS (spec 2 §2.11, §6, §7). What is found is seen with the client; bringing it in edits the history.
  'POST /Importacao/Amostra': 'relatorio/Importacao-mylims editar',
  'GET /importar-mylims': 'relatorio/Importacao-mylims editar',
  'GET /importar-mylims/progresso': 'relatorio/Importacao-mylims ver',
  'POST /importar-mylims/cancelar': 'relatorio/Importacao-mylims editar',
  'GET /Importacao/{id}/pendentes': 'relatorio/Importacao-mylims ver',
  'GET /Importacao/{id}/progresso': 'relatorio/Importacao-mylims ver',
  'POST /Importacao/{id}/cancelar': 'relatorio/Importacao-mylims editar',
  'GET /Migracao': 'cadastro/cliente ver',
  'POST /MigracaoVarios': 'cadastro/cliente ver',
  'POST /Migracao/trazer': 'cadastro/ignore_edicao-amostra editar',

  // The field application (spec 2 §2.1, §2.12, §7): its protocols. Decided (beyond): what their list tells besides, and their photos.
  'GET /protocolo/getAll': 'App/Protocolo ver',
  'GET /protocolo/getImage': 'App/Protocolo ver',
  'GET /protocolo/panorama': 'App/Protocolo ver',
  'GET /protocolo/imagem/{hash}': 'App/Protocolo ver',
  // Decided (beyond): devices send them, each with a token of its own; whoever sets the application up hands tokens out.
  'POST /protocolo': 'dispositivo',
  'POST /protocolo/{id}/imagem': 'dispositivo',
  'GET /dispositivo': 'App/Settings-app ver',
  'POST /dispositivo': 'App/Settings-app editar',
  'DELETE /dispositivo': 'App/Settings-app editar',
};
