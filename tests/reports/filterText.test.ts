import { expect, test } from 'vitest';
import { filterText } from '../../reports/registers/listQuery.ts';

test.each([
  ['nothing is filtered', {}, {}, undefined],
  ['a field of its own', { descricao: 'norte', flagAtivo: 0 }, {}, 'Descrição: norte; Situação: Desabilitado'],
  ['a record by its name', { idRoteiro: 1 }, { Roteiro: 'Norte' }, 'Roteiro: Norte'],
  ['a record that is not found by its id', { idRoteiro: 1 }, {}, 'Roteiro: ID 1'],
  ['a record whose name is on its way', { idRoteiro: 1 }, undefined, 'Roteiro: …'],
])('a filter in words: %s', (_, filter, names, text) => {
  expect(filterText('cadastro/cliente', filter, names)).toBe(text);
});
