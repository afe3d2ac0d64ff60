/** Texts of the update of DBO values, used as `valoresDbo.…`. */
export default {
  escolher: 'Selecionar',
  escolherUm: 'Selecionar %{nome}',
  pdf: 'PDF',
  cartaDe: 'PDF da carta de atualização de DBO de %{nome}',
  carta: 'Carta de 1 cliente |||| Carta de %{smart_count} clientes',
  todos: 'Selecionar todos',
  nenhum: 'Limpar seleção',
  teclas: 'Espaço seleciona, Enter abre a carta',
};
