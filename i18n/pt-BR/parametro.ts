/** Texts of a parameter's dialogs, used as `parametro.…`: its synonyms, and its limits by the day they hold from. */
export default {
  synonyms: {
    add: 'Adicionar Sinônimo',
    view: 'Sinônimos',
    hint: 'Outros nomes com que os laboratórios informam %{name}.',
    submit: 'Adicionar',
    empty: 'Este parâmetro ainda não tem sinônimos.',
    remove: 'Remover sinônimo %{name}',
    failed: 'Não foi possível obter os sinônimos.',
  },
  limits: {
    hint: 'Cada resultado é julgado pelos limites em vigor no dia da coleta. Os anteriores continuam valendo para os dias deles.',
    since: 'Vale a partir de',
    minimum: 'Mínimo',
    maximum: 'Máximo',
    always: 'Sempre',
    submit: 'Salvar',
    remove: 'Desfazer limites a partir de %{day}',
    removeText: 'Os limites anteriores voltam a valer nesses dias. As coletas deles passam a ser julgadas por aqueles.',
    removed: 'Limites desfeitos',
    failed: 'Não foi possível obter os limites.',
  },
};
