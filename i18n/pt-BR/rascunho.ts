/** What was typed and not saved. */
export default {
  text: 'Há alterações não salvas deste formulário, de %{when}.',
  restore: 'Recuperar',
  refuse: 'Descartar',
  noRoom: 'O navegador não tem espaço para guardar o que foi digitado: salve antes de fechar a página.',
  gone: {
    title: 'Esse item não existe mais',
    text: 'O que você havia digitado nele não foi salvo: copie o que ainda for preciso.',
    forgotten: 'Fechado este aviso, será esquecido.',
    typedAt: 'Digitado em %{when}',
    empty: '(vazio)',
  },
  unread: {
    title: 'O registro não pôde ser aberto',
    kept: 'O que você havia digitado nele continua guardado neste navegador.',
  },
  after: {
    kept: 'O que você digitou depois de "Salvar" não foi salvo (%{typed}). Ficou guardado neste navegador: abra o registro de novo para recuperar.',
    lost: 'O que você digitou depois de "Salvar" não foi salvo. %{typed}',
  },
  leaving: {
    title: 'Sair e descartar?',
    text: '1 formulário tem alterações não salvas neste navegador: ao sair, elas são apagadas. |||| %{smart_count} formulários têm alterações não salvas neste navegador: ao sair, elas são apagadas.',
    confirm: 'Descartar e sair',
    cancel: 'Continuar aqui',
  },
  noPermission:
    'O que você digitou nesta página e não salvou continua guardado neste navegador: é oferecido de novo quando um administrador devolver a permissão.',
};
