import { expect, test } from 'vitest';
import { testOf } from '../../reports/tabela/filters.ts';

const passes = (cell: string, typed: string) =>
  testOf({ name: 'x', label: 'X', kind: 'text', of: () => cell }, typed)?.('a row');

test.each([
  ['2.118,00', '2118', true],
  ['2.118,00', '2118,00', true],
  ['2.118,00', '2.118', true],
  ['< 1.296.900', '1296900', true],
  ['2.118,00', '2119', false],
  ['2.118,00', '118,0', true],
  ['1.2345', '12345', false],
  ['v. 1.234', 'V. 1.2', true],
  ['Indústria São João', 'sao joao', true],
])('%s is found by %s: %s', (cell, typed, found) => {
  expect(passes(cell, typed)).toBe(found);
});

test('a filter of blanks asks for nothing', () => {
  expect(passes('1', '  ')).toBeUndefined();
});
