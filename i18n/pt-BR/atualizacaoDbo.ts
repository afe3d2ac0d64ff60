/** Texts of the update of charges, used as `atualizacaoDbo.…`. */
export default {
  salvar: 'Salvar lista',
  salva: 'Lista salva com 1 indústria |||| Lista salva com %{smart_count} indústrias',
  semLista: 'Nada foi salvo: filtre um período e espere a lista aparecer.',
  vazia: 'Nada foi salvo: a lista deste período não tem indústrias.',
  salvos: 'Listas salvas',
  lista: 'Lista de relatórios salvos',
  obtendo: 'Obtendo os relatórios salvos',
  falhou: 'Não foi possível obter os relatórios salvos.',
  nenhum: 'Nenhum relatório foi salvo. Filtre um período e salve a lista.',
  coluna: { apagar: 'Apagar', inicio: 'Inicio', fim: 'Fim', visualizar: 'Visualizar' },
  apagarDe: 'Apagar o relatório de %{inicio} a %{fim}, salvo em %{moment}',
  visualizarDe: 'Visualizar o relatório de %{inicio} a %{fim}, salvo em %{moment}',
  salvoEm: 'salvo em %{moment}',
  remover: {
    titulo: 'Remover relatório salvo',
    texto: 'Deseja remover o relatório de %{inicio} a %{fim}, salvo em %{moment}?',
    confirmar: 'Remover',
    cancelar: 'Cancelar',
    feito: 'Relatório removido',
    incerto: 'O relatório pode ter sido removido ou não: veja na lista.',
  },
};
