/** Texts of pages on paper, used as `impressao.…`. */
export default {
  emitido: 'Emitido em %{moment}',
};
