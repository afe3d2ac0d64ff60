/** Texts on a record that two changed, used as `conflito.…`. */
export default {
  othersTitle: 'Registro gravado por outra pessoa',
  othersText: '%{author} gravou este registro %{when}depois que você o abriu. Nada foi salvo.',
  unknownTitle: 'Registro gravado depois que você o abriu',
  unknownText: 'Não se sabe quem gravou este registro. Nada foi salvo.',
  ownTitle: 'Você mesmo gravou este registro',
  ownText:
    'Você gravou este registro %{when}em outra janela ou numa tentativa que ficou sem resposta. Nada mais foi salvo.',
  when: 'em %{moment}, ',
  someone: 'Outra pessoa',
  choose: 'Escolha o que fica em cada campo. Estão marcados os seus onde você alterou, e os gravados nos outros.',
  field: 'Campo',
  theirs: 'Gravado',
  mine: 'O meu',
  same: 'Os valores gravados são iguais aos do seu formulário.',
  saveChosen: 'Salvar o escolhido',
  keepMine: 'Manter o meu',
  reload: 'Recarregar',
};
