import { expect, test } from 'vitest';
import { typedQuantity } from '../../../domain/leitura/typedQuantity.ts';

test.each([
  ['62.201', 62201],
  [' 62.201 ', 62201],
  [' 1.062.201 ', 1062201],
  ['62.201,5', 62201.5],
  ['62201,5', 62201.5],
  ['62201.5', 62201.5],
  ['62.20', 62.2],
  ['0.125', 0.125],
  ['0,125', 0.125],
  ['62', 62],
  ['', null],
  ['62.201.5', null],
  ['doze', null],
])('%j is %j', (text, quantity) => {
  expect(typedQuantity(text)).toBe(quantity);
});
