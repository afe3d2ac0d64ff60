/** Texts of the update of DBO values, used as `valoresDbo.…`. */
export default {
  escolher: 'Escolher',
  escolherUm: 'Escolher %{nome}',
  pdf: 'PDF',
  cartaDe: 'Carta de atualização de DBO de %{nome}',
  carta: 'Carta de 1 cliente |||| Carta de %{smart_count} clientes',
  todos: 'Escolher todos',
  nenhum: 'Não escolher nenhum',
  teclas: 'espaço escolhe, Enter abre a carta',
};
