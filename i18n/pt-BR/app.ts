/** Texts of the field application's pages, used as `app.…`. */
export default {
  editor: {
    toolbar: 'Formatação de %{label}',
    link: 'Link',
    linkTitle: 'Link do texto escolhido',
    linkAddress: 'Endereço (https://… ou e-mail)',
    linkWrong: 'Digite um endereço http, https, um e-mail ou um telefone (tel:)',
    linkApply: 'Aplicar',
    linkRemove: 'Remover link',
    cancel: 'Cancelar',
  },
  configuracao: {
    title: 'Protocolos App',
    save: 'Salvar Configuração',
    // The two blanks are the specification's.
    saved: 'Configuração salva com  sucesso',
    failed: 'Não foi possível obter as configurações.',
    pdf: {
      title: 'PDF anexado ao e-mail do protocolo',
      choose: 'Carregar pdf',
      file: 'Arquivo PDF (obrigatório)',
      hint: 'Vai com cada mensagem de protocolo. Até 5 MB.',
      chosen: 'Escolhido, ainda não salvo',
      preview: 'Ver o PDF',
      save: 'Salvar o PDF',
      required: 'Escolha um arquivo PDF',
      nothing: 'Nenhum PDF para ver: escolha um',
      download: 'Baixar',
      document: 'PDF %{nome}',
    },
  },
};
