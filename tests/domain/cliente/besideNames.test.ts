import { expect, test } from 'vitest';
import { goesOn, isOfPlace } from '../../../domain/cliente/besideNames.ts';

const OWN = new Set(['teodoro', 'prado', 'ana', 'paula', 'maria']);

test.each([
  ['Teodoro Prado', ' Lima', true],
  ['Teodoro Prado', ' de Lima', true],
  ['Teodoro Prado', ' de Rui Lima', true],
  ['Teodoro Prado', ' e Lima', true],
  ['Teodoro Prado', ' e Ana Lima', false],
  ['Teodoro Prado', ' Paula', false],
  ['Teodoro Prado', '', false],
  ['Teodoro Prado', ' iPhone', false],
  ['Teodoro Prado', ' ETE', false],
  ['TEODORO PRADO', ' LIMA', true],
  ['TEODORO PRADO', ' AB', false],
  ['ana paula', ' siqueira', true],
  ['ana paula', ' li', false],
  ['ana paula', ' de siqueira', false],
  ['ana paula maria', ' siqueira', false],
  ['teodoro prado', ' siqueira', false],
])('after %j, %j goes on the name: %s', (said, after, is) => {
  expect(goesOn({ said, after }, OWN)).toBe(is);
});

test.each([
  ['Poço São ', true],
  ['Poço Sa\u0303o ', true],
  ['POÇO SÃO ', true],
  ['Rua ', true],
  ['R. ', true],
  ['Rua Dr. ', true],
  ['aqui são ', false],
  ['BSao ', false],
  ['Saoirse ', false],
  ['r ', false],
  ['', false],
])('what stands after %j is named after somebody: %s', (before, is) => {
  expect(isOfPlace({ said: 'Teodoro Prado', before, after: '' })).toBe(is);
});
