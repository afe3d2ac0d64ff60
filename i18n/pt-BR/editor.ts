/** React-admin's texts of the editor of formatted text, which only some pages have. */
export default {
  tiptap: {
    bold: 'Negrito',
    italic: 'Itálico',
    underline: 'Sublinhado',
    strike: 'Tachado',
    code: 'Código',
    align_left: 'Alinhar à esquerda',
    align_center: 'Centralizar',
    align_right: 'Alinhar à direita',
    align_justify: 'Justificar',
    list_bulleted: 'Lista com marcadores',
    list_numbered: 'Lista numerada',
    blockquote: 'Citação',
    clear_format: 'Limpar formatação',
  },
};
